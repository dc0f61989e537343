# 대진 짜기: 짜기 전, 초안, 왜 이 대진인가, 늦게 온 선수.

draft-title = { $round }라운드 초안
draft-bye-by-rule = 규정에 따라
before-participants = { $count ->
    [0] 아직 참가하는 선수가 없습니다.
   *[other] 선수 { $count }명이 참가합니다.
  }
before-preliminary = { $count ->
   *[other] { $count }명은 출석이 확인되지 않아 대진에서 빠집니다.
  }
before-missing = { $count ->
   *[other] { $round }라운드 결과 { $count }개가 없습니다
  }
before-missing-tables = 테이블
before-missing-why = 지금 대진을 짜도 됩니다. 없는 결과는 들어올 때까지 점수에 들지 않습니다.
before-bye = 부전승
before-bye-hint = 선수 수가 홀수라 한 명이 쉽니다.
before-act = { $round }라운드 대진 짜기
before-busy = 대진을 짜는 중…
before-entries = 참가 선수
before-groups = 시작 그룹
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
draft-has-free-round = 부전승
draft-unpaired = 미배정
draft-take-bye = 취소
draft-give-bye = 부전승 주기
draft-pair-by-hand = 둘을 손으로 짝짓기
draft-one = 한쪽
draft-other = 다른 쪽
draft-pair-act = 짝짓기
draft-group = { $score }점
draft-group-category = { $category }부, { $score }점
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
draft-published-title = { $round }라운드
published-summary = 대국 { $boards }판, { $missing ->
    [0] 결과가 모두 들어왔습니다.
   *[other] 결과 { $missing }개가 없습니다.
  }
published-stays = 대진은 그대로 유지됩니다.
published-next = { $round }라운드 대진 짜기
published-slips = 결과 용지
latecomer-title = 늦게 온 선수
latecomer-none = 기다리는 사람이 없습니다. 먼저 선수를 이 라운드에 등록하면 여기서 짝지을 수 있습니다.
latecomer-who = 온 선수
latecomer-opponent = 상대
latecomer-hint = 부전승을 받았거나 함께 기다리는 선수입니다. 공개된 테이블은 그대로입니다.
latecomer-best = 가장 알맞은 선수
latecomer-act = 앉히기
latecomer-paired = { $table }번 테이블에서 둡니다.
latecomer-waits = 빈 선수가 없습니다. 다음에 오는 선수를 기다립니다.
why = 이유
why-table = 왜 이 두 선수인가, 테이블 { $table }
why-title = 왜 { $black } – { $white } 대국인가?
why-nothing-given-up = 대회가 정한 모든 기준에서 서로 맞는 상대입니다.
why-next-title = 그다음 후보
why-by-hand = 최선의 대진에서는 두 선수의 상대가 다르거나, 달리 남은 선수가 없습니다.
why-back = 라운드로
share-full = 만점
share-of-100 = 100 중 { $percent }
grade-ideal = 최적
grade-good = 좋음
grade-fair = 무난
criterion-duplicate = 첫 대국
criterion-random = 추첨
criterion-colour = 흑백
criterion-category = 같은 부
criterion-score = 같은 점수
criterion-drawn = 위·아래 이동
criterion-seeding = 그룹 내 순번
criterion-handicap = 작은 치수
criterion-geography = 소속과 국가
given-up-first-meeting = { $round }라운드에서 이미 둠
given-up-category = { $count ->
   *[other] { $count }개 부 차이
  }
given-up-score = { $count ->
   *[other] 점수 그룹 { $count }개 차이
  }
given-up-club = 같은 소속
given-up-club-group = 이웃 소속
given-up-country = 같은 국가
given-up-handicap = 맞는 치수는 { $wanted }점, 실제는 { $given }점
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
warning-club-group = 이웃 소속
warning-same-country = 같은 국가, { $country }
warning-categories-apart = { $count ->
   *[other] { $count }개 부 차이
  }
warning-groups-apart = { $count ->
   *[other] 점수 그룹 { $count }개 차이
  }
warning-ranks-apart = { $count }급 차이인데 호선
warning-high-handicap = { $stones }점 접바둑
warning-handicap-capped = 맞는 치수는 { $wanted }점, 실제는 { $given }점
warning-same-color = { $name } 님이 { $times }번 연속 { $color }

