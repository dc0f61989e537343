# 로그인하지 않고 누구나 보는 것: 대회, 대진, 선수, 순위와 그 이유, 목록.

## 대회 목록
index-title = 대회
index-running = 진행 중
index-coming = 예정
index-over = 종료
index-none = 아직 대회 없음
index-none-what = 이 서버의 소유자가 대회를 만들면 여기에 나옵니다.
index-new = 새 대회
index-import = 파일 가져오기

## 대회
front-no-round = 운영자가 공개하면 첫 대진이 여기에 나옵니다.
front-players = 등록된 선수 보기
front-draft = 1라운드 대진 짜기
front-about = 대회 안내
about-when = 일시
about-where = 장소
about-players = 선수
about-not-checked-in = 그중 { $count }명 출석 미확인
about-rounds = 라운드
about-system = 방식
about-mcmahon = 맥마흔
about-swiss = 스위스 리그
about-swiss-categories = 부별 스위스 리그
about-cup = 컵
about-no-handicap = 호선만
about-handicap = 치수 최대 { $most ->
    [1] 정선
   *[other] { $most }점
  }
about-rules = 규칙
about-komi = 덤 { $komi }집
about-clock = 제한시간
about-director = 대회 책임자
clock-minutes = { $n ->
   *[other] { $n }분
  }
clock-seconds = { $n ->
   *[other] { $n }초
  }
clock-sudden = 모두 { $basic }
clock-byoyomi = { $basic }, 이후 한 수 { $period }
clock-canadian = { $basic }, 이후 { $period }에 { $stones ->
   *[other] { $stones }수
  }
clock-fischer = { $basic }, 한 수마다 { $period } 추가

## 대진
rounds = 라운드
round = 라운드
round-not-yet = { $round }라운드, 아직 공개되지 않음
round-begun = { $total ->
   *[other] 대국 { $total }판.
  }
round-running = 대국 { $total }판 중 { $done }판이 끝났습니다.
round-done = { $total ->
   *[other] 대국 { $total }판이 모두 끝났습니다.
  }
round-all-even = 호선, 덤 { $komi }집.
round-mostly-even = 따로 적지 않은 대국은 호선, 덤 { $komi }집.
round-find = 이름 찾기
round-views = 라운드 보기
round-by-table = 테이블순
round-by-name = 이름순
round-hall = 대국장용
round-bye = 부전승
round-absent = { $count ->
   *[other] 등록 선수 { $count }명은 이 라운드에 없습니다
  }
against = 상대 { $name }
free-bye = 부전승
free-absent = 불참
free-unpaired = 상대 없음

## 대국장
hall-no-round = 아직 라운드 없음
hall-page = { $pages }쪽 중 { $page }쪽
hall-from-to = { $from } ~ { $to }
hall-next = 다음 쪽
hall-screens = 화면 { $n }개:
hall-how = 돌, 그다음 테이블.

## 선수
players-title = 선수
players-count = { $count ->
   *[other] 선수 { $count }명이 등록되어 있습니다.
  }
players-find = 이름, 소속, 국가
players-none = 아직 등록된 선수가 없습니다. 등록되는 대로 이름이 여기에 나옵니다.
players-announced = 출석 미확인
next-title = 다음
next-table = { $round }라운드, 테이블
next-against = 상대
next-no-stones = 정선: 흑이 먼저 둠
next-stones = 흑이 { $stones }점을 놓고 시작
next-half-komi = 비기지 않도록 백이 반집을 받음
next-free = { $round }라운드는 부전승입니다. 남은 상대가 없었습니다.
next-wait = { $round }라운드가 공개되면 여기에 나옵니다.
next-out = { $round }라운드에는 없습니다.
next-over = 모든 라운드가 공개되었습니다.
player-games = 대국
player-no-games = 아직 라운드가 없습니다.
player-score = { $round }라운드 뒤 점수와 순위
player-wins = { $rounds ->
   *[other] { $one ->
        [yes] 승 ({ $rounds }라운드)
       *[no] 승 ({ $rounds }라운드)
      }
  }
