# 로그인하지 않고 누구나 보는 것: 대회, 대진, 선수, 순위와 그 이유, 목록.

index-running = 진행 중
index-coming = 예정
index-over = 종료
index-find = 대회 찾기
index-years = 연도
index-none = 아직 대회 없음
index-none-what = 이 서버의 소유자가 대회를 만들면 여기에 나옵니다.
## 대회
front-no-round = 운영자가 공개하면 첫 대진이 여기에 나옵니다.
front-about = 대회 안내
front-leaders = { $round }라운드 후 선두
front-leaders-now = 선두
front-results = 결과
front-wins = { $n }승
front-next = 다음
front-done = { $round }라운드 종료
front-running = { $round }라운드, { $total }판 중 { $done }판 종료
front-won = 우승 { $names }
front-live = { $table }번 테이블 생중계
front-moves = 제{ $n }수
front-watch = 대국 보기
front-games = 기보
front-find = 내 테이블 찾기
front-find-how = 이름 또는 이름의 일부
front-all-pairings = 전체 대진
front-all-players = 전체 { $n }명
front-places = 명 등록 (정원 { $of }명)
front-registered = 명 등록
front-until = 참가 신청은 { $at }까지입니다.
front-who-comes = 참가 선수
about-play = 대국
about-where = 장소
about-swiss-categories = 부별 스위스 리그
about-no-handicap = 호선만
about-handicap = 치수 최대 { $most ->
    [1] 정선
   *[other] { $most }점
  }
about-komi = 덤 { $komi }집
about-clock = 제한시간
about-director = 대회 책임자
round-not-yet = { $round }라운드, 아직 공개되지 않음
round-begun = 대국 { $total }판.
round-running = 대국 { $total }판 중 { $done }판이 끝났습니다.
round-done = 대국 { $total }판이 모두 끝났습니다.
round-all-even = 호선, 덤 { $komi }집.
round-mostly-even = 따로 적지 않은 대국은 호선, 덤 { $komi }집.
round-find = 이름 찾기
round-views = 라운드 보기
round-picture = 그림으로
round-hall = 대국장용
round-bye = 부전승
round-absent = 등록 선수 { $count }명은 이 라운드에 없습니다
free-bye = 부전승
free-absent = 불참
free-unpaired = 상대 없음
free-left-out = 오더에 없음
## 대국장
hall-no-round = 아직 라운드 없음
hall-page = { $pages }쪽 중 { $page }쪽
hall-from-to = { $from } ~ { $to }
hall-next = 다음 쪽
hall-screens = 화면 { $n }개:
hall-others = 다른 화면: { $screens }
hall-how = 돌, 그다음 테이블.
## 선수
players-count = 선수 { $count }명 등록
players-none = 아직 등록된 선수가 없습니다. 등록되는 대로 이름이 여기에 나옵니다.
standings-nobody = 아직 등록된 선수가 없습니다. 첫 결과가 들어오면 순위가 여기에 나옵니다.
players-announced = 출석 미확인
next-title = 다음
next-table = { $round }라운드, 테이블
next-against = 상대
next-no-stones = 정선: 흑이 먼저 둠
next-stones = 흑이 { $stones }점을 놓고 시작
next-half-komi = 비기지 않도록 백이 반집을 받음
next-wait = { $round }라운드가 공개되면 여기에 나옵니다.
next-out = { $round }라운드에는 없습니다.
next-over = 대회가 끝났습니다.
games = 대국
player-no-games = 아직 끝난 대국이 없습니다.
player-score = { $round }라운드 뒤 점수와 순위
player-wins = { $rounds ->
   *[other] { $one ->
        [yes] 승 ({ $rounds }라운드)
       *[no] 승 ({ $rounds }라운드)
      }
  }
player-place = 위 ({ $of }명 중)
player-told = { $one ->
    [yes] { $rounds }라운드 { $wins }승, { $place }위.
   *[no] { $rounds }라운드 { $wins }승, { $place }위.
  }
