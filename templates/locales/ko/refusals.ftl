# 계정: 로그인, 비밀번호, 초대.

refusal-wrong-password = 이름 또는 비밀번호가 틀렸습니다
refusal-busy = 지금 로그인하는 사람이 너무 많습니다. 몇 초 뒤에 다시 시도하세요
refusal-password-length = 비밀번호는 10자 이상이어야 합니다
refusal-name-taken = 그 이름의 계정이 이미 있습니다. 다른 이름을 고르거나 그 계정으로 로그인하세요
refusal-last-owner = 로그인할 수 있는 소유자가 이 사람뿐입니다. 먼저 다른 사람을 소유자로 정하세요
refusal-link-spent = 이미 쓰였거나, 철회되었거나, 기한이 지난 링크입니다. 운영자에게 새 링크를 요청하세요
refusal-owner-made = 이미 쓰인 링크입니다. 이 서버에는 소유자가 있습니다. 로그인하거나 소유자에게 초대를 요청하세요
refusal-link-replaced = 가장 새로운 링크가 아닙니다. Tengen은 시작할 때마다 새 링크를 적습니다. 그 링크를 여세요
refusal-own-role = 운영자가 한 사람뿐입니다. 역할을 내려놓기 전에 다른 운영자를 초대하세요
refusal-series-not-all = 대회를 리그에 추가하려면 그 대회와 시즌의 모든 부의 운영자여야 하며, 두 대회의 설정에 같은 리그 이름이 있어야 합니다.
refusal-division-twice = { $name }: 이미 그 시즌의 { $no }부입니다. 둘 중 하나의 번호를 설정에서 바꾸세요.
refusal-password-common = 추측하기 쉬운 비밀번호입니다. 본인만의 낱말 몇 개를 쓰세요
refusal-wait = 틀린 비밀번호가 너무 많았습니다. { $seconds }초 뒤에 다시 시도하세요

# 심판: 진행 중인 대국, 한 대국, 한 대국에 결과가 둘일 때.

refusal-reason-needed = 결과를 고치는 이유를 쓰세요
refusal-not-published = { $round }라운드는 초안입니다. 먼저 공개하세요

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

refusal-check-in-closed = 지금은 휴대폰으로 출석을 확인할 수 없습니다. 입구에서 도착을 알려 주세요.

refusal-record-tell-first = 둘 다 거부합니다. 먼저 양쪽 패가 된다고 알리고 다시 물으세요.
refusal-record-play-on-first = 합의가 없으면 대국을 계속합니다. 다음에 멈춘 뒤에야 모든 돌이 산 것이 됩니다.
refusal-record-reason = 이유를 1~1000자로 쓰세요
refusal-record-differ = { $point }에 대해 대국자가 서로 다릅니다. 먼저 그것을 정하세요.
refusal-record-same = { $point } 돌을 그 주인과 달리 주장하는 사람이 없습니다. 두어 보거나 판정할 것이 없습니다.
refusal-record-no-copy = 이 규칙에는 별도 판에서 두는 일이 없습니다. 계속 두세요.
refusal-record-none-open = 열린 별도 판이 없거나, 아직 아무것도 보이지 않았습니다.
refusal-record-fill-in-turn = { $point }: 이 규칙에서는 한 집입니다. 계속 두어 차례대로 메우세요.

refusal-archived = 보관된 대회여서 읽기만 할 수 있습니다. 운영자가 “대회” 페이지에서 보관에서 꺼낼 수 있습니다.
refusal-not-its-name = 대회 이름이 아닙니다. 칸 위에 적힌 그대로 입력하세요.

# 현장에서 대국을 기록하고, 지켜보기.

