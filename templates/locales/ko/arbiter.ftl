# 심판: 진행 중인 대국, 한 대국, 한 대국에 결과가 둘일 때.

boards-nothing = 아직 공개된 라운드가 없습니다. 공개되면 그 대국이 여기에 나오고, 두 선수마다 버튼이 있습니다.
boards-complete = { $round }라운드 결과가 모두 들어왔습니다
boards-missing = 판 결과 미입력 ({ $round }라운드, 전체 { $total }판)
boards-progress = { $total }판 중 { $done }판 결과 입력됨
boards-which = 볼 테이블
boards-open = 진행 { $count }
boards-all = 전체 { $count }
boards-waiting = 전송 대기 { $count }
boards-changed = { $count ->
    [1] 대국 하나가 바뀜
   *[other] 대국 { $count }판이 바뀜
  }
boards-changed-since = { $time } 이후
boards-hide-done = 끝난 대국 숨기기
boards-unkept = 이 기기에는 저장할 수 없습니다. 모두 보낼 때까지 이 페이지를 열어 두세요.
boards-known = 이 기기가 아는 내용입니다. 다른 사람이 더 입력했을 수 있습니다.
boards-waits-since = { $time }부터 여기서 대기 중
boards-stuck = 입력 안 됨
boards-stuck-at = 입력 안 됨: { $tables }번 테이블
boards-look = 이유 보기
boards-lost = { $time }부터 연결이 끊겨 있습니다.
boards-unsent = { $count ->
    [1] 결과 하나가 이 기기에서 대기 중입니다.
   *[other] 결과 { $count }개가 이 기기에서 대기 중입니다.
  }
boards-sent = { $count ->
    [1] 결과 하나를 보냈습니다.
   *[other] 결과 { $count }개를 보냈습니다.
  }
boards-other = 기타
boards-other-at = 기타 결과, { $table }번 테이블
boards-black-away = 흑 불참
boards-white-away = 백 불참
boards-change-at = { $table }번 테이블 변경
board-who = 누가 이겼습니까?
board-how = 어떻게?
board-neither = 승자 없음
board-one-tap = 한 번 누르면 결과가 입력됩니다. 드문 결과는 먼저 영향을 보여 줍니다.
board-points = 몇 집 차이입니까?
board-corrects = { $round }라운드는 끝났거나 다음 라운드 대진이 이미 짜였습니다. 대진은 그대로이고, 순위가 바뀌며, 사유는 일지에 남습니다.
board-reason = 왜 고칩니까?
board-reason-hint = 예: 결과 용지가 뒤바뀜
who-pending = 아직 두는 중
who-replay = 다시 둠
who-taken-back = 결과를 취소함
who-unrated = 레이팅 제외
how-illegal-move = 반칙
how-default = 불참
how-decision = 심판 판정
conflict-title = 결과가 둘, { $table }번 테이블
conflict-head = 심판 둘, 결과 둘
conflict-lead = { $table }번 테이블을 입력하는 동안 다른 사람이 다른 결과를 입력했습니다. 잃은 것은 없습니다. 어느 쪽이 맞습니까?
conflict-own-lead = 이 페이지를 연 뒤에 { $table }번 테이블에 직접 다른 결과를 입력하셨습니다. 잃은 것은 없습니다. 어느 쪽이 맞습니까?
conflict-players-lead = { $table }번 테이블: 두 대국자가 방금 누른 것과 다른 결과를 보고했습니다. 아직 아무것도 입력되지 않았습니다.
conflict-report-lead = { $table }번 테이블 선수들의 보고가 그사이 바뀌어 입력하지 않았습니다. 다시 확인하세요.
conflict-record-lead = { $table }번 테이블: 기보의 결과가 방금 누른 것과 다릅니다. 아직 아무것도 입력되지 않았습니다.
conflict-ruling-lead = { $table }번 테이블: 지금 결과는 판정 { $number }에 따른 것입니다. 아직 아무것도 입력되지 않았습니다. 판정이 잘못되었다면 그 판정의 페이지에서 고치거나 철회하는 편이 낫습니다.
conflict-game-lead = { $table }번 테이블에는 둔 대국의 결과가 있는데 불참을 눌렀습니다. 아직 아무것도 입력되지 않았습니다.
conflict-just-now = 방금, 저장 안 됨
conflict-tapped-at = { $time } 이 기기에서 입력, 저장되지 않음
conflict-saved = 저장됨
conflict-seconds-ago = { $n }초 전, 저장됨
conflict-minutes-ago = { $n }분 전, 저장됨
conflict-saved-at = { $time }, 저장됨
conflict-leave = 저장된 대로 두기
result-corrected = { $table }번 테이블을 고쳤습니다. 이후 라운드의 대진은 그대로이고, 순위가 갱신되었습니다.
fault-margin = 몇 집 차이인지 0보다 큰 수로 쓰세요: 3.5
boards-none-open = 진행 중인 대국이 없습니다.
date-set-title = 대국 날짜
date-set-about = 두 선수 모두에게 적용되며, 선수가 제안한 날짜를 대신합니다.
date-set-act = 날짜 정하기
date-clear = 날짜 없음
date-set = 날짜를 정했습니다.
date-set-outside = 날짜를 정했습니다. 라운드의 기간을 벗어납니다.

