# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = 도착했습니다: 접수하기
me-checked-in = 접수되었습니다.
me-expected = 등록되었지만 아직 접수되지 않았습니다. 입구에서 알려 주세요.
home-rules-own-check-in = 대국자가 자기 전화로 접수
home-rules-own-check-in-note = 개인 링크로, 아래 시간 안에. 그 밖에는 입구에서.
home-rules-check-in-hint = 그때 없는 사람은 대회장 화면에서 호명되고 대진에서 빠집니다.
refusal-check-in-closed = 지금은 자기 전화로 접수할 수 없습니다. 입구에서 알려 주세요.
door-check-in = 접수
door-scan = 명찰 스캔
door-scan-how = 명찰이나 개인 링크의 코드에 카메라를 대세요.
door-scan-nobody = 이 코드는 이 대회의 누구의 것도 아닙니다.
door-scan-none = 카메라를 쓸 수 없습니다. 위에 이름을 입력하거나 전화의 카메라로 코드를 스캔하세요.
door-scan-stop = 스캔 끝내기
door-link-of = 심판으로 로그인했습니다. 다음 사람의 개인 링크입니다:
door-link-me = 저입니다: 이 전화에서 내 페이지 열기
hall-missing = 접수대로 와 주세요
hall-missing-more = 외 { $n }명
door-over = 접수는 { $at }에 끝났습니다.
door-organisers = 참가비는 주최자가 확인합니다.
