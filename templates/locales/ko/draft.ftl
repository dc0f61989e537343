# 대진 짜기: 짜기 전, 초안, 왜 이 대진인가, 늦게 온 선수.

draft-title = { $round }라운드 초안
draft-bye-by-rule = 규정에 따라
before-participants = { $count ->
    [0] 아직 참가하는 선수가 없습니다.
   *[other] 선수 { $count }명이 참가합니다.
  }
before-missing = { $count ->
   *[other] { $round }라운드 결과 { $count }개가 없습니다
  }
tables = 테이블
before-missing-why = 지금 대진을 짜도 됩니다. 없는 결과는 들어올 때까지 점수에 들지 않습니다.
before-missing-why-half = 지금 대진을 짜도 됩니다. 이 대진에서 빠진 결과는 무승부처럼 각 0.5점으로 셉니다.
all-rounds-way = 풀리그: 모든 라운드의 대진을 한 번에 짜기
all-rounds-title = 풀리그
all-rounds-about = 모두가 서로 만납니다. 추첨과 베르거 표로 모든 라운드를 짜서 한 번에 공개하므로, 첫날부터 대진을 모두 알 수 있습니다.
all-rounds-there = 이미 { $n }라운드의 대진을 짰습니다.
all-rounds-played = { $n }판에 결과가 있습니다. 라운드는 마지막부터 하나씩 되돌립니다.
all-rounds-take-back = 모든 라운드 되돌리기
all-rounds-take-back-about = 결과가 있는 대국이 없습니다. 시간표의 기간은 남습니다.
all-rounds-taken-back = 모든 라운드를 되돌렸습니다.
all-rounds-double = 모두 두 번씩 만남
all-rounds-double-note = 두 번째는 흑백을 바꿉니다.
all-rounds-first = 1라운드 첫날
all-rounds-first-hint = 차례로 이어지는 기간용. 비워도 됩니다.
all-rounds-days = 라운드당 일수
all-rounds-days-hint = 예: 14
all-rounds-show = 라운드 보기
all-rounds-look-again = 설정이나 참가자가 바뀌었습니다. 새 라운드입니다. 확인한 뒤 공개하세요.
all-rounds-publish-about = 이 라운드들의 대진을 짭니다. 모두에게 바로 보이며, 결과가 없는 동안은 되돌릴 수 있습니다.
all-rounds-criteria = 순위는 { $criteria } 순으로 정합니다. 풀리그에서는 상대 점수의 합이 의미가 없습니다.
all-rounds-publish = { $n }라운드 모두 대진을 짜서 공개
all-rounds-drawn = 모든 라운드의 대진을 짜서 공개했습니다.
all-rounds-drawn-unseen = 모든 라운드의 대진을 짜서 공개했습니다. 대회가 숨겨져 있어 대회를 공개하기 전에는 운영자와 심판만 볼 수 있습니다.
before-bye-hint = 선수 수가 홀수라 한 명이 부전승입니다.
before-busy = 대진을 짜는 중…
before-entries = 참가 선수
draft-summary = { $boards ->
   *[other] 대국 { $boards }판
  }, { $byes ->
    [0] 부전승 없음
   *[other] 부전승 { $byes }명
  }, { $unpaired ->
    [0] 남은 선수 없음.
   *[other] 미배정 { $unpaired }명.
  }
draft-nobody-sees = 공개하기 전에는 아무에게도 보이지 않습니다.
draft-again = 다시 짜기
draft-again-hint = “다시 짜기”는 이 테이블들을 그대로 두고 나머지를 다시 짭니다. 손으로 정한 대국은 이미 적혀 있습니다.
draft-discard = 버리기
draft-publish = { $round }라운드 공개
draft-without = 대국 없음
draft-unpaired = 미배정
draft-take-bye = 취소
draft-give-bye = 부전승 주기
draft-pair-by-hand = 둘을 손으로 짝짓기
first-player = 한쪽
second-player = 다른 쪽
draft-pair-act = 짝짓기
draft-group-none = 불참
draft-group-boards = { $count ->
   *[other] 대국 { $count }판
  }
