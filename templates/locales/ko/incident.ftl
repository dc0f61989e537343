# 사안과 판정: 무슨 일이 언제 있었는지, 판정, 심판 기록.

way-incidents = 사안
way-rulings = 판정
boards-incident = 사안
boards-incident-at = { $table }번 테이블의 사안

## 무슨 일이 있었나
incident-step = 사안, 4단계 중 { $n }단계.
incident-at = { $table }번 테이블, { $black } – { $white }
incident-place = { $round }라운드, { $table }번 테이블
incident-board = 대국
incident-what = 있었던 일
incident-when = 언제
incident-what-question = 무슨 일이 있었습니까?
incident-on-board = 판 위에서
incident-by-both = 양쪽
incident-by-nobody = 아무도 아니거나 알 수 없음
incident-what-by = { $what }: { $by }
kind-ko-retake = 패를 곧바로 되따냄
kind-superko = 이전의 판 전체를 되풀이함
kind-suicide = 자살수
kind-occupied = 돌이 있는 점에 둠
kind-out-of-turn = 차례가 아닌데 둠
kind-two-in-a-row = 연속하여 두 번 둠
kind-stone-displaced = 돌을 옮기거나 건드림
kind-stone-removed = 활로가 있는 돌을 들어냄
kind-captures-left = 따낸 돌이 판에 남음
kind-captures-mishandled = 따낸 돌을 뚜껑에 두지 않음
kind-take-back = 수를 무르거나 옮김
kind-board-scattered = 판이 흩어짐
kind-wrong-colors = 흑백이 바뀜
kind-wrong-setup = 덤이나 치수가 틀림
kind-clock-misuse = 시계를 잘못 씀
kind-time-loss = 시간이 다 됨
kind-late-arrival = 지각
kind-no-show = 오지 않음
kind-outside-help = 훈수나 전자기기
kind-conduct = 대국 태도
kind-count-disputed = 계가에 다툼이 있음
kind-repetition = 동형반복인데 아무도 물러서지 않음
kind-other = 그 밖의 일

## 언제
incident-when-question = 언제 발견했습니까?
when-at-once = 곧바로, 다음 수 이전
when-up-to-three = 1~3수 뒤
when-more = 3수보다 더 뒤
when-confirmed = 양쪽이 결과를 확인한 뒤
when-before-result = 양쪽이 결과를 확인하기 전
incident-numbers = 수 번호와 발견한 사람
incident-numbers-note = 번호 없이 위의 답만으로도 됩니다.
incident-which-move = 몇 번째 수
incident-after-move = 발견 직전 수
incident-by-numbers = 이 번호에 따름
incident-who = 발견한 사람
incident-who-unsaid = 말하지 않음
incident-who-arbiter = 심판
incident-move = 제{ $n }수
incident-noticed-after = 제{ $n }수 뒤에 발견
incident-minutes = 늦은 시간(분)
incident-grace = 이 대회의 지각 허용 시간은 { $n }분입니다.
incident-minutes-late = { $n }분 늦음
incident-fault = 구체적 내용
incident-fault-before-stone = 돌을 놓기 전이나 놓으면서 누름
incident-fault-before-captures = 따낸 돌을 들어내기 전에 누름
incident-fault-off-lid = 뚜껑에 두지 않음
incident-fault-touched = 건드리거나 돌려줌
incident-fault-other = 그 밖의 일
incident-so = 해당합니까?
case-point-taken = 그 자리에 이미 다른 돌이 있음
case-deliberate = 고의였음
case-agreed = 두 대국자가 합의함
case-disagreed = 대국자에게 물었으나 합의하지 못함
case-dropped = 돌이 손에서 미끄러짐
case-forced = 대국자의 탓이 아님
case-lost = 아무도 국면을 복원할 수 없음
case-effective-move = 대국 정지 뒤에 유효한 수가 발견됨
incident-back = 있었던 일로 돌아가기
incident-kept = 보고를 저장했습니다. 이 페이지에서 이어서 판정할 수 있습니다.

