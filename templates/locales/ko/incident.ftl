# 사안과 판정: 무슨 일이 언제 있었는지, 판정, 심판 기록.

## 무슨 일이 있었나
incident-step = 사안, 4단계 중 { $n }단계.
incident-amends = 판정 { $no } 수정 중.
error-no-draft = 이 판정 초안은 더 이상 없습니다. 판정이 이미 내려졌거나 하루 동안 아무도 이어서 작성하지 않았습니다. 해당 판에서 다시 시작하세요.
incident-at = { $table }번 테이블, { $black } – { $white }
incident-what = 있었던 일
incident-when = 언제
incident-what-question = 무슨 일이 있었습니까?
incident-stopped = 대국이 멈췄습니다. 사활, 남은 공배, 계가는 판 위에서 차례로 정합니다. 이로 인해 누구도 손해를 보지 않습니다.
incident-lead-end = 판 위에서 종국 확인
incident-usual = 가장 흔한 일
incident-usual-besides = 기보에 없는 것: 가장 흔한 일
incident-gap = 또는 기록에 수가 빠졌을 수 있으며 이는 위반이 아닙니다. 양쪽에 물어보세요
incident-first = 가장 먼저 일어나 패배가 되며, 나중 것은 따지지 않습니다. 제{ $n }수 뒤에 발견
incident-noticed = 제{ $n }수 뒤에 발견
incident-whose = 누가 한 일입니까?
incident-whose-resigned = 누가 기권했다고 합니까?
partner-which = 둘 가운데 둔 사람
partner-first = 첫째 선수
partner-second = 둘째 선수
turns-was = 순서로는 { $n }수가 { $name } 님({ $color }) 차례였습니다.
incident-who-captain = 상대 팀의 주장
## 언제
incident-end-question = 대국이 끝난 상태였습니다. 두 대국자가 받아들였습니까?
incident-order-question = 판정으로 이 대국은 끝났습니다. 이 일은 그 전에 있었습니까?
incident-end-shows = 이 테이블의 결과: { $result }.
incident-end-since = 입력: { $at }
incident-end-why = 두 대국자가 받아들인 종국은 유지됩니다. 받아들이지 않은 사람은 지금 말하세요. 그때까지 아무것도 바뀌지 않습니다.
incident-order-why = 먼저 규칙을 어긴 쪽이 나중의 반칙으로 이기지는 않습니다. 앞뒤를 알 수 없으면 나중 것으로 봅니다.
after-end-accepted = 네, 둘 다 받아들였습니다
after-end-open = 아니요, 그 전에 제기되었습니다
after-end-earlier = 네, 그 전입니다
after-end-later = 아니요, 그 뒤이거나 알 수 없습니다
after-end-said-accepted = 두 대국자가 받아들인 종국 뒤
after-end-said-open = 두 대국자가 종국을 받아들이기 전
after-end-said-earlier = 판정된 일보다 먼저
after-end-said-later = 판정된 일보다 나중이거나 알 수 없음
incident-when-question = 언제 발견했습니까?
incident-more-question = 더 알려진 것은?
when-at-once = 곧바로, 다음 수 이전
when-up-to-three = 1~3수 뒤
when-more = 3수보다 더 뒤
when-through-move = 제{ $n }수까지
when-past-move = 제{ $n }수보다 뒤
when-within = { $n ->
    [1] 1수 뒤
   *[other] 1~{ $n }수 뒤
  }
when-beyond = { $n ->
    [1] 1수보다 더 뒤
   *[other] { $n }수보다 더 뒤
  }