player-line = 라운드별 경로
player-line-how = 한 줄이 한 라운드이고, 테이블이 첫 번호부터 마지막 번호까지 왼쪽에서 오른쪽으로 놓입니다. 선은 대국을 차례로 잇습니다.
player-line-take = 그림 내려받기
player-line-share = 그림 공유
path-start = 시작
path-said = 라운드별 { $what }: 시작 { $start }, 이후 { $rest }
path-how = 높을수록 좋습니다.
path-after = 이후 { $score }, { $place }위
path-estimate = 레이팅 목록이 공개될 때까지는 추정치입니다.
player-behind = { $name } 님 바로 다음, { $criterion } { $mine } 대 { $theirs }.
player-ahead = { $name } 님 바로 앞, { $criterion } { $mine } 대 { $theirs }.
player-level = { $name } 님과 모든 기준이 같음.
player-by-round = 라운드별
## 순위
standings-none = 아직 결과가 없습니다. 시작 순서입니다.
standings-after = { $of }라운드 중 { $round }라운드 뒤.
standings-open = 결과 { $open }개가 아직 남아 있습니다.
standings-games = 대국 { $total }판 중 { $played }판을 두었습니다.
standings-order = { $criteria } 순. =는 공동 순위.
standings-how = 라운드 읽는 법: 둔 색, 상대의 순위, + 승, − 패, ? 끝나지 않음, 0+ 부전승, – 대국 없음.
cell-whom = { $of ->
    [number] { $n }번
   *[place] { $n }위
}
cell-said = { $round }라운드{ $color ->
    [B] {", 흑"}
    [W] {", 백"}
   *[none] {""}
}: { $how ->
    [won] { $whom }에게 승
    [lost] { $whom }에게 패
    [drew] { $whom } 상대 무승부
    [bye] 부전승
    [none] 대국 없음
   *[open] { $whom } 상대 결과 아직 없음
}
standings-players = 선수 { $count }명.
standings-won = 승
standings-find = 이름, 소속, 순위
standings-compact = 간략히
standings-found = 찾는 선수
standings-from = 시작
standings-rounds = 다른 라운드 뒤
found-here = 여기
standings-who = 순위와 이름
standings-about = 각 열의 뜻
standings-views = 순위 보기
standings-by = 거르기와 다시 정렬
standings-by-label = 기준, 앞의 것이 우선
standings-by-hint = 쉼표로 나눕니다: MMS, SOSM, RATING. 아무것도 저장되지 않습니다.
standings-by-alone = 이 순서는 본인에게만 보입니다. 순위와 상은 대회 설정 그대로입니다.
standings-by-back = 대회 순서로 돌아가기
fault-criterion = “{ $typed }”은(는) 없는 기준입니다. 쓸 수 있는 기준: { $known }.
cell-bye = 부전승
cross-title = 교차표
cross-how = 가로로 읽습니다: + 승, − 패, 그 아래는 라운드.
cross-how-scores = 점수별: 행이 열을 상대로 이긴 판과 진 판. 같은 점수끼리는 대국 수.
cross-score = 점수
cross-players = 인원
statistics-title = 통계
statistics-none = 아직 끝난 대국이 없습니다.
statistics-games = 둔 대국 { $n }판.
statistics-other = 그중 { $n }판은 승자가 없거나 흑백이 기록되지 않았습니다.
statistics-unplayed = 두지 않고 정해진 { $n }판은 세지 않습니다.
statistics-who-won = 누가 이겼나
statistics-share = { $n }%
statistics-figures = 가장 긴, 가장 짧은, 가장 근소한
statistics-longest = 수, 기록된 가장 긴 대국
statistics-shortest = 수, 기록된 가장 짧은 대국
statistics-closest = 집, 가장 작은 차이
statistics-closest-games = 대국 { $n }판
statistics-by-handicap = 치수별
statistics-ended = 대국이 끝난 방식
ended-points = 계가
ended-jigo = 무승부
ended-other = 승자 없음
statistics-unstated = 끝난 방식이 기록되지 않은 대국이 { $n }판 있습니다.
statistics-ranks = 단급
statistics-stone = 돌 하나는 최대 { $n }명입니다.
statistics-countries = 국가
statistics-one-each = 한 명씩: { $names }.
statistics-clubs = 소속
statistics-few = 그 밖의 소속 { $names }곳에서 { $players }명, 한 곳에 많아야 { $most }명.
statistics-clubless = 소속이 없는 선수 { $n }명.
wall-title = 게시표
wall-after = { $round }라운드 뒤 게시표
wall-number = 번호
wall-start = 시작
## 결과 용지
slips-title = 결과 용지, { $round }라운드
slips-how = 인쇄 창에서 여백을 “없음”으로 하세요. 심판이 코드를 스캔하면 그 대국이 열립니다.
slips-six = 한 장에 여섯
season-others = 다른 시즌
series-added = 대회를 리그에 추가했습니다.
series-add-note = 내가 운영하고 설정에 이 리그 이름이 있는 대회입니다.
series-add = 이 리그에 추가
division-no = { $no }부
division-equals = 같은 순위: { $names }.
slips-per-match = 경기마다 한 장
slips-four = 한 장에 넷
slips-scan = 심판용 스캔
slips-won = 승
slips-points = ______집 차이
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
part-score-given = 상대의 점수 { $score }, 준 돌 { $stones }점을 더함
part-score-received = 상대의 점수 { $score }, 받은 돌 { $stones }점을 뺌
part-defeated = { $score } × 본인의 결과 { $result }
part-sos = 상대의 SOS { $sos }
part-running = 이 라운드 뒤의 점수
part-exploit = 상대의 승수 { $wins } × { $coefficient }
part-above = 그중 마지막 선수보다 앞선 순위 수
## 기준: 열 제목, 이름, 설명
column-nbw = 승수
column-mms = 점수
column-cps = 컵
column-sts = STS
column-cat = 부
column-rank = 단급
column-rating = 레이팅
column-sosw = SOS
column-sosw-1 = SOS−1
column-sosw-2 = SOS−2
column-sodosw = SODOS
column-sososw = SOSOS
column-cussw = CUSS
column-sosts = SOSTS
column-ext = EXT
column-exr = EXR
column-sdc = 승자승
column-dc = 승자승
player-rating = 레이팅 { $rating }: 유럽 공식에 따른 예상 변화 { $change }, { $games ->
   *[other] 레이팅 대국 { $games }판
  } 뒤 { $after }.
