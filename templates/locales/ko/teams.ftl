# Teams: their matches, line-ups and standings.

team = 팀
board = 순번
way-teams = 팀
way-matches = 경기

# A round of teams.
matches-find = 팀, 선수 또는 테이블
match-tables = { $count ->
   *[other] { $tables }번 테이블
}
match-open = { $n }판 진행 중
match-absent = { $team } 팀 불참
match-left = { $team } 팀은 대회를 떠났습니다
match-absent-both = 두 팀 모두 불참
match-nobody = 없음
match-won = 승
match-of = { $round }라운드 경기
match-boards = 각 판
match-date = 언제 둡니까?
match-propose = 남은 모든 판에 제안하기
match-date-over = 판마다 일정이 다릅니다. 상대 주장이 받아들이면 이 일정으로 바뀝니다.
report-for = 주장 { $captain }: { $name } 님을 대신해 보고합니다.
said-by-captain = { $name } (주장 { $captain } 대신 보고)
match-drawn = 무
match-lost = 패
match-playing = 진행 중
match-unfinished = 끝나지 않음
match-free = 경기 없음
match-decided-all = 경기는 과반의 판에서 이긴 팀이 이깁니다.
match-decided-played = 상대보다 많은 판을 이긴 팀이 경기에서 이깁니다.
match-decided-boards = 이긴 판 수로 정합니다.

# Standings of teams.
standings-of = 순위
team-standings-how = 라운드 읽는 법: 상대의 순위, + 승, = 무, − 패, ? 끝나지 않음, 그 아래는 이긴 판 수. 0은 부전승, –는 경기 없음.
team-standings-beside = 대국은 개인끼리 합니다. 라운드에는 팀의 판에 앉은 선수들이 이긴 수가 나옵니다.
team-order = 순서: { $criteria }.
team-column-null = –
team-column-teamp = 승점
team-column-sost = 상대
team-column-bdw = 이긴 판
team-column-bdwu = { $n ->
    [1] 1번 판
   *[other] 1~{ $n }번 판
}
team-column-mnr = 평균 레이팅
team-column-tdc = 승자승
team-column-wbdw = 가중 이긴 판
team-column-sosbdw = 상대의 이긴 판
team-column-bonus = 보너스
team-column-sodost = 이긴 상대
team-column-tmms = 맥마흔
team-column-tko = 토너먼트
team-about-null = 없음.
team-about-teamp = 경기와 부전승의 점수에 더하거나 뺀 점수를 합친 값.
team-about-sost = 모든 상대의 승점을 더한 값.
team-about-bdw = 모든 경기에서 이긴 판 수. 무승부는 절반.
team-about-bdwu = { $n ->
    [1] 1번 판의 승수.
   *[other] 1번부터 { $n }번 판까지 이긴 판 수.
}
team-about-mnr = 1라운드 오더의 평균 레이팅.
team-about-tdc = 동률인 팀이 모두 서로 만났을 때, 그 경기들의 승점.
team-about-wbdw = 이긴 판 수. 1번 판의 가중치가 가장 크고 마지막 판은 1.
team-about-sosbdw = 모든 상대의 이긴 판 수를 더한 값.
team-about-bonus = 보너스로 더하거나 뺀 점수. 동점을 가를 뿐 승점이 아닙니다.
team-about-sodost = 이긴 상대의 승점을 더한 값. 비긴 상대는 절반.
team-about-tmms = 승점에 팀의 실력에 따른 시작 점수를 더한 값. 한 급의 차이는 경기 1승과 같습니다.
team-about-tko = 얼마나 올라갔는지: 토너먼트에 나간 라운드마다 1, 마지막에 이기면 1.

# A team.
team-captain = 주장: { $name }
team-of = { $n }팀 중
team-no-match = 아직 경기가 없습니다.
team-squad = 선수 명단(순번순)
team-squad-how = 열은 라운드이며 색, 판, 결과를 보여 줍니다. 빈칸은 출전하지 않음.
team-not-seated = 출전하지 않음
team-board = { $n }번 판
team-weighted = 판마다 가중치를 곱함
team-start = 시작할 때 (레이팅 { $rating })
team-divided = { $n }(으)로 나눔
team-page = 팀 페이지

