# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

## 결과의 의미
outcome-title = 이 결과의 의미, { $table }번 테이블
outcome-lead = 입력하기 전에 무엇이 달라지는지 보세요.
outcome-no-change = 달라지는 것이 없음
outcome-anew-result = 승부 없음, 대국을 다시 둠
outcome-means = 순위와 파일에 미치는 영향
outcome-files = 파일에 적히는 내용
outcome-confirm = 이 결과 입력
outcome-back = 뒤로, 다른 결과 입력
outcome-anew = 같은 테이블에서 대국을 다시 둡니다. 첫 대국은 그 테이블의 이력에 남고 점수에는 들지 않습니다.
rated = 레이팅 반영
rated-yes = 예
rated-open = 결과가 없는 동안은 미정
written-cells = 흑 { $black }, 백 { $white }
written-left-out = 이 대국은 빠집니다

## 다시 두는 대국
replay-title = 대국을 다시 둡니다
replay-black = 흑을 잡는 선수
replay-time = 제한시간
replay-time-hint = 대회의 시간과 다를 때: 각 30분
replay-save = 저장
replay-back = 다시 두지 않기로 함
replay-saved = { $table }번 테이블: 다시 두는 대국의 조건을 저장했습니다.
replay-taken-back = { $table }번 테이블: 첫 대국이 다시 유효합니다.
replay-earlier = 대국 { $n }: { $result }, 재대국. 흑 { $black }, 백 { $white }, { $handicap }.
replay-by-ruling = 판정 { $no }.
result-played-anew = { $table }번 테이블: 대국을 다시 두며, 결과는 다시 미입력입니다.
boards-anew = 재대국

## 양쪽이 확인한 결과
board-both-confirm = 두 대국자가 확인함
board-both-confirm-note = 그 뒤에는 심판장만 바꿀 수 있음
board-confirmed-at = 두 대국자가 확인함, { $time }.
board-confirmed-by-round = 라운드가 끝나 결과가 확인된 것으로 봅니다.
board-confirmed-chief = 이제는 심판장만 사유를 적고 바꿀 수 있습니다: { $name }.
board-correct = 심판장으로서 고치기
boards-confirm = 양쪽 확인
boards-confirmed = 확인됨
chief-organisers = 지정된 사람이 없어 운영자
error-chief-why = 심판장만 할 수 있는 일입니다. 심판장은 운영자가 담당자 페이지에서 지정합니다.
refusal-confirmed = 두 대국자가 결과를 확인했습니다. 심판장만 바꿀 수 있습니다.
refusal-not-played-anew = 이 테이블에는 다시 두는 대국이 없습니다
refusal-chief-without-role = 먼저 이 사람에게 여기서의 역할을 주세요
procedure-finished = 끝난 라운드의 결과는 확인된 것으로 봄
procedure-finished-note = 그 뒤에는 심판장만 고칩니다

## 심판장
role-chief = 심판장
people-chief-note = 두 대국자가 확인한 결과는 심판장만 바꿀 수 있습니다.
people-no-chief = 지정된 사람이 없어 모든 운영자가 할 수 있습니다.
people-name-chief = 심판장 지정
people-unname-chief = 심판장 해제
people-chief-me = 나를 심판장으로
people-chief-named = 심판장을 지정했습니다.
people-chief-unnamed = 그 사람은 이제 심판장이 아닙니다.

## 대회에서 제외
ruling-out = 이후 라운드
ruling-out-of = { $name } 님은 { $rounds }라운드에 나오지 못합니다.
ruling-out-already = { $name } 님은 이후에 두는 라운드가 없습니다.
entries-excluded = 판정 { $no }에 따라 대회에서 제외

## 라운드의 시계
clock-start = 시계 시작
clock-start-ask = 대국 { $boards }개의 시계가 모두 시작되고, 대회장 화면에 표시됩니다.
clock-start-round = { $round }라운드 시계 시작
clock-unstart = 아직 아님
clock-runs-since = { $time }에 시계 시작됨
clock-planned = { $time } 예정
clock-started = { $round }라운드: 시계가 갑니다. 대국장 화면에 표시됩니다.
clock-unstarted = { $round }라운드: 시계가 아직 가지 않습니다.
refusal-clock-of-draft = 시계를 시작하기 전에 { $round }라운드를 공개하세요
hall-starts-in = 시작까지
hall-runs = 시계 작동
hall-due = 예정 시각 지남
hall-forfeit = { $time } 이후 불참자는 패
hall-end = 종료 예상 { $time }
way-timetable = 시간표
timetable-title = 시간표
timetable-lead = 각 라운드의 시작 예정 시각입니다. 대국장 화면이 남은 시간을 알리고, 심판이 대국 목록에서 시계를 시작합니다.
timetable-zone = 시각은 이 시계를 따릅니다: { $zone }.
timetable-day = 날짜
timetable-time = 시각
timetable-save = 시간표 저장
timetable-saved = 시간표를 저장했습니다.
timetable-hall = 대국장 화면

## 일지
act-confirm = 결과 확인
act-unconfirm = 결과 확인 취소
act-replay = 재대국 결정
act-replay-terms = 재대국 조건
act-replay-back = 재대국 취소
act-name-chief = 심판장 지정
act-unname-chief = 심판장 해제
act-timetable = 시간표 변경
act-start-clocks = 시계 시작
act-unstart-clocks = 시계 시작 취소