index-none-yours = 첫 대회를 만들거나 다른 프로그램의 파일을 가져오세요.

# 계정: 로그인, 비밀번호, 초대.

setup-waits = Tengen이 실행 중이며 아직 소유자가 없습니다
setup-where = 첫 계정은 Tengen이 자기 창에 적어 둔 링크로 만듭니다. 프로그램을 시작할 때 열린, 글자가 있는 어두운 창입니다. 그 줄은 다음과 같습니다:
setup-how = 그 창에서 주소를 선택해 복사하고 이 브라우저에서 여세요. 그 창을 볼 수 있는 사람만 소유자가 될 수 있습니다.
setup-lost = 창이나 그런 줄이 없습니까? Tengen을 닫고 다시 시작하세요. 계정이 생길 때까지 시작할 때마다 새 링크를 적습니다.
setup-service = 서비스로 설치한 Tengen에는 창이 없습니다. 관리자는 이 명령으로 그 줄을 찾을 수 있습니다.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = 도착했습니다: 출석 확인
me-checked-in = 출석이 확인되었습니다.
me-expected = 등록되었지만 아직 출석이 확인되지 않았습니다. 입구에서 확인하세요.
door-check-in = 출석 확인
door-link-of = 심판으로 로그인했습니다. 다음 사람의 개인 링크입니다:
door-link-me = 저입니다: 이 휴대폰에서 내 페이지 열기
hall-missing = 본부석으로 와 주세요
hall-missing-more = 외 { $n }명

# 대진 짜기: 짜기 전, 초안, 왜 이 대진인가, 늦게 온 선수.

## 이유, 그리고 라운드 한눈에 보기
round-why = 왜 이 대진인가

way-hidden = 숨김
index-archived = 보관됨

rating-preview-about = 지금까지의 대국에 따른 유럽 레이팅의 변화. 제한 시간의 등급(A 1, B ¾, C ½, D ¼)에 따라 가중합니다.

# 공개된 라운드 고치기.

mended-title = 공개 뒤 변경됨