draft-by-hand = 손으로 정함
draft-keep = 유지할 테이블
draft-unpair = 짝 풀기
draft-swap = 흑백 교환
draft-move-to = 테이블로
draft-move = 옮기기
draft-renumber = 테이블 번호를 실력순으로
draft-drawn = { $boards ->
   *[other] 대국 { $boards }판을 짰습니다.
  } 훑어본 뒤 공개하세요.
draft-published = { $round }라운드를 공개했습니다. 이제 누구나 볼 수 있습니다.
draft-discarded = { $round }라운드 초안을 버렸습니다.
published-summary = 대국 { $boards }판, { $missing ->
    [0] 결과가 모두 들어왔습니다.
   *[other] 결과 { $missing }개가 없습니다.
  }
published-stays = 대진은 그대로 유지됩니다.
published-slips = 결과 용지
latecomer-title = 늦게 온 선수
latecomer-none = 기다리는 사람이 없습니다. 먼저 선수를 이 라운드에 추가하면 여기서 짝지을 수 있습니다.
latecomer-who = 늦게 온 선수
latecomer-hint = 부전승을 받았거나 함께 기다리는 선수입니다. 공개된 테이블은 그대로입니다.
latecomer-best = 가장 알맞은 선수
latecomer-act = 짝짓기
latecomer-paired = { $table }번 테이블에서 둡니다.
latecomer-waits = 빈 선수가 없습니다. 다음에 오는 선수를 기다립니다.
why-table = 왜 이 두 선수인가, { $table }번 테이블
why-title = 왜 { $black } – { $white } 대국인가?
why-heading = 왜 이 두 선수가 만나는가?
why-stands = { $points }점, { $place }위
why-lead-same = 두 선수의 점수가 같습니다.
why-lead-apart = 두 선수의 점수는 { $count }점 차이입니다.
why-lead-met = { $count ->
    [1] { $points }점인 선수는 둘뿐이고, 두 사람은 { $round }라운드에서 만났습니다.
   *[other] { $name } 님은 { $points }점인 다른 선수를 모두 만났습니다.
  }
why-lead-odd = { $points }점인 선수는 { $count }명으로 홀수입니다.
why-note-new = 서로 만난 적이 없음
why-note-full = 가능한 만큼 충족
why-note-nearly = 거의 충족
why-note-partly = 일부만 충족
why-colours-change = { $name } 님: 지금까지 { $color } { $times ->
    [0] 쪽이 많았고
   *[other] { $times }번
  }, 이번에는 { $now }
why-colours-again = { $name } 님: 지금까지 { $color } { $times ->
    [0] 쪽이 많았고
   *[other] { $times }번
  }, 이번에도 { $now }
why-drawn = { $upper } 님은 아래로, { $lower } 님은 위로 배정
why-drawn-first = ; 규칙상 먼저
why-others = { $name } 님의 다른 상대 후보
why-ask-others = 다른 상대는 누가 가능했나?
why-grade-free = 똑같이 좋음
why-grade-little = 거의 나빠지지 않음
why-grade-some = 조금 나쁨
why-grade-much = 확실히 나쁨
why-then-meets = 그러면 { $name } 님의 상대는 { $other }
why-numbers = 수치
picture-find = 선수
picture-near = { $name } 님과 순위가 가까운 선수, 그리고 그 상대입니다. 돌을 고르면 그 선수로 이동합니다.
why-nothing-given-up = 대회가 정한 모든 기준에서 서로 맞는 상대입니다.
why-by-hand = 최선의 대진에서는 두 선수의 상대가 다르거나, 달리 남은 선수가 없습니다.
why-back = 라운드로
share-full = 만점
share-of-100 = 100 중 { $percent }
grade-ideal = 최적
grade-good = 좋음
grade-fair = 무난
criterion-duplicate = 두 번 만나지 않기
criterion-random = 추첨
criterion-colour = 흑백
criterion-category = 같은 부
criterion-score = 같은 점수
criterion-drawn = 위·아래로 이동
criterion-seeding = 그룹 내 순번
criterion-handicap = 작은 치수
criterion-geography = 소속과 국가
given-up-first-meeting = { $round }라운드에서 이미 둠
same-club = 같은 소속
given-up-country = 같은 국가
given-up-seeding = 순번 100 중 { $percent }
given-up-colors = 두 선수 모두 같은 색을 더 많이 둠
warning-results-missing = { $count ->
   *[other] { $round }라운드 결과 { $count }개가 없습니다: 테이블 { $tables }
  }
