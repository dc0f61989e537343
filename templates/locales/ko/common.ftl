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

## 결과
playing = 대국 중
black-won = 흑 승
white-won = 백 승
won = 승
lost = 패
jigo = 빅
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
site-name = Tengen
pages-of-this = 페이지
language = 언어
sign-in = 로그인
sign-out = 로그아웃
signed-in-as = { $name } 계정으로 로그인
page-late = { $time } 이후 갱신되지 않음 – 다시 시도하는 중
page-unsent = 네트워크가 없어 아무것도 보내지 않았습니다. 입력한 내용은 그대로 있습니다. 연결되면 다시 보내 주세요.
page-held = { $time } 이후 바뀐 내용이 있습니다. 여기서 입력을 마치면 표시됩니다
nothing-found = 그 이름이나 번호로는 아무도 없습니다.
find = 찾기
undo = 되돌리기
change = 변경

## 대회의 페이지
way-pairings = 대진
way-standings = 순위
way-players = 선수
way-boards = 대국
way-draft = 초안
way-entries = 등록
way-settings = 설정
round-number = { $round }라운드
table-number = { $table }번 테이블
error-unavailable = 지금은 안 됩니다
error-no-room = 서버의 디스크가 가득 찼거나 쓸 수 없습니다. 확정된 것은 하나도 잃지 않았습니다. 서버 관리자에게 알리세요.
error-damaged = 서버의 데이터베이스가 손상되었습니다. 백업을 복원해야 하니 서버 관리자에게 알리세요.
error-no-database = 서버의 데이터베이스가 응답하지 않습니다. 확정된 것은 하나도 잃지 않았습니다. 30초 뒤에 다시 시도하세요.