when-confirmed = 양쪽이 결과를 확인한 뒤
when-before-result = 양쪽이 결과를 확인하기 전
incident-numbers = 수 번호와 발견한 사람
incident-numbers-note = 번호 없이 위의 답만으로도 됩니다.
incident-which-move = 몇 번째 수
incident-after-move = 발견 직전 수
incident-by-numbers = 이 번호에 따름
incident-who = 발견한 사람
incident-who-unsaid = 적지 않음
incident-who-arbiter = 심판
incident-move = 제{ $n }수
incident-noticed-after = 제{ $n }수 뒤에 발견
incident-minutes = 늦은 시간(분)
incident-grace = 이 대회의 지각 허용 시간은 { $n }분입니다.
incident-minutes-late = { $n }분 늦음
incident-fault = 구체적 내용
incident-fault-before-stone = 돌을 놓기 전이나 놓으면서 누름
incident-fault-before-captures = 따낸 돌을 들어내기 전에 누름
incident-fault-not-pressed = 둔 뒤에 누르지 않음
incident-fault-after-move = 수를 둔 뒤에 지적
incident-fault-after-stop = 양쪽이 패스한 뒤에 지적
incident-fault-bystander = 관전자가 말함
incident-fault-unheard = 듣지 못함
incident-fault-disputed = 한쪽만 그렇다고 함
incident-fault-no-stone = 건네야 할 돌을 건네지 않음
incident-fault-captures = 따낸 돌을 들어내려고
incident-fault-only-dame = 공배만 남음
incident-fault-passed-early = 양쪽이 너무 일찍 패스함
incident-fault-off-lid = 뚜껑에 두지 않음
incident-fault-touched = 건드리거나 돌려줌
incident-fault-other = 그 밖의 일
incident-so = 해당하는 것이 있습니까?
incident-said-hint = 판정과 함께 남으며, 판정을 볼 수 있는 사람은 이것도 봅니다
case-point-taken = 그 자리에 이미 다른 돌이 있음
case-played-on = 그 뒤로 대국이 계속됨
case-deliberate = 고의였음
case-agreed = 두 대국자가 합의함
case-disagreed = 대국자에게 물었으나 합의하지 못함
case-dropped = 돌이 손에서 미끄러짐
case-force-majeure = 대국자의 탓이 아님
case-lost = 국면을 복원할 수 없음
case-effective-move = 대국 정지 뒤에 결과를 바꾸는 수가 발견됨
figure-lies = 지금 판의 상태
figure-record = 기록대로
figure-record-moves = 제{ $n }수 뒤
clock-back = 시계에 얼마를 돌려줍니까?
clock-back-may = 시간을 돌려줄 경우
clock-back-hint = 분과 초: 1:30
clock-shown = { $color }의 시계는 { $time }, 제{ $n }수 때 적음.
clock-entered = 마지막 수의 입력은 { $at }, 그 앞 수에서 { $time } 뒤.
fault-time-back = 1:30처럼 분과 초를 쓰세요
stones-which = 어느 돌이 어디에서 어디로 갔습니까?
stones-board = 기록된 판
stones-from-asked = 돌이 있어야 할 점을 누르거나 두 점을 모두 쓰세요.
stones-to-asked = { $point }: 지금 놓인 점을 누르세요.
stones-is-off = 판 밖에 있음
stones-off = 판 밖
stones-from = 제자리
stones-to = 놓인 자리
stones-to-hint = 비우면 판 밖에 있음
stones-add = 이 돌 추가
stones-out = 빼기
stones-no-point = Q4처럼 이 판의 점을 쓰세요
stones-none-there = 기록에는 그곳에 돌이 없습니다
asked-player-named = { $color }, { $name }: 이렇게 되돌릴지 물음
asked-player-whether = { $color }, { $name }: 대국을 이어 갈지 물음
asked-goes-back = 동의함, 대국 계속
asked-not-agreed = 동의하지 않음
incident-back = 있었던 일로 돌아가기
incident-kept = 신고를 쓴 내용과 함께 저장했습니다. 이 페이지에서 판정하기 전에는 아무것도 바뀌지 않습니다.
## 판정
ruling-title = 판정, { $table }번 테이블
ruling-amend-title = 판정 { $no } 수정, { $table }번 테이블
ruling-amend-said = 판정 { $no }을(를) 대신하는 판정입니다. 앞의 판정: “{ $said }” 수정하는 이유를 쓰세요.
ruling-waits = 심판이 결정합니다. 그때까지는 아무 일도 일어나지 않습니다.
ruling-no-offence = 위반 없음.
standing-text = 명문
standing-derived = 도출
standing-setting = 일반 관례
quote-wording = 규정의 문구
quote-ours = 자체 번역
ruling-binds = 심판
firm-binding = 이에 따라야 함
firm-default = 달리 정할 수 있음
firm-open = 결정함
ruling-earlier = 지금까지의 벌칙
ruling-amount = 벌칙의 집 또는 분
ruling-penalty = 함께 주는 벌칙
ruling-words = 심판의 말로
ruling-words-hint = 판정 이유. 다른 벌칙이라면 그 내용. 판정을 볼 수 있는 사람은 이것도 봅니다
ruling-told = 대국자에게 알림
ruling-confirm = 판정 확정
ruling-amend-confirm = 판정 { $no } 수정
ruling-count-on = 대국 계가하기, { $table }번 테이블
ruling-choose = 고를 수 있는 것
ruling-instead = 대신 고를 수 있는 것
ruling-if-agreed = 두 대국자가 합의하면: { $remedy }
ruling-in-practice = 관례: { $remedy }
ruling-later = 나중에: 신고만 저장
ruling-ask = 먼저 양쪽에 묻기
ruling-amends = 대체된 판정
ruling-status = 효력 없음
ruling-not-told = 아직 알리지 않음
ruling-tell = 알렸음
ruling-told-now = 판정 { $no }: 선수에게 알렸음을 적었습니다.
ruling-sheet = 인쇄용 판정서
ruling-amend = 수정
ruling-withdraw = 판정 철회
ruling-withdraw-note = 그 벌칙은 더는 세지 않습니다. 판정의 결과가 아직 남아 있으면 대국의 결과는 그 이전으로 돌아갑니다. 기록은 남습니다.
ruling-not-back = 대체된 판정 { $no } 역시 되살아나지 않습니다.
ruling-withdraw-reason = 왜 철회합니까?
ruling-position = 이 판정 뒤로 대국이 계속되었습니다. 어느 국면을 인정합니까?
ruling-position-now = 지금의 국면
ruling-position-before = 판정 전의 국면: 그 뒤에 기록한 { $n }건은 물립니다
ruling-withdrawn-now = 판정 { $no }: 철회했습니다.
ruling-withdrawn-shows = 판정 { $no }: 철회했습니다. 현재 결과: { $result }.
ruling-amended-by = 판정 { $no }에서 수정됨
ruling-amended-gone = 판정 { $by }에서 수정됨. 판정 { $no } 역시 그 뒤 철회되었고 이 판정은 되살아나지 않습니다. 어느 것도 효력이 없습니다
ruling-withdrawn-by = { $name } 님이 철회, { $at }: { $reason }
ruling-recorded = 판정 { $no }: 기록했습니다. 대국의 결과는 그대로입니다.
ruling-recorded-result = 판정 { $no }: 기록했습니다. 현재 결과: { $result }.
ruling-recorded-anew = 판정 { $no }: 기록했습니다. 대국을 다시 둡니다.
ruling-recorded-before = 이 판정은 이미 기록되어 있습니다.
note-confirmed-alone = 결과가 확인되었습니다. 바꿀 수 없습니다.
note-round-over = 다음 라운드의 대진을 짜서 이 라운드는 끝났습니다. 판정으로는 이 결과를 바꿀 수 없고 벌칙만 적을 수 있습니다. 잘못 입력된 결과는 그렇게 신고하거나 테이블에서 고치세요.
note-nothing-entered = 이 대국에는 아직 입력된 결과가 없습니다. 양쪽이 확인한 결과를 입력하세요.
## 기록
incidents-title = 사안과 판정
incidents-lead = 사안은 해당 테이블에서 신고하세요.
incidents-waiting = 아직 판정 없음
incidents-waiting-note = 신고만으로는 아무것도 바뀌지 않습니다. 판정해야 효력이 생깁니다.
incidents-rule = 판정하기
incidents-open = 열기
incidents-csv = 모든 판정을 표로 받기 (CSV)
rulings-lead = 심판이 결정한 내용과 그 이유.
rulings-none = 아직 공개된 판정이 없습니다.
sheet-how = 이 페이지를 인쇄하여 서명을 받으세요.
## 재심
appeal-none = 이 대회에는 재심이 없습니다.
appeal-take = 재심 신청 접수
ruling-withdraw-why = 판정을 철회하는 이유를 쓰세요
appeal-who = 신청인
appeal-act = 재심 접수
appeal-taken = 판정 { $no }: 재심 신청을 접수했습니다.
appeal-deadline-untold = 아직 알리지 않음: 재심 신청 기한은 그때부터 셉니다.
appeal-interests = 이해관계
appeal-interests-hint = 위원이 밝힌 것과 대신 들어온 사람
appeal-interests-said = 이해관계: { $said }
interest-ruled = { $name } 님은 이 판정을 하였으므로 표결권이 없습니다.
interest-plays = { $name } 님은 이 대국의 대국자입니다. 대리 위원이 대신합니다.
interest-club = { $name } 님은 { $player } 님과 소속이 같습니다. 대리 위원이 대신할 수 있습니다.
appeal-effects = 판정이 취소되면
appeal-effect-none = 대국의 결과는 그대로입니다.
appeal-effect-result = 대국의 결과가 { $before }에서 { $after }(으)로 바뀝니다.
appeal-effect-draft = { $n }라운드는 초안입니다. 결정 뒤에 다시 짜세요.
appeal-effect-published = { $n }라운드는 공개되었습니다. 대진은 그대로이고, 이후의 순위표는 바뀝니다.
appeal-number = 재심 { $no }
appeal-by = { $name }, { $at }
ruling-committee = 위원회가 판정
ruling-committee-tick = 심판 대신 위원회가 판정합니다
ruling-committee-final = 위원회의 판정은 최종이며 재심 신청을 할 수 없습니다.
ruling-committee-no-appeal = 위원회가 내린 판정은 최종이며 그에 대해 재심을 신청할 수 없습니다.
ruling-committee-withdraws = 위원회가 철회합니다
ruling-committee-words = 위원회의 이유를 적으세요
ruling-by-committee = 위원회
ruling-by-members = { $members }. 이 판정은 최종입니다. 기록: { $name }
appeal-judge = 위원회의 결정
appeal-judge-note = 판정한 심판은 표결권이 없습니다. 결정은 최종입니다. 판정이 취소되면 동시에 철회됩니다.
appeal-member = 위원 { $n }
appeal-vote = 표
vote-upheld = 판정 유지
vote-overturned = 판정 취소
appeal-reasons = 이유
appeal-judge-act = 결정 저장
appeal-judged = 판정 { $no }: 위원회의 결정을 저장했습니다.
appeal-judged-falls = 판정 { $no }이(가) 취소되어 철회되었습니다. 결과는 판정이 없을 때의 결과입니다. 달리 정할 것이 있으면 그 테이블에서 사안을 신고하세요.
## 대회의 절차
procedure-title = 절차와 판정
procedure-which = 절차
procedure-which-hint = 다른 것을 고르면 그 규정의 값이 쓰입니다.
procedure-of-rules = 대국 규칙에 따라: { $rules }
procedure-international = 국제 대회
procedure-international-note = 일부 규정은 국제 대회를 따로 다룹니다
procedure-public = 판정 공개
procedure-public-note = 누구나 새 판정을 볼 수 있습니다. 표시하지 않으면 심판만 보고 대국자에게 알립니다
procedure-file = 절차 파일 (TOML)
procedure-file-note = 파일을 저장해 텍스트 편집기에서 고친 뒤 다시 가져오세요. 모든 숫자와 규칙을 바꿀 수 있습니다. 잘못된 곳이 있으면 줄 번호를 알리고 받지 않습니다.
procedure-file-save = 파일 저장
procedure-saved = 절차를 저장했습니다.
procedure-said-text = *{ $text }*에 따릅니다.
procedure-said-cautions = *주의 { $n }회*는 경고 1회가 됩니다.
procedure-said-no-cautions = 주의는 경고가 되지 않습니다.
procedure-said-stones = { $n ->
    [0] 경고에는 *감점이 없습니다*.
   *[other] 경고 한 번에 *{ $n }집*을 잃습니다.
}
procedure-said-warnings = *경고 { $n }회*면 대국에서 { $end ->
    [exclusion] 지고 *대회에서 제외됩니다*
   *[other] 집니다
}. { $scope ->
    [event] *대회 전체*
   *[other] *같은 대국*
}의 경고를 셉니다.
procedure-said-discretion = 재량 벌칙은 *최대 { $points }집* 또는 *{ $minutes }분*입니다.
procedure-said-no-warnings = 경고는 기록되며 *그것으로 지지는 않습니다*.
procedure-said-late = *{ $n }분* 넘게 늦으면: { $after ->
    [loses-by-default] *불참패*.
    [clock-only] *시계만 줄어듭니다*.
   *[other] *심판이 정합니다*.
}
procedure-said-late-at = *{ $n }분* 이상 늦으면: { $after ->
    [loses-by-default] *불참패*.
    [clock-only] *시계만 줄어듭니다*.
   *[other] *심판이 정합니다*.
}
procedure-said-charge = { $n ->
    [0] 늦어도 *시간은 줄지 않습니다*.
   *[other] 늦은 시간의 *{ $n }%*가 시계에서 빠집니다.
}
procedure-said-appeals = 재심 신청은 *{ $n }명*이 다룹니다. 기한: { $until ->
    [result-confirmed] *결과가 확인될 때까지*.
    [round-closed] *라운드가 끝날 때까지*.
   *[other] 판정을 들은 뒤 *{ $minutes }분 이내*.
}
procedure-said-public = 새 판정은 *누구나* 읽을 수 있습니다.
procedure-said-arbiters = 새 판정은 *심판만* 읽을 수 있습니다.
procedure-said-finished = 끝난 라운드는 *확인된 것으로 봅니다*.
procedure-said-unfinished = 끝난 라운드는 *확인된 것으로 보지 않습니다*.
procedure-leaves-open = 규정이 정하지 않은 것
procedure-save-choices = 답 저장
procedure-rest = 나머지 모두
procedure-often = 자주 있는 일
procedure-follow-text = 대회는 새 규정을 처음부터 따르며, 따로 정했던 것은 없어집니다.
procedure-follow-new = 내려진 판정은 그대로이고, 새 판정은 저장한 내용을 따릅니다.
procedure-follow-print = 대국장에 붙일 규칙표를 다시 인쇄하세요.
## 일지
act-incident = 사안 신고
act-ruling = 판정
act-tell-ruling = 판정을 선수에게 알림
act-withdraw-ruling = 판정 철회
act-appeal = 재심 신청
act-judge-appeal = 재심 결정
vote-open = 선택하세요
ruling-fallen-by = 위원회가 재심 { $appeal }에서 취소함. 입력: { $name } 님, { $at }
ruling-same = { $name } 님이 { $at }에 같은 일을 판정했습니다. 다시 일어났을 때만 또 판정하세요.