# 입력란이나 요청에서 무엇이 잘못되었고, 어떻게 하면 되는가.

fault-margin-of-other = { $typed }집 차이로 이긴 것은 상대입니다. 이 승리의 집수를 쓰거나 위에서 다른 답을 고르세요.

# 현장에서 대국을 기록하고, 지켜보기.

boards-record-at = { $table }번 테이블, 대국 기록

# 사안과 판정: 무슨 일이 언제 있었는지, 판정, 심판 기록.

boards-incident-at = { $table }번 테이블의 사안

# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

## 결과의 의미
outcome-title = 이 결과의 의미, { $table }번 테이블
outcome-lead = 입력하기 전에 무엇이 달라지는지 보세요.
outcome-no-change = 달라지는 것이 없음
outcome-anew-result = 승부 없음, 대국을 다시 둠
outcome-files = 파일에 적히는 내용
outcome-confirm = 이 결과 입력
outcome-back = 뒤로, 다른 결과 입력
outcome-anew = 같은 테이블에서 대국을 다시 둡니다. 첫 대국은 그 테이블의 이력에 남고 점수에는 들지 않습니다.
## 다시 두는 대국
replay-title = 대국을 다시 둡니다
replay-black = 흑을 잡는 선수
replay-time = 제한시간
replay-time-hint = 대회의 시간과 다를 때: 각 30분
replay-back = 다시 두지 않기로 함
replay-saved = { $table }번 테이블: 다시 두는 대국의 조건을 저장했습니다.
replay-taken-back = { $table }번 테이블: 첫 대국이 다시 유효합니다.
replay-earlier = 대국 { $n }: { $result }, 재대국. 흑 { $black }, 백 { $white }, { $handicap }.
replay-by-ruling = 판정 { $no }.
result-played-anew = { $table }번 테이블: 대국을 다시 두며, 결과는 다시 미입력입니다.
boards-anew = 재대국
## 양쪽이 확인한 결과
board-both-confirm = 두 대국자가 확인함
board-both-confirm-note = 두 대국자가 확인한 결과는 심판장만 바꿀 수 있습니다.
board-confirmed-at = 두 대국자가 확인함, { $time }.
board-confirmed-by-round = 라운드가 끝나 결과가 확인된 것으로 봅니다.
board-confirmed-chief = 이제는 심판장만 사유를 적고 바꿀 수 있습니다: { $name }.
board-correct = 심판장으로서 고치기
boards-confirm = 양쪽 확인
chief-organisers = 지정된 사람이 없어 운영자
## 라운드의 시계
clock-start = 시계 시작
clock-start-ask = 테이블 { $boards }개의 시계가 모두 시작되고, 대국장 화면에 표시됩니다.
clock-start-round = { $round }라운드 시계 시작
clock-unstart = 아직 아님
clock-planned = { $time } 예정
clock-started = { $round }라운드: 시계가 갑니다. 대국장 화면에 표시됩니다.
clock-unstarted = { $round }라운드: 시계가 아직 가지 않습니다.

settings-rooms = 대국실
settings-rooms-hint = 테이블이 여러 방에 있을 때: 1-40 대강당; 41-80 도서실
settings-surname-first = 성을 먼저 쓰기
settings-surname-first-note = 모든 언어에서 János Szabó 대신 Szabó János로 씁니다. 한자, 가나, 한글 이름은 항상 성이 먼저입니다.
settings-sides = 한 편을 두는 사람
settings-sides-hint = 페어 바둑은 둘, 연기 바둑은 둘이나 셋이 번갈아 둡니다.
sides-one = 한 사람
sides-mean = 둘이나 셋이 번갈아, 실력은 평균
sides-given = 둘이나 셋이 번갈아, 실력은 적은 대로
fault-no-zone = Asia/Seoul 같은 시간대나 도시 이름을 쓰세요. “{ $typed }”은(는) 없습니다.
fault-no-room = 테이블과 방을 “1-40 대강당; 41-80 도서실”처럼 쓰세요. “{ $typed }”을(를) 이해할 수 없습니다.
boards-reported = 보고됨 { $count }
boards-late = 지연 { $count }
boards-late-since = { $time }부터 지연
boards-late-row = 지연
boards-disputed = 판정 대기
boards-said-both = 두 대국자: { $result }
boards-recorded = 기보: { $result }
boards-enter-it = 이대로 입력
boards-entered-right = 입력된 결과가 맞음
today-entered = 입력됨: { $result }
boards-entered = { $table }번 테이블: { $result }
boards-record-says = 기보
boards-said = { $name }: { $result }
boards-said-otherwise = { $name } 님의 보고와 다름: { $result }
inbox-entered = { $table }번 테이블의 결과를 입력했습니다.

# 심판: 기보가 말하는 것, 멈춘 판, 메우지 않은 공배

## 확인된 결과
board-clerical-question = 결과를 잘못 적은 것입니까?
board-clerical = 예: 양쪽이 확인한 결과는 여기에 적힌 것과 다름
board-clerical-note = 대국자가 확인한 결과는 더는 바꿀 수 없습니다.