warning-not-taking-part = { $name } 님은 이 라운드에 참가하지 않습니다
warning-unpaired = { $name } 님은 상대가 없습니다
warning-bye-again = { $name } 님은 이미 부전승을 받았습니다 ({ $earlier })
warning-rematch = { $round }라운드에서 이미 두었습니다
warning-clubmates = 같은 소속, { $club }
warning-club-group = 떼어 놓을 소속
warning-same-country = 같은 국가, { $country }
warning-categories-apart = { $count ->
   *[other] { $count }개 부 차이
  }
warning-groups-apart = 점수가 { $count }점 차이
warning-ranks-apart = { $count }급 차이인데 호선
warning-high-handicap = { $stones }점 접바둑
warning-handicap-capped = 맞는 치수는 { $wanted }점, 실제는 { $given }점
warning-same-color = { $name } 님이 { $times }번 연속 { $color }
proof-stale = 이 대진을 짠 뒤 결과, 참가 또는 설정이 바뀌었습니다. 지금 알려진 것으로 최선의 대진을 얻으려면 다시 짜세요.
proof-title = { $round }라운드의 증명
proof-players = 대진에 든 선수
proof-compared = 비교한 짝
proof-apart = 회피한 짝
proof-apart-note = 이 대진에서 운영자가 허용하지 않은 짝입니다.
proof-by-hand-why = 최선의 대진에서 일부를 덜어 낸 나머지는 그 선수들의 최선의 대진입니다. 그들에게 더 나은 대진이 있었다면 전체도 더 나아졌을 것이기 때문입니다.
proof-check-title = 직접 확인하기
proof-check-how = 두 파일을 내려받아 명령을 실행하세요. 모든 짝의 점수를 새로 계산하며, 대진을 짜는 프로그램은 전혀 쓰지 않습니다.
proof-file-tournament = { $round }라운드 전 상태의 대회
proof-file-certificate = 증명서
proof-check-what = 증명서는 모든 선수와, 의미 있는 모든 홀수 선수 집합에 값을 매깁니다. 어떤 두 선수도 함께하여 그 값의 합을 넘지 못하고, 짜인 짝은 정확히 그 합과 같습니다. 따라서 더 높은 대진은 있을 수 없습니다.
proof-back = { $round }라운드로
why-next-hint = 다른 상대, 그리고 그 짝이 들어갈 때 최선의 대진이 얼마나 나빠지는지입니다. 같은 점수의 두 선수를 한 그룹 떼어 놓으면 1입니다.
why-costs = 최선의 대진에는 이 짝이 없습니다. 이 짝이 들어가면 대진 전체가 점수 그룹 { $groups }개만큼 나빠집니다.
why-other = { $name }: 점수 그룹 { $groups }개만큼 나쁨
why-other-free = { $name }: 똑같이 좋음, 명단 순서로 정했습니다
why-nobody-else = 달리 남은 선수가 없습니다.
why-then = 바뀌게 될 테이블
picture-title = { $round }라운드 한눈에
picture-said = 선수 { $players }명, 대국 { $boards }판, 아래로 배정 { $down }명.
picture-how = 줄은 점수, 돌은 이번 라운드의 색을 쥔 선수, 숫자는 순위입니다. 호는 서로 두는 두 사람을, 굵은 선은 점수가 다른 상대를 잇습니다.
picture-below = 같은 내용을 아래에 글로 적었습니다.
picture-words = 글로 보기
picture-score = 점수 { $score }
picture-down = ↓ { $number }번은 { $score }점 상대에게 배정
picture-groups = 점수 차이
picture-ranks = 단급 차이
picture-handicaps = 치수
picture-repeats = 두 번째 대국
picture-avoided = { $count ->
    [0] 없음. 같은 점수 그룹 안에서 { $could }건을 피했습니다.
   *[other] { $count }. 같은 점수 그룹 안에서 { $could }건을 피했습니다.
  }