feed-title = { $event }: 소식
feed-round = { $round }라운드 대진 공개
feed-final = { $round }라운드 결과가 모두 들어왔습니다
tell-title = 알림
tell-board = 내 자리
tell-reported = 상대의 결과 보고
tell-against = 내가 보고한 것과 다른 결과
tell-date = 대국 날짜
tell-answered = 내 요청에 대한 답
tell-message = 운영자 공지
tell-mail = 이메일({ $address })로
tell-phone = 이 휴대폰으로
me-arbiter-called = 이 테이블로 심판을 불렀습니다.
me-arbiter-coming = 심판이 이 테이블로 오고 있습니다.
tell-this-phone = 이 휴대폰에 알리기
tell-refused = 이 브라우저는 알림 표시가 허용되지 않았습니다. 설정에서 허용한 뒤 다시 시도하세요.
tell-a-phone = 알림을 받는 휴대폰
tell-drop = 해제
tell-failed = 마지막 이메일이 도착하지 않았습니다:
tell-chosen = 알려 드립니다.
tell-dropped = 더 이상 알리지 않습니다.
stop-title = 이메일 중단
stop-about = 요청하셨기 때문에 이 대회에서 이메일을 보냅니다.
stop-act = 중단하기
stop-done = 더 이상 이 대회의 이메일을 보내지 않습니다.
me-registration = 신청 변경 또는 취소
me-data = 내 데이터 내려받기

# Results that do not fit their board, or are not confirmed.

odd-sure = 그래도 맞습니다

# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

hall-starts-in = 시작까지
hall-runs = 시계 작동
hall-due = 예정 시각 지남
hall-end = 종료 예상 { $time }

# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

me-appeal = 재심을 신청합니다
me-appeal-note = 이유를 쓰세요. 심판에게 바로 전해지며, 재심 신청은 취소할 수 없습니다.
me-appeal-taken = 재심 신청이 기한 안에 접수되었습니다. 위원회가 결정합니다.

own-end-link = 대국이 멈췄습니다: 사석 표시, 동의, 결과 확인
own-end-title = 내 대국의 종국
own-end-you-have = { $color }을 잡았습니다.
own-end-you-say = 나
own-end-they-say = 상대
own-end-unsaid = 아직 없음
own-end-said = 저장했습니다. 상대에게 묻고 있습니다.
own-end-agreed = 동의했습니다. 상대에게 묻고 있습니다.
own-end-same = 상대와 의견이 같습니다
own-end-say = 저도 그렇게 봅니다
own-end-agree = 동의합니다
own-end-dead = 죽음 / 다시 삶
own-end-seki = 빅 / 다시 삶
own-end-note = 각자 표시하며, 두 사람이 동의하기 전에는 아무것도 정해지지 않습니다. 동의하지 않아도 손해를 보지 않습니다.
own-end-disagree = 동의하지 않음
own-end-disagreed = 두 사람의 의견이 다릅니다. 이로 인해 손해를 보지 않습니다. 자기 생각을 표시하거나 심판을 부르세요. 심판이 판 앞에서 진행합니다.
own-end-again-note = 사활과 계가를 다시 확인합니다. 잃는 것은 없습니다.
own-end-decided = 계가로 끝난 대국이 아닙니다. 이의가 있으면 심판을 부르세요. 심판이 이유를 묻습니다.
own-end-led = 두 사람의 의견이 다른 점이 있어, 대국을 기록하는 판에서 정합니다. 심판에게 물어도 손해를 보지 않습니다.
own-end-call = 심판 부르기
own-end-confirm = 결과를 확인합니다
own-end-confirm-note = 두 사람이 확인하면 결과는 바뀌지 않습니다.
own-end-confirm-there = 두 사람이 대국 자리에서 기록자에게 확인합니다.
own-end-confirmed = 확인했습니다. 상대에게 묻고 있습니다.
own-end-none = 지금은 답할 것이 없습니다. 기록 중인 대국이 멈추면 묻습니다.
own-end-which = 먼저 그 무리의 돌을 누르세요
own-end-taken = 입력했습니다.
own-end-meanwhile = 그사이에 다른 입력이 있었습니다. 다시 보세요. 본인의 입력은 바뀌지 않았습니다.

# 인쇄물.

