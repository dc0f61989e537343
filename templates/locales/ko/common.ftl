# 모든 페이지에 나오는 말, 그리고 한국어로 급·단, 수, 날짜, 결과를 쓰는 법.

## 언어
language-name = 한국어
language-direction = ltr
decimal-sign = .
## 바둑
black = 흑
white = 백
black-letter = 흑
white-letter = 백
rank-kyu = { $n }급
rank-dan = { $n }단
rank-kyu-full = { $n }급
rank-dan-full = { $n }단
person = { $surname } { $first }
table = 테이블
handicap = 치수
komi = 덤
result = 결과
even = 호선
handicap-of = { $n ->
    [1] 정선
   *[other] { $n }점
  }
terms = { $handicap }, 덤 { $komi }집
you = 본인
your-team = 우리 팀
## 결과
playing = 대국 중
black-won = 흑 승
white-won = 백 승
won = 승
lost = 패
jigo = 무승부
drawn = 동형반복 무승부
both-win = 양쪽 승
both-lose = 양쪽 패
no-result = 승부 없음
manner-score = { $halves ->
   *[other] { $points }집
  }
manner-resignation = 불계
manner-time = 시간 초과
manner-illegal-move = 반칙
manner-default = 불참
manner-decision = 판정
## 날짜와 시각
day = { $year }년 { $month } { $day }일
day-of-week = { $day } { $weekday }
days = { $first } – { $last }
days-of-year = { $year }년 { $month } { $first }일 – { $until } { $last }일
days-of-month = { $year }년 { $month } { $first }–{ $last }일
time = { $hour }:{ $minute }
moment = { $day } { $time }
weekday-1 = 월요일
weekday-2 = 화요일
weekday-3 = 수요일
weekday-4 = 목요일
weekday-5 = 금요일
weekday-6 = 토요일
weekday-7 = 일요일
month-1 = 1월
month-2 = 2월
month-3 = 3월
month-4 = 4월
month-5 = 5월
month-6 = 6월
month-7 = 7월
month-8 = 8월
month-9 = 9월
month-10 = 10월
month-11 = 11월
month-12 = 12월
## 페이지의 틀
skip-to-content = 본문으로
comma = ,{" "}
colon = :{" "}
sentence-gap = { " " }
full-stop = .
site-name = Tengen
pages-of-this = 페이지
language = 언어
sign-in = 로그인
sign-out = 로그아웃
signed-in-as = { $name } 계정으로 로그인
page-late = { $time } 이후 갱신되지 않음 – 다시 시도하는 중
page-unsent = 네트워크가 없어 아무것도 보내지 않았습니다. 입력한 내용은 그대로 있습니다. 연결되면 다시 보내 주세요.
page-held = { $time } 이후 바뀐 내용이 있습니다. 여기서 입력을 마치면 표시됩니다
away-title = 네트워크 없음
away-why = 이 휴대전화에서 아직 연 적이 없는 페이지라 볼 수 없습니다. 다음 페이지는 볼 수 있습니다.
away-again = 다시 시도
nothing-found = 일치하는 선수나 테이블이 없습니다.
nothing-matches = ‘{ $typed }’와(과) 일치하는 선수나 테이블이 없습니다.
near-found = 정확히 일치하는 것이 없습니다. 비슷한 이름:
find = 찾기
undo = 되돌리기
undo-offer = { $act }: { $count } ({ $at }). 이를 바탕으로 다른 것이 바뀌기 전까지 되돌릴 수 있습니다.
undo-done = 되돌림: { $count }. 이미 보낸 이메일은 그대로입니다.
change = 변경
## 대회의 페이지
way-pairings = 대진
way-standings = 순위
way-players = 선수
way-boards = 대국
way-draft = 초안
way-entries = 등록
way-settings = 설정
areas = 영역
also-in = { $area }의 다른 페이지
area-today = 오늘
way-next = 다음 할 일
way-requests = 요청
way-list = 명단
way-ratings = 레이팅
way-rules = 규칙
state-missing = { $n }개 남음
state-calling = 호출 { $n }
state-waiting = 대기 { $n }
state-here = 현재 위치
state-open = 처리 중 { $n }
state-round = { $round }라운드
state-drawn = { $round }라운드 대진 완료
state-not-drawn = { $round }라운드 대진 전
state-after = { $round }라운드 후
state-starts = { $round }라운드 { $time }
round-number = { $round }라운드
rounds-count = { $n }라운드
table-number = { $table }번 테이블
error-unavailable = 잠시 쓸 수 없음
error-no-room = 서버의 디스크가 가득 찼거나 쓸 수 없습니다. 확정된 것은 하나도 잃지 않았습니다. 서버 관리자에게 알리세요.
error-damaged = 서버의 데이터베이스가 손상되었습니다. 백업을 복원해야 하니 서버 관리자에게 알리세요.
error-no-database = 서버의 데이터베이스가 응답하지 않습니다. 확정된 것은 하나도 잃지 않았습니다. 30초 뒤에 다시 시도하세요.