picture-tables = { $count ->
   *[other] 테이블 { $tables }.
  }
picture-floaters = 위·아래로 이동
picture-floater = { $table }번 테이블: { $down }, { $count }점 아래로 이동, 상대 { $up }
draft-picture = 라운드 한눈에
## 대진 규칙
rules-title = 대진 규칙
rules-lead = 설정과 함께 이 대회의 모든 대진이 지키는 규칙입니다.
rules-how = 선수는 이름이나 #번호로 쓰고 쉼표로 나누세요. 그룹 앞에는 이름과 콜론(:)을 붙일 수 있습니다.
rules-who-meets = 누가 누구와 두는가
rules-apart = 짝짓지 않음
rules-apart-hint = 한 줄에 한 그룹: Family Meier: Ada Meier, Bo Meier. 한 그룹 안에서는 서로 두지 않습니다.
rules-club-groups-hint = 한 줄에 한 그룹: North: Elb, Havel. 이 안의 대국은 같은 소속의 절반만큼 피합니다.
rules-host-club = 주최 소속
rules-host-club-hint = 그 회원끼리는 소속이 다른 것처럼 만날 수 있습니다.
rules-most-ranks = 최대 단급 차이
rules-most-ranks-hint = 이보다 차이 나는 상대와는 두지 않습니다. 비우면 제한 없음.
rules-no-rematch = 두 번 만나지 않음
rules-no-rematch-hint = 달리 대진을 짤 수 없더라도 그렇습니다. 표시하지 않으면 두 번째 대국은 되도록 피할 뿐입니다.
rules-nearest = 실력이 가까운 선수끼리
rules-nearest-hint = 순번 방식과 상관없이 각 점수 그룹 안에서.
rules-accelerated = 가속 라운드
rules-accelerated-hint = 처음 이만큼의 라운드에서 상위 절반에 1점을 더해 짭니다.
rules-volunteers = 부전승 지원자
rules-volunteers-hint = 부전승이 필요하면 먼저 받습니다.
rules-fixed = 고정 테이블
rules-fixed-hint = 한 줄에 하나: 12: Ada Meier. 이동이 불편하거나 중계가 있을 때.
rules-unused = 쓰지 않는 테이블
rules-unused-hint = 쉼표로 나눕니다. 고정된 선수만 앉습니다.
rules-league-members = 조
rules-leagues-hint = 한 줄에 3~24명 한 조, 추첨 순서로. 베르거 표에 따라 두고, 나머지는 평소대로 짭니다.
rules-from = 첫 라운드
rules-double = 모두 두 번씩 만남
rules-bracket = 토너먼트
rules-seeds = 시드순 선수
rules-bracket-hint = 2~64명. 탈락한 선수는 다른 선수들과 함께 짭니다. STS 기준의 가산점을 쓰려면 결승을 마지막 라운드에 두세요.
rules-third = 3·4위전 포함
rules-save = 규칙 저장
rules-saved = 규칙을 저장했습니다. 다음 대진부터 적용됩니다.
rules-entries = 선수와 번호
rules-unknown-player = { $typed }: 그런 이름의 선수가 없거나 여럿입니다. #번호로 쓰세요.
rules-table-first = { $typed }: 테이블 번호와 콜론(:)을 먼저 쓰세요.
draw-bracket-undecided = 토너먼트가 { $round }라운드 { $table }번 테이블의 결과를 기다립니다.
why-other-little = { $name }: 거의 나빠지지 않음
why-costs-little = 최선의 대진에는 이 짝이 없습니다. 이 짝이 들어가도 대진 전체는 거의 나빠지지 않습니다.
## 가정해 보기
by-hand-act = 제안을 보며 손으로 짜기
by-hand-title = 제안
by-hand-lead = 정해진 대국은 그대로 두고, 아직 대국이 없는 선수들로 짠 최선의 대진입니다.
by-hand-all = 모두 받아들이기
draft-overrule = 대진 규칙을 무시
draft-overrule-hint = 누가 어느 규칙을 무시했는지 일지에 남습니다.
draft-publish-overrule = 대진 규칙에 어긋나도 공개
objection-unknown = { $name } 님은 이 대회에 없습니다
objection-preliminary = { $name } 님은 출석이 확인되지 않았습니다
objection-excluded = 판정에 따라 { $name } 님은 이 라운드에 나올 수 없습니다
objection-not-playing = { $name } 님은 이 라운드를 두지 않습니다
objection-kept-apart = 서로 짝짓지 않기로 되어 있습니다
objection-kept-apart-as = 서로 짝짓지 않기로 되어 있습니다 ({ $group })
objection-ranks-apart = 단급 차이 { $ranks }, 최대 { $most }
objection-met = { $round }라운드에서 이미 두었고, 두 번은 만나지 않습니다
objection-planned = 풀리그 또는 토너먼트 일정에 따라 { $name } 님의 상대는 { $opponent } 님입니다
objection-rests = 풀리그 일정에 따라 { $name } 님은 이 라운드에 부전승입니다