paper-title = 인쇄
paper-how = 브라우저에서 A4나 Letter로 인쇄하세요. 용지 방향은 저절로 맞춰집니다.
paper-all = 모든 인쇄물
paper-names = 이름순 대진표
paper-note-names = 벽에 붙이는 용도: 누구나 자기 테이블을 찾습니다
paper-boards = 테이블순 대진표
paper-note-boards = 결과 칸 포함
paper-slips = 결과 용지, 한 장에 넷
paper-note-slips = 대국마다 한 장
paper-slips-six = 결과 용지, 한 장에 여섯
paper-note-slips-six = 더 작고 종이를 아낌
paper-slips-matches = 결과 용지, 경기마다 한 장
paper-note-slips-matches = 한 경기의 모든 판과 합계, 두 주장이 서명
paper-standings = 순위표
paper-note-standings = 모든 기준과 모든 라운드, 가로
paper-wall = 게시표, 순위순
paper-note-wall = 세로, 더 좁음
paper-wall-start = 게시표, 실력순
paper-note-wall-start = 결과가 나와도 순서가 그대로
paper-cross = 교차표
paper-note-cross = 모든 선수의 상대 전적
paper-matches = 경기
paper-note-matches = 라운드의 경기와 각 판
paper-team-table = 팀 순위표
paper-note-team-table = 순위별 팀, 모든 라운드
paper-squads = 팀과 선수
paper-note-squads = 팀별 선수, 판 순서
paper-badges = 이름표
paper-note-badges = 한 장에 여덟
paper-tables = 테이블 번호표
paper-note-tables = 한 장에 여덟, 테이블에 세움
sheet-printed = { $moment } 인쇄.
sheet-journal = 일지 { $count }: { $head }.
sheet-page = { $pages }쪽 중 { $page }쪽.
sheet-standings = { $round ->
    [0] 시작 순서
   *[other] { $round }라운드 뒤 순위
  }
sheet-cross = { $round }라운드 뒤 교차표
sheet-cells = 칸 읽는 법: 둔 색, 상대의 순위, + 승, − 패, 치수, 0+ 부전승.
sheet-cells-number = 칸 읽는 법: 둔 색, 상대의 번호, + 승, − 패, 치수, 0+ 부전승.

rooms-room = 대국실
calendar-link = 라운드를 캘린더에 추가
calendar-games = 대국을 캘린더에 추가
standings-least = 순위를 받으려면 { $n }라운드를 두어야 합니다. 더는 채울 수 없는 선수는 순위 없이 맨 아래에 나옵니다.
standings-up = 여기까지 { $n }명 승격
standings-up-open = { $n }명 승격: 동순위라 미정
standings-down = 아래 { $n }명 강등
standings-down-open = { $n }명 강등: 동순위라 미정
standings-short = 표에 { $n }뿐이어서 승격 { $up }, 강등 { $down }의 선을 긋지 않습니다.
explanation-no-place = 순위 없음: { $n }라운드를 두어야 하지만 많아야 { $reach }라운드입니다. 둔 대국과 부전승, 기권승을 셉니다.
hall-standings = { $round }라운드 후
hall-code = 모든 대진과 순위를 휴대폰으로 보기
hall-scan = 휴대폰으로 내 테이블 보기
badge-opens = 내 대국

# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