refusal-move-turn = { $color ->
    [B] 흑이 아니라 백의 차례입니다
   *[W] 백이 아니라 흑의 차례입니다
}
refusal-move-off-board = 이 판에 없는 점입니다: { $point }
refusal-move-occupied = { $point }에 이미 돌이 있습니다
refusal-move-ko = { $color ->
    [B] 흑은
   *[W] 백은
} { $point }의 패를 곧바로 되따낼 수 없습니다
refusal-move-superko = { $point }에 두면 제{ $after }수 직후의 판 전체가 되풀이됩니다
refusal-move-suicide = { $point }에 두면 { $stones ->
    [1] 그 돌의
   *[other] 돌 { $stones }개의
} 활로가 없습니다
refusal-record-not-counted = 이 대국은 계가로 끝나지 않았으므로 다시 계가할 것이 없습니다. 이의가 있으면 심판을 부르고, 심판이 이유를 적어 사안으로 신고합니다.
refusal-record-confirmed = 결과가 확인되었습니다. 기보는 그대로 남습니다
refusal-record-no-repetition = 같은 국면이 되풀이되지 않았습니다. 계속 두거나 심판에게 물어보세요.
refusal-record-repetition = 이 규칙에서는 대국자끼리 동형반복에 합의할 수 없습니다. 심판에게 물어보세요.
refusal-record-no-resumption = 이 규칙에서는 멈춘 대국을 이어 둘 수 없습니다
refusal-record-life = 판 위의 돌만 표시할 수 있습니다
refusal-record-not-in-rules = 이 규칙에는 없는 일입니다. 심판이 결정합니다.
refusal-record-disagree = 두 대국자가 서로 다른 결과를 말했습니다
refusal-record-phase = 그사이 대국이 더 진행되었습니다. 판을 다시 보세요
refusal-record-nothing = 무를 것이 없습니다
refusal-record-ruling = 마지막은 판정 { $no }입니다. 그 판정의 페이지에서 철회하세요.
refusal-record-moves = { $moves ->
   *[other] 이미 { $moves }수가 기록되어 있습니다
}. 먼저 그것을 무르세요.
refusal-record-position = { $point } 주변의 돌에 활로가 없습니다. 그런 국면은 판에 있을 수 없습니다
refusal-record-handicap = 그곳에는 접바둑 돌을 놓을 수 없습니다: { $point }
refusal-record-apply = 이 판정은 기보에 적용할 수 없습니다: { $why }
refusal-record-full = 기보가 가득 찼습니다
refusal-record-note = 메모는 1~1000자입니다
refusal-record-prisoners = 사석 { $n }개는 판에 놓일 수 있는 수보다 많습니다
refusal-record-overtime = 이 대국에서 시간 연장 { $n }번은 살 수 없습니다
refusal-record-terms = 여기서는 대국을 기록할 수 없습니다: { $why }
refusal-record-other-result = 이 대국에는 이미 { $result } 결과가 있습니다. 두 대국자가 확인하기 전에 한쪽을 고치세요.

refusal-home-closed = 신청을 받는 기간이 아닙니다.
refusal-home-crowded = 이 주소에서 온 신청이 많습니다. 입력한 것은 그대로 있으니 10분 뒤에 다시 보내거나 운영자에게 알리세요.
refusal-home-overrun = 이 대회에 기다리는 신청이 너무 많습니다. 운영자에게 알리세요.
refusal-home-unread = 신청서를 다시 한번 본 뒤 보내세요.

# 사안과 판정: 무슨 일이 언제 있었는지, 판정, 심판 기록.