draft-how = 한 선수를 고른 뒤 다른 선수를 고르거나, 한 선수를 다른 선수 위로 끌어다 놓으세요. 확정하기 전에는 아무것도 바뀌지 않습니다.
draft-show = 표시할 대국
draft-show-all = 모두
draft-show-look = 살펴볼 것
draft-show-changed = 손으로
draft-group-tables = 테이블 { $from }–{ $to }
draft-chosen = 고름
draft-with-this = 이 선수와
draft-touch-other = 다른 선수를 고르세요. 각 이름 아래는 맞바꿀 때 대진이 치르는 값을 점수 그룹으로 나타낸 것입니다.
draft-exchange = { $one } 님과 { $other } 님을 맞바꿀까요?
draft-exchange-act = 맞바꾸기
draft-cannot = 그중 한 명은 이 라운드에 참가하지 않습니다.
draft-pair-ask = { $one } 님과 { $other } 님을 짝지을까요?
draft-one-board = 둘 다 { $table }번 테이블에 있습니다
draft-cost-same = 같음
draft-cost-little = 거의 차이 없음
draft-cost-worse = { $groups } 나쁨
draft-cost-better = { $groups } 나음
draft-whole-same = 대진 전체가 똑같이 좋습니다.
draft-whole-little = 대진 전체는 거의 차이가 없습니다.
draft-whole-worse = 대진 전체가 점수 그룹 { $groups }개만큼 나빠집니다.
draft-whole-better = 대진 전체가 점수 그룹 { $groups }개만큼 나아집니다.
draft-why-next = 대신 만날 수 있는 상대
draft-acts-on = { $name }: 다른 작업
draft-other-ways = 다시 짜기, 버리기, 다른 방법
draft-redo = 다시 실행
draft-changes = { $count ->
    [0] 손으로 바꾼 것이 없습니다.
   *[other] 손으로 바꾼 것 { $count }건.
  }
