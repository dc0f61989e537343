# 레이팅 목록과 그 검색, 참가자 명단, 등록 전체.

list-not-a-list = EGF, FFG, AGA의 레이팅 목록이 아닙니다. 목록을 다시 받아 살펴본 뒤 보내세요.
list-nobody = 오류 페이지처럼 선수가 한 명도 없습니다. 목록을 다시 받으세요.
list-short = 그 전에 행이 끝납니다. 파일이 잘렸습니다. 목록을 다시 받으세요.
list-unclosed = 목록이 </pre>로 끝나지 않습니다. 파일이 잘렸습니다. 목록을 다시 받으세요.
list-shifted = 열이 있어야 할 곳에 탭이나 글자가 있습니다. 목록을 다시 받고 편집기로 열지 마세요.
list-encoding = { $found }입니다. 목록은 { $wanted }이어서 열이 밀립니다. 다시 받아 그대로 두세요.
list-no-day = { $layout } 같은 목록의 날짜가 없습니다. 목록을 다시 받으세요.
list-number-twice = { $number }번은 이미 { $first }행에 있습니다. 목록을 다시 받으세요.
list-not-a-number = “{ $value }”: { $digits }자리 번호가 아닙니다. 목록을 다시 받으세요.
list-not-a-rating = “{ $value }”: −1과 1 사이가 없는 이 척도의 레이팅이 아닙니다.
list-not-a-day = “{ $value }”: 날짜가 아닙니다. 이 목록은 월/일/연도로 씁니다.
list-not-a-status = “{ $value }”: 회원 상태가 아닙니다. 이 목록에는 L, C, e, X, -가 있습니다.

lists-title = 레이팅 목록
lists-lead = 이 목록에서 선수를 등록하고 레이팅을 최신으로 고칩니다. 협회마다 가장 새로운 목록을 씁니다.
lists-none = 아직 목록이 없습니다.
lists-list = 목록
lists-day = 날짜
lists-people = 인원
lists-used = 사용 중
lists-file = 레이팅 목록
lists-file-hint = EGF (HTML), FFG, AGA (TDList)에서 받은 그대로. 전부 가져오거나 하나도 가져오지 않으며, 협회마다 { $kept }개를 보관합니다.
lists-act = 목록 가져오기
lists-done = { $name } { $date }: { $count }명.
lists-done-but = { $name } { $date }: { $count }명. { $lines }줄을 뺐습니다: { $which }
lists-ask = 이 서버의 모든 대회가 이 목록을 쓰므로 서버 소유자가 가져옵니다. { $names }에게 부탁하세요.
lists-removed = { $date }의 { $name } 목록을 지웠습니다.
refusal-list-to-come = 목록의 날짜 { $date }은(는) 아직 오지 않았습니다. 아무것도 가져오지 않았습니다. 파일이나 이 컴퓨터의 시계를 확인하세요.

enter-title = 선수 등록
enter-no-list = 아직 레이팅 목록이 없습니다.
enter-list = { $name }, { $date }, { $count }명
enter-field = 이름 또는 번호
enter-found = { $count ->
    [0] 그런 이름이 없습니다.
   *[other] 비슷한 이름 { $count }개.
}
enter-keys = ↓는 아래로, Enter는 한 명뿐이면 등록하고 아니면 첫 이름으로 가며, 칸은 다시 비워집니다.
enter-how-number = 번호로
enter-how-alike = 표기가 다름
enter-number = 번호 { $no }
enter-entered = 등록됨
enter-act = 등록
enter-not-listed = 목록에 없습니까?
enter-by-hand = 직접 등록
enter-newest = 최근 등록
enter-all = 전체 선수
enter-list-gone = 더 새로운 레이팅 목록이 있습니다. 거기에서 고르세요.

table-old-workbook = 오래된 통합 문서(XLS)입니다. XLSX, ODS, CSV로 저장하세요.
table-not-a-workbook = 읽을 수 있는 통합 문서가 아닙니다 ({ $reason }). XLSX, ODS, CSV로 저장하세요.
table-bomb = 압축을 풀면 { $most } MB가 넘습니다. 그런 선수 명단은 없습니다.
table-too-wide = 행이나 열이 { $most }개가 넘습니다. 그렇게 많은 선수 명단은 없습니다.
table-long-cell = 한 칸이 { $most }자를 넘습니다. 따옴표가 닫히지 않았을 수 있습니다.
table-date = 스프레드시트가 이것을 날짜 { $value }(으)로 바꾸었습니다. 열을 텍스트 형식으로 하고 다시 입력하세요.
table-merged = 옆 칸과 병합된 칸입니다. 병합을 푸세요.
table-cell-error = 칸에 오류 { $value }이(가) 있습니다. 수식을 고치거나 값을 입력하세요.
table-not-a-country = “{ $value }”: 국가가 아닙니다. CH처럼 두 글자로 쓰세요.
table-not-a-pin = “{ $value }”: 유럽 데이터베이스의 번호가 아닙니다. 여덟 자리입니다.
table-no-names = 이름이 있는 열이 없습니다. 어느 열인지 아래에서 정하세요.
table-no-ranks = 단급이나 레이팅이 있는 열이 없습니다. 어느 열인지 아래에서 정하세요.
table-no-strength = 단급과 레이팅이 모두 없습니다. 하나를 넣으세요.
table-same-person = { $name } 님은 { $first }행에도 있습니다. 하나를 빼세요.

