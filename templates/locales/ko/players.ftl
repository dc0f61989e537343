# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

request-skip = { $round }라운드 쉼
request-leave = 기권: { $round }라운드부터 대진 제외
request-late = { $round }라운드에 늦음
request-correct = 이름, 단급 또는 소속이 틀림
request-arbiter = 심판을 부름 ({ $round }라운드)
inbox-nothing = 답하지 않은 요청이 없습니다.
inbox-results = 보고한 결과
inbox-said = { $name }, { $time }: { $result }
inbox-enter = 입력: { $result }
inbox-requests = 요청한 것
calls-title = 심판 호출: { $n }
calls-tell = 심판 호출 알림 받기
inbox-if-granted = 승인하면:
inbox-words = 전할 말
inbox-grant = 승인
inbox-refuse = 거절
inbox-done = 완료
call-going = 가고 있다는 것이 선수들에게 보입니다
inbox-organisers = 누가 어느 라운드를 두는지는 운영자만 승인할 수 있습니다.
inbox-granted = 승인하고 처리했습니다.
inbox-refused = 거절했습니다. 선수가 볼 수 있습니다.
inbox-answered = 답한 것 ({ $n })
then-skip = 대진에서 빠지고, 그 라운드에 { $points }점.
then-leave = 더는 대진에 들지 않고 라운드마다 { $points }점이며, 지금까지의 순위는 유지됩니다.
then-late = 평소대로 대진에 들고, 시계는 그대로 시작합니다.
then-correct = 저절로 바뀌는 것은 없습니다. 등록 내용을 고친 뒤 승인하세요.
then-arbiter = 바뀌는 것은 없습니다. 누군가 갔음을 적을 뿐입니다.
then-paired = { $round }라운드 대진에 들어 있는 동안은 할 수 없습니다. 먼저 짝을 푸세요.
links-title = 개인 링크
links-about = 개인 링크가 있으면 선수가 자기 휴대폰으로 결과를 보고하고 요청할 수 있습니다. 링크를 가진 사람은 그 선수를 대신할 수 있으며, 언제든 철회할 수 있습니다.
links-hidden = 이 대회는 아직 공개되지 않았습니다. 공개 전에는 개인 링크에 그 사실만 나오고, 주장은 오더를 열 수 있습니다.
links-make = 선수 { $n }명의 링크 만들기
links-find = 이름 찾기
links-one = 링크 만들기
links-another = 다시 만들기
links-revoke-made = { $at }에 만든 링크 { $n }개 철회
links-revoked = 링크를 철회했습니다.
links-revoked-many = 링크 { $n }개를 철회했습니다.
links-since = { $at }부터
links-made = 개인 링크 { $n }개
links-once = 지금 인쇄하세요. 링크는 한 번만 표시되고 저장되지 않습니다. 잃어버리면 새로 만드세요.
links-made-before = 이 링크들은 이미 만들어졌고 한 번만 표시됩니다. 잃어버리면 새로 만드세요.
links-copy = 모든 이름과 링크 (복사용)
links-scan = 내 대국, 결과, 요청
links-keep = 남에게 보이지 마세요. 이 코드를 가진 사람은 본인을 대신할 수 있습니다.
settings-reports = 선수가 보고하는 결과
settings-skip-freely = 아직 짜지 않은 라운드는 선수가 승인 없이 쉴 수 있음
reports-confirmed = 심판이 하나씩 확인
reports-agreed = 두 사람의 보고가 같으면 바로 인정
reports-off = 없음: 심판이 모든 결과를 입력
act-make-links = 개인 링크 만듦
act-revoke-link = 개인 링크 철회
act-report-result = 선수의 결과 보고
act-set-date = 대국 날짜 설정
act-propose-date = 선수가 날짜 제안
act-accept-date = 선수가 날짜 수락
act-drop-date = 제안한 날짜 거절 또는 취소
act-settle-unplayed = 두지 않은 대국 처리
act-reopen-unplayed = 두지 않은 대국 다시 열기
act-draw-all = 모든 라운드 대진 편성 및 공개
act-take-back-all = 모든 라운드 되돌림
act-ask = 선수의 요청
act-take-request-back = 요청 취소
act-answer-request = 요청에 답함
door-of = 명 미도착 (전체 { $n }명)
door-complete = { $n }명 모두 왔습니다
door-progress = { $n }명 중 { $here }명 도착
door-find = 이름 또는 소속
door-missing = 미도착 { $n }
door-here = 도착 { $n }
door-all = 전체 { $n }
door-is-not-here = { $name } 님 미도착.
door-from = { $round }라운드부터 둡니다.
door-here-now = 도착
door-nobody = 이 목록에는 아무도 없습니다.
inbox-alone = 상대는 아직 보고하지 않았습니다.

# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
   *[other] 건의 선수 요청이 기다립니다
}
inbox-draw = 다음 대진
inbox-draw-now = 현재
inbox-draw-granted = { $n }건 모두 승인하면
inbox-draw-players = 선수
inbox-draw-boards = 대국
inbox-draw-away = 대진 제외
inbox-draw-open = 답하지 않은 요청은 아직 반영하지 않으며, 그 선수도 대진에 듭니다.
inbox-draw-act = { $round }라운드 대진 짜기
inbox-draw-nobody = 공개하기 전에는 아무도 대진을 볼 수 없습니다.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

door-scan = 이름표 스캔
door-scan-how = 이름표나 개인 링크의 코드에 카메라를 대세요.
door-scan-nobody = 이 코드는 이 대회의 누구의 것도 아닙니다.
door-scan-none = 카메라를 쓸 수 없습니다. 위에 이름을 입력하거나 휴대폰의 카메라로 코드를 스캔하세요.
door-scan-stop = 스캔 끝내기
door-for = 다음에 대진을 짤 { $round }라운드의 출석 확인입니다.
door-anew = 모두 다시 확인
door-anew-about = 출석으로 표시될 때까지 모두 미도착이 되며, 표시되지 않은 사람은 { $round }라운드에 참가하지 않습니다. 대진이 정해진 라운드는 그대로입니다.
door-anew-act = { $n }명 모두 다시 확인
door-anew-drawn = { $round }라운드 대진이 짜여 있습니다. 다시 확인하려면 먼저 초안을 버리세요.
door-over = 출석 확인은 { $at }에 끝났습니다.
door-organisers = 참가비 납부는 운영자만 표시할 수 있습니다.

home-inbox = 온라인 신청: { $n ->
   *[other] 답을 기다리는 것 { $n }건
}

messages-title = 선수에게 공지
messages-lead = 모두에게, 그룹에게, 또는 한 테이블에 알립니다. 내릴 때까지 공개 페이지와 대국장 화면, 선수 페이지에 표시됩니다. 한 테이블에 보낸 공지는 두 대국자에게만 보입니다.
messages-words = 내용
messages-to = 받는 사람
messages-table = 또는 이 테이블에만
messages-table-hint = 최근 라운드의 테이블입니다. 비워 두면 위에서 고른 사람들에게 알립니다.
messages-say = 보내기
messages-said = 공지를 보냈습니다.
messages-stand = 현재 공지
messages-none = 게시 중인 공지가 없습니다.
messages-take-down = 내리기
messages-taken-down = 공지를 내렸습니다.
messages-no-table = { $not }최근 라운드에 있는 테이블 번호를 쓰세요.
act-announce = 선수에게 공지
act-take-down = 공지 내림
messages-sending = 선수에게 보내기
messages-waiting = { $n }건이 전송을 기다립니다.
messages-failed = 다음 주소로는 도착하지 않습니다. 다른 주소를 물어 선수 정보에 입력하세요.
act-forget-person = 개인정보 삭제
settings-confirm-minutes = 두 대국자의 보고가 저절로 인정되기까지의 분
settings-confirm-minutes-hint = 0: 저절로 인정하지 않고 심판이 확인합니다.

# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

links-done = 이 링크로 한 일
inbox-appeals = 재심 신청

# Personal links by e-mail, and fees that are paid at once.

links-mail = { $n }개를 이메일로 보내기
links-mail-one = 이메일로 보내기
links-mailed = 링크 { $n }개를 보내는 중입니다. 도착 여부는 “공지”에 나옵니다.