player-place = 위 ({ $of }명 중)
player-behind = { $criterion } { $mine } 대 { $theirs }, { $name } 님보다 뒤.
player-ahead = { $criterion } { $mine } 대 { $theirs }, { $name } 님보다 앞.
player-level = { $name } 님과 모든 기준이 같음.
player-by-round = 라운드별

## 순위
standings-title = 순위
standings-none = 아직 반영된 결과가 없습니다. 모두가 시작하는 순서입니다.
standings-after = { $of }라운드 중 { $round }라운드 뒤.
standings-open = { $open ->
   *[other] 그중 결과 { $open }개가 없습니다.
  }
standings-order = { $criteria } 순. =는 공동 순위.
standings-how = 라운드 읽는 법: 둔 색, 상대의 순위, + 승, − 패, 0+ 부전승, – 대국 없음.
standings-players = { $count ->
   *[other] 선수 { $count }명.
  }
standings-find = 이름, 소속, 순위
standings-compact = 간략히
standings-found = 찾는 선수
standings-from = 몇 위부터
standings-parts = 목록의 페이지
standings-rounds = 다른 라운드 뒤
found-here = 여기
standings-who = 순위와 이름
standings-about = 각 열의 뜻
standings-views = 순위 보기
cell-bye = 부전승
cross-title = 교차표
cross-after = { $round }라운드 뒤.
cross-how = 가로로 읽습니다: + 승, − 패, 그 아래는 라운드.
cross-parts = 표의 부분
cross-elsewhere = 그 밖의 대국
wall-title = 게시표
wall-after = { $round }라운드 뒤 게시표
wall-number = 번호
wall-start = 시작
place = 순위
name = 이름
rank = 단급
club = 소속

## 결과 용지
slips-title = 결과 용지, { $round }라운드
slips-how = 프린터 여백 없이 인쇄하세요. 코드를 스캔하면 심판이 해당 대국으로 갑니다.
slips-six = 한 장에 여섯
slips-four = 한 장에 넷
slips-scan = 심판용 스캔
slips-won = 승
slips-points = ______집 차이
slips-black-signs = 흑 서명
slips-white-signs = 백 서명

## 값의 이유
explanation-title = { $criterion }, { $name }
explanation-back = { $round }라운드 뒤 순위
explanation-what = 항목
explanation-adds = 더함
explanation-dropped = 가장 낮은 값에 들어 뺌
explanation-tied = 그 앞까지 같은 선수들과 비교:
part-start = 단급에 따른 시작 점수
part-start-instead = 대국이 없어 본인의 시작 점수로 침
part-rounded-down = 부전승의 0.5점, 버림
part-doubled = { $times ->
    [1] { $points }, 한 번 두 배
   *[other] { $points }, { $times }번 두 배
  }
part-bonus = 상한선에서 시작하여 지금까지 전승
part-category = 부, 1이 가장 높음
part-rank = 단급
part-rating = 레이팅
part-score = 상대의 점수 { $score }
part-score-given = { $stones ->
   *[other] 상대의 점수 { $score }, 준 돌 { $stones }점을 더함
  }
part-score-received = { $stones ->
   *[other] 상대의 점수 { $score }, 받은 돌 { $stones }점을 뺌
  }
part-defeated = { $score } × 본인의 결과 { $result }
part-sos = 상대의 SOS { $sos }
part-running = 이 라운드 뒤의 점수
part-exploit = 상대의 승수 { $wins } × { $coefficient }
part-above = 그중 마지막 선수보다 앞선 순위 수