## 대진의 증명
proof-best = 최선임이 증명됨
proof-best-note = 이보다 점수가 높은 대진은 없습니다. 증명서 열기.
proof-around = 손으로 정한 것을 전제로 최선임이 증명됨
proof-around-note = 나머지로는 이보다 점수가 높은 대진이 없습니다.
proof-stale = 이 대진을 짠 뒤 결과, 참가 또는 설정이 바뀌었습니다. 지금 알려진 것으로 최선의 대진을 얻으려면 다시 짜세요.
proof-title = { $round }라운드의 증명
proof-players = 대진에 든 선수
proof-compared = 비교한 짝
proof-apart = 회피한 짝
proof-apart-note = 이 대진에서 운영자가 허용하지 않은 짝입니다.
proof-by-hand-why = 최선의 대진에서 일부를 덜어 낸 나머지는 그 선수들의 최선의 대진입니다. 그들에게 더 나은 대진이 있었다면 전체도 더 나아졌을 것이기 때문입니다.
proof-taken = 최선의 대진 중 { $rank }번째
proof-taken-note = 최선의 대진은 다른 것이며, 이는 증명되었습니다. 이 대진이 얼마나 뒤지는지는 증명서에 있습니다.
proof-taken-changed = { $count ->
   *[other] 그 뒤 손으로 정한 테이블: { $tables }.
 }
proof-lost = 최선과의 차이
proof-lost-note = 그래도 운영자가 이 대진을 골랐습니다. 얼마나 뒤지는지는 증명된 것이고, 몇 번째인지는 탐색이 찾은 것입니다.
proof-check-taken = 증명서는 모든 선수와, 의미 있는 모든 홀수 선수 집합에 값을 매깁니다. 어떤 두 선수도 함께하여 그 값의 합을 넘지 못하고, 최선의 대진에 든 짝은 정확히 그 합과 같습니다. 이 명령은 그것을 확인하고, 고른 대진을 계산하여 얼마나 뒤지는지 알려 줍니다.
proof-check-title = 직접 확인하기
proof-check-how = 두 파일을 내려받아 명령을 실행하세요. 모든 짝의 점수를 새로 계산하며, 대진을 짜는 프로그램은 전혀 쓰지 않습니다.
proof-file-tournament = { $round }라운드 전 상태의 대회
proof-file-certificate = 증명서
proof-check-what = 증명서는 모든 선수와, 의미 있는 모든 홀수 선수 집합에 값을 매깁니다. 어떤 두 선수도 함께하여 그 값의 합을 넘지 못하고, 짜인 짝은 정확히 그 합과 같습니다. 따라서 더 높은 대진은 있을 수 없습니다.
proof-back = { $round }라운드로

## 이유, 그리고 라운드 한눈에 보기
round-why = 왜 이 대진인가
why-next-hint = 각 선수가 대신 만날 수 있었던 상대, 그리고 그 짝이 들어간 최선의 대진이 잃는 값을 점수 그룹으로 나타냅니다. 같은 점수의 두 선수를 한 그룹 떼어 놓으면 1입니다.
why-costs = 최선의 대진에는 이 짝이 없습니다. 이 짝이 들어가면 대진 전체가 점수 그룹 { $groups }개만큼 잃습니다.
why-other = { $name }: 대진 전체가 점수 그룹 { $groups }개만큼 잃습니다.
why-other-free = { $name }: 다른 대진의 값이 똑같아 명단 순서로 정했습니다.
why-nobody-else = 달리 남은 선수가 없습니다.
why-then = 그러면 만나는 선수
picture-title = { $round }라운드 한눈에
picture-groups = 점수 그룹 차이
picture-ranks = 단급 차이
picture-handicaps = 치수
picture-repeats = 두 번째 대국
picture-clubmates = 같은 소속
picture-avoided = { $count ->
    [0] 없음. 같은 점수 그룹 안에서 { $could }건을 피했습니다.
   *[other] { $count }. 같은 점수 그룹 안에서 { $could }건을 피했습니다.
  }
picture-tables = { $count ->
   *[other] 테이블 { $tables }.
  }
picture-floaters = 위·아래로 이동
picture-floater = { $table }번 테이블: { $down }, { $count ->
   *[other] { $count }그룹
  } 아래로 이동, 상대 { $up }
picture-why = 테이블별 이유
draft-picture = 라운드 한눈에

