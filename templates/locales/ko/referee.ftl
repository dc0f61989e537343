# 심판: 기보가 말하는 것, 멈춘 판, 메우지 않은 공배

## 기보와 대조한 보고
incident-governed = 제{ $n }수가 먼저이며 우선합니다. 이것만 따로 판정할 수 없습니다.
incident-known = 기보로 확인됨: 제{ $n }수, 제{ $moves }수 뒤에 발견.
incident-next = 다음
case-record-wrong = 여기서는 기보가 틀림
case-record-wrong-note = 심판장만 사유를 적고 기보와 달리 판정할 수 있습니다.
refusal-record-stands = 심판장만 기보와 달리 판정할 수 있습니다.
refusal-report-in-order = 순서에 따르면 제{ $n }수는 그 선수의 차례였습니다. 둘 가운데 누가 두었는지 다시 보세요.
refusal-report-agreed = 합의함과 합의하지 못함은 함께 고를 수 없습니다. 하나를 고르세요.
refusal-report-not-in-record = 기보의 { $moves }수에는 이 대국자의 그런 위반이 없습니다. 둔 것을 기록하거나 다시 고르세요.
refusal-report-legal = 기보에서 { $color ->
    [B] 흑
   *[W] 백
}의 제{ $n }수는 그런 규칙을 어기지 않습니다.
refusal-report-mover = 기보에서 제{ $n }수는 { $color ->
    [B] 흑의
   *[W] 백의
} 수입니다.
refusal-report-other-notice = 기보는 제{ $n }수에서 제{ $moves }수까지 이어집니다. 제{ $moves }수 뒤에 발견된 것입니다.
refusal-report-earlier = { $color ->
    [B] 흑
   *[W] 백
}의 제{ $first }수가 먼저이며 우선합니다. 제{ $n }수만이 아니라 그 수를 판정하세요.
refusal-report-nothing-confirmed = 기록된 대국은 { $moves }수이고 결과가 없습니다. 아무도 결과를 확인하지 않았습니다.
refusal-report-beyond = 기보는 { $moves }수입니다.
ruling-ask-both = 먼저 두 대국자에게 묻습니다: 계속 둘지, 지금 그대로 끝낼지.
ruling-play-on = 멈춘 대국을 계속합니다.
ruling-first = { $color }이 먼저 두며, 패스할 수 있습니다.
ruling-record-same = 기보가 이미 그러함: 움직인 것 없음
remedy-ask-both = 먼저 양쪽에 물음
remedy-play-on = 멈춘 대국을 계속하기
condition-not-asked = 유효한 수가 발견되었으나 둘 다에게 묻지는 않음
condition-plays-on = 한 대국자가 계속 두기를 요청함
appeal-over = 결과가 확인되었습니다. 재심 신청 기한이 지났습니다.
procedure-arbiter-claims = 심판이 발견하면 상대의 지적으로 침
procedure-arbiter-claims-hint = 미국 규정은 상대 본인의 이의를 요구함
procedure-captain-claims = 팀의 주장이 선수를 대신하여 지적할 수 있음
procedure-captain-claims-hint = 규정이 상대 본인의 이의를 요구하는 경우
procedure-second-stone-alone = 연속 두 수 가운데 두 번째 돌만 들어냄
procedure-second-stone-alone-hint = 아니면 둘 다 들어내고 패스 하나로 침

## 멈춘 판
asked-player = { $color }의 답
asked-not-yet = 아직 묻지 않음
asked-play-on = 계속 두기
asked-as-it-lies = 이대로 끝내기
asked-neither = 둘 다 거부
dispute-found = { $color }이 거기에 두려 함
did-fill = { $color } { $point } 메움
did-found = { $point }에서 수 발견
did-answer = { $color }의 답
count-fill = { $color } 메우기
warning-dead-in-neutral = { $points }: 사석으로 표시했으나 에워싼 쪽이 없습니다.
warning-dead-in-seki = { $points }: 빅 안의 죽은 돌이라 들어내지 않습니다.
warning-unsettled = { $points }: 사활이 정해지지 않았습니다. 계가하기 전에 더 두세요.
warning-unfinished = 아직 누구의 것도 아닌 점 { $n }개: 그 안의 죽은 돌을 표시하거나, 계가하기 전에 더 두세요.
record-repetition-draw = 양쪽 합의: 동형반복으로 무승부
refusal-record-nothing-found = 결과를 바꿀 수를 아무도 말하지 않았습니다. 그런 수가 없으면 합의하지 못해도 지지 않습니다.
refusal-record-ask-first = { $color ->
    [B] 흑
   *[W] 백
}에게는 계속 둘지 이대로 끝낼지 아직 묻지 않았습니다.
refusal-record-agreed = 양쪽 모두 이대로 끝내기를 원합니다. 사석을 표시하고 동의하게 하세요.
refusal-record-not-neutral = { $point }: 빈 공배도, 그 대국자 자신의 집도 아닙니다.
refusal-record-takes = { $point }에 두면 돌을 따냅니다. 그것은 착수이니 대국을 재개하세요.

## 확인된 결과
board-clerical-question = 결과를 잘못 적은 것입니까?
board-clerical = 예: 양쪽이 확인한 결과는 여기에 적힌 것과 다름
board-clerical-note = 대국자 자신의 결과는 더는 바뀌지 않습니다.
refusal-not-clerical = 결과를 잘못 적은 것만 아직 고칠 수 있습니다. 그런 경우라고 표시하세요.