incident-disputed-question = 두 대국자는 각각 뭐라고 합니까?
incident-called-question = 심판을 언제 불렀습니까?

complaint-nothing-played = 둔 대국이 없습니다.
complaint-nothing-to-send = 보낼 것이 없습니다. 파트너 대국만 있고, 레이팅 목록은 이를 받지 않습니다.
complaint-result-missing = { $round }라운드 { $table }번 테이블: 결과가 없습니다. 입력하세요.
complaint-cells-disagree = { $round }라운드 { $table }번 테이블: { $name } 님과 { $value } 님의 결과가 서로 맞지 않습니다. 결과를 고치세요.
complaint-event-country = 대회에 국가가 없습니다. 두 글자로 입력하세요.
complaint-event-place = 대회에 장소가 없습니다. 도시를 입력하세요.
complaint-days-reversed = 마지막 날이 첫날보다 앞섭니다. 고치세요.
complaint-too-fast = 제한시간이 너무 짧아 등급에 들지 못하며, 대국이 레이팅에 들지 않습니다. 틀렸으면 고치세요.
complaint-board-size = { $value }줄 바둑은 레이팅에 들지 않습니다. 판 크기가 틀렸으면 고치세요.
complaint-rules-unknown = { $value }: 협회가 모르는 규칙입니다. 다른 규칙을 고르세요.
complaint-name-unwritable = “{ $value }”의 로마자 표기를 확실히 알 수 없습니다. 이름을 로마자로 입력하세요.
complaint-name-in-capitals = { $name }: 성이 대문자로만 적혀 있습니다. 데이터베이스에는 { $value }입니다.
complaint-country-unknown = { $name }: “{ $value }”라는 국가는 없습니다. 두 글자로 입력하세요.
complaint-club-without-code = 소속 “{ $value }”: 네 글자 코드가 없습니다. 입력하세요.
complaint-pin-unusual = { $name }: PIN { $value } 값이 여덟 자리가 아닙니다. 고치세요.
complaint-pin-twice = { $name } 님과 { $value } 님의 PIN이 같습니다. 하나를 고치세요.
complaint-pin-known = { $name } 님의 PIN이 여기에는 없고 레이팅 목록에는 { $value }로 있습니다. 입력하세요.
complaint-pin-other = { $name }: PIN이 { $value } 님의 것입니다. 고치세요.
complaint-licence-missing = { $name } 님의 프랑스 회원 번호가 없습니다. 입력하세요.
complaint-licence-missing-listed = { $name } 님의 프랑스 회원 번호가 없습니다. 목록에는 { $value }로 있으니 입력하세요.
complaint-licence-unusual = { $name }: 프랑스 회원 번호 { $value } 값이 일곱 자리가 아닙니다. 고치세요.
complaint-licence-twice = { $name } 님과 { $value } 님의 프랑스 회원 번호가 같습니다. 하나를 고치세요.
complaint-licence-other = { $name }: 프랑스 회원 번호가 { $value } 님의 것입니다. 고치세요.
complaint-member-missing = { $name } 님의 회원 번호가 없습니다. 입력하거나 이 선수를 빼세요.
complaint-member-missing-listed = { $name } 님의 회원 번호가 없습니다. 목록에는 { $value }로 있으니 입력하세요.
complaint-member-unusual = { $name }: 회원 번호 “{ $value }”: 숫자가 아닙니다. 고치세요.
complaint-member-twice = { $name } 님과 { $value } 님의 회원 번호가 같습니다. 하나를 고치세요.
complaint-member-unknown = { $name }: 목록에 { $value }번 회원이 없습니다. 고치거나 이 선수를 빼세요.
complaint-member-other = { $name }: 회원 번호가 { $value } 님의 것입니다. 고치세요.
complaint-member-expired = { $name }: 회원 자격이 { $value }에 끝났습니다. 갱신하게 하거나 이 선수를 빼세요.
settings-rating-preview = 대국에 따른 레이팅 변화 표시
settings-rating-preview-note = 유럽 공식에 따라, 순위표의 열과 선수 옆에 표시합니다.
complaint-country-missing = { $name }: PIN도 국가도 없습니다. 국가를 두 글자로 입력하세요.