# 심판: 진행 중인 대국, 한 대국, 한 대국에 결과가 둘일 때.

boards-other-result = 다른 결과
board-back = 대국 목록으로
who-worth = 흑 { $black }점, 백 { $white }점
how-unstated = 적지 않음
how-score = 계가
how-resignation = 불계
how-time = 시간 초과
somebody = 누군가

# 대진 짜기: 짜기 전, 초안, 왜 이 대진인가, 늦게 온 선수.

before-preliminary = { $count }명은 출석이 확인되지 않아 대진에서 빠집니다.
draft-group = { $score }점
draft-group-category = { $category }부, { $score }점
why = 이유
## 대진의 증명
proof-best = 최선임이 증명됨
proof-best-note = 이보다 점수가 높은 대진은 없습니다. 증명서 보기.
proof-around = 손으로 정한 것을 전제로 최선임이 증명됨
proof-around-note = 나머지로는 이보다 점수가 높은 대진이 없습니다.

proof-apart-pairs = 증명된 짝 { $all }개 중 { $count }개를 풀었습니다.
proof-around-tables = { $count ->
   *[other] 손으로 정한 테이블: { $tables }.
  }

end-group-head = 돌
end-alive = 삶
end-dead = 죽음
end-seki = 빅
end-none-dead = 죽었다고 표시한 돌이 없습니다.
end-proposed = 제안일 뿐입니다. 양쪽이 합의해야 유효합니다.
end-group-point = 그 돌 가운데 하나
goban-copy = 국면을 옮긴 별도 판
goban-open = 메우지 않은 공배: { $points }.
goban-doubtful = 정해지지 않음: { $points }.
goban-dead = 죽음: { $points }.
goban-shut = 아직 되따낼 수 없음: { $points }.

way-event = 대회
event-is-hidden = 아직 운영자만 볼 수 있습니다.
event-announce = 공개하기
error-deleted = 대회가 없어졌습니다
error-deleted-why = 이 서버의 소유자가 이 대회를 삭제했습니다. 방금 보낸 것은 저장되지 않았고, 더는 아무것도 입력할 수 없습니다.
accounts-title = 계정

# 입력란이나 요청에서 무엇이 잘못되었고, 어떻게 하면 되는가.

fault-out-of-range = { $value } 대신 { $least }에서 { $most }까지의 수를 쓰세요.
fault-not = “{ $typed }” 대신{" "}
fault-rank = { $not }30k에서 9d까지의 단급을 4k, 2d처럼 쓰세요.
fault-rating = { $not }-1000에서 3500까지의 정수를 쓰세요. 2100이 1단입니다.
fault-result = { $not }B+, W+3.5, B+R, W+T, 0, both-lose처럼 쓰세요.
fault-points = { $not }6.5나 7처럼 쓰세요.
fault-number = { $not }정수를 쓰세요.
fault-date = { $not }2026-05-14처럼 날짜를 쓰세요.
fault-time = { $not }14:30처럼 시각을 쓰세요.
fault-choice = 답 가운데 하나를 고르세요.
fault-form = 이 양식에 빠진 것이 있습니다. 살펴보고 다시 보내세요.
## 답할 수 없는 요청
error-bad-request = 처리하지 못했습니다
error-bad-request-why = 요청이 온전하지 않습니다. 뒤로 가서 그 페이지에서 다시 해 보세요.
error-forbidden = 권한 없음
error-owner-why = 이 서버의 소유자만 할 수 있습니다.
error-event-maker-why = 이 서버의 소유자와 대회를 만들도록 허용된 사람만 할 수 있습니다.
error-organiser-why = 운영자만 할 수 있습니다.
error-arbiter-why = 심판과 운영자만 할 수 있습니다.
error-forbidden-why = 이 계정에는 여기서 맡은 역할이 없습니다. 운영자에게 요청하세요.
error-elsewhere-why = 다른 사이트에서 온 요청이라 처리하지 않았습니다. 이곳의 페이지를 열어 다시 하세요.
error-name-why = 이 서버의 이름은 { $host }이(가) 아닙니다. 시작할 때 출력된 주소로 여세요. 운영자는 --origin에 이 이름을 주어 시작할 수 있습니다.
error-no-key-why = 이 사이트의 양식에서 온 것이 아니어서 처리하지 않았습니다. 페이지를 다시 열어 그곳에서 하세요.
error-not-found = 페이지를 찾을 수 없음
error-not-found-why = 그런 페이지가 없습니다. 옮겨졌거나 아직 공개되지 않았을 수 있습니다.
error-conflict = 그사이 바뀜
error-conflict-why = 방금 다른 사람이 이것을 바꾸었습니다. 페이지를 다시 열어 지금 내용을 확인하세요.
error-too-large = 너무 큼
error-too-large-why = 여기로는 최대 { $limit } KB까지 보낼 수 있습니다. 저장된 것은 없습니다. 내용을 줄이거나 더 작은 파일을 보내세요.
error-unprocessable = 할 수 없음
error-too-many = 시도가 너무 많음
error-too-many-why = { $seconds }초 뒤에 다시 해 보세요.
error-busy = 잠시 혼잡함
error-busy-why = 서비스가 바쁘거나 곧 다시 시작합니다. 잠시 뒤에 다시 해 보세요. 잃은 것은 없습니다.
error-internal = 서버 오류
error-internal-why = 여기서 문제가 생겼습니다. 하신 일이 저장되지 않았을 수 있으니, 다시 하기 전에 확인하세요.
form-meanwhile = 그사이 { $time }에 { $name } 님이 이것을 바꾸었습니다. 바꾼 내용은 양식에 남아 있고 아직 저장되지 않았습니다. 살펴보고 다시 저장하세요.
form-meanwhile-somebody = 그사이 { $time }에 이것이 바뀌었습니다. 바꾼 내용은 양식에 남아 있고 아직 저장되지 않았습니다. 살펴보고 다시 저장하세요.
fault-meanwhile = 지금은 “{ $theirs }”입니다. 쓰신 것은 “{ $mine }”이며, 다시 저장하면 이것이 저장됩니다.