# A line-up.
line-up-of = { $round }라운드 오더
line-up-by = 오더: { $team }
line-up-order = { $upper } 님이 더 강한 { $lower } 님보다 앞 순번에 있습니다.
line-up-gap = { $team }: { $n }번 판이 비어 있는데 그 뒤 판에는 선수가 있습니다.
line-up-left = 후보: { $names }
line-up-sort = 실력순으로 놓기
line-up-save = 오더 저장
line-up-kept = 오더를 저장했습니다.
line-up-declared = 이 오더는 정해져 있습니다. 선수 명단이 바뀌어도 그대로입니다.
line-up-by-squad = 제출된 오더가 없습니다. 참가하는 선수가 명단 순서대로 출전합니다.
line-up-as-squad = 다시 명단대로
line-up-public = 라운드가 공개되었습니다. 결과가 없는 판도 함께 바뀝니다.
line-up-you = 주장 { $name } 님입니다.
line-up-hand-in = 오더 제출
line-up-handed = 제출됨
line-up-until = 라운드가 공개될 때까지 바꿀 수 있습니다. 상대 주장에게는 그때 보입니다.
line-up-until-result = 경기의 첫 결과가 나올 때까지 바꿀 수 있습니다.
line-up-at-once = 공개된 라운드입니다. 변경은 바로 공개되며, 상대 주장은 아직 오더를 바꿀 수 있습니다.
line-up-locked = 오더를 더는 바꿀 수 없습니다. 빠진 선수가 있으면 심판에게 물어보세요.
match-played-after-all = 경기를 하기로 함

# Drawing a round of teams.
team-draft-has = 경기 { $matches }개, 대국 { $boards }판
team-draft-drawn = 경기 { $n }개의 대진을 짰습니다.
team-draft-proved = 증명됨: 이 팀들로 더 나은 대진은 없습니다.
team-draft-unproved = 대진은 유효합니다. 최선인지는 확인하지 못했습니다.
team-draft-planned = 풀리그 일정에 따른 대진입니다.
team-draft-staged = 조별 리그와 토너먼트 계획대로.
team-draft-by-hand = 자동 대진과 다릅니다. 손으로 바꾸었거나 그 뒤에 달라진 것이 있습니다.
team-draft-missing = { $round }라운드에 결과가 없습니다: { $tables }번 테이블.
team-draft-seat = 자리 다시 정하기
team-draft-locks = 그러면 오더가 확정됩니다.
proof-teams = 대진에 든 팀
proof-check-what-teams = 증명서는 모든 팀과, 의미 있는 모든 홀수 팀 집합에 값을 매깁니다. 어떤 두 팀도 함께하여 그 값의 합을 넘지 못하고, 짜인 두 팀은 정확히 그 합과 같습니다. 따라서 더 높은 대진은 있을 수 없습니다.
proof-matches = 경기 { $all }개 중 { $count }개는 증명된 그대로이고, 나머지는 손으로 정했습니다.
match-why = 왜 이 대진인가
match-why-title = { $round }라운드: 왜 이 대진인가
match-why-how = 대진은 다음을 차례로 봅니다: 두 번 만나지 않기, 만나는 팀의 점수를 되도록 가깝게, 대회가 정하면 같은 소속의 팀은 떼어 놓기, 1번 판의 흑백 균형, 같은 점수의 위쪽 절반과 아래쪽 절반.
match-why-today = 이 대진의 증명은 여기에 없습니다. 이유는 지금 알려진 것으로 계산했습니다.
match-why-by-hand = 손으로 정했습니다. 자동 대진에는 없는 경기입니다.
match-why-level = 이 라운드 전 점수: 두 팀 모두 { $points }.
match-why-half = 이 점수의 { $n }팀 가운데 { $upper } 팀은 { $one }번째, { $lower } 팀은 { $other }번째입니다.
match-why-down = 이 라운드 전 점수: { $upper } { $high }, { $lower } { $low }. { $upper } 팀이 내려와 { $lower } 팀과 만납니다. 차이 { $gap }.
match-why-float = { $upper } 팀은 같은 점수 { $n }팀 중 { $one }번째, { $lower } 팀은 같은 점수 { $m }팀 중 { $other }번째입니다.
match-why-new = 전에 만난 적이 없습니다.
match-why-clubs = 소속을 떼어 놓습니다: { $one }, { $other }.
match-why-club-cost = 같은 소속끼리의 경기를 줄이면 점수 차이가 커집니다.
match-why-balance = 지금까지 1번 판의 백 판수에서 흑 판수를 뺀 값: { $white } { $one }, { $black } { $other }. 그래서 { $white } 팀이 1번 판에서 백입니다.
match-why-turn = 1번 판의 흑백은 서로 같습니다. { $black } 팀이 지난번에 백이었으므로 { $white } 팀이 1번 판에서 백입니다.
match-why-names = 1번 판의 흑백으로는 가릴 수 없습니다. 두 이름으로 만든 수에 따라 { $white } 팀이 1번 판에서 백입니다.
match-why-again = { $color ->
    [white] 두 팀 모두 1번 판에서 백이 너무 많았고, 한 팀이 다시 백입니다.
   *[black] 두 팀 모두 1번 판에서 흑이 너무 많았고, 한 팀이 다시 흑입니다.
}
match-why-exchanged = 그 뒤 흑백을 손으로 바꾸었습니다.
match-why-stones = 접바둑 판에서는 약한 쪽이 흑입니다.
match-why-bye = 부전승이 가장 적었고({ $n }), 그런 팀들 가운데 맨 아래입니다.
match-why-bye-rest = 먼저 차례가 온 팀은 부전승을 받을 수 없었습니다. 나머지 팀을 다시 만나지 않게 짤 수 없었기 때문입니다.
match-why-bye-given = 손으로 주었습니다.
match-met = { $round }라운드에 만난 팀입니다.
match-club = 두 팀 모두 { $club } 소속입니다.
match-short = { $team } 팀의 선수가 { $of }명 중 { $n }명입니다.
match-without = { $team } 팀에는 경기도 부전승도 없습니다.
match-order = { $team } 팀이 실력순으로 앉지 않았습니다.
match-exchange = 흑백 교환
match-part = 경기 없애기
match-no-bye = 부전승 취소
match-free-teams = 경기가 없는 팀 { $n }개
match-white = 1번 판의 백
match-black = 1번 판의 흑
match-meet = 서로 만남
match-give-bye = 첫 팀에 부전승 주기