me-nobody-why = 본인의 선수 페이지를 열고 “본인입니다”를 누르거나 개인 코드를 스캔하세요.
me-find = 내 이름 찾기
me-acts = 할 수 있는 일
me-last = { $round }라운드: { $result }.
me-round-at = { $round }라운드
me-in-minutes = { $n }분 후
me-final-place = 최종 순위
me-final-of = { $of }명 중
me-rating = 레이팅, 현재 약 { $after }
me-said = 보고하신 결과: { $result }. 상대나 심판을 기다립니다.
me-both-said = 두 사람 모두 보고한 결과: { $result }. 심판이 확인합니다.
me-decided = 대국의 보고가 서로 달라 심판이 결정했습니다.
me-said-otherwise = 본인이 보고한 결과와 다릅니다: { $result }.
me-object = 이 결과가 틀렸습니다
me-object-note = 심판에게 확인을 요청합니다.
me-object-words = { $table }번 테이블의 결과가 틀렸습니다. 제가 보고한 결과: { $result }.
me-report = 결과 보고
me-report-note = 대국이 끝난 뒤에. 상대에게도 보고를 요청합니다.
window-over = 기간 끝남
window-days-left = { $n }일 남음
date-title = 언제 두십니까?
date-later = 나중에: { $n }
me-older = 결과가 없는 이전 대국: { $n }
date-zone = 시각은 대회의 시간대를 따릅니다: { $zone }.
date-propose = 날짜 제안
date-propose-another = 다른 날짜 제안
date-leave = 그대로 두기
date-you-propose = 내 제안:
date-they-propose = 상대의 제안:
date-accept = 수락
date-decline = 거절
date-agreed = 날짜가 정해졌습니다. 모두에게 보입니다.
date-agreed-outside = 날짜가 정해졌습니다. 라운드의 기간을 벗어나므로, 인정 여부는 운영자가 정합니다.
date-dropped = 그 날짜의 제안은 취소되었습니다.
date-proposed = 상대에게 물었습니다. 이미 정한 날짜가 있으면 그때까지 유효합니다.
date-proposed-outside = 상대에게 물었습니다. 라운드의 기간을 벗어나므로, 인정 여부는 운영자가 정합니다.
me-skip = { $round }라운드를 둘 수 없습니다
me-leave = 기권: { $round }라운드부터 대진에서 빼 주세요
me-call = { $table }번 테이블로 심판 부르기
me-call-apart = { $round }라운드에 대해 심판에게 문의
me-else = 그 밖의 일
me-words = 직접 쓰기
me-late = { $round }라운드에 늦습니다
me-asked = 내 요청
me-take-back = 취소
me-you-are = 이 휴대폰의 선수
me-not-me = 본인이 아님
me-all = 전체 대진
me-this-is-me = 본인입니다
follow = 관심 선수
follow-why = 자녀, 가족, 친구의 테이블과 결과를 이 기기에서만 여기에 보여 줍니다. 선수 페이지에서 “관심 선수”를 누르세요.
follow-somebody = 관심 선수 추가
follow-plays = { $color }, 상대 { $name }, 대국 중
follow-played = { $round }라운드, 상대 { $name }: { $result }
follow-family = 가족
follow-change = 관심 선수 변경
follow-as-family = 가족: 맨 위에
follow-as-friend = 맨 위에서 내리기
follow-stop = 관심 해제
follow-now = 이 기기에서 { $name } 님을 관심 선수로 봅니다.
follow-stopped = 관심 선수에서 뺐습니다.
follow-full = 이미 { $most }명을 관심 선수로 보고 있습니다. 먼저 한 명을 해제하세요.
me-welcome = 이 휴대폰이 본인의 것으로 등록되었습니다. 여기서 하는 일은 본인의 이름으로 처리됩니다.
me-hidden = 이 대회는 아직 공개되지 않았습니다. 공개되면 바로 링크를 쓸 수 있습니다.
me-withdrawn = 개인 링크가 철회되었습니다. 운영자에게 새 링크를 요청하세요.
me-link-needed = 이 일에는 개인 링크가 필요합니다. 운영자에게 요청하거나 다시 스캔하세요.
report-title = { $table }번 테이블: 어떻게 끝났습니까?
report-question = 이겼습니까?
report-anew = 보고한 내용 바꾸기
report-i-won = 이겼음
report-i-lost = 졌음
report-else = 무승부, 또는 이긴 방법
report-how = 방법
report-points = 몇 집 차이
report-points-hint = “계가”일 때: 3.5 또는 12
report-how-note = 그다음 위에서 누가 이겼는지 누르세요.
report-rare = 그 밖의 일은 심판의 몫입니다. 테이블로 심판을 부르세요.
report-rare-apart = 그 밖의 일은 심판의 몫입니다. 내 페이지에서 심판에게 문의하세요.
report-note = 상대가 같은 결과를 보고하고 심판이 확인하면 결과로 인정됩니다.
report-note-agreed = 상대가 같은 결과를 보고하면 결과로 인정됩니다.
report-nothing-yet = 아직 없음
report-waits = 보고했습니다. 상대에게도 보고를 요청합니다.
report-agreed = 두 사람의 보고가 같습니다. 심판이 확인합니다.
report-differs = 두 사람의 보고가 다릅니다. 심판이 둘 다 보고 결정합니다.
report-counts = 결과로 인정되었습니다.
report-before = 이미 보고한 내용입니다.
report-kept = { $time }부터 이 기기에 보관 중입니다. 이 페이지가 열려 있고 네트워크가 연결되면 전송됩니다.
ask-asked = 요청을 보냈습니다. 답은 아래 “내 요청”에 나옵니다.
ask-granted = 처리되었습니다. 그 대진에서 빠집니다.
ask-taken-back = 취소했습니다.
me-link-hint = 이 휴대폰에서 결과를 보고하고 요청하려면 개인 링크를 여세요. 링크는 운영자에게 있습니다.
lost-link = 개인 링크를 잃어버렸습니다
lost-title = 개인 링크
lost-why = 신청할 때 쓴 이메일 주소나 운영자가 알고 있는 주소를 입력하세요. 등록된 주소라면 그곳으로 링크를 보냅니다. 이전 링크도 계속 쓸 수 있습니다.
lost-send = 보내기
lost-sent = 등록된 주소라면 개인 링크를 담은 이메일을 보내고 있습니다.
lost-no-mail = 이 서버는 이메일을 보내지 않습니다. 운영자에게 링크를 요청하세요.