rating-preview = 레이팅 ±

# 현장에서 대국을 기록하고, 지켜보기.

boards-record = 기보
game-to-move = { $color } 차례
game-last = 제{ $n }수: { $move }
goban = 국면
goban-last = { $color } { $point } 다음의 국면
move-pass = { $color } 패스

way-registration = 온라인 신청
way-register = 참가 신청
home-remove = 빼기

# 사안과 판정: 무슨 일이 언제 있었는지, 판정, 심판 기록.

way-incidents = 사안
way-rulings = 판정
boards-incident = 사안
incident-place = { $round }라운드, { $table }번 테이블
window-hours = { $from } – { $until }
window-said = 기간: { $window }.
window-agreed = { $date }(으)로 정함.
window-proposed = 제안: { $date }, 아직 답이 없음.
window-no-date = 아직 날짜 없음.
window-not-played = 아직 두지 않음
window-to-play = 아직 두지 않은 대국: { $n }
date-place = 장소
date-place-hint = 기원, 방, 또는 대국 서버와 그곳의 이름. 비워도 됩니다. 모두에게 보입니다.
date-cleared = 대국 날짜가 취소되었습니다.
unplayed-both-lose = 양쪽 패
unplayed-half = 각 0.5점
unplayed-no-result = 승부 없음
incident-on-board = 판 위에서
incident-clock = 시계와 시간
incident-setting-up = 대국 준비
incident-people = 사람
effect-next = { $color }: 다음은 { $partner } 차례입니다.
turns-order = 두는 순서
turns-at = { $n }수: { $name } 님 차례({ $color })
incident-by-both = 양쪽
incident-by-nobody = 아무도 아니거나 알 수 없음
incident-what-by = { $what }: { $by }
kind-ko-retake = 패를 곧바로 되따냄
kind-superko = 이전의 판 전체를 되풀이함
kind-suicide = 자살수
kind-occupied = 돌이 있는 점에 둠
kind-out-of-turn = 차례가 아닌데 둠
kind-two-in-a-row = 연속하여 두 번 둠
kind-stone-displaced = 돌을 옮기거나 건드림
kind-stone-removed = 활로가 있는 돌을 들어냄
kind-captures-left = 따낸 돌이 판에 남음
kind-captures-mishandled = 따낸 돌을 뚜껑에 두지 않음
kind-take-back = 수를 무르거나 옮김
kind-board-scattered = 판이 흩어짐
kind-wrong-colors = 흑백이 바뀜
kind-wrong-setup = 덤이나 치수가 틀림
kind-wrong-pairing = 상대나 테이블이 틀림
kind-clock-misuse = 시계를 잘못 씀
kind-time-loss = 시간이 다 됨
kind-flag-late = 시간 초과를 늦게 또는 남이 지적
kind-both-flags = 양쪽 모두 시간 초과
kind-wrong-time = 시간이나 초읽기를 잘못 설정
kind-clock-faulty = 시계 고장
kind-clock-stopped = 선수가 시계를 멈춤
kind-late-arrival = 지각
kind-no-show = 오지 않음
kind-rounds-skipped = 알리지 않은 라운드 불참
kind-left-game = 대국 중 자리를 뜨거나 병이 남
kind-adjournment = 대국을 봉수하고 중단하려 함
kind-outside-help = 훈수
kind-device = 전자기기를 썼거나 지님
kind-phone = 휴대폰이 울림
kind-noise = 소음
kind-conduct = 대국 태도
kind-collusion = 미리 짠 결과
kind-count-disputed = 계가에 합의하지 못함
kind-pass-disputed = 패스를 못 들었거나 다툼이 있음
kind-resignation-disputed = 기권 여부에 다툼이 있음
kind-result-wrong = 결과가 잘못 보고됨
kind-repetition = 동형반복인데 아무도 물러서지 않음
kind-other = 그 밖의 일
incident-said-both = 양쪽이 각각 하는 말
incident-said-other = 무슨 일인지 한 문장으로
ruling-number = 판정 { $no }
ruling-clocks = 시계
result-unchanged = 그대로
result-open = 미정: 다시 두거나 다시 계가함
result-unrated = 레이팅에 들지 않고, 승자승에도 넣지 않음
standings-change = { $name } { $before } → { $after }
standings-others = 다른 선수 { $n }명의 순위나 동률 기준값도 바뀝니다
## 판정의 효과
effect-goes-on = 대국은 지금 국면 그대로 계속합니다.
effect-before = 제{ $n }수를 두기 전 국면으로 돌아갑니다.
effect-before-unknown = 문제의 수를 두기 전 국면으로 돌아갑니다.
effect-pass = { $stones ->
    [1] 돌을 들어내고 { $color }의 패스로 칩니다.
   *[other] 두 돌을 모두 들어내고 { $color }의 패스로 칩니다.
  }