# 현장에서 대국을 기록하고, 지켜보기.

incident-found = 기보에서 발견됨
figure-now = 지금.
figure-after = 판정 뒤.
ruling-record = 기록된 대국
ruling-record-done = 기보에도 판정을 적용함
ruling-record-stays = 이것은 기보에 적용할 수 없습니다. 판은 손으로 바로잡으세요. 기보는 그대로 남습니다.
ruling-prisoners = 사석
ruling-on = 대국 계속하기, { $table }번 테이블
ruling-unseated = { $round }라운드가 취소되었거나 대진이 다시 짜여 두 사람은 더 이상 만나지 않습니다. 이 판정은 거기서 아무것도 바꾸지 않습니다.

# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

outcome-means = 순위와 파일에 미치는 영향
procedure-finished = 끝난 라운드의 결과는 확인된 것으로 봄
procedure-finished-note = 그 뒤에는 심판장만 고칩니다
## 대회에서 제외
ruling-out = 이후 라운드
ruling-out-of = { $name } 님은 { $rounds }라운드에 나오지 못합니다.
ruling-out-already = { $name } 님은 이후에 두는 라운드가 없습니다.
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

# 대회의 대국 규칙, 항목별

play-title = 대국 규칙
play-lead = 바꾼 것은 그 뒤에 시작하는 대국에 적용됩니다. 기보가 있는 대국은 시작할 때의 규칙을 지킵니다.
play-as-text = 규칙대로: { $value }
play-save = 대국 규칙 저장
play-saved = 대국 규칙을 저장했습니다. 아직 시작하지 않은 대국에 적용되며, 기록 중인 대국은 본래 규칙을 지킵니다.
play-refused = 여기에 쓸 수 없습니다. 답 가운데 하나를 고르거나 0.5처럼 집수를 쓰세요
play-scoring = 계가 방식
play-scoring-territory = 집과 사석
play-scoring-area = 면적: 돌과 집
play-seki-eyes = 빅에 있는 눈
play-seki-eyes-counted = 셈
play-seki-eyes-not-counted = 세지 않음
play-open-dame = 메우지 않은 공배
play-open-dame-makes-seki = 옆의 돌을 빅으로 만듦
play-open-dame-neutral = 세지 않을 뿐임
play-dead-stones = 집 안의 사석 하나
play-dead-stones-two = 두 집, 밑의 한 집 포함
play-dead-stones-one = 한 집
play-bent-four = 귀곡사
play-bent-four-dead = 죽은 돌로 봄
play-bent-four-played-out = 실제로 두어 정함
play-detection = 사석
play-detection-asked = 요청하면 제안함
play-detection-by-default = 자동으로 찾고 대국자가 고침
play-ko = 패
play-ko-simple = 곧바로 되따낼 수 없음
play-ko-positional-superko = 이전 국면 반복 금지
play-ko-situational-superko = 차례까지 같은 이전 국면 반복 금지
play-ko-simple-and-positional = 곧바로 되따내기와 이전 국면 반복 모두 금지
play-ko-ing = 잉창치의 패 규칙
play-suicide = 자살수
play-suicide-forbidden = 금지
play-suicide-several-stones = 두 점 이상이면 허용
play-suicide-legal = 허용
play-passes-to-end = 대국을 멈추는 연속 패스 수
play-pass-rounds = 몇 번 있어야 하는가
play-white-passes-last = 마지막 패스는 백이 함
play-pass-stones = 패스하면 돌 하나를 건넴
play-opening-passes-end = 처음부터 두 번 패스하면 대국 종료
play-handicap-placement = 접바둑 돌
play-handicap-placement-fixed = 정해진 자리에
play-handicap-placement-free = 흑이 원하는 곳에
play-handicap-placement-white-passes = 흑이 두고 백이 패스하는 수로
play-handicap-compensation = 접바둑 돌에 대한 백의 보상
play-handicap-compensation-none = 없음
play-handicap-compensation-stones = 한 점에 한 집
play-handicap-compensation-stones-less-one = 첫 점을 빼고 한 점에 한 집
play-handicap-komi = 접바둑의 덤
play-tie = 집수가 같을 때
play-tie-jigo = 무승부
play-tie-avoided-by-komi = 무승부이나 보통의 덤으로는 생기지 않음
play-tie-black-wins = 흑 승
play-tie-white-wins = 백 승
play-repetition = 판 전체의 동형반복
play-repetition-forbidden = 금지
play-repetition-no-result-if-agreed = 양쪽이 합의하면 승부 없음
play-repetition-draw = 무승부
play-repetition-referee = 심판이 결정
play-resumption = 멈춘 대국을 이어 둘 때
play-resumption-opponent-of-requester = 요청한 쪽의 상대가 먼저 둠
play-resumption-opponent-of-last-passer = 마지막으로 패스한 쪽의 상대가 먼저 둠
play-resumption-by-agreement = 누가 먼저 둘지 양쪽이 합의
play-resumption-none = 이어 두지 않음: 판을 있는 그대로 셈
play-disagreement = 대국자가 합의하지 못하면
play-disagreement-both-lose = 물었는데도 거부하면 양쪽 패
play-disagreement-all-stones-live = 모든 돌이 삶
play-disagreement-referee = 심판이 결정
play-confirmation-ko = 사활 확인에서의 패
play-confirmation-ko-pass-for-ko = 그 패에 대한 패스
play-confirmation-ko-as-in-play = 대국 때와 같음