refusal-appeal-party = 이 대국의 대국자는 재심을 맡을 수 없습니다. 대리 위원을 정하세요
## 거부되는 것
refusal-procedure = 이 절차는 쓸 수 없습니다: { $why }
refusal-report = 신고의 앞뒤가 맞지 않습니다. 단계를 다시 밟으세요.
refusal-report-by = 흑인지 백인지 고르세요
refusal-report-noticed = 일어나기 전에 발견한 것으로 되어 있습니다. 두 번호를 비교하세요
refusal-report-move = 어느 수였는지와 어느 수 뒤에 발견했는지를 모두 쓰세요
refusal-choose-first = 규정이 심판에게 맡긴 일입니다. 선택지 가운데 하나를 고르세요
refusal-end-unasked = 대국이 끝난 상태였습니다. 먼저 두 대국자가 이를 받아들였는지 답하세요.
refusal-ask-first = 먼저 두 대국자에게 합의하는지 물으세요. 묻지 않고는 아무도 지지 않습니다.
refusal-not-offered = 함께 고를 수 없습니다. 다시 고르세요.
refusal-penalty-amount = 벌칙의 크기를 1에서 { $most } 사이로 적으세요
refusal-words-needed = 벌칙이 무엇이고 왜 주는지 쓰세요
refusal-ruling-reason = 이렇게 판정하는 이유를 쓰세요. 이유가 없으면 기록되지 않습니다.
refusal-violation-first = 같은 모양을 되풀이한 수가 규칙에 어긋납니다. 심판을 부르세요. 판정이 난 뒤에는 양쪽이 승부 없음에 합의할 수 있습니다.
refusal-which-position = 이 판정 뒤로 대국이 계속되었습니다. 어느 국면을 인정할지 고르세요.
refusal-grounds-needed = 재심을 신청하는 이유를 쓰세요
refusal-ruling-changed = 그사이 판이나 대국자의 벌칙이 바뀌었습니다. 아무것도 기록하지 않았으니 판정을 다시 보세요.
refusal-not-in-force = 이 판정은 이미 수정되었거나 철회되었습니다
refusal-committees = 위원회가 결정한 일입니다. 위원회만 수정하거나 철회할 수 있습니다. 위원회가 한다고 표시하고 위원의 이름을 쓰세요.
refusal-committees-result = 이 결과는 위원회가 결정한 판정 { $no }에 따른 것입니다. 위원회가 수정하거나 철회할 때까지 그대로입니다.
refusal-no-such-ruling = 그런 판정이나 재심이 없습니다
refusal-appeal-decided = 이 재심은 이미 결정되었습니다. 결정은 최종입니다
refusal-appeal-stands = 위원회가 이 판정을 유지했습니다. 그 결정은 최종입니다
refusal-appeal-late = 재심 신청 기한이 지났습니다
refusal-appeal-none = 이 대회에는 재심이 없습니다
refusal-appeal-committee = 위원 전원의 이름을 쓰세요
refusal-appeal-own-case = 판정한 심판은 재심을 맡을 수 없습니다
refusal-appeal-twice = 같은 위원이 두 번 적혀 있습니다
refusal-appeal-player = 두 대국자만 재심을 신청할 수 있습니다

# 공개된 라운드 고치기.

refusal-round-changed = 다른 사람이 이 라운드를 바꾸었거나 결과를 입력했습니다. 확인한 뒤 다시 하세요.
refusal-results-lost = { $count ->
   *[other] 결과 { $count }개를 잃게 됩니다. 아무것도 바뀌지 않았습니다. 먼저 확인하세요.
  }
refusal-not-last-round = 그 뒤에 { $round }라운드 대진이 짜였습니다. 그것을 먼저 없애세요.

refusal-too-many-announcements = 공지가 너무 많아 아무도 다 읽지 못합니다. 먼저 하나를 내리세요.
refusal-no-mail = 이 서버는 이메일을 보내지 않거나, 등록된 이메일 주소가 없습니다.
refusal-too-many-reaches = 알림을 받는 휴대폰이 너무 많습니다. 먼저 하나를 해제하세요.

# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = 이 판에서 { $most }집보다 큰 차이로 끝나는 대국은 없습니다.

# 운영자의 화면: 설정, 등록, 초안, 일지, 담당자.