effect-turn = { $color } 차례입니다.
effect-first-point = 돌을 처음 두었던 자리로 되돌립니다.
effect-stones-back = 돌들을 제자리로 되돌립니다.
effect-captures-off = 따낸 돌을 들어냅니다.
effect-by-hand = 심판이 타당하다고 보는 자리에 돌을 놓습니다.
effect-reconstructed = 국면을 복원합니다.
effect-cleared = 판을 비웁니다.
effect-pass-stones = { $color }이 패스 돌 { $n }개를 받습니다.
effect-prisoners = { $color }이 사석 { $n }개를 더 받습니다.
effect-points = { $color }이 { $points }집을 받습니다.
effect-exchange = 대국자가 흑백을 바꾸고, 돌은 그대로 둡니다.
effect-as-paired = 덤과 치수를 대진대로 바로잡습니다.
effect-same-count = 계가는 그대로 두고, 대진의 덤과 치수로 결과를 냅니다.
penalty-caution = { $color }에게 주의.
penalty-warning = { $color }에게 경고.
penalty-stones = { $color } 벌점 { $n }집, { $other }의 사석 { $n }개로 셉니다.
penalty-game-loss = { $color }의 경고가 한도에 이르렀습니다.
penalty-exclusion = { $color } 대회에서 제외.
penalty-points = 벌칙: 계가에서 { $color }이 { $other }에게 { $n }집을 줍니다.
penalty-time = 벌칙: { $color }의 시계에서 { $n }분을 뺍니다.
penalty-other = { $color }에게 다른 벌칙, 심판이 적은 대로.
verdict-replay = 대국을 다시 둡니다.
verdict-count-again = 사활과 계가를 다시 확인합니다.
verdict-stands = 확인된 결과가 유지됩니다.
verdict-end-stands = 결과가 유지됩니다.
verdict-resumes = 결과는 무효가 되고 대국을 계속합니다.
verdict-adjourned = 대국을 중단하고 나중에 마칩니다. 둘 차례인 사람이 다음 수를 봉수합니다.
verdict-wins-illegal-move = { $color } 승: 상대의 반칙.
verdict-wins-time = { $color } 시간승.
verdict-wins-default = { $color } 승: 상대 불참.
verdict-wins-resignation = { $color } 불계승.
verdict-wins = { $color } 판정승.
verdict-ends = 대국이 끝났습니다: { $result }.
verdict-drawn = 대국이 끝났습니다: 무승부.
clock-leave = 그대로 둠
clock-stop = 그동안 멈추었다가 다시 감
clock-set-right = 심판이 시계를 바로잡음
clock-give-back = { $color }에게 { $time } 돌려줌.
clock-charge = { $color } { $n }분 차감
clock-reset = 양쪽 모두 처음부터 시작
note-record-disagrees = 기보에는 이 위반이 보이지 않습니다. 먼저 확인하세요.
note-committee-decided = 위원회가 결정한 일이며 심판도 그 결정에 따릅니다. 새로운 사실이 있을 때만 다르게 판정할 수 있습니다. 그 사실을 쓰세요.
note-ended-since = 그 뒤에 대국이 끝났고, 그 경우는 규정에 없습니다. 심판이 결정합니다.
note-cannot-be-done = 규정이 요구하는 것은 이 판에서 더는 할 수 없습니다.
note-move-unknown = 어느 수인지 아무도 말하지 않았습니다. 손으로 국면을 복원하세요.
note-window-unclear = 그사이 몇 수를 두었는지 확인하세요.
note-starts-anew = 이전 국면은 패와 동형반복에서 더는 따지지 않습니다.
note-end-accepted = 두 대국자가 종국을 받아들였습니다. 벌칙만 적을 수 있습니다.
note-ruled-before = 판정으로 이 대국은 끝났습니다. 벌칙만 적을 수 있습니다. 결과를 바꾸려면 그 판정을 고치거나 철회하세요.
note-end-unasked = 대국이 끝난 상태였습니다. 먼저 두 대국자가 이를 받아들였는지 답하세요.
note-confirmed = 결과가 확인되었습니다. 벌칙만 적을 수 있습니다.
remedy-stands = 계속 두기
remedy-no-offence = 위반 없음
remedy-take-back = 수를 물림
remedy-as-pass = 물리고 패스로 침
remedy-first-point = 처음 둔 자리로
remedy-stones-back = 돌을 제자리로
remedy-reasonable-point = 타당한 자리로
remedy-captures-off = 따낸 돌 들어내기
remedy-reconstruct = 국면 복원
remedy-exchange = 흑백 교환
remedy-correct-setup = 덤과 치수를 대진대로
remedy-clock = 시계 바로잡기
remedy-count-again = 다시 계가
remedy-points = 상대에게 집을 주고 수는 유효
remedy-lateness = 대회의 지각 규정대로
remedy-loses-illegal-move = 반칙패
remedy-loses-time = 시간패
remedy-loses-default = 불참패
remedy-loses-resignation = 불계패
remedy-loses = 그렇게 한 쪽의 패
remedy-loses-so = { $color } 패: { $result }
remedy-black-wins = 흑 승
remedy-white-wins = 백 승
remedy-both-lose = 양쪽 패
remedy-draw = 무승부
remedy-no-result = 승부 없음
remedy-replay = 재대국
sanction-none = 벌칙 없음
sanction-whose = { $color }에게
sanction-caution = 주의
sanction-warning = 경고
sanction-exclusion = 대회에서 제외
sanction-points = 상대에게 집을 줌
sanction-time = 시계에서 시간을 뺌
sanction-other = 다른 벌칙(직접 쓰기)
appeal-may = 대국자는 { $until } { $members }인 위원회에 재심을 신청할 수 있습니다.
appeal-until-confirmed = 결과가 확인되기 전까지
appeal-until-round = 라운드가 끝나기 전까지
appeal-until-minutes = 판정을 알린 뒤 { $n }분 안에
appeal-deadline = 재심 신청은 { $at }까지.
appeal-deadline-over = 재심 신청 기한은 { $at }에 지났습니다.
appeal-upheld = 판정이 유지됩니다 ({ $members }).
appeal-overturned = 판정이 취소됩니다 ({ $members }).

