# 한 사람용 링크, 다시 로그인, 2단계 인증.

people-for = 몇 명용인지
people-for-hint = 1~100. 따로 정하지 않으면 링크 하나는 한 사람용입니다.
people-fresh-for = { $people }명용입니다.
people-uses = { $people }명 중 { $used }명 사용
people-spent = 사용된 링크