# Teams as the organiser has them.
teams-none = 아직 팀이 없습니다.
teams-count = 팀 { $n }개
teams-without = 팀이 없는 선수 { $n }명
teams-round-robin = { $n }팀 풀리그에는 { $takes }라운드가 필요하지만 이 대회는 { $has }라운드입니다.
teams-make = 팀 만들기
teams-from-list = 명단에서
teams-from-list-hint = “team” 열이 있는 참가자 명단(“board”와 “captain” 열도 가능)으로 선수를 추가하고 팀을 만듭니다.
teams-from-clubs = 소속별로 팀 { $n }개
teams-made-who = 팀을 만든 뒤 서로 두는 것은:
teams-made = 팀 { $n }개를 만들었습니다.
teams-rules = 경기 계산 방법
teams-saved = 팀을 저장했습니다.
team-new = 새 팀
team-name = 팀 이름
team-add = 선수 한 명 더
team-squad-hint = 첫 선수가 1번 판에 앉습니다. 마지막 판 다음의 선수는 후보입니다.
team-captain-hint = 개인 링크로 오더를 제출합니다.
team-captain-gone = { $n ->
   *[other] { $teams }에 이제 주장이 없습니다.
}
team-captain-stays = 여전히 { $teams }의 주장입니다. “팀”에서 다른 사람을 고르세요.
team-captain-none = 주장 없음
team-captain-left = 주장: { $name } (앞으로의 라운드에 참가하지 않음)
said-of-teams = { $said } { $more }
team-save = 팀 저장
team-remove = 팀 지우기
team-left = 대회를 떠남: { $round }라운드부터 경기 없음
team-back = 이 팀이 돌아옴
team-back-about = 선수들이 다시 참가하고, 부전으로 처리된 대국은 다시 열립니다.
team-back-done = { $team } 팀이 { $round }라운드부터 다시 참가합니다.
team-back-without = { $team } 팀이 { $round }라운드부터 다시 참가하지만, 공개된 라운드에는 경기가 없습니다. 그 라운드를 고치거나 취소하세요.
match-absent-way = 오더, 또는 오지 않음
team-leaves = 이 팀이 기권합니다
team-leaves-from = 라운드부터
team-leaves-about = 그때부터 소속 선수는 참가하지 않습니다. 끝나지 않은 대국의 처리는 다음 단계에서 정합니다.
team-remove-ask = 선수 등록은 그대로 남습니다.
team-removed = { $team } 팀을 지웠습니다.
team-points = 더하거나 뺀 점수
team-points-give = 점수 더하거나 빼기
team-points-round = 이 라운드부터 적용됩니다.
team-points-how-many = 점수
team-points-bonus = 보너스: 동점을 가를 뿐 승점이 아님(기준 BONUS)
team-points-hint = 1, 뺄 때는 −1.
team-size = 한 경기의 판 수
team-size-anew-ask = 이 판 수로는 끝난 { $n }경기의 결과가 달라집니다. 맞다면 아래에 표시하세요.
team-size-anew = 끝난 경기도 새 판 수로 계산
team-who = 누구끼리 둡니까?
team-who-teams = 팀과 팀
team-who-players = 개인과 개인 (팀 순위표는 따로)
team-system = 경기 방식
team-system-swiss = 스위스 리그: 승점이 같은 팀끼리, 재대결 없음
team-system-mcmahon = 맥마흔: 점수가 같은 팀끼리, 강한 팀은 더 높은 점수로 시작
team-system-groups = 조별 리그 뒤 상위 팀 토너먼트
team-system-round-robin = 풀리그: 한 번씩
team-system-double-round-robin = 풀리그: 두 번씩
team-decision = 경기의 승리
team-decision-all-boards = 전체 판의 과반 승리
team-decision-played-boards = 상대보다 많은 판 승리
team-decision-boards-alone = 정하지 않음: 이긴 판 수만 계산
team-worth = 승, 무, 패
team-worth-2-1-0 = 2, 1, 0
team-worth-3-1-0 = 3, 1, 0
team-worth-1-0-5-0 = 1, ½, 0
team-bye = 부전승 점수
team-unopposed = 상대가 없는 판은 승리
team-lock = 주장의 오더 변경
team-lock-hint = 공개된 라운드에서는 변경이 바로 모두에게 보입니다.
team-strength = 팀의 실력
team-groups = 조
team-groups-hint = 토너먼트가 있을 때만, 0이면 바로 토너먼트
team-qualifiers = 조별 상위
team-qualifiers-hint = 토너먼트에 올라가는 팀
team-strength-mean = 각 판 레이팅의 평균
team-strength-median = 각 판 레이팅의 중앙값
team-lock-publication = 라운드가 공개될 때까지
team-lock-first-result = 경기의 첫 결과가 나올 때까지
team-placement = 팀 순위 결정
team-handicaps = 각 판의 치수를 대회 규정과 두 선수의 단급에 따라 정함
team-clubs-apart = 같은 소속의 두 팀은 점수상 다른 방법이 없을 때만 만남
team-first-black = 먼저 적힌 팀이 1번 판에서 흑을 잡음
fault-team-groups = { $n }팀은 이만큼의 조에 모자랍니다. 조마다 { $least }팀이 필요합니다.
team-draw-too-few = { $round }라운드에 나오는 팀이 { $teams }개뿐입니다. 경기에는 두 팀이 필요합니다.
team-draw-no-valid-pairing = 재대결 없이는 대진을 짤 수 없습니다. 남은 상대가 너무 적은 팀: { $teams }. 손으로 짝짓거나 라운드 수를 줄이세요.
team-draw-over = 모든 팀이 만났습니다. 풀리그는 { $rounds }라운드로 끝났습니다.
team-draw-undecided = { $round }라운드 { $teams } 중 누가 올라가는지 정해지지 않았습니다. 빠진 결과를 입력하세요. 모두 같으면 올라갈 팀으로 다음 라운드를 직접 짜세요.
team-draw-too-large = 팀 { $teams }개는 한 번에 짜기에 너무 많습니다.