# 공개된 라운드 고치기.

mended-at = { $time }에 변경
mended-seats = { $table }번 테이블: 이제 흑 { $black }, 백 { $white }.
mended-terms = { $table }번 테이블: { $terms }.
mended-new = { $table }번 테이블 추가: 흑 { $black }, 백 { $white }.
mended-gone = { $table }번 테이블 취소: { $black } – { $white }.
mended-bye = { $name } 님은 부전승입니다.
round-change = 이 라운드 변경

way-messages = 공지
announced = 운영자 공지
letter-board = { $round }라운드: { $table }번 테이블, { $color }
letter-free = 이 라운드에는 오지 않아도 됩니다.
letter-reported = 상대가 결과를 보고했습니다
letter-against = 보고한 것과 다른 결과가 입력되었습니다
letter-against-what = 잘못되었다면 내 페이지에서 알려 주세요. 심판에게 확인을 요청합니다.
letter-date-proposed = 상대가 날짜를 제안했습니다
letter-date-agreed = 대국 날짜
letter-date-dropped = 제안된 날짜가 거절되었거나 취소되었습니다
letter-unplayed = 아직 두지 않은 대국이 있습니다
letter-unplayed-what = 이 라운드의 기간은 { $until }에 끝납니다. 내 페이지에서 날짜를 정하세요.
letter-line-up = 오더가 아직 제출되지 않았습니다
letter-line-up-what = { $round }라운드는 { $until }에 시작합니다. 팀에서 누가 두는지 내 페이지에서 알려 주세요.
letter-granted = 요청이 받아들여졌습니다
letter-coming = 심판이 가고 있습니다
letter-refused = 요청이 거절되었습니다
letter-registered = 신청이 접수되었습니다
letter-registered-place = 자리가 있습니다.
letter-registered-waits = 대기 명단에 있습니다.
letter-link = 이 개인 링크로 신청을 변경하거나 취소하고, 나중에 내 대국도 볼 수 있습니다. 링크를 가진 사람은 본인을 대신할 수 있으니 남에게 보이지 마세요.
letter-place-came = 자리가 났습니다
letter-place-came-what = 대기 명단에 있었으나 이제 자리가 있습니다.
letter-confirmed = 참가가 확정되었습니다
letter-confirmed-what = 등록되었으며 자리가 있습니다.
letter-cancelled = 신청이 취소되었습니다
letter-removed = 신청이 삭제되었습니다
letter-removed-what = 운영자가 신청을 삭제했습니다. 잘못된 것이라면 운영자에게 문의하세요.
letter-way = 신청할 때 받은 개인 링크로 신청을 변경하거나 취소할 수 있습니다.
letter-stop = 요청하신 이메일입니다. 그만 받으려면:
initials-file = 이 파일에는 모든 이름이 들어 있습니다. 머리글자로만 표시되는 선수가 있으니 운영자만 보관하세요.