poster-title = 대국 안내
poster-how = 이 대회의 설정으로 만든 한 장으로, 인쇄하여 붙입니다.
poster-code = 스캔하면 이 페이지
poster-komi = 호선: 덤 { $even }집. 접바둑: 덤 { $handicap }집.
poster-article = 제{ $a }조
poster-own = 이 대회가 정함
poster-practice = 일반 관례
poster-marks = ¹ 이 대회가 정함. 조항이 적힌 것은 규정에 있거나 규정에서 나옴. ² 일반 관례: 어느 규정에도 없음.
poster-printed = { $moment } 인쇄.
poster-call = 심판을 부를 때
poster-call-how = 시계를 멈추고, 손을 들고, 판은 그대로 두세요.
poster-call-move = 반칙수로 보이거나 돌이 옮겨졌을 때
poster-call-flag = 시간이 다 되었거나 시계가 틀릴 때
poster-call-count = 사석이나 계가에 합의하지 못할 때
poster-call-help = 누가 훈수를 받거나 방해를 받을 때
poster-illegal = 반칙수
poster-suicide-one = 돌 한 점의 자살수
poster-suicide-several = 돌 두 점 이상의 자살수
poster-take-back = 그 수 이전의 국면으로 되돌림
poster-later = 나중에 발견
poster-between = { $from }~{ $to }수 뒤에 발견
poster-other-noticed = 상대가 아닌 사람만 발견
poster-default = { $what }(심판이 달리 정하지 않으면)
poster-points = 상대에게 { $points }집, 착수는 그대로
poster-discretion = 심판 재량의 벌칙은 최대 { $points }집 또는 { $minutes }분입니다.
poster-stones = 상대에게 { $n }집
poster-may-add = 심판이 벌칙을 더할 수 있습니다.
poster-nothing-changes = 달라지는 것이 없음
poster-moved = 돌을 옮기거나 건드렸을 때
poster-asked-first = 양쪽 패가 되기 전에 심판이 두 대국자에게 묻습니다.
poster-end = 대국의 끝
poster-stop = { $n ->
   *[other] 패스가 연속 { $n }번이면 대국이 멈춥니다.
  }
poster-stop-ends = { $n ->
   *[other] 패스가 연속 { $n }번이면 대국이 끝납니다.
  }
poster-pass-stones = 패스하면 돌 하나를 건네고, 마지막 패스는 백이 합니다.
poster-dame-seki = 공배는 어느 쪽이든 메웁니다. 공배가 남은 산 돌에는 집이 없습니다.
poster-dame-area = 공배는 번갈아 메우며, 메운 쪽의 것으로 셉니다.
poster-dame-neutral = 공배는 누구의 것으로도 세지 않습니다.
poster-agree = 각자 어느 돌이 죽었는지 말합니다. 합의하면 대국이 끝납니다.
poster-detected = 죽은 돌은 자동으로 판정되며, 대국자가 고칠 수 있습니다.
poster-differ-copy = 합의하지 못하면 심판을 부르세요. 국면을 별도 판에 옮겨 보여 주며, 패에서 돌을 따인 쪽은 그 패에 대해 한 번 패스합니다.
poster-differ-alive = 합의하지 못하면 계속 둡니다. 끝까지 남은 돌은 산 돌입니다.
poster-differ-twice = 합의하지 못하면 계속 둡니다. 바로 두 번 더 패스하면 판 위의 모든 돌이 산 것입니다.
poster-differ-first = 합의하지 못하면 계속 둡니다. 누가 먼저 둘지도 합의하지 못하면 판 위의 모든 돌이 산 것입니다.
poster-resume-requester = 또는 계속 두기를 요청합니다. 상대는 거절할 수 없고 먼저 둡니다.
poster-resume-passer = 계속 두면 마지막으로 패스한 쪽의 상대가 먼저 둡니다.
poster-resume-agreed = 계속 두면 누가 먼저 둘지 양쪽이 정합니다.
poster-resume-none = 판을 있는 그대로 셉니다. 패스하기 전에 죽은 돌을 들어내세요.
poster-count-territory = 집과 사석을 셉니다. 죽은 돌은 사석이 됩니다.
poster-count-one = 집과 사석을 셉니다. 죽은 돌 하나는 한 집입니다.
poster-count-area = 돌과 그 돌이 둘러싼 점을 셉니다.
poster-confirm = 각자 결과를 직접 확인합니다. 그 뒤에는 바뀌지 않습니다.
poster-time = 시간
poster-clock = { $time }
poster-press = 돌을 둔 손으로 누릅니다.
poster-canadian-pass = 초읽기에서는 패스도 한 수입니다. 세어 둔 돌 하나를 통에 되돌리고 시계를 누릅니다.
poster-late-loses = { $n }분 넘게 늦으면 그 대국에 집니다.
poster-late-loses-at = { $n }분 이상 늦으면 그 대국에 집니다.
poster-late-clock = 늦는 동안 시계가 갑니다. 허용 시간은 { $n }분입니다.
poster-late-arbiter = { $n }분 넘게 늦으면 심판이 결정합니다.
poster-late-arbiter-at = { $n }분 이상 늦으면 심판이 결정합니다.
poster-phones = 휴대폰은 끕니다. 훈수도 비평도 하지 않습니다.
poster-appeals = 재심 신청
poster-appeal-confirmed = 결과가 확인되기 전까지, 서면으로, 본부석에.
poster-appeal-round = 라운드가 끝나기 전까지, 서면으로, 본부석에.
poster-appeal-minutes = 판정을 들은 뒤 { $n }분 안에, 서면으로, 본부석에.
poster-committee-of = { $n }인 위원회가 결정합니다.
poster-committee = 결정하는 사람: { $names }.
poster-reserves = 그중 대국자나 같은 소속이 있으면 대신하는 사람: { $names }.
poster-final = 결정은 최종입니다.
committee-title = 재심을 결정하는 사람
committee-names = 위원, 한 줄에 한 명
committee-names-hint = 대국장에 붙이는 인쇄물과 재심 페이지에 표시됩니다.
committee-reserves = 대신할 사람, 한 줄에 한 명
committee-reserves-hint = 위원이 같은 대국, 같은 소속 또는 가족일 때.
poster-late-charged = 늦은 시간의 { $percent }%를 제한 시간에서 뺍니다.
poster-captains = 단체전에서는 각 판이 팀의 성적이 되며, 주장은 선수를 대신해 이의를 제기할 수 있습니다.