## 기준: 열 제목, 이름, 설명
column-nbw = 승수
column-name-nbw = 승수
column-about-nbw = 이긴 대국마다 1, 빅은 0.5, 부전승은 대회가 정한 값.
column-mms = 점수
column-name-mms = 맥마흔 점수
column-about-mms = 단급에 따라 시작하고 이길 때마다 1을 더합니다.
column-cps = 컵
column-name-cps = 컵 점수
column-about-cps = 승리마다 그 뒤의 라운드 수만큼 두 배씩 합니다. 앞선 승리가 더 큽니다.
column-sts = STS
column-name-sts = 스트라스부르 점수
column-about-sts = 맥마흔 점수에, 상한선에서 시작하여 마지막에서 두 번째 또는 세 번째 라운드까지 모두 이기면 2를 더합니다.
column-cat = 부
column-name-cat = 부
column-about-cat = 단급에 따른 부. 1부가 가장 높습니다.
column-rank = 단급
column-name-rank = 단급
column-about-rank = 이 대회에서의 단급. 높은 쪽이 앞섭니다.
column-rating = 레이팅
column-name-rating = 레이팅
column-about-rating = 등록 때의 레이팅. 높은 쪽이 앞섭니다.
column-sosw = SOS
column-name-sosw = 상대 승수의 합
column-about-sosw = 모든 상대의 승수를 더한 값. 더 강한 상대를 만난 쪽이 앞섭니다.
column-sosw-1 = SOS−1
column-name-sosw-1 = 최저를 뺀 상대 승수의 합
column-about-sosw-1 = 가장 약한 상대를 빼고 모든 상대의 승수를 더한 값.
column-sosw-2 = SOS−2
column-name-sosw-2 = 최저 둘을 뺀 상대 승수의 합
column-about-sosw-2 = 가장 약한 상대 둘을 빼고 모든 상대의 승수를 더한 값.
column-sodosw = SODOS
column-name-sodosw = 이긴 상대 승수의 합
column-about-sodosw = 이긴 상대의 승수를 더한 값. 빅은 절반.
column-sososw = SOSOS
column-name-sososw = 상대 SOS의 합 (승수)
column-about-sososw = 모든 상대의 SOS를 더한 값.
column-cussw = CUSS
column-name-cussw = 누적 승수
column-about-cussw = 라운드마다의 승수를 더한 값. 앞선 승리가 더 큽니다.
column-sosm = SOS
column-name-sosm = 상대 점수의 합
column-about-sosm = 모든 상대의 맥마흔 점수를 더한 값. 준 돌은 더하고 받은 돌은 뺍니다. 대국이 없는 라운드는 본인의 시작 점수로 칩니다.
column-sosm-1 = SOS−1
column-name-sosm-1 = 최저를 뺀 상대 점수의 합
column-about-sosm-1 = 최저를 빼고 모든 상대의 맥마흔 점수를 더한 값.
column-sosm-2 = SOS−2
column-name-sosm-2 = 최저 둘을 뺀 상대 점수의 합
column-about-sosm-2 = 최저 둘을 빼고 모든 상대의 맥마흔 점수를 더한 값.
column-sosts = SOSTS
column-name-sosts = 상대 스트라스부르 점수의 합
column-about-sosts = 모든 상대의 스트라스부르 점수를 더한 값. 준 돌은 더하고 받은 돌은 뺍니다.
column-sodosm = SODOS
column-name-sodosm = 이긴 상대 점수의 합
column-about-sodosm = 이긴 상대의 맥마흔 점수를 더한 값. 빅은 절반.
column-sososm = SOSOS
column-name-sososm = 상대 SOS의 합
column-about-sososm = 모든 상대의 SOS를 더한 값.
column-cussm = CUSS
column-name-cussm = 누적 점수
column-about-cussm = 라운드마다의 맥마흔 점수를 더한 값. 앞선 승리가 더 큽니다.
column-ext = EXT
column-name-ext = 시도한 도전
column-about-ext = 모든 상대의 승수에, 단급이 요구하는 것보다 얼마나 더 접어 주었는지에 따라 0~3을 곱한 값.
column-exr = EXR
column-name-exr = 성공한 도전
column-about-exr = 이긴 상대의 승수에, 단급이 요구하는 것보다 얼마나 더 접어 주었는지에 따라 0~3을 곱한 값.
column-sdc = 승자승
column-name-sdc = 단순 승자승
column-about-sdc = 동률인 선수들이 서로 모두 만났을 때, 그 대국에서 얻은 점수.
column-dc = 승자승
column-name-dc = 승자승
column-about-dc = 동률인 선수들 중 누가 누구를 이겼는지: 그중 마지막 선수보다 앞선 순위 수.
player-rating = 레이팅 { $rating }: 유럽 공식에 따른 예상 변화 { $change }, { $games ->
   *[other] 레이팅 대국 { $games }판
  } 뒤 { $after }.
index-none-yours = 첫 대회를 만들거나 다른 프로그램의 파일을 가져오세요.
