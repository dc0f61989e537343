# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

me-appeal = 재심을 신청합니다
me-appeal-note = 이유를 쓰세요. 심판에게 바로 전해지며, 재심 신청은 취소할 수 없습니다.
me-appeal-taken = 재심 신청이 기한 안에 접수되었습니다. 위원회가 결정합니다.
me-appealed = { $name } 재심 신청, { $at }.
me-appeal-waits = 위원회가 아직 결정하지 않았습니다.
me-ruling-fell = 위원회가 판정 { $no }을(를) 취소했습니다.
refusal-appeal-made = 이 판정에는 이미 재심을 신청했습니다.
links-done = 이 링크로 한 일
inbox-appeals = 재심 신청
