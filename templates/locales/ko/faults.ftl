# 입력란이나 요청에서 무엇이 잘못되었고, 어떻게 하면 되는가.

## 입력란
fault-missing = 꼭 필요합니다. 1~200자로 쓰세요.
fault-too-long = { $length }자는 너무 깁니다. 최대 { $most }자입니다.
fault-control = 제어 문자가 들어 있습니다. 글자, 숫자, 빈칸만 쓰세요.
fault-range = { $value } 대신 { $least }에서 { $most }까지의 수를 쓰세요.
fault-ends-before = 끝이 시작보다 앞섭니다. 같은 날이나 그 뒤의 날을 고르세요.
fault-floor-bar = 하한선이 상한선보다 높습니다. 상한선을 하한선 이상으로 고르세요.
fault-twice = { $what }: 두 번 있습니다. 한 번이면 됩니다.
fault-main-score = 승리가 점수에 들려면 MMS, NBW, CPS 가운데 하나가 필요합니다.
fault-category-order = 각 한계는 바로 앞의 것보다 낮아야 합니다.
fault-round-order = { $round }라운드보다 먼저 또는 동시에 시작합니다.
fault-club-code = “{ $code }”: 소속 코드가 아닙니다. 기호 없는 로마자와 숫자 1~4자로 쓰세요.
fault-rank = “{ $typed }” 대신 30k에서 9d까지의 단급을 4k, 2d처럼 쓰세요.
fault-rating = “{ $typed }” 대신 -1000에서 3500까지의 정수를 쓰세요. 2100이 1단입니다.
fault-result = “{ $typed }”: 결과가 아닙니다. B+, W+3.5, B+R, W+T, 0, both-lose처럼 쓰세요.
fault-points = “{ $typed }” 대신 6.5나 7처럼 쓰세요.
fault-number = “{ $typed }” 대신 정수를 쓰세요.
fault-date = “{ $typed }” 대신 2026-05-14처럼 날짜를 쓰세요.
fault-time = “{ $typed }” 대신 14:30처럼 시각을 쓰세요.
fault-choice = 답 가운데 하나를 고르세요.
fault-form = 이 양식에 빠진 것이 있습니다. 살펴보고 다시 보내세요.

## 답할 수 없는 요청
error-bad-request = 이해할 수 없음
error-bad-request-why = 요청이 온전하지 않습니다. 뒤로 가서 그 페이지에서 다시 해 보세요.
error-forbidden = 권한 없음
error-owner-why = 이 서버의 소유자가 하는 일입니다.
error-organiser-why = 운영자가 하는 일입니다.
error-arbiter-why = 심판과 운영자가 하는 일입니다.
error-forbidden-why = 이 계정에는 여기서 맡은 역할이 없습니다. 운영자에게 요청하세요.
error-elsewhere-why = 다른 사이트에서 온 요청이라 처리하지 않았습니다. 이곳의 페이지를 열어 다시 하세요.
error-name-why = 이 서버의 이름은 { $host }이(가) 아닙니다. 시작할 때 출력된 주소로 여세요. 운영자는 --origin에 이 이름을 주어 시작할 수 있습니다.
error-no-key-why = 이 사이트의 양식에서 온 것이 아니어서 처리하지 않았습니다. 페이지를 다시 열어 그곳에서 하세요.
error-not-found = 여기 없음
error-not-found-why = 그런 페이지가 없습니다. 옮겨졌거나 아직 공개되지 않았을 수 있습니다.
error-conflict = 그사이 바뀜
error-conflict-why = 방금 다른 사람이 이것을 바꾸었습니다. 페이지를 다시 열어 지금 내용을 확인하세요.
error-too-large = 너무 큼
error-too-large-why = 여기로는 최대 { $limit } KB까지 보낼 수 있습니다. 저장된 것은 없습니다. 내용을 줄이거나 더 작은 파일을 보내세요.
error-unprocessable = 할 수 없음
error-too-many = 너무 잦음
error-too-many-why = 시도가 너무 많았습니다. 1분 뒤에 다시 해 보세요.
error-busy = 지금은 안 됨
error-busy-why = 서비스가 바쁘거나 곧 다시 시작합니다. 잠시 뒤에 다시 해 보세요. 잃은 것은 없습니다.
error-internal = 서버 오류
error-internal-why = 여기서 문제가 생겼습니다. 하신 일이 저장되지 않았을 수 있으니, 다시 하기 전에 확인하세요.
error-reference = 또 일어나면 운영자에게 이 번호를 알려 주세요: { $number }.
error-to-the-event = 대회로 돌아가기
error-to-the-front = 첫 페이지로
form-meanwhile = 그사이 { $time }에 { $name } 님이 이것을 바꾸었습니다. 바꾸신 내용은 양식에 남아 있고 아직 저장되지 않았습니다. 살펴보고 다시 저장하세요.
form-meanwhile-somebody = 그사이 { $time }에 이것이 바뀌었습니다. 바꾸신 내용은 양식에 남아 있고 아직 저장되지 않았습니다. 살펴보고 다시 저장하세요.
fault-meanwhile = 지금은 “{ $theirs }”입니다. 쓰신 것은 “{ $mine }”이며, 다시 저장하면 이것이 저장됩니다.
fault-margin-of-other = { $typed }집 차이로 이긴 것은 상대입니다. 이 승리의 집수를 쓰거나 위에서 다른 답을 고르세요.