## 판정
ruling-title = 판정, { $table }번 테이블
ruling-number = 판정 { $no }
ruling-waits = 심판이 결정합니다. 그때까지는 아무 일도 일어나지 않습니다.
ruling-no-offence = 위반 없음.
ruling-why = 이유
ruling-binds = 구속력
firm-binding = 규정에 그렇게 되어 있음
firm-default = 심판이 달리 정하지 않는 한 그러함
firm-open = 규정이 심판에게 맡김
ruling-clocks = 시계
ruling-earlier = 지금까지의 벌칙
ruling-penalty = 함께 주는 벌칙
ruling-words = 심판의 말로
ruling-words-hint = 판정 이유. 다른 벌칙이라면 그 내용
ruling-told = 대국자에게 알림
ruling-confirm = 판정 확정
ruling-choose = 고를 수 있는 것
ruling-instead = 대신 고를 수 있는 것
ruling-if-agreed = 두 대국자가 합의하면: { $remedy }
ruling-later = 나중에: 보고만 저장
ruling-arbiter = 심판
ruling-amends = 대체된 판정
ruling-status = 효력 없음
ruling-not-told = 아직 알리지 않음
ruling-tell = 알렸음
ruling-told-now = 판정 { $no }: 선수에게 알렸음을 적었습니다.
ruling-sheet = 인쇄용 판정서
ruling-amend = 수정
ruling-withdraw = 판정 철회
ruling-withdraw-note = 그 벌칙은 더는 세지 않습니다. 판정의 결과가 아직 남아 있으면 대국의 결과는 그 이전으로 돌아갑니다. 기록은 남습니다.
ruling-withdraw-reason = 왜 철회합니까?
ruling-withdrawn-now = 판정 { $no }: 철회했습니다.
ruling-amended-by = 판정 { $no }에서 수정됨
ruling-withdrawn-by = { $name } 님이 철회, { $at }: { $reason }
ruling-recorded = 판정 { $no }: 기록했습니다. 대국의 결과는 그대로입니다.
ruling-recorded-result = 판정 { $no }: 기록했고, 대국에 그 결과가 표시됩니다.
ruling-recorded-before = 이 판정은 이미 기록되어 있습니다.
result-becomes = { $before } → { $after }
result-unchanged = 그대로
result-open = 미정: 다시 두거나 다시 계가함
result-unrated = 레이팅에 들지 않고, 승자승에도 넣지 않음
standings-place = 순위
standings-change = { $name } { $before } → { $after }
standings-others = { $n ->
   *[other] 다른 선수 { $n }명의 순위나 동률 판정도 바뀝니다
  }

## 판정의 효과
effect-goes-on = 대국은 지금 국면 그대로 계속합니다.
effect-before = 제{ $n }수를 두기 전 국면으로 돌아갑니다.
effect-before-unknown = 문제의 수를 두기 전 국면으로 돌아갑니다.
effect-pass = { $stones ->
    [1] 돌을 들어내고 { $color }의 패스로 칩니다.
   *[other] 두 돌을 모두 들어내고 { $color }의 패스로 칩니다.
  }
effect-turn = { $color } 차례입니다.
effect-first-point = 돌을 처음 두었던 자리로 되돌립니다.
effect-stones-back = 돌들을 제자리로 되돌립니다.
effect-captures-off = 따낸 돌을 들어냅니다.
effect-by-hand = 심판이 타당하다고 보는 자리에 돌을 놓습니다.
effect-reconstructed = 국면을 복원합니다.
effect-cleared = 판을 비웁니다.
effect-pass-stones = { $n ->
   *[other] { $color }이 패스 돌 { $n }개를 받습니다.
  }
effect-prisoners = { $n ->
   *[other] { $color }이 사석 { $n }개를 더 받습니다.
  }