# 대회의 절차를 항목별로, 사안 종류별 규칙, 지금까지의 벌칙.

## 모든 항목
procedure-back = 규정대로 복원
procedure-back-done = 다시 규정대로입니다.
procedure-changed = 이 대회가 바꿈
procedure-in-text = 규정: { $text }
procedure-yes = 예
procedure-no = 아니요
procedure-none = 없음
procedure-own-rules = 이 종류의 사안에 대한 규칙
procedure-section-moves = 반칙수
procedure-article-14 = 반칙수를 두면 짐 (일본 규칙 제14조)
procedure-article-14-hint = 제14조의 적용 여부를 묻는 아래 규칙용
procedure-at-once = “곧바로”로 볼 수 있는, 그 뒤에 둔 수
procedure-at-once-hint = 0: 다음 수 이전에 발견
procedure-window = 발견해야 하는 기한(수)
procedure-window-hint = 기한이 있는 규칙용. 규칙마다 따로 정할 수도 있음
procedure-inclusive = 기한의 마지막 수 뒤에 발견해도 기한 안임
procedure-inclusive-hint = 아니면 그 수 이전에 기한이 끝남
procedure-pass-stone = 패스로 치는 수는 돌 하나를 건넴
procedure-pass-stone-hint = 상대가 사석으로 받음
procedure-colors-until = 바뀐 흑백을 고칠 수 있는 마지막 수
procedure-colors-until-hint = 대국이 얼마나 진행되었는지 따지는 규칙용
procedure-claim-points = 차례 위반 지적에 주는 집수
procedure-claim-points-hint = 수를 유효로 하는 페어 바둑에서
procedure-section-penalties = 주의와 경고
procedure-cautions = 경고 하나가 되는 주의 수
procedure-cautions-hint = 비우면 없음
procedure-stones = 경고의 벌점(집)
procedure-stones-hint = 상대의 사석에 더하는 돌로
procedure-most-points = 재량 벌칙의 최대 집 수
procedure-most-points-hint = 0: 이런 벌칙 없음
procedure-most-minutes = 재량 벌칙의 최대 분
procedure-most-minutes-hint = 0: 이런 벌칙 없음
procedure-warnings = 지게 되는 경고 수
procedure-warnings-hint = 비우면 없음
procedure-end = 그만큼 경고를 받으면
procedure-end-hint = 마지막 경고를 받은 대국에서
procedure-end-game-loss = 대국에 짐
procedure-end-exclusion = 대국에 지고 대회에서 제외
procedure-scope = 함께 세는 이전 경고
procedure-scope-hint = 세든 세지 않든 모든 벌칙은 사안과 함께 표시됨
procedure-scope-game = 같은 대국의 것
procedure-scope-event = 대회 전체의 것
procedure-section-lateness = 지각
procedure-grace = 지각 허용 시간(분)
procedure-grace-hint = 보통: 30
procedure-limit = 허용 시간이 끝나는 바로 그때 오면 늦지 않은 것임
procedure-limit-hint = 아니면 마지막 1분은 늦은 것임
procedure-after = 허용 시간 뒤
procedure-after-hint = 너무 늦게 온 선수
procedure-after-loses-by-default = 불참패
procedure-after-clock-only = 시간만 깎음
procedure-after-arbiter = 심판이 결정
procedure-charge = 늦은 시간 중 시계에서 깎는 비율(%)
procedure-charge-hint = 100: 시계가 처음부터 감, 200: 늦은 시간의 두 배, 0: 없음
procedure-section-decides = 누가 결정하는가
procedure-elsewhere = 규정에 없는 일
procedure-elsewhere-hint = 절차에 규칙이 없는 사안
procedure-elsewhere-default = 심판이 달리 정하지 않는 한 보통대로
procedure-elsewhere-arbiter-decides = 처음부터 심판이 결정
procedure-clock = 규칙에 없을 때의 시계
procedure-clock-hint = 사안을 처리하는 동안
procedure-clock-leave-as-is = 시간을 그대로 둠
procedure-clock-stop-meanwhile = 그동안 멈추었다가 다시 감
procedure-clock-set-right = 심판이 바로잡음
procedure-clock-reset = 양쪽 모두 처음부터 시작
procedure-committee = 재심위원 수
procedure-committee-hint = 0: 재심 없음
procedure-until = 재심 신청
procedure-until-hint = 대국자가 언제까지 신청할 수 있는지
procedure-until-result-confirmed = 결과가 확인되기 전까지
procedure-until-round-closed = 라운드가 끝나기 전까지
procedure-until-minutes-after-told = 판정을 알린 뒤 몇 분
procedure-until-minutes = 재심 신청 시간(분)
procedure-until-minutes-hint = 신청 기한이 분일 때
procedure-edition = 판본
procedure-since = 시행일
procedure-to = 종료일
procedure-confirmation-words = 확인된 결과가 유지되는 이유
procedure-confirmation-source = 그 규정
procedure-confirmation-article = 그 조항
procedure-confirmation-standing = 근거
procedure-standing-text = 명문
procedure-standing-derived = 도출
procedure-standing-setting = 일반 관례
procedure-elsewhere-words = 규정에 없을 때 적용하는 것
procedure-elsewhere-source = 그 규정
procedure-elsewhere-article = 그 조항
procedure-elsewhere-standing = 근거
period-from = { $from }부터 시행
period-until = { $until }까지 시행
## 사안 종류별 규칙
rule-list-of-file = 규칙 전체를 대회의 파일에서 가져옵니다.
rule-list-note = 처음 맞는 규칙을 적용하고, 맞는 것이 없으면 보통대로 합니다.
rule-list-in-text = 규정대로
rule-always = 항상
rule-otherwise = 그 외
rule-with-sanction = { $remedy }, 함께: { $sanction }
rule-may-choose = 심판이 고를 수 있음: { $what }
rule-instead = 대신 심판이 고를 수 있음: { $what }
rule-if-agreed = 두 대국자가 합의하면: { $what }
rule-may-add = 심판이 더할 수 있음: { $what }
rule-when-at-once-moves = { $n ->
   *[other] 늦어도 { $n }수 뒤에 발견
  }
