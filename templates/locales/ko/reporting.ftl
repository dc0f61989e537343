# What a player reads once a result is reported.

report-waiting = { $name } 님이 같은 결과를 보고하기를 기다립니다
report-agree = 두 사람의 말이 같습니다
report-differ = 두 사람의 말이 다릅니다
report-told = 심판에게 알렸습니다.
report-stay = 심판이 { $table }번 테이블로 갑니다. 자리를 지키고 돌을 그대로 두세요.
report-said-at = { $time }에 보고함
report-opponent = 상대
report-how-they = { $name } 님은 개인 링크나 심판석에서 보고합니다
report-until-then = 그때까지
report-leave-slip = 결과지는 테이블에 두세요
report-to-confirm = 심판이 확인합니다
report-to-board = 내 대국으로 돌아가기
report-change = 보고한 내용 바꾸기
report-which-counts = 인정되는 결과
report-neither = 둘 다 아님
report-neither-until = 두 사람의 말이 같아지거나 심판이 정할 때까지
report-was-wrong = 제가 틀렸습니다: { $result }
report-was-wrong-note = 그러면 두 사람의 말이 같아져 심판이 오지 않아도 됩니다. 보고를 그대로 두려면 아무것도 누르지 마세요.