# Results that do not fit their board, or are not confirmed.

odd-komi = { $result }: 덤 { $komi }집과 맞지 않습니다. 다시 확인하고, 다른 덤으로 두었다면 그렇다고 표시하세요.
odd-tie = 무승부: 이 대회의 규칙에서는 동점이면 { $color }의 승리입니다. 다시 확인하고, 그래도 무승부라면 그렇다고 답하세요.
odd-points = 집수는 “계가”일 때만 씁니다. 그것을 고르거나 집수를 지우세요.

# 운영자의 화면: 설정, 등록, 초안, 일지, 담당자.

way-groups = 그룹
way-downloads = 파일
about-system-mcmahon = 단급에 따른 점수로 시작하여 점수가 같은 선수와 둡니다.
about-system-swiss = 모두 똑같이 시작하여 승수가 같은 선수와 둡니다.
about-system-swiss-categories = 스위스 리그와 같되 단급별 부 안에서 둡니다.
about-system-cup = 스위스 리그와 같되 초반 승리의 비중이 더 큽니다.
federation-egf = 유럽바둑연맹
federation-ffg = 프랑스: Fédération Française de Go
federation-dgob = 독일: Deutscher Go-Bund
federation-bga = 영국: British Go Association
federation-ngb = 네덜란드: Nederlandse Go Bond
federation-aga = 미국: American Go Association
federation-nihonkiin = 일본: 일본기원
federation-korean = 한국: 한국기원
federation-chinese = 중국: 중국바둑협회
country-hint = 두 글자: KR
fault-country = “{ $typed }”: 알 수 없는 국가입니다. KR처럼 두 글자로 쓰세요.
fault-fraction = { $not }0.5처럼 0에서 1까지의 수를 쓰세요.
import-no-file = 고른 파일이 없습니다. 하나를 고른 뒤 보내세요.
settings-saved = 설정을 저장했습니다.
settings-save = 설정 저장
overtime-byoyomi = 초읽기
overtime-canadian = 캐나다식 초읽기
overtime-fischer = 피셔: 한 수마다 초를 더함
overtime-ing = 응씨: 집으로 사는 시간
overtime-sudden-death = 초읽기 없음
criterion-none = 없음
criterion-about-nbw = 승수
criterion-about-mms = 맥마흔 점수
criterion-about-cps = 컵 점수, 초반 승리의 비중이 더 큼
criterion-about-sts = 스트라스부르 점수
criterion-about-cat = 부
criterion-about-rank = 단급
criterion-about-rating = 레이팅
criterion-about-sosw = 상대의 승수
criterion-about-sosw-1 = 최저를 뺀 상대의 승수
criterion-about-sosw-2 = 최저 둘을 뺀 상대의 승수
criterion-about-sodosw = 이긴 상대의 승수
criterion-about-sososw = 상대의 SOSW
criterion-about-cussw = 라운드마다의 승수 합
criterion-about-sosm = 상대의 맥마흔 점수
criterion-about-sosm-1 = 최저를 뺀 상대의 점수
criterion-about-sosm-2 = 최저 둘을 뺀 상대의 점수
criterion-about-sodosm = 이긴 상대의 점수
criterion-about-sosts = 상대의 STS
criterion-about-sososm = 상대의 SOSM
criterion-about-cussm = 라운드마다의 점수 합
criterion-about-ext = 시도한 도전
criterion-about-exr = 성공한 도전
criterion-about-sdc = 단순 승자승
criterion-about-dc = 승자승
settings-expert-about = 가중치의 합이 가장 큰 대진을 찾습니다. 아래는 각 기준의 최댓값이며, 보통 값이 거의 모든 대회에 맞습니다.
settings-weights = 가중치
settings-seeding = 그룹 내 순번
settings-drawn-up = 위·아래로 이동
entry-surname = 성
entry-first-name = 이름
entry-country = 국가

# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

rated = 레이팅 반영
rated-yes = 예
rated-open = 결과가 없는 동안은 미정
written-cells = 흑 { $black }, 백 { $white }
written-left-out = 이 대국은 빠집니다
error-chief-why = 심판장만 할 수 있는 일입니다. 심판장은 운영자가 담당자 페이지에서 지정합니다.
clock-runs-since = { $time }에 시계 시작됨
hall-forfeit = { $time } 이후 불참자는 패
way-timetable = 시간표
zone-from = { $day }부터 { $zone }
timetable-zone = 모든 시각: { $zone }.

outside-status = 상대 서버가 { $status }(으)로 답했습니다.

# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

me-appealed = { $name } 재심 신청, { $at }.
me-appeal-waits = 위원회가 아직 결정하지 않았습니다.
me-ruling-fell = 위원회가 판정 { $no }을(를) 취소했습니다.

# 대회에서 일하는 사람과 일지.