paper-rules = 한 장 규칙표
paper-note-rules = 대국장 벽에 붙이는 용도: 반칙수, 대국의 끝, 시간, 재심

group-which-all = 모두
standings-group = 대상
standings-of-group = { $group }만: 선수 { $count }명, 그 안에서의 순위.

# What a player reads once a result is reported.

report-waiting = { $name } 님이 같은 결과를 보고하기를 기다립니다
report-agree = 두 사람의 보고가 같습니다
report-differ = 두 사람의 보고가 다릅니다
report-told = 심판이 두 보고를 모두 봅니다.
report-stay = 심판이 올 때까지 { $table }번 테이블에 계시고 돌을 그대로 두세요.
report-said-at = { $time }에 보고함
report-how-they = { $name } 님은 개인 링크나 심판석에서 보고합니다
report-until-then = 그때까지
report-leave-slip = 결과 용지는 테이블에 두세요
report-to-confirm = 심판이 확인합니다
report-to-board = 내 대국으로 돌아가기
report-change = 보고한 내용 바꾸기
report-which-counts = 인정되는 결과
report-neither = 둘 다 아님
report-neither-until = 두 사람의 보고가 같아지거나 심판이 정할 때까지
report-was-wrong = 제가 틀렸습니다: { $result }
report-was-wrong-note = 그러면 두 사람의 보고가 같아져 심판이 오지 않아도 됩니다. 보고를 그대로 두려면 아무것도 누르지 마세요.

starts-at = { $time } 시작
starts-began = { $time } 시작함
round-nobody = 이 라운드에는 두는 사람이 없습니다.
## The position of an event, and what is remarkable
position-said = { $rounds }라운드 결과: 흑 { $black }승, 백 { $white }승.
position-jigo = 무승부 { $n }판.
position-open = { $n }판이 아직 진행 중입니다.
position-how = 한 줄이 한 라운드, 한 점이 한 테이블이며, 돌은 이긴 쪽의 색입니다.
position-all = 모든 테이블
front-first = 우승
front-size = 선수 { $players }명, { $games }판
front-won-all = { $n }판 전승
front-won-of = { $games }판 중 { $won }승
remarkable-title = 주목할 기록
remarkable-climb = 가장 큰 상승
remarkable-climb-said = { $from }위에서 { $to }위로
remarkable-series = 최다 연승
remarkable-series-said = { $n }연승.
remarkable-series-all = { $n }판 전승.
remarkable-series-others = 그 밖에 { $n }명도 같습니다.
remarkable-upset = 최대 이변
remarkable-upset-said = { $round }라운드에서 { $ranks }단계 강한 { $loser }에게 승리
remarkable-finish = 가장 근소한 우승
remarkable-finish-said = { $criterion }에서 { $second }보다 앞섬({ $one } 대 { $other })