draft-below = 증명된 대진보다 점수 그룹 { $groups }개만큼 낮습니다.
draft-above = 증명된 대진보다 점수 그룹 { $groups }개만큼 높으나, 그 규칙 하나에 어긋납니다.
draft-last = { $count ->
   *[other] 마지막으로 바꾼 테이블: { $tables }.
  }
draft-publish-ask = { $boards ->
   *[other] { $round }라운드 대국 { $boards }판을 공개할까요?
  }
draft-publish-all = 참가하는 모든 선수가 짝이 있거나 부전승입니다.
draft-publish-without = { $count ->
   *[other] 빠진 선수 { $count }명:
  }
draft-publish-looks = { $count ->
   *[other] 아직 살펴볼 테이블이 { $count }개 있습니다.
  }
draft-publish-now = 지금 공개
draft-none = 그런 대국이 없습니다.
draft-free-round-how = 부전승을 주려면 짝을 푼 뒤 선수를 다시 고르세요.

# 공개된 라운드 고치기.

mend-match = 경기
mend-line-ups = 오더, 그리고 오지 않은 팀
mend-team-round = 빠지거나 늦은 사람이 있으면 팀의 오더나 팀 대진을 공개한 라운드 변경에서 고치세요.
mend-link = 공개된 테이블 변경
mend-title = { $round }라운드 변경
mend-published = 공개
mend-lead = 이 라운드는 누구나 보고 있습니다. 무엇이 언제 왜 바뀌었는지 선수에게 알려지며, 일지에도 남습니다.
mend-what = 무엇을 바꾸시겠습니까?
mend-what-wrong = 무엇을 바꿀지 고르세요.
mend-swap = 흑백 교환
mend-swap-note = 결과는 선수를 따라갑니다.
mend-terms = 치수나 덤 변경
mend-terms-note = 결과는 그대로입니다.
mend-move = 다른 테이블로
mend-move-note = 거기 앉은 선수들이 이리로 옵니다.
mend-exchange = 선수 교체
mend-exchange-note = 한 명이 나가고 다른 한 명이 그 자리를 이어받습니다.
mend-cancel = 누군가 오지 않음
mend-cancel-note = 대국을 없앱니다.
mend-pair = 대국 추가
mend-pair-note = 대국이 없는 두 선수를 위한 것입니다.
mend-give-bye = 부전승 주기
mend-give-bye-note = 늦게 온 선수처럼 대국이 없는 사람에게 줍니다.
mend-take-bye = 부전승 취소
mend-take-bye-note = 그 선수는 상대를 기다립니다.
mend-take-back = 공개 취소
mend-take-back-note = 라운드가 결과 없이 다시 초안이 됩니다. 마지막 라운드만 할 수 있습니다.
mend-drop = 라운드 없애기
mend-drop-note = 대진을 짠 적이 없는 것처럼 됩니다. 마지막 라운드만 할 수 있습니다.
mend-stones = { $n ->
    [0] 호선
    [1] 정선
   *[other] { $n }점
  }
mend-komi-hint = 비우면 보통의 덤.
mend-to-hint = 테이블 번호.
mend-leaves = 빠질 선수
mend-comes = 새 선수
mend-comes-hint = 다른 테이블, 부전승, 또는 대기 중인 선수.
mend-left-black = 그러면 흑은
mend-left-white = 그러면 백은
mend-left-waits = 상대를 기다림
mend-left-free = 부전승
mend-left-absent = 여기 없음
mend-reason-hint = 이 테이블의 선수들에게 보이고, 일지에 남습니다.
mend-usual-wrong-player = 다른 선수가 앉음
mend-usual-late = 지각
mend-act = 라운드 변경
mend-act-table = { $table }번 테이블 변경
mend-look = 선수에게 보이는 내용
mend-told = 선수에게 보이는 내용
mend-told-nothing = 바꿀 것을 고르세요. 저장하기 전에 선수에게 보일 내용이 여기에 나옵니다.
mend-told-who = 이 테이블의 선수는 자기 페이지에서 보고, 알림을 신청했으면 알림으로도 받습니다.
mend-told-paper = 바꿔 붙일 인쇄물:
mend-tables = 테이블
mend-lost-title = { $count ->
   *[other] 결과 { $count }개를 잃게 됩니다
  }