only-here = 이 주소는 이 컴퓨터에서만 열립니다. 휴대폰으로 열려면 “tengen serve --listen 0.0.0.0:8080”으로 시작하고 링크를 다시 만드세요.
only-here-computer = 이 주소는 이 컴퓨터에서만 열립니다. “이 컴퓨터” 페이지에서 휴대폰을 허용한 뒤 링크를 다시 만드세요.

rooms-tables = 테이블 { $from }–{ $to }: { $room }.
rooms-table = { $table }번 테이블: { $room }.
error-no-table = { $round }라운드에는 { $table }번 테이블이 없습니다. { $first }번부터 { $last }번까지 있습니다.
error-not-yet = 아직입니다
error-round-to-come = { $round }라운드는 아직 공개되지 않았습니다. 공개되면 대진이 여기에 나옵니다.

# 선수가 스스로 하는 일: 자기 페이지, 결과 보고, 요청, 개인 링크.

me-title = 내 대국
me-other-said = 상대의 보고: { $result }. 본인이 본 결과를 보고하세요.
me-link-spent = 이 개인 링크는 유효하지 않습니다. 철회되었거나 다른 링크로 바뀌었습니다. 운영자에게 물어보세요.
request-state-asked = { $time } 요청
request-state-coming = 가는 중 { $time }
request-state-granted = { $time } 승인
request-state-refused = { $time } 거절
request-state-taken-back = { $time } 취소
inbox-title = 선수가 보낸 것
inbox-differ = 보고가 다름
way-links = 링크
boards-from-players = 선수에게서 온 { $n }건이 답을 기다립니다
check-in = 출석 확인
door-is-here = { $name } 님 도착.
help = 도움말
request-state-went = { $time } 누군가 감
call-at = { $table }번 테이블: 심판 호출
call-waits = { $table }번 테이블이 심판을 부릅니다, { $minutes }분
call-go = 지금 갑니다

poster-way = 한 장 규칙표

private-paid = 납부
way-prizes = 시상
group-which-dan = 유단자
group-which-kyu = 급 선수
group-which-ranks = 단급 { $of }
group-which-category = { $of }부
group-which-club = 소속 { $of }
group-which-country = { $of }
group-which-youth = { $of }년 이후 출생
group-which-women = 여성

# 대회의 절차를 항목별로, 사안 종류별 규칙, 지금까지의 벌칙.

period = 시행 { $days }
ruling-told-at = { $at } 알림

# 로그인하지 않고 누구나 보는 것: 대회, 대진, 선수, 순위와 그 이유, 목록.

## 대회 목록
index-title = 대회
front-players = 등록된 선수 보기
clock-minutes = { $n }분
clock-seconds = { $n }초
clock-sudden = 모두 { $basic }
clock-byoyomi = { $basic }, 이후 한 수 { $period }
clock-canadian = { $basic }, 이후 { $period }에 { $stones ->
   *[other] { $stones }수
  }