effect-points = { $color }이 { $points }집을 받습니다.
effect-exchange = 대국자가 흑백을 바꾸고, 돌은 그대로 둡니다.
effect-as-paired = 덤과 치수를 대진대로 바로잡습니다.
penalty-caution = { $color }에게 주의.
penalty-warning = { $color }에게 경고.
penalty-stones = { $color } 벌점 { $n }집.
penalty-game-loss = { $color }의 경고가 한도에 이르렀습니다.
penalty-exclusion = { $color } 대회에서 제외.
penalty-other = { $color }에게 다른 벌칙, 심판이 적은 대로.
verdict-replay = 대국을 다시 둡니다.
verdict-count-again = 사활과 계가를 다시 확인합니다.
verdict-stands = 확인된 결과가 유지됩니다.
verdict-wins-illegal-move = { $color } 승: 상대의 반칙.
verdict-wins-time = { $color } 시간승.
verdict-wins-default = { $color } 승: 상대 불참.
verdict-wins = { $color } 판정승.
verdict-ends = 대국이 끝났습니다: { $result }.
clock-leave = 그대로 둠
clock-stop = 그동안 멈추었다가 다시 감
clock-set-right = 심판이 시계를 바로잡음
clock-charge = { $color } { $n }분 차감
clock-reset = 양쪽 모두 처음부터 시작
note-record-disagrees = 기보에는 이 위반이 보이지 않습니다. 먼저 확인하세요.
note-cannot-be-done = 규정이 요구하는 것은 이 판에서 더는 할 수 없습니다.
note-move-unknown = 어느 수인지 아무도 말하지 않았습니다. 손으로 국면을 복원하세요.
note-window-unclear = 그사이 몇 수를 두었는지 확인하세요.
note-starts-anew = 이전 국면은 패와 동형반복에서 더는 따지지 않습니다.
note-derived = 규정에서 이끌어 낸 것이며 규정에 적혀 있지는 않습니다.
note-setting = 일반적인 관행이며, 대회의 설정입니다.
note-confirmed = 결과가 확인되었습니다. 벌칙은 적을 수 있으나 그 밖의 것은 할 수 없습니다.
remedy-stands = 계속 두기
remedy-no-offence = 위반 없음
remedy-take-back = 수를 물림
remedy-as-pass = 물리고 패스로 침
remedy-first-point = 처음 둔 자리로
remedy-stones-back = 돌을 제자리로
remedy-reasonable-point = 타당한 자리로
remedy-captures-off = 따낸 돌 들어내기
remedy-reconstruct = 국면 복원
remedy-exchange = 흑백 교환
remedy-correct-setup = 덤과 치수를 대진대로
remedy-clock = 시계 바로잡기
remedy-count-again = 다시 계가
remedy-points = 상대에게 집을 주고 수는 유효
remedy-lateness = 대회의 지각 규정대로
remedy-loses-illegal-move = 반칙패
remedy-loses-time = 시간패
remedy-loses-default = 불참패
remedy-loses = 패
remedy-both-lose = 양쪽 패
remedy-draw = 무승부
remedy-no-result = 승부 없음
remedy-replay = 재대국
sanction-none = 벌칙 없음
sanction-caution = 주의
sanction-warning = 경고
sanction-exclusion = 대회에서 제외
sanction-other = 다른 벌칙(직접 쓰기)

## 기록
incidents-title = 심판 기록
incidents-lead = 사안은 해당 대국에서 시작합니다.
incidents-waiting = 아직 판정 없음
incidents-rule = 판정하기
incidents-rulings = 판정
incidents-open = 열기
incidents-csv = 기록을 표로 받기 (CSV)
rulings-title = 판정
rulings-lead = 심판이 결정한 내용과 그 이유.
rulings-none = 아직 판정이 없습니다.
sheet-how = 이 페이지를 인쇄하여 서명을 받으세요.
sheet-arbiter-signs = 심판