## 거부하는 이유
refusal-entered-already = { $name } 님은 같은 단급과 소속, 또는 같은 번호로 이미 등록되어 있습니다.
namesake-tick = 이름이 같은 다른 사람
namesake-note = 아버지와 아들처럼. 이때는 같은 협회 번호를 가진 경우만 거절합니다.
refusal-has-games = 이 선수는 둔 대국이 있습니다. 대신 기권 처리하세요. 대국은 남습니다.
refusal-merge-met = 두 사람은 { $round }라운드에서 서로 두었으므로 같은 사람일 수 없습니다.
refusal-merge-both-paired = 둘 다 { $round }라운드에 대국이나 부전승이 있습니다. 먼저 하나를 그 라운드에서 빼세요.
refusal-merge-numbers = 둘 다 같은 협회의 번호가 있는데 서로 다릅니다. 먼저 하나를 고치세요.
refusal-merge-teams = 두 팀에 속해 있습니다. 먼저 하나를 팀에서 빼세요.
refusal-merge-pair = 한 사람씩인 등록 둘만 합칠 수 있습니다.
refusal-merge-recorded = 기보나 사안이 다른 등록을 가리킵니다. 그 등록을 열어 이 등록을 합치세요.
refusal-built-on = 그사이 이를 바탕으로 바뀐 것이 있어 더는 되돌릴 수 없습니다. 아무것도 바뀌지 않았습니다.
refusal-excluded = 유효한 판정 때문에 이 선수는 { $round }라운드에 나올 수 없습니다. 먼저 그 판정을 철회하거나 수정하세요.
refusal-paired-in-round = 이 선수는 { $round }라운드 대진에 들어 있습니다. 먼저 초안에서 짝을 푸세요. 공개된 라운드는 그대로입니다.
refusal-rounds-drawn = 이미 { $rounds }개 라운드의 대진을 짰습니다. 대회의 라운드를 그보다 줄일 수 없습니다.
refusal-already-published = { $round }라운드는 공개되었습니다. 대진은 그대로 유지됩니다.
refusal-already-drawn = 방금 다른 사람이 { $round }라운드 대진을 짰습니다. 다시 짜기 전에 그 초안을 보세요.
refusal-publish-first = { $round }라운드가 먼저입니다. 공개하세요.
refusal-no-such-round = 이 대회는 { $rounds }라운드까지입니다.
refusal-draft-changed = 다른 사람이 이 초안을 바꾸었습니다. 확인한 뒤 다시 하세요.
refusal-nothing-drawn = { $round }라운드에는 아직 대국이 없습니다. 먼저 대진을 짜세요.
refusal-file = 파일을 읽을 수 없습니다: { $faults }
refusal-stopped = 중지했습니다. 바뀐 것은 없습니다.

# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

refusal-confirmed = 두 대국자가 결과를 확인했습니다. 심판장만 바꿀 수 있습니다.
refusal-not-played-anew = 이 테이블에는 다시 두는 대국이 없습니다
refusal-chief-without-role = 먼저 이 사람에게 여기서의 역할을 주세요
refusal-clock-of-draft = 시계를 시작하기 전에 { $round }라운드를 공개하세요
refusal-window-ends-first = { $round }라운드의 기간이 시작하기 전에 끝납니다. 첫날보다 앞서지 않는 마지막 날을 쓰세요.
refusal-no-window = { $round }라운드에는 기간이 없습니다. 시작할 때 둡니다.
refusal-grace-runs = { $round }라운드의 기간이나 유예가 끝나지 않았습니다. 그때까지는 처리하지 않습니다.
refusal-date-changed = 이 대국의 날짜나 선수가 그사이 바뀌었습니다. 다시 확인하세요.
refusal-game-over = 이 대국에는 이미 결과가 있습니다.
refusal-teams-meet = 이 대회는 단체전입니다. 라운드 대진은 하나씩 짭니다.
refusal-league-size = 풀리그는 { $least }~{ $most }명입니다. 1라운드에 참가하는 선수는 { $count }명입니다.
refusal-too-many-rounds = { $rounds }라운드가 됩니다. 대회는 최대 { $most }라운드입니다. 한 번씩만 만나게 하거나 두 대회로 나누세요.

# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

refusal-appeal-made = 이 판정에는 이미 재심을 신청했습니다.

# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

refusal-reports-off = 이 대회에서는 심판만 결과를 입력합니다.
refusal-seats-changed = 그사이 대진이 바뀌었습니다. 어디에 앉는지 다시 보세요.
refusal-others-sit = { $table }번 테이블이 보셨을 때와 다릅니다. 다른 사람이 앉아 있거나 흑백이 바뀌었습니다. 아무것도 입력되지 않았습니다. 이름을 확인하고 결과를 다시 입력하세요.
refusal-result-stands = { $result } 결과가 이미 입력되었습니다. 틀렸다면 심판을 부르세요.
refusal-too-many-requests = 이미 여러 요청이 답을 기다리고 있습니다.
refusal-request-answered = 그사이 요청에 답이 나왔거나 요청이 취소되었습니다.
refusal-request-words = 무엇이 틀렸는지 직접 쓰세요