clock-fischer = { $basic }, 한 수마다 { $period } 추가
clock-ing = { $basic }, 이후 한 번에 { $points }집씩 { $period }을 최대 { $n }번
## 대진
rounds = 라운드
round = 라운드
round-by-table = 테이블순
round-by-name = 이름순
against = 상대 { $name }
next-free = { $round }라운드는 부전승입니다. 남은 상대가 없었습니다.
place = 순위
name = 이름
rank = 단급
club = 소속
slips-black-signs = 흑 서명
slips-white-signs = 백 서명
column-name-nbw = 승수
column-about-nbw = 이긴 대국마다 1, 무승부는 0.5, 부전승은 대회가 정한 값.
column-name-mms = 맥마흔 점수
column-about-mms = 단급에 따라 시작하고 이길 때마다 1을 더합니다.
column-name-cps = 컵 점수
column-about-cps = 승리마다 그 뒤의 라운드 수만큼 거듭 두 배로 셉니다. 초반 승리의 비중이 더 큽니다.
column-name-sts = 스트라스부르 점수
column-about-sts = 맥마흔 점수에, 상한선에서 시작하여 마지막에서 두 번째 또는 세 번째 라운드까지 모두 이기면 2를 더합니다.
column-name-cat = 부
column-about-cat = 단급에 따른 부. 1부가 가장 높습니다.
column-name-rank = 단급
column-about-rank = 이 대회에서의 단급. 높은 쪽이 앞섭니다.
column-name-rating = 레이팅
column-about-rating = 등록 때의 레이팅. 높은 쪽이 앞섭니다.
column-name-sosw = 상대 승수의 합
column-about-sosw = 모든 상대의 승수를 더한 값. 더 강한 상대를 만난 쪽이 앞섭니다.
column-name-sosw-1 = 최저를 뺀 상대 승수의 합
column-about-sosw-1 = 가장 약한 상대를 빼고 모든 상대의 승수를 더한 값.
column-name-sosw-2 = 최저 둘을 뺀 상대 승수의 합
column-about-sosw-2 = 가장 약한 상대 둘을 빼고 모든 상대의 승수를 더한 값.
column-name-sodosw = 이긴 상대 승수의 합
column-about-sodosw = 이긴 상대의 승수를 더한 값. 무승부는 절반.
column-name-sososw = 상대 SOS의 합 (승수)
column-about-sososw = 모든 상대의 SOS를 더한 값.
column-name-cussw = 누적 승수
column-about-cussw = 라운드마다의 승수를 더한 값. 초반 승리의 비중이 더 큽니다.
column-name-sosm = 상대 점수의 합
column-about-sosm = 모든 상대의 맥마흔 점수를 더한 값. 준 돌은 더하고 받은 돌은 뺍니다. 대국이 없는 라운드는 본인의 시작 점수로 칩니다.
column-name-sosm-1 = 최저를 뺀 상대 점수의 합
column-about-sosm-1 = 최저를 빼고 모든 상대의 맥마흔 점수를 더한 값.
column-name-sosm-2 = 최저 둘을 뺀 상대 점수의 합
column-about-sosm-2 = 최저 둘을 빼고 모든 상대의 맥마흔 점수를 더한 값.
column-name-sosts = 상대 스트라스부르 점수의 합
column-about-sosts = 모든 상대의 스트라스부르 점수를 더한 값. 준 돌은 더하고 받은 돌은 뺍니다.
column-name-sodosm = 이긴 상대 점수의 합
column-about-sodosm = 이긴 상대의 맥마흔 점수를 더한 값. 무승부는 절반.
column-name-sososm = 상대 SOS의 합
column-about-sososm = 모든 상대의 SOS를 더한 값.
column-name-cussm = 누적 점수
column-about-cussm = 라운드마다의 맥마흔 점수를 더한 값. 초반 승리의 비중이 더 큽니다.
column-name-ext = 시도한 도전
column-about-ext = 모든 상대의 승수에, 단급이 요구하는 것보다 얼마나 더 접어 주었는지에 따라 0~3을 곱한 값.
column-name-exr = 성공한 도전
column-about-exr = 이긴 상대의 승수에, 단급이 요구하는 것보다 얼마나 더 접어 주었는지에 따라 0~3을 곱한 값.
column-name-sdc = 단순 승자승
column-about-sdc = 동률인 선수들이 서로 모두 만났을 때, 그 대국에서 얻은 점수.
column-name-dc = 승자승
column-about-dc = 동률인 선수들 중 누가 누구를 이겼는지: 그중 마지막 선수보다 몇 순위 앞서는지를 나타냅니다.

# 심판: 기보가 말하는 것, 멈춘 판, 메우지 않은 공배

remedy-ask-both = 먼저 양쪽에 물음
remedy-play-on = 멈춘 대국을 계속하기
remedy-resume = 끝난 대국을 계속하기
remedy-end-stands = 결과가 유지됨
remedy-adjourn = 중단하고 나중에 마침
remedy-pass-stone = 패스 돌을 건넴

# 레이팅 목록과 그 검색, 참가자 명단, 등록 전체.

lists-title = 레이팅 목록
enter-how-number = 번호로
enter-how-alike = 표기가 다름
enter-number = { $no }번
entries-show-unpaid = 미납 { $count }
entries-has-paid = 납부
entries-owes = 미납
entries-chosen-paid = 납부함으로

# Personal links by e-mail, and fees that are paid at once.

letter-own-link = 개인 링크
letter-own-link-what = 이 링크로 내 대국을 보고, 결과를 보고하고, 필요한 것을 요청합니다. 링크를 가진 사람은 본인을 대신할 수 있으니 남에게 보이지 마세요. 이전 링크는 쓸 수 없게 됩니다.
letter-lost-link-what = { $name } 님의 개인 링크입니다. 이 주소를 아는 사람이 요청했습니다. 이 링크로 내 대국을 보고, 결과를 보고하고, 필요한 것을 요청할 수 있습니다. 링크를 가진 사람은 본인을 대신할 수 있으니 남에게 보이지 마세요. 이전 링크도 계속 쓸 수 있습니다. 요청한 적이 없다면 아무것도 하지 않아도 됩니다.

server-title = 서버

# 한 사람용 링크, 다시 로그인, 2단계 인증.

second-factor = 2단계 인증

## Said on pages of several areas.
back = 뒤로
before-after = { $before } → { $after }
settings-instead = { $label }: { $was } 대신 { $now }
choose-person = { $name } 님 선택
draw-round-now = { $round }라운드 대진 짜기
enter-person = 등록
list-pages = 목록의 페이지
name-club-country = 이름, 소속, 국가
save = 저장
add = 추가
reason = 사유
captain = 주장
revoke = 철회
opponent = 상대
back-to-the-event = 대회로 돌아가기
next = 다음
arbiter-decides = 심판이 결정
cancel = 취소
confirmed = 확인됨
grounds = 이유
name-or-number = 이름 또는 번호
saved = 저장했습니다.
show = 보기
table-or-name = 테이블 또는 이름
who-are-you = 누구십니까?
