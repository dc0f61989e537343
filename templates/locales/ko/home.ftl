home-title = 참가 신청
home-never = 이 대회는 온라인 신청을 받지 않습니다. 운영자에게 물어보세요.
home-soon = 신청은 { $at }에 시작합니다.
home-closed = 신청이 마감되었습니다. 운영자에게 물어보세요.
home-full = 자리가 모두 찼습니다. { $waiting ->
    [0] 대기 명단의 첫 순번이 됩니다.
   *[other] { $waiting }명이 자리를 기다립니다.
}
home-left = { $places }자리 중 { $free }자리가 남았습니다.
home-step = 2단계 중 { $n }단계
home-find = 이름이나 번호
home-found = { $hits ->
    [0] 레이팅 목록에 “{ $typed }”(으)로 적힌 사람이 없습니다.
   *[other] 본인 이름을 누르세요. 아래는 소속, 나라, 레이팅, 목록의 번호입니다.
}
home-is-registered = 신청함
home-not-listed = 목록에 제가 없습니다
home-list-gone = 더 새로운 레이팅 목록이 있습니다. 이름을 다시 고르세요.
home-leave-empty = 비워 두세요
home-if-any = 있으면
home-rank = 참가할 단급
home-rank-hint = 레이팅 목록과 다르면 운영자의 승인이 필요합니다.
home-rank-needed = 참가할 단급을 4k, 2d처럼 고르세요.
home-email-hint = 운영자용이며 표시되지 않습니다. 어린이는 보호자의 주소.
home-initials-note = 어린이, 또는 이름이 웹에 나오기를 원하지 않는 분을 위한 것입니다. 운영자와 레이팅을 계산하는 협회는 이름을 볼 수 있습니다.
home-email-wrong = name@go.example처럼 주소 전체를 쓰세요.
home-birth-year-hint = 숫자 네 자리. 운영자에게만 보입니다.
home-note = 운영자에게 한마디
home-note-hint = 운영자에게만 보입니다.
home-fee = 낼 금액
home-nothing-yet = 아직 없음
home-shown = 공개
home-consent = 제 이름, 소속, 단급과 결과를 공개하고 레이팅 목록에 보내도 됩니다
home-consent-note = 필수입니다. 대진표를 벽에 붙입니다.
home-consent-needed = 신청하려면 표시하세요. 표시하지 않으면 대진에 넣을 수 없습니다.
home-act = 참가 신청
home-join = 대기 명단에 신청
home-withdraw-note = 지금 받는 개인 링크로 바꾸거나 취소할 수 있습니다.
home-own-title = 내 신청
home-own-waiting = 대기 명단 순번
home-own-moves-up = 자리가 나면 다음 순번이 받습니다. 그때 이 페이지에 표시됩니다.
home-own-organiser-moves = 자리가 나면 누가 받을지 운영자가 정합니다. 그때 이 페이지에 표시됩니다.
home-own-late = 입력하는 동안 신청이 마감되었습니다. 자리가 있는지는 운영자가 알려 줍니다.
home-own-asked = 신청함, 확정 전
home-own-asked-what = 자리가 있습니다. 운영자가 확정하면 이 페이지에 표시됩니다.
home-own-admitted = 참가가 확정되었습니다
home-own-admitted-what = 1라운드 전에 입구에서 출석을 확인하세요.
home-own-cancelled = 취소됨
home-own-cancelled-what = 신청되어 있지 않습니다. 입력한 내용은 남지 않습니다.
home-own-link = 개인 링크
home-own-link-what = 한 번만 표시되니 보관하세요. 이 페이지를, 나중에는 내 대국을 엽니다. 링크를 가진 사람은 본인을 대신할 수 있습니다.
home-own-change = 입력한 내용 바꾸기
home-own-ask = 이름, 단급, 소속은 운영자만 바꿀 수 있습니다. 내 대국 페이지에서 요청하세요.
home-own-cancel = 신청 취소
home-own-cancel-what = 자리는 다음 순번에게 갑니다. 입력한 내용은 삭제됩니다.
home-own-cancel-act = 네, 취소합니다
home-cancelled = 취소했습니다.
home-rules-lead = 누구나 휴대폰으로 직접 신청합니다. 여기서 언제, 몇 명까지, 무엇을 물을지 정합니다.
home-rules-public = 공개 신청서
home-rules-open = 선수가 직접 신청
home-rules-open-note = 표시하지 않으면 신청서에 신청을 받지 않는다고 나옵니다.
home-rules-when = 기간
home-rules-opens = 시작일
home-rules-opens-hint = 비우면 곧바로
home-rules-time = 시각
home-rules-closes = 마감일
home-closes-first = 시작하기 전에 마감됩니다.
home-rules-places = 자리
home-rules-places-all = 모두
home-rules-places-hint = 비우면 제한 없음
home-category = { $n }부, { $rank }부터
home-category-last = { $n }부, 나머지 모두
home-rules-at-once = 자리가 있는 사람은 바로 등록
home-rules-at-once-note = 따로 확정하지 않아도 됩니다. 한 주소에서 여럿이 오면 그래도 묻습니다.
home-rules-moves-up = 대기 명단이 저절로 올라감
home-rules-moves-up-note = 자리가 났을 때. 표시하지 않으면 누가 받을지 직접 정합니다.
home-rules-listed = 신청한 사람을 공개 선수 명단에 표시
home-rules-listed-note = 표시하지 않으면 출석이 확인된 뒤에 표시됩니다.
home-rules-ask = 묻는 것
home-rules-birth-note = 규정이나 상에 필요할 때만.
home-rules-initials = 모두 머리글자로 표시
home-rules-initials-note = 예: 청소년 대회. 전체 이름은 운영자의 명단과 파일에만 나옵니다. 표시하지 않으면 신청하는 사람이 직접 요청할 수 있습니다.
home-rules-fee = 참가비
home-rules-fee-hint = 글로: 35 EUR, 학생 20 EUR
home-rules-pay = 내는 방법
home-rules-pay-hint = 현장에서 현금으로, 또는 계좌
home-rules-keep = 대회 뒤 이메일과 메모를 보관하는 날수
home-rules-keep-hint = 그 뒤 저절로 삭제됩니다.
home-waiting-title = 온라인 신청
home-waiting-nobody = 대기 없음.
home-waiting-count = { $n }명이 확정 전입니다.
home-crowd = { $since }부터 주소 { $addresses ->
   *[other] { $addresses }개
}에서 확정 전 { $n }명
home-crowd-hide = 나머지 보기
home-crowd-remove = 모두 빼기: { $n }
home-with-place = 자리 있음: { $n }
home-in-line = 대기 명단: { $n }
home-in-line-note = 신청한 순서대로. 여기서 확정하면 자리가 없어도 등록됩니다.
home-confirm = 확정
home-confirm-all = 모두 확정: { $n }
home-late = 늦은 신청
home-born = { $year }년생
home-more = 이것들에 답하면 { $n }건이 더 표시됩니다.
home-confirmed = { $n }명을 등록했습니다.
home-removed = { $n }명을 뺐습니다.
act-register = 온라인 신청
act-edit-registration = 온라인 신청 변경
act-cancel-registration = 온라인 신청 취소
act-move-up = 대기 명단에서 올라옴
act-admit-registrations = 온라인 신청 확정
act-remove-registrations = 온라인 신청 뺌
privacy-title = 나에 관해 보관되는 것
privacy-lead = 이 대회가 선수에 대해 보여 주는 것, 보관하는 것, 그리고 그 기간.
privacy-who = 책임자
privacy-who-unsaid = 이 대회의 운영자입니다. 연락처는 적혀 있지 않으니 대회장에서 물어보세요.
privacy-who-director = 이 대회의 책임자 { $name } 님입니다. 연락처는 적혀 있지 않으니 대회장에서 물어보세요.
privacy-public = 누구나 보는 것
privacy-public-what = 이름, 단급, 소속, 국가, 대진, 결과, 순위. 협회의 레이팅 목록으로 보냅니다.
privacy-list = 대회 전
privacy-list-yes = 신청한 사람은 공개 선수 명단에 표시됩니다.
privacy-list-no = 선수는 출석이 확인된 뒤에 표시됩니다.
privacy-organisers = 운영자만 보는 것
privacy-organisers-what = 신청할 때 입력한 것: { $asked }. 참가비를 냈는지.
privacy-organisers-none = 참가비를 냈는지.
privacy-kept = 보관 기한
privacy-kept-what = 운영자만 보는 것은 { $days ->
    [0] 대회가 끝나면
   *[other] 대회 { $days }일 뒤에
} 삭제됩니다 ({ $day }). 이름과 결과는 남습니다. 그것이 대회의 기록이기 때문입니다.
privacy-phone = 휴대폰에
privacy-phone-what = “본인입니다”를 누르거나 로그인하거나 언어를 고르면 쿠키 하나를 둡니다. 그 전에는 없습니다.
privacy-address = 네트워크 주소
privacy-address-what = 네트워크의 지문. 운영자가 신청에 답할 때까지, 그 뒤 최대 이틀 동안 보관합니다.
privacy-others = 제3자
privacy-others-what = 이 서비스의 어느 페이지도 다른 서비스에 요청을 보내지 않습니다.
privacy-yours = 본인의 권리
privacy-yours-what = 개인 링크로 입력한 내용을 바꾸거나 취소합니다. 그 밖의 것은 모두 운영자에게 요청하세요.

# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

home-rules-own-check-in = 선수가 자기 휴대폰으로 출석 확인
home-rules-own-check-in-note = 개인 링크로, 아래 시간 안에. 그 밖에는 입구에서.
home-rules-check-in-hint = 그때 없는 선수는 대국장 화면에서 호명되고 대진에서 빠집니다.

home-unpaid = 미납으로 되돌리기
privacy-told = 알림을 받기로 하면
privacy-told-what = 이메일 주소 또는 브라우저 제작사의 수신 주소. 메시지는 암호화되어 전달되므로 제작사는 읽을 수 없습니다. 둘 다 이메일 주소와 함께 삭제됩니다.

# Results that do not fit their board, or are not confirmed.

home-own-cancel-gone = 신청이 취소되고, 입력한 내용은 삭제됩니다.
home-own-cancel-games = 이미 라운드에 들어 있어 대국은 남고, 아무것도 취소되지 않습니다. “내 대국” 페이지에서 기권을 알릴 수 있습니다.

# 레이팅 목록과 그 검색, 참가자 명단, 등록 전체.

list-not-a-list = EGF, FFG, AGA의 레이팅 목록이 아닙니다. 목록을 다시 받아 살펴본 뒤 보내세요.
list-nobody = 선수가 한 명도 없습니다. 오류 페이지일 수 있습니다. 목록을 다시 받으세요.
list-short = 행이 너무 일찍 끝납니다. 파일이 잘렸습니다. 목록을 다시 받으세요.
list-unclosed = 목록이 </pre>로 끝나지 않습니다. 파일이 잘렸습니다. 목록을 다시 받으세요.
list-shifted = 열이 있어야 할 곳에 탭이나 글자가 있습니다. 목록을 다시 받고 편집기로 열지 마세요.
list-encoding = { $found }입니다. 목록은 { $wanted }이어야 해서 열이 밀립니다. 다시 받고 변환하지 마세요.
list-no-day = 목록의 날짜({ $layout } 형식)가 없습니다. 목록을 다시 받으세요.
list-number-twice = { $number }번은 이미 { $first }행에 있습니다. 목록을 다시 받으세요.
list-not-a-number = “{ $value }”: { $digits }자리 번호가 아닙니다. 목록을 다시 받으세요.
list-not-a-rating = “{ $value }”: 이 척도의 레이팅이 아닙니다. 이 척도에는 −1과 1 사이가 없습니다.
list-not-a-day = “{ $value }”: 날짜가 아닙니다. 이 목록은 월/일/연도로 씁니다.
list-not-a-status = “{ $value }”: 회원 상태가 아닙니다. 이 목록에는 L, C, e, X, -가 있습니다.
table-old-workbook = 오래된 통합 문서(XLS)입니다. XLSX, ODS, CSV로 저장하세요.
table-not-a-workbook = 읽을 수 있는 통합 문서가 아닙니다 ({ $reason }). XLSX, ODS, CSV로 저장하세요.
table-bomb = 압축을 풀면 { $most } MB가 넘습니다. 선수 명단으로는 너무 큽니다.
table-too-wide = 행이 { $rows }개, 또는 열이 { $columns }개가 넘습니다. 선수 명단으로는 너무 많습니다.
table-long-cell = 한 칸이 { $most }자를 넘습니다. 따옴표가 닫히지 않았을 수 있습니다.
table-date = 스프레드시트가 이것을 날짜 { $value }(으)로 바꾸었습니다. 열을 텍스트 형식으로 하고 다시 입력하세요.
table-merged = 옆 칸과 병합된 칸입니다. 병합을 푸세요.
table-cell-error = 칸에 오류가 있습니다: { $value }. 수식을 고치거나 값을 입력하세요.
table-not-a-country = “{ $value }”: 국가가 아닙니다. KR처럼 두 글자로 쓰세요.
table-not-a-pin = “{ $value }”: 유럽 데이터베이스의 번호가 아닙니다. 여덟 자리입니다.
table-no-names = 이름이 있는 열이 없습니다. 아래에서 고르세요.
table-no-ranks = 단급이나 레이팅이 있는 열이 없습니다. 아래에서 고르세요.
table-no-scale = 레이팅의 척도를 알 수 없습니다. 아래에서 고르세요.
table-no-strength = 단급과 레이팅이 모두 없습니다. 하나를 넣으세요.
table-far-rating = 레이팅 { $rating }은 { $of }에 해당하는데 단급은 { $rank }입니다. 하나를 고치거나 이 행을 빼세요.
table-number-twice = { $number }번은 { $first }행의 번호이기도 합니다. 하나를 고치거나 한 행을 빼세요.
table-same-person = { $name } 님은 { $first }행에도 있습니다. 하나를 빼세요.
table-no-team = 순번과 주장은 팀에 관한 칸인데 팀 이름이 없습니다. 팀 이름을 쓰거나 두 칸을 비우세요.
table-board-twice = { $team } 팀의 { $board }번 판은 이미 { $first }행에 있습니다. 하나를 바꾸세요.
table-captain-twice = { $team } 팀의 주장은 이미 { $first }행에 있습니다. 한 사람만 표시하세요.
partner-fault-line = “{ $typed }”: 파트너로 읽을 수 없습니다. 성, 이름, 단급을 Beck, Bea, 2d처럼 쓰세요.
partner-fault-too-many = 파트너는 { $most }명까지입니다. 한 편은 셋까지입니다.
note-of-tournament = 이 대회 파일에서 선수 { $players }명만 가져옵니다. 라운드, 결과, 설정은 가져오지 않습니다.
note-other-sheets = 다른 시트 { $sheets }개는 읽지 않았습니다.
note-formula = { $cell }: 수식입니다. 마지막 값 “{ $value }”을(를) 썼습니다.
note-more-formulas = 다른 수식 { $more }개도 마지막 값을 썼습니다.
note-invisible = { $line }행: 보이지 않는 문자를 지웠습니다.
note-above-header = 열 이름이 있는 { $line }행보다 위의 내용은 읽지 않았습니다.
note-surname-assumed = 이름의 어느 부분이 성인지 알 수 없습니다. “{ $whole }”에서는 “{ $surname }”을(를) 성으로 보았습니다.
note-far-rating = { $line }행: 레이팅 { $rating }은 { $of }에 해당하는데 단급은 { $rank }입니다. 둘 다 그대로 가져왔습니다.
note-plays-no-round = { $line }행: { $name } 님은 어느 라운드에도 참가하지 않습니다.
note-unused-column = ‘{ $heading }’ 열은 사용하지 않았습니다.
note-of-scale = 레이팅은 { $scale ->
    [french] 프랑스
    [american] 미국
   *[european] 유럽
  } 척도로 읽었습니다.

# Personal links by e-mail, and fees that are paid at once.