## 재심
appeal-none = 이 대회에는 재심이 없습니다.
appeal-may = 대국자는 { $until } { $members }인 위원회에 재심을 신청할 수 있습니다.
appeal-until-confirmed = 결과가 확인되기 전까지
appeal-until-round = 라운드가 끝나기 전까지
appeal-until-minutes = 통지를 받은 뒤 { $n }분 안에
appeal-take = 재심 신청 접수
appeal-who = 신청인
appeal-grounds = 이유
appeal-grounds-needed = 대국자가 재심을 신청하는 이유를 쓰세요
appeal-act = 재심 접수
appeal-taken = 판정 { $no }: 재심 신청을 접수했습니다.
appeal-number = 재심 { $no }
appeal-by = { $name }, { $at }
appeal-judge = 위원회의 결정
appeal-judge-note = 판정한 심판은 표결권이 없습니다. 결정은 최종입니다.
appeal-member = 위원 { $n }
appeal-vote = 표
vote-upheld = 판정 유지
vote-overturned = 판정 취소
appeal-reasons = 이유
appeal-judge-act = 결정 저장
appeal-judged = 판정 { $no }: 위원회의 결정을 저장했습니다. 판정이 취소되었다면 지금 수정하거나 철회하세요.
appeal-upheld = 판정이 유지됩니다 ({ $members }).
appeal-overturned = 판정이 취소됩니다 ({ $members }).

## 대회의 절차
procedure-title = 절차와 판정
procedure-lead = 반칙, 지각, 경고가 있을 때 어떻게 하는지: 어느 규정에 따르고, 이 대회가 달리 정한 것은 무엇인지.
procedure-which = 절차
procedure-which-hint = 다른 것을 고르면 아래 칸이 그 값으로 채워집니다.
procedure-of-rules = 대국 규칙에 따라: { $rules }
procedure-event = 대회
procedure-international = 국제 대회
procedure-international-note = 일부 규정은 국제 대회를 따로 다룹니다
procedure-public = 판정 공개
procedure-public-note = 누구나 새 판정을 볼 수 있습니다. 표시하지 않으면 심판만 보고 대국자에게 알립니다
procedure-save = 저장
procedure-saved = 절차를 저장했습니다.

## 거부되는 것
refusal-procedure = 이 절차는 쓸 수 없습니다: { $why }
refusal-report = 보고가 앞뒤가 맞지 않습니다. 단계를 다시 밟으세요.
refusal-report-by = 흑인지 백인지 고르세요
refusal-report-noticed = 일어나기 전에 발견한 것으로 되어 있습니다. 두 번호를 비교하세요
refusal-report-move = 어느 수였는지와 어느 수 뒤에 발견했는지를 모두 쓰세요
refusal-choose-first = 규정이 심판에게 맡긴 일입니다. 선택지 가운데 하나를 고르세요
refusal-not-offered = 함께 고를 수 없습니다. 다시 고르세요.
refusal-words-needed = 벌칙이 무엇이고 왜 주는지 쓰세요
refusal-ruling-changed = 그사이 판이나 대국자의 벌칙이 바뀌었습니다. 아무것도 기록하지 않았으니 판정을 다시 보세요.
refusal-not-in-force = 이 판정은 이미 수정되었거나 철회되었습니다
refusal-no-such-ruling = 그런 판정이나 재심이 없습니다
refusal-appeal-decided = 이 재심은 이미 결정되었습니다. 결정은 최종입니다
refusal-appeal-late = 재심 신청 기한이 지났습니다
refusal-appeal-none = 이 대회에는 재심이 없습니다
refusal-appeal-committee = 위원 전원의 이름을 쓰세요
refusal-appeal-own-case = 판정한 심판은 재심을 맡을 수 없습니다
refusal-appeal-twice = 같은 위원이 두 번 적혀 있습니다
refusal-appeal-player = 두 대국자만 재심을 신청할 수 있습니다

## 일지
act-incident = 사안 보고
act-ruling = 판정
act-tell-ruling = 판정을 선수에게 알림
act-withdraw-ruling = 판정 철회
act-appeal = 재심 신청
act-judge-appeal = 재심 결정