mend-lost = { $table }번 테이블: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
   *[other] 결과 { $count }개를 일지에만 남깁니다
  }
mend-lost-note = 아직 아무것도 바뀌지 않았습니다. 여기에 표시하고 양식을 다시 보내세요.
mend-done = 라운드를 변경했습니다. 선수들이 볼 수 있습니다.
mend-taken-back = { $round }라운드는 다시 초안입니다.
mend-dropped = { $round }라운드를 없앴습니다.
act-mend = 공개된 라운드 변경
act-take-back-publication = 공개 취소
act-drop-round = 라운드 없앰
draft-published-unseen = { $round }라운드를 공개했습니다. 대회가 숨겨져 있어 대회를 공개하기 전에는 운영자와 심판만 볼 수 있습니다.
mend-lead-unseen = 대회가 숨겨져 있어 지금은 운영자와 심판만 이 라운드를 볼 수 있습니다. 무엇이 언제 왜 바뀌었는지는 대회를 공개하면 모두에게 보이며, 일지에도 남습니다.
mend-done-unseen = 라운드를 변경했습니다. 대회를 공개하면 선수들에게 보입니다.
draft-stones-to-stronger = { $black } 선수가 더 강한데 { $stones ->
    [1] 정선 흑
   *[other] { $stones }점 흑
  }이 됩니다. 규칙으로는 { $white } 선수가 { $due ->
    [0] 호선
    [1] 정선 흑
   *[other] { $due }점 흑
  }입니다. 아무것도 바꾸지 않았습니다. 그래도 하려면 표시하거나 치수를 바꾸세요.
warning-stones-to-stronger = 강한 쪽이 돌을 놓습니다. 규칙으로는 상대가 { $due ->
    [0] 호선
    [1] 정선 흑
   *[other] { $due }점
  }

# 운영자의 화면: 설정, 등록, 초안, 일지, 담당자.

draft-forbidden = 대진 규칙에 어긋남: { $pairs }. 아무것도 바뀌지 않았습니다. 그래도 하려면 규칙을 무시하는 칸에 표시하세요. 일지에 남습니다.
work-progress = 진행 상황
work-stop = 중지

## 대회의 공개 기록

open-record-title = 공개 기록
open-record-lead = 파일 하나로, 누구나 이 서버 없이 자신의 프로그램만으로 다음을 재현합니다:
open-record-draws = 여기서 짠 모든 대진과, 그것이 최선이라는 증명,
open-record-tables = 모든 라운드 뒤의 순위, 값 하나하나,
open-record-rulings = 판정이 공개된 경우, 사안에서 나온 모든 판정,
open-record-journal = 그리고 첫 항목부터 마지막 항목까지의 일지와 거기에 적힌 대국.
open-record-how = 확인하는 방법
open-record-file = 기록 내려받기
open-record-note = 얼마나 재현되었는지, 또는 처음으로 맞지 않는 것을 출력합니다. 형식은 다른 프로그램을 위해 docs/open-format.md에 설명되어 있습니다.
open-record-key = 일지에는 이 서버의 서명이 있으며, 그 공개 키는 명령에 들어 있습니다. 각 라운드의 인쇄물에는 그때의 마지막 항목과 그 해시의 앞부분이 적혀 있습니다. 기록의 그 항목도 그렇게 시작해야 합니다.
open-record-link = 공개 기록: 모두 한 번에 확인