# 심판: 기보가 말하는 것, 멈춘 판, 메우지 않은 공배

refusal-record-stands = 심판장만 기보와 달리 판정할 수 있습니다.
refusal-report-in-order = 순서에 따르면 제{ $n }수는 그 선수의 차례였습니다. 둘 가운데 누가 두었는지 다시 보세요.
refusal-report-first-of-two = 연속 두 수는 한 대국자의 두 수입니다. 1이 아니라 둘째 수의 번호를 적으세요.
refusal-report-time-back = 시계에 한 판의 { $minutes }분보다 많이 돌려줄 수 없습니다. 시간을 다시 보세요.
refusal-report-agreed = “합의함”과 “합의하지 못함” 가운데 하나를 고르세요.
refusal-report-not-in-record = 기보의 { $moves }수에는 이 대국자의 그런 위반이 없습니다. 둔 것을 기록하거나 다시 고르세요.
refusal-report-dealt-with = 이 수는 판정 { $no }에서 다루었습니다. 그 판정을 수정하거나 철회하거나, 다시 고르세요.
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
}의 제{ $first }수가 먼저이며 우선합니다. { $n ->
    [0] 이것
   *[other] 제{ $n }수
}만이 아니라 그 수를 판정하세요.
refusal-report-played = 이 대국은 두어졌으므로 불참이 아닙니다. 지각이나 도중 이탈로 신고하세요.
refusal-report-not-counted = 이 대국은 계가로 끝나지 않아 다툴 계가가 없습니다. 종국 자체의 문제를 신고하세요.
refusal-report-not-resigned = 이 대국은 그 대국자의 기권으로 끝나지 않아 다툴 기권이 없습니다. 종국 자체의 문제를 신고하세요.
refusal-report-no-result = 아직 결과가 없습니다. 대국의 결과를 입력하세요.
refusal-report-nothing-ended = 아직 결과가 없으므로 받아들인 결과도 있을 수 없습니다. 다시 답하세요.
refusal-report-exchanged = 이 대국의 흑백은 이미 판정으로 바꾸었습니다. 그 판정을 고치거나 철회하세요.
refusal-report-nothing-confirmed = 기록된 대국은 { $moves }수이고 결과가 없습니다. 아무도 결과를 확인하지 않았습니다.
refusal-report-beyond = 기보는 { $moves }수입니다.
refusal-record-nothing-found = 결과를 바꿀 수를 아무도 말하지 않았습니다. 그런 수가 없으면 합의하지 못해도 지지 않습니다.
refusal-record-ask-first = { $color ->
    [B] 흑
   *[W] 백
}에게는 계속 둘지 이대로 끝낼지 아직 묻지 않았습니다.
refusal-record-agreed = 양쪽 모두 이대로 끝내기를 원합니다. 사석을 표시하고 동의하게 하세요.
refusal-record-not-neutral = { $point }: 빈 공배도, 그 대국자 자신의 집도 아닙니다.
refusal-record-takes = { $point }에 두면 돌을 따냅니다. 그것은 착수이니 대국을 재개하세요.
refusal-not-clerical = 결과를 잘못 적은 것만 아직 고칠 수 있습니다. 그런 경우라고 표시하세요.

# 레이팅 목록과 그 검색, 참가자 명단, 등록 전체.

refusal-list-to-come = 목록의 날짜가 아직 오지 않은 { $date }입니다. 아무것도 가져오지 않았습니다. 파일이나 이 컴퓨터의 시계를 확인하세요.

refusal-too-many-players = 이 서버는 한 대회에 선수를 { $most }명까지 받습니다. 한도는 소유자가 시작할 때 정합니다 (--max-players).

# 한 사람용 링크, 다시 로그인, 2단계 인증.

refusal-wrong-code = 코드가 맞지 않거나 이미 사용되었습니다. 코드는 30초마다 바뀝니다. 휴대폰 시계가 맞는지 확인하세요