# Why something about teams is not done.
refusal-team-plays = { $team } 팀은 { $round }라운드에 나와 있어 지울 수 없습니다. 기권하면 팀 페이지의 “이 팀이 기권합니다”에서 알리세요.
refusal-team-size-drawn = { $round }라운드의 경기에 그보다 많은 판이 있습니다. 먼저 그 라운드를 취소하고 새 판 수로 다시 추첨하세요.
refusal-matches-drawn = { $round }라운드는 팀 경기로 추첨되었습니다. 누가 만나는지는 추첨 전에만 바꿀 수 있습니다. 먼저 라운드를 취소하세요.
refusal-players-drawn = { $round }라운드는 선수별로 추첨되었습니다. 팀 대결은 추첨된 라운드가 없을 때만 가능합니다. 먼저 라운드를 취소하거나 선수끼리 두게 하세요.
refusal-round-of-teams = 단체전 라운드에서는 오더로 자리를 바꿉니다.
refusal-team-busy = { $team } 팀은 이미 상대가 있거나 부전승입니다. 먼저 그것을 취소하세요.
refusal-no-such-match = 그 팀이나 경기는 이제 없습니다.
refusal-match-played = { $table }번 테이블에는 결과가 있습니다. 먼저 결과를 취소하세요.
refusal-line-ups-changed = 자리를 정한 뒤에 오더가 바뀌었습니다. 자리를 다시 정하고 한 번 더 확인하세요.
refusal-line-up-locked = { $round }라운드 오더는 더는 바꿀 수 없습니다. 심판에게 물어보세요.
refusal-seat-away = { $entry } 님은 { $round }라운드에 참가하지 않습니다. { $team } 팀의 오더를 바꾸세요.
refusal-not-captain = 팀의 오더는 주장만 제출할 수 있습니다.

# The journal.
act-edit-teams = 팀 변경
act-line-up = 오더 제출
act-team-absent = 팀 불참 또는 불참 취소