## 대진 규칙
rules-title = 대진 규칙
rules-lead = 설정과 함께 이 대회의 모든 대진이 지키는 규칙입니다.
rules-how = 선수는 이름이나 #번호로 쓰고 쉼표로 나누세요. 그룹 앞에는 이름과 콜론(:)을 붙일 수 있습니다.
rules-who-meets = 누가 누구와 두는가
rules-apart = 짝짓지 않음
rules-apart-hint = 한 줄에 한 그룹: Family Meier: Ada Meier, Bo Meier. 한 그룹 안에서는 서로 두지 않습니다.
rules-club-groups = 이웃 소속
rules-club-groups-hint = 한 줄에 한 그룹: North: Elb, Havel. 같은 소속의 절반으로 칩니다.
rules-host-club = 주최 소속
rules-host-club-hint = 그 회원끼리는 소속이 다른 것처럼 만날 수 있습니다.
rules-most-ranks = 최대 단급 차이
rules-most-ranks-hint = 이보다 차이 나는 상대와는 두지 않습니다. 비우면 제한 없음.
rules-no-rematch = 두 번 만나지 않음
rules-no-rematch-hint = 달리 대진을 짤 수 없더라도 그렇습니다. 표시하지 않으면 두 번째 대국은 큰 감점일 뿐입니다.
rules-nearest = 실력이 가까운 선수끼리
rules-nearest-hint = 순번 방식과 상관없이 각 점수 그룹 안에서.
rules-accelerated = 가속 라운드
rules-accelerated-hint = 처음 이만큼의 라운드에서 상위 절반에 1점을 더해 짭니다.
rules-volunteers = 쉬겠다는 지원자
rules-volunteers-hint = 누군가 쉬어야 하면 먼저 쉽니다.
rules-tables = 테이블
rules-fixed = 고정 테이블
rules-fixed-hint = 한 줄에 하나: 12: Ada Meier. 이동이 불편하거나 중계가 있을 때.
rules-unused = 쓰지 않는 테이블
rules-unused-hint = 쉼표로 나눕니다. 고정된 선수만 앉습니다.
rules-leagues = 풀리그
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
why-other-little = { $name }: 대진 전체가 잃는 값은 점수 그룹의 10분의 1도 안 됩니다.
why-costs-little = 최선의 대진에는 이 짝이 없습니다. 이 짝이 들어가면 대진 전체가 점수 그룹의 10분의 1 미만을 잃습니다.

## 가정해 보기
what-if-title = 가정해 보기: { $round }라운드
what-if-lead = 이 라운드에 다른 설정을 시험해 봅니다. 받아들이기 전에는 아무것도 바뀌지 않습니다.
what-if-try = 차이 보기
what-if-tried = 이 설정으로는
what-if-same = 대진이 같습니다.
what-if-from-to = 지금 { $before }, 그때 { $after }
what-if-accept = 이 설정으로 정하고 짜기
what-if-next = 그다음으로 좋은 대진
what-if-rank = { $rank }번째
what-if-equal = 값이 똑같음
what-if-little = 점수 그룹의 10분의 1 미만을 잃음
what-if-lost = 점수 그룹 { $groups }개만큼 잃음
what-if-take = 이것으로
what-if-button = 가정해 보기…
what-if-settings = 다른 설정
what-if-groups = 그룹
what-if-kept = 그대로
what-if-now = 지금
what-if-then = 그때
what-if-changes = { $count ->
   *[other] 상대 변경 { $count }건
 }
what-if-terms = { $count ->
   *[other] 조건이 다른 대국 { $count }판
 }
what-if-terms-of = { $handicap }, 흑: { $black }
what-if-stay = { $count ->
   *[other] 두 선수가 같은 대국 { $count }판
 }
what-if-points-now = 현재 설정으로
what-if-points-tried = 시험한 설정으로
what-if-worth-same = 값이 똑같음
what-if-worth-less = 값이 낮음: { $groups }
what-if-worth-more = 값이 높음: { $groups }
what-if-worth-little = 점수 그룹의 10분의 1 미만
what-if-worth-groups = 점수 그룹 { $groups }개만큼
what-if-accepted = { $boards ->
   *[other] 설정을 정했고, 그에 따라 대국 { $boards }판을 짰습니다.
 }
what-if-next-about = 현재 설정에 따른 것으로, 각각 초안과 비교합니다.
what-if-best = 상위 몇 개
what-if-best-act = 찾기
what-if-no-other = 다른 대진이 없습니다.
by-hand-act = 조언을 보며 손으로 짜기
by-hand-title = 조언
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
objection-planned = 리그 또는 토너먼트 일정에 따라 { $name } 님의 상대는 { $opponent } 님입니다
objection-rests = 리그 일정에 따라 { $name } 님은 이 라운드를 쉽니다
