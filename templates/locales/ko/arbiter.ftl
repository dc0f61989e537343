# 심판: 진행 중인 대국, 한 대국, 한 대국에 결과가 둘일 때.

boards-title = 대국
boards-nothing = 아직 공개된 라운드가 없습니다. 공개되면 그 대국이 여기에 나오고, 두 선수마다 버튼이 있습니다.
boards-complete = { $round }라운드 결과가 모두 들어왔습니다
boards-missing = 판 결과 미입력 ({ $round }라운드, 전체 { $total }판)
boards-progress = { $total }판 중 { $done }판 결과 입력됨
boards-find = 테이블 또는 이름
boards-which = 볼 대국
boards-open = 진행 { $count }
boards-all = 전체 { $count }
boards-changed = { $count ->
    [1] 대국 하나가 바뀜
   *[other] 대국 { $count }판이 바뀜
  }
boards-changed-since = { $time } 이후
boards-hide-done = 끝난 대국 숨기기
boards-unkept = 이 기기에는 저장할 수 없습니다. 모두 보낼 때까지 이 페이지를 열어 두세요.
boards-waits-since = { $time }부터 여기서 대기 중
boards-stuck = 입력 안 됨
boards-stuck-at = 입력 안 됨: { $tables }번 대국
boards-look = 이유 보기
boards-lost = { $time }부터 연결이 끊겨 있습니다.
boards-unsent = { $count ->
    [1] 결과 하나가 이 휴대폰에서 대기 중입니다.
   *[other] 결과 { $count }개가 이 휴대폰에서 대기 중입니다.
  }
boards-other = 기타
boards-other-result = 다른 결과
boards-other-at = 기타 결과, { $table }번 테이블
boards-black-away = 흑 불참
boards-white-away = 백 불참
boards-change-at = { $table }번 테이블 변경
board-title = { $table }번 테이블
board-who = 누가 이겼습니까?
board-how = 어떻게?
board-how-hint = 대국하지 않은 결과는 “불참”을 고르세요.
board-points = 몇 집 차이입니까?
board-points-hint = 계가한 경우에만: 3.5
board-corrects = { $round }라운드는 끝났거나 다음 라운드 대진이 이미 짜였습니다. 대진은 그대로이고, 순위가 바뀌며, 사유는 일지에 남습니다.
board-reason = 왜 고칩니까?
board-reason-hint = 예: 결과 용지가 뒤바뀜
board-act = 결과 입력
board-back = 대국 목록으로
who-black = 흑 승: { $name }
who-white = 백 승: { $name }
who-jigo = 빅
who-both-lose = 양쪽 패
who-both-win = 양쪽 승
who-no-result = 승부 없음
who-pending = 아직 모름
who-worth = 흑 { $black }점, 백 { $white }점
who-replay = 다시 둘 때까지 점수 없음
how-unstated = 적지 않음
how-score = 계가
how-resignation = 불계
how-time = 시간 초과
how-illegal-move = 반칙
how-default = 불참: 두지 않음
how-decision = 심판 판정
conflict-title = 결과가 둘, { $table }번 테이블
conflict-head = 심판 둘, 결과 둘
conflict-lead = { $table }번 테이블을 입력하시는 동안 다른 사람이 다른 결과를 입력했습니다. 잃은 것은 없습니다. 어느 쪽이 맞습니까?
conflict-players-lead = { $table }번 테이블: 두 대국자가 방금 누른 것과 다른 결과를 알렸습니다. 아직 아무것도 입력되지 않았습니다.
conflict-just-now = 방금, 저장 안 됨
conflict-tapped-at = { $time } 이 휴대전화에서 입력, 저장되지 않음
conflict-saved = 저장됨
conflict-seconds-ago = { $n }초 전, 저장됨
conflict-minutes-ago = { $n }분 전, 저장됨
conflict-saved-at = { $time }, 저장됨
conflict-leave = 저장된 대로 두기
result-corrected = { $table }번 테이블을 고쳤습니다. 이후 라운드의 대진은 그대로이고, 순위는 새로 계산되었습니다.
somebody = 누군가

refusal-reason-needed = 결과를 고치는 이유를 쓰세요
refusal-not-published = { $round }라운드는 초안입니다. 먼저 공개하세요
fault-margin = 몇 집 차이인지 0보다 큰 수로 쓰세요: 3.5
boards-none-open = 열린 판이 없습니다.