note-other-sheets = { $sheets ->
   *[other] 다른 시트 { $sheets }개는 읽지 않았습니다.
}
note-formula = { $cell }: 수식입니다. 마지막 값 “{ $value }”(으)로 했습니다.
note-more-formulas = 다른 수식 { $more }개도 마지막 값으로 했습니다.
note-invisible = { $line }행: 보이지 않는 문자를 지웠습니다.
note-above-header = 열 이름이 있는 { $line }행보다 위의 내용은 읽지 않았습니다.

list-column-surname = 성
list-column-first-name = 이름
list-column-name = 성명
list-column-native-name = 고유 문자 이름
list-column-rank = 단급
list-column-rating = 레이팅
list-column-country = 국가
list-column-club = 소속
list-column-pin = EGF PIN
list-column-licence = 프랑스 회원 번호
list-column-aga-id = AGA 번호
list-column-registration = 출석 확인 또는 신청
list-column-rounds = 라운드
list-column-correction = 점수 보정
list-column-none = 쓰지 않음

list-preview-title = 등록될 선수
list-preview-lead = 새로 { $new }명, 이미 등록 { $known }명. 아직 아무것도 하지 않았습니다.
list-wrong = { $count ->
    [0] 빠진 것이 있습니다:
   *[other] 분명하지 않은 행이 { $count }개 있습니다. 빠진 것을 채우거나 행을 빼세요.
}
list-columns = 열을 무엇으로 보았는지
list-header = 열
list-sample = 예
list-taken-for = 해석
list-unused = 쓰지 않음
list-column-of = { $sample }이(가) 있는 { $header } 열은
list-look-again = 다시 읽기
list-people = 선수
list-line = 행
list-numbers = 번호
list-becomes = 처리
list-leave-out = 빼기
list-leave-out-of = { $name } 님 빼기
list-rank-of = { $name } 님의 단급
list-new = 신규
list-same = 번호 { $no }, 그대로
list-changes = 번호 { $no } { $name } 님을 최신으로 고침
list-more = 그 밖에 { $count }명은 표시하지 않습니다.
list-enter = { $count }명 등록
list-other = 다른 명단
list-nobody-on-it = 이 명단에는 아무도 없습니다.

update-title = 레이팅 최신화
update-lead = { $count ->
    [0] 최신 목록과 다른 선수가 없습니다.
   *[other] 선수 { $count }명이 최신 목록과 다릅니다.
}
update-gap-field = 단급과 레이팅이 이보다 더 차이 나면 알림(단급)
update-show = 보기
update-chosen = 선택됨
update-choose = { $name } 님 선택
update-now = 지금
update-list-says = 목록의 값
update-look = 살펴볼 것
update-unknown = { $list } 목록에 이 번호가 없습니다.
update-other = { $list } 목록에서 이 번호는 { $name } 님의 것입니다.
update-twice = 번호 { $no } 선수의 { $list } 번호가 같습니다.
update-expired = 회원 자격이 { $date }에 끝났습니다.
update-namesakes = { $list } 목록에 같은 이름이 { $count }명 있습니다. 한 명을 고르세요.
update-gap = 레이팅은 { $rank } 수준: 단급 { $ranks } 차이.
update-who = { $name } 님은 누구인가
update-nobody = 해당 없음
update-ratings = 레이팅 반영
update-both = 레이팅과 단급 반영
update-rank = 레이팅 → 단급
update-rating = 단급 → 레이팅

entries-update = 레이팅 최신화
entries-chosen = 선택한 선수
entries-choose = { $name } 님 선택
entries-choose-head = 선택
participants-nothing = 읽을 것이 없습니다. 파일을 고르거나 명단을 붙여 넣으세요.
entries-chosen-check-in = 출석 확인
entries-chosen-announce = 미도착
entries-chosen-take-out = 빼기
entries-chosen-club = 소속
entries-chosen-set-club = 소속 정하기
entries-chosen-rounds = 라운드, 예: 1,3-5
entries-chosen-set-rounds = 라운드 정하기
entries-chosen-nobody = 선택한 선수가 없습니다. 먼저 표시하세요.
entries-chosen-no-rounds = 라운드가 아닙니다. 1,3-5처럼 쓰세요.
entries-sort = 정렬
entries-sort-name = 이름
entries-sort-rank = 단급
entries-sort-rating = 레이팅
entries-sort-club = 소속
entries-sort-country = 국가
entries-sort-number = 등록순
entries-sort-category = 부
entries-sort-pin = 유럽 PIN
entries-sort-fee = 참가비
entries-sort-paid = 납부
entries-sort-meal = 식사
entries-sort-born = 출생 연도
entries-show = 보기
entries-show-so = 적용
entries-show-paid = 납부 { $count }
entries-show-unpaid = 미납 { $count }
entries-show-far = 단급과 레이팅 차이 큼 { $count }
entries-show-no-pin = PIN 없음 { $count }
entries-show-out = { $round }라운드 불참 { $count }
entries-has-paid = 납부
entries-owes = 미납
entries-chosen-paid = 납부함으로
entries-chosen-unpaid = 미납으로
numbers-title = 명단에 있으나 입력되지 않은 번호 { $count }개
numbers-about = 각 명단에 이 이름은 한 명뿐입니다. 같은 사람인지 확인하고 아니면 표시를 지우세요.
numbers-number = 번호
numbers-take = 번호 가져오기
numbers-taken = { $count ->
    [0] 가져온 것이 없습니다.
   *[other] 선수 { $count }명에게 번호가 생겼습니다.
  }
numbers-way = 명단에 있는 번호 모두 가져오기
enter-nearest = 가장 가까운 이름 { $count }개.
entry-added-from = { $name } 님을 등록했습니다. { $round }라운드부터 둡니다. 지각자로 자리를 주려면 앞 라운드에도 표시하세요.
list-enter-both = { $new }명 등록, { $known }명 갱신