rule-when-in-moves = { $n ->
   *[other] { $n }수 안에 발견
  }
rule-when-past-moves = { $n ->
   *[other] { $n }수보다 더 뒤에 발견
  }
rule-when-colors-until = 제{ $n }수까지 발견
condition-at-once = 곧바로 발견
condition-opponent-claims = 상대가 지적함
condition-arbiter-notices = 심판이 발견함
condition-agreed = 두 대국자가 합의함
condition-disagreed = 대국자에게 물었으나 합의하지 못함
condition-deliberate = 고의
condition-dropped = 돌이 미끄러짐
condition-force-majeure = 대국자의 탓이 아님
condition-lost = 국면을 복원할 수 없음
condition-cannot-return = 돌을 되돌릴 수 없음
condition-played-on = 그 뒤로 대국이 계속됨
condition-effective-move = 정지 뒤에 유효한 수가 발견되고, 둘 다 물음을 받고 거부함
condition-named-fault = 규정이 드는 잘못 가운데 하나
condition-not-pressed = 시계를 누르지 않음
condition-after-stop = 대국 정지 뒤에 시간 초과를 지적
condition-bystander = 관전자가 시간 초과를 지적
condition-no-pass-stone = 패스 돌 없이 패스함
condition-for-captures = 따낸 돌을 들어내려고
condition-only-dame = 공배만 남음
condition-passed-early = 아직 둘 곳이 있는데 양쪽이 패스함
condition-illegal-move-loses = 제14조를 적용함
condition-legal-in-record = 기보로는 적법함
## 선수가 받은 것과 읽는 것
ruling-own = 이 대회가 규정과 달리 정한 것:
given-by = 판정 { $no }, { $round }라운드, { $table }번 테이블
given-points = 벌칙으로 { $n }집
given-time = 벌칙으로 { $n }분
given-other-game = 다른 대국의 것: 여기서는 세지 않음
given-stones = { $n ->
   *[other] 벌점 { $n }집
  }
given-game-loss = 경고 누적으로 패
given-exclusion = 대회에서 제외
given-other = 다른 벌칙

# 심판: 기보가 말하는 것, 멈춘 판, 메우지 않은 공배

## 기보와 대조한 보고
incident-governed = 제{ $n }수가 먼저이며 우선합니다. 이것만 따로 판정할 수 없습니다.
incident-known = 기보로 확인됨: 제{ $n }수, 제{ $moves }수 뒤에 발견.
case-record-wrong = 여기서는 기보가 틀림
case-record-wrong-note = 심판장만 사유를 적고 기보와 달리 판정할 수 있습니다.
ruling-ask-both = 먼저 두 대국자에게 묻습니다: 계속 둘지, 지금 그대로 끝낼지.
ruling-play-on = 멈춘 대국을 계속합니다.
ruling-first = { $color }이 먼저 두며, 패스할 수 있습니다.
ruling-record-same = 기보가 이미 그러함: 움직인 것 없음
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

# 판정의 근거: 각 조항을 우리말로 적은 것, 조항과 규정의 이름.
# 심판실의 영어가 이것의 원문과 같으며, 시험이 둘을 함께 지킵니다.

## 조항의 내용
text-says-event = 대회가 이에 대해 따로 규칙을 두고 있다.
text-says-korean-2024-captures-left = 따낸 돌을 들어낸다. 그 전에 시계를 눌렀으면: 경고, 2집.
text-says-korean-2024-captures-mishandled-named-fault = 사석을 뚜껑 밖에 둠, 상대의 사석을 건드리거나 돌려줌: 경고, 2집.
text-says-korean-2024-clock-misuse-named-fault = 돌이 움직이는 동안 또는 따낸 돌을 들어내기 전에 시계를 누름: 경고, 2집. 필요하면 심판이 시계를 맞춘다.
text-says-korean-2024-clock-misuse = 시계에 손을 올려 두거나, 돌을 둔 손이 아닌 손으로 시계를 누름: 주의.
text-says-korean-2024-conduct = 주의, 다음은 경고, 다음은 그 대국의 패.
text-says-korean-2024-international-captures-mishandled-named-fault = 사석을 뚜껑 밖에 둠, 상대의 사석을 건드리거나 돌려줌: 주의만.
text-says-korean-2024-international-clock-misuse-named-fault = 돌이 움직이는 동안 또는 따낸 돌을 들어내기 전에 시계를 누름: 주의만.
text-says-korean-2024-international-take-back-at-once = 돌을 한 칸 넘게 옮기거나, 손을 떼기 전에 움직이거나 들어 올림: 주의만.
text-says-korean-2024-ko-retake = 어떤 반칙수가 곧바로 패가 되는지는 설정이다: 심판이 결정한다.
text-says-korean-2024-superko-at-once = 판 전체의 동형반복은 무승부이다.
text-says-korean-2024-take-back-at-once = 돌을 한 칸 넘게 옮기거나, 손을 떼기 전에 움직이거나 들어 올림: 경고, 2집.
text-says-usual-late-arrival = 허용 시간 동안에는 시간을 깎고, 그 뒤에는 대회의 규칙을 적용한다.
text-says-usual-no-show = 오지 않은 쪽이 불참패한다. 양쪽이 오지 않으면 둘 다 진다. 말없이 라운드를 빠지면 경고받거나 이후 대진에서 빠질 수 있다.
## 조항, 번호가 없으면 제목
text-article-absence = 불참
text-article-at-the-arbiter-s-discretion = 심판의 재량
text-article-art-18 = 제18조
text-article-art-18-suspended-for-international-events = 제18조, 국제 대회에는 적용 유예
text-article-confirmation = 결과 확인
text-article-fouls = 반칙
text-article-lateness = 지각
text-article-own-rule = 자체 규칙
text-article-repetition = 동형반복
text-article-cautions = 주의
text-article-time = 시간
## 규정과 그 판
text-source-clubs-and-beginners-sheets = 클럽과 입문자용 안내문
text-source-korea-baduk-association-2024 = 한국기원 2024
text-source-settings-of-the-event = 대회의 설정
## 멈춘 대국, 무르기, 대국 규칙
text-says-club-take-back = 놓은 돌은 옮기지 않는다: 처음 둔 자리로 되돌린다.
text-says-rules-of-play = 이 대회의 대국 규칙이 허용한다.
text-article-calls-after-the-end = 종국 뒤의 제기
text-article-calls-after-a-ruling = 판정 뒤의 제기
text-article-playing-a-stone = 돌 놓기
text-article-rules-of-play = 대국 규칙
text-source-general-practice = 일반 관례
text-article-clock-not-pressed = 시계를 누르지 않음
text-article-flag-after-the-stop = 정지 뒤의 시간 초과 지적
text-article-flag-called-by-a-bystander = 관전자의 시간 초과 지적
text-article-flag-after-a-move = 수를 둔 뒤의 시간 초과 지적
text-article-both-flags = 양쪽 시간 초과
text-article-wrong-time-set = 잘못 설정된 시간
text-article-faulty-clock = 시계 고장
text-article-clock-stopped = 시계 멈춤
text-article-devices = 전자기기
text-article-phone = 휴대폰
text-article-noise = 소음
text-says-korean-2024-clock-misuse-not-pressed = 시계 누르기를 잊은 사람은 자기 시간을 잃으며, 상대가 말해 줄 의무는 없다. 원인이 다른 데 있음을 본 심판은 시간을 돌려준다.
text-says-usual-flag-late-after-stop = 시간 초과는 보통 대국 중에 지적하며, 양쪽이 패스한 뒤에는 계가로 정한다. 범위: 계가로 정함, 또는 시간패.
text-says-usual-flag-late-bystander = 보통 대국자와 심판만이 시간 초과를 지적하며, 그것을 본 심판은 조치한다. 범위: 계속 두기, 또는 시간패. 소리 내어 말한 사람은 내보낼 수 있다.
text-says-usual-flag-late = 보통 시간 초과는, 그 전에 시간이 다 되었음을 아무도 의심하지 않으면, 수가 더 진행된 뒤라도 대국이 계속되는 동안은 유효하다. 범위: 시간패, 계속 두기, 또는 시간을 돌려줌.
text-says-usual-both-flags = 어느 쪽의 시간이 먼저 다 되었는지 아무도 알 수 없으면, 보통 그 때문에 지는 사람은 없고 양쪽 모두 초읽기로 계속한다. 범위: 바로잡기, 계속 두기, 무승부, 양쪽 패, 재대국.
text-says-usual-wrong-time = 시계를 공지된 대로 맞추되 각자 쓴 시간을 뺀다. 범위: 바로잡기, 설정된 대로 계속 두기, 일찍 발견되면 재대국.
text-says-usual-clock-faulty = 시계를 바꾸고, 시계가 앗아 간 시간을 양쪽에 돌려주되, 적어 둔 시간이 있으면 그에 따른다. 범위: 기록에 나타난 만큼, 의심스러운 것의 절반, 없음.
text-says-usual-clock-stopped = 선수는 심판을 부르려고 시계를 멈추며, 그 밖에는 대회가 알린 경우뿐이다. 범위: 시간은 그대로, 시간을 돌려주거나 뺌, 주의, 경고.
text-says-usual-device = 지니고 있었으나 쓰지 않음: 보통 경고. 국면을 보는 데 씀: 보통 그 대국의 패와 대회 제외. 심판은 무엇을 무엇에 썼는지 살핀다.
text-says-usual-phone = 처음에는 보통 경고, 엄격한 대회에서는 그 대국의 패. 범위: 주의, 경고, 상대에게 시간 추가, 패.
text-says-usual-noise = 보통 먼저 말로 이르고, 다음은 경고. 방해받은 사람은 시간을 돌려받을 수 있다. 관전자는 내보낸다.
text-says-usual-pass-disputed-no-pass-stone = 패스에 돌이 드는 규칙에서는, 빠진 돌을 알아차린 때 바로 건넨다. 계가 중에도 같다.
text-says-usual-pass-disputed = 패스는 소리 내어 말하고 시계를 누른다. 의심스러우면 양쪽에 묻고, 보통 그 때문에 차례나 대국을 잃지 않는다. 범위: 양쪽이 패스한 뒤라도 대국 계속, 시간 되돌림.
text-says-usual-resignation-disputed = 양쪽과 가까이 있던 사람의 말을 듣는다. 기권은 말하거나 분명히 보이는 것이며, 달리 볼 수 있는 몸짓은 기권이 아니다. 의심스러우면 대국을 계속한다.
text-says-usual-result-wrong = 결과는 적힌 것이 아니라 대국의 결과이다. 양쪽의 말을 듣고 기보가 있으면 본다. 혼자 주장하는 쪽은 자기 말만으로는 부족하다. 양쪽이 확인한 결과는 심판장이 바로잡는다.
text-says-usual-wrong-pairing = 일찍 알면 대국을 멈추고 대진대로, 시계도 처음부터 둔다. 늦게 알면 보통 둔 대국이 인정되고, 누가 누구와 두었는지 맞게 대진을 고친다.
text-says-usual-left-game = 아픈 사람을 돕는 것이 대국보다 먼저다. 보통 자리를 비운 쪽의 시계는 계속 가고, 돌아올 수 없으면 진다. 병이 난 경우 심판은 시계를 멈추거나 시간을 되돌리거나 나중에 마치게 하거나 다시 두게 할 수 있다.
text-says-usual-adjournment = 보통 대국은 한 번에 마친다. 심판이 중단시킬 때는 시계를 멈추고, 둘 차례인 사람이 다음 수를 적어 봉하며, 국면과 양쪽의 남은 시간을 적어 둔다.
text-says-usual-collusion = 누구도 그랬다고 넘겨짚지 않는다. 양쪽의 말을 따로 듣고, 본 것을 적는다. 증거가 없으면 아무 일도 없다. 범위: 없음, 경고, 양쪽 패배. 대회 제외는 운영자나 위원회가 정한다.
text-says-usual-rounds-skipped = 라운드에 나올 수 없는 사람은 대회가 알린 대로 대진을 정하기 전에 알린다. 알리지 않고 빠진 사람의 말을 먼저 듣는다. 범위: 없음, 경고, 다음 라운드부터 제외. 제외는 대회 운영자나 위원회가 정한다.
text-says-usual-confirmation = 두 대국자가 확인한 결과는 그대로 유지된다. 규정에 없는 경우 대회가 달리 정할 수 있다.
text-says-usual-elsewhere = 규정에 이에 관한 조항이 없다: 심판이 결정한다.
text-says-usual-elsewhere-2 = 규정에 절차가 없다: 심판이 결정하며, 기본은 국면을 바로잡는 것이다.
text-says-usual-accepted-end = 대국이 끝났고 두 대국자가 이를 받아들였다: 그 뒤의 제기로 결과가 바뀌지 않는다.
text-says-usual-earlier-ruling = 판정으로 이 대국이 끝났다: 그 뒤에 일어난 일이나 언제 일어났는지 모르는 일로 결과가 바뀌지 않는다.
text-says-usual-play-went-on = 그 뒤에 대국이 이어진 경우는 규정에 없다. 심판이 결정한다.
text-article-end-of-the-game = 종국

error-find = 이름 찾기
