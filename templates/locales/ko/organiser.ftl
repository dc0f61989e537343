# 운영자의 화면: 설정, 등록, 초안, 일지, 담당자.

draw-no-participants = { $round }라운드에 참가하는 선수가 없습니다. 선수를 추가하거나 출석을 확인하세요.
draw-one-participant = 참가 선수가 { $name } 님뿐입니다. 대국에는 두 명이 필요합니다.
draw-not-taking-part = { $name } 님은 이 라운드에 참가하지 않습니다. 등록을 확인하세요.
draw-twice = { $name } 님이 두 번 들어 있습니다.
draw-table-twice = { $table }번 테이블에 대국이 둘입니다. 하나를 옮기세요.
draw-bye-not-needed = { $name } 님을 빼면 짝수이므로 부전승이 필요 없습니다.
draw-too-large = 선수 { $count }명은 한 번에 짜기에 너무 많습니다. 대회를 둘로 나누세요.
draw-no-valid-pairing = 가능한 대진이 없습니다. 어떻게 해도 상대가 없는 선수: { $names }
draft-already-published = { $round }라운드는 공개되었습니다. 대진은 그대로 유지됩니다.
draft-not-published = { $round }라운드는 아직 공개되지 않았습니다. 대신 초안을 바꾸세요.
draft-unknown-entry = { $name }: 그런 선수가 없습니다.
draft-not-taking-part = { $name } 님은 이 라운드에 참가하지 않습니다. 등록을 확인하거나 짝을 푸세요.
draft-twice = { $name } 님의 자리가 이 라운드에 둘입니다. 한쪽의 짝을 푸세요.
draft-table-twice = { $table }번 테이블에 대국이 둘입니다. 하나를 옮기세요.
draft-no-board = { $table }번 테이블에는 대국이 없습니다.
draft-already-paired = { $name } 님은 { $table }번 테이블에 있습니다. 먼저 그 짝을 푸세요.
draft-has-bye = { $name } 님은 이미 부전승입니다.
draft-no-bye = { $name } 님에게는 취소할 부전승이 없습니다.
draft-oneself = { $name } 님은 자기 자신과 둘 수 없습니다. 두 선수를 고르세요.
draft-handicap = { $stones }점은 너무 많습니다. 0~9로 하세요.
draft-table-number = { $table }: 테이블 번호가 아닙니다. 1~9999로 쓰세요.
draft-has-result = { $table }번 테이블에는 결과가 있습니다. 먼저 결과를 취소하세요.
draft-may-not = 할 수 없음: { $pairs }. 아무것도 바뀌지 않았습니다.
draft-table-unused = { $table }번 테이블은 대진 규칙에 따라 쓰지 않습니다. 다른 테이블을 고르거나 규칙을 바꾸세요.
draft-not-free = { $name } 님은 비어 있지 않습니다. 대기 중이거나 부전승인 선수를 고르세요.
draft-games-over = { $round }라운드의 대국이 모두 끝났습니다. 늦게 온 선수는 다음 라운드에 넣으세요.
## 운영자 페이지 사이의 길
act-import-notes = 파일에 대해 알릴 것
## 새 대회
create-title = 새 대회
create-import = 또는 파일에서 가져오기.
create-more = 장소, 협회, 담당자 등
create-system = 대진 방식은?
create-who = 누가 둡니까?
create-who-one = 개인
create-who-pairs = 페어
create-who-teams = 팀
create-when = 언제 합니까?
create-when-days = 하루 또는 며칠
create-when-weeks = 여러 주 (라운드마다 기간)
create-federation = 규칙, 덤, 시간의 기준
create-federation-hint = 이 협회의 보통 값이며, 나중에 설정에서 바꿀 수 있습니다.
create-act = 대회 만들기
today-missing = 판 결과 미입력 (전체 { $total }판)
today-since = { $round }라운드 { $time }부터
today-all-in = 모든 결과가 들어왔습니다
today-coming = { $round }라운드 { $time }
today-done = { $round }라운드가 끝났습니다
today-drafted = { $round }라운드 대진을 짰습니다
today-over = 순위가 확정되었습니다
today-enter = 결과 입력
today-print = { $round }라운드 인쇄
today-print-note = 벽에 붙일 명단과 테이블 결과 용지.
today-look = 초안 보기
today-draft-unseen = 공개하기 전에는 아무도 대진을 볼 수 없습니다.
today-round = 선수 { $players }명, 대국 { $boards }판{ $byes ->
    [0] {""}
   *[other] , 부전승 { $byes }명
  }.
today-reported = { $n ->
   *[other] { $tables }번 테이블: 선수가 결과를 보고했습니다.
  }
today-earlier = { $round }라운드: 결과 { $n }개가 없습니다
today-more = { $n }개 더
today-when-in = 남은 { $n }개가 들어오면.
today-when-in-and = { $n ->
   *[other] 남은 결과 { $n }개가 들어오면.
  } 먼저 답할 요청: { $waiting }.
today-draw-without = 그대로 대진 짜기
today-window-over = { $round }라운드의 기간이 끝났습니다: { $n }판을 두지 않았습니다
today-starts = { $time }에 시작합니다.
today-starts-in = { $time }에 시작, { $minutes }분 남음.
today-then = 다음 단계
today-send = 결과 보내기
today-send-note = 소속 협회의 형식으로.
today-sheets = 순위 인쇄
today-lately = 최근 활동
today-by = 입력: { $name }
today-others = 보고된 결과, 이의, 신청
to-do-count = { $n ->
   *[other] 가지 할 일, 그다음 대진
  }
to-do-ready = 대진을 짤 수 있습니다
to-do-done = 완료
to-do-usual = 기본값
to-do-open = 할 일
to-do-waits = 대기
to-do-nobody = 아직 아무도 없습니다. 명단을 가져오거나 표를 붙여넣는 것이 가장 빠릅니다.
to-do-players = 마지막 라운드까지 추가할 수 있습니다.
to-do-list = 명단 가져오기
to-do-enter = 한 명씩
to-do-home = 온라인 신청 열기
to-do-times = 시간
to-do-no-times = 선수에게는 날짜만 보입니다.
to-do-some-times = { $n }개 라운드의 시간이 정해졌습니다.
to-do-set-times = 시간 정하기
to-do-groups = 누가 몇 점으로 시작하는지
to-do-people = 심판은 자기 휴대폰으로 결과를 입력합니다.
to-do-invite = 초대하기
to-do-draw = { $n ->
    [0] 두 명 이상이 되면
   *[other] { $n }명 참가
  }
to-do-hidden = 아직 공개되지 않았습니다
to-do-hidden-note = 공개하기 전에는 본인과 초대받은 사람만 이 대회를 볼 수 있습니다.
to-do-see = 선수에게 보이는 화면
create-done = { $event } 대회를 만들었습니다.
create-before = 이 양식은 이미 보냈고 그때 대회가 만들어졌습니다. 다음이 그 대회입니다.
system-mcmahon = 맥마흔
system-swiss = 스위스 리그
system-swiss-categories = 부별 스위스 리그
system-cup = 컵
fault-egf-pin = { $not }번호 여덟 자리를 쓰세요.
## 파일 읽기
import-title = 대회 가져오기
import-lead = 여기에 새 대회로 만들어집니다. 이미 있는 것은 바뀌지 않습니다.
import-file = 파일
import-file-hint = 최대 { $most } MB. 여기에 끌어다 놓아도 됩니다.
import-act = 가져오기
import-busy = 파일을 가져오는 중…
import-kinds = OpenGotha (XML), MacMahon 3.9 (XML), Pairgoth (.tour), 유럽 바둑 데이터베이스의 결과 (H9), 프랑스 (tou), 미국 (AGA), Tengen (JSON).
import-create = 대신 직접 대회 만들기
import-only-players = 대회가 아니라 선수 명단입니다. 먼저 대회를 만들고 그 등록 페이지에서 명단을 가져오세요.
import-nothing-done = 아무것도 가져오지 않았습니다
import-wrong = { $file }: 아무것도 가져오지 않았습니다
import-more = 그 밖에 { $count }개. 먼저 이것들을 고치세요.
import-done = { $event }: { $players ->
   *[other] 선수 { $players }명
  }, { $rounds ->
   *[other] { $rounds }라운드
  }, { $games ->
   *[other] 대국 { $games }판
  }
import-notes = { $count ->
   *[other] 파일에서 바꾼 것 { $count }가지
  }
place-file = 파일
place-line = { $line }행
place-element = { $element } ({ $line }행)
place-column = { $line }, { $column }열
place-setting = 설정 { $field }
## 파일의 잘못
read-too-large = { $bytes }바이트입니다. 최대 { $most }바이트입니다.
read-empty = 비어 있습니다. 다른 파일을 고르세요.
read-not-text = { $encoding } 텍스트가 아닙니다. 파일을 UTF-8로 저장하여 다시 가져오세요.
read-not-xml = 올바른 XML이 아닙니다 ({ $reason }). 파일을 만든 프로그램에서 다시 저장하세요.
read-truncated = 온전하지 않습니다. 파일이 잘렸거나 따옴표가 빠졌습니다. 다시 받으세요.
read-wrong-root = 첫 요소가 { $wanted }이어야 하는데 { $found }입니다. 그런 종류의 파일을 고르세요.
read-too-deep = 요소가 { $most }단계보다 깊이 중첩되어 있습니다. 그런 대회 파일은 없습니다.
read-too-many = { $most }개보다 많습니다. 그렇게 많은 대회 파일은 없습니다.
read-entity = 엔티티 “{ $name }”: 정의하거나 쓰고 있습니다. 문자 자체나 그 번호를 쓰세요.
read-missing = 없습니다. 추가하세요.
read-not-a-number = “{ $value }”: 정수가 아닙니다. { $least }에서 { $most }까지의 정수를 쓰세요.
read-out-of-range = { $value }입니다. { $least }에서 { $most }까지의 수를 쓰세요.
read-not-points = “{ $value }”: 점수가 아닙니다. 6.5처럼 정수나 0.5 단위로 쓰세요.
read-not-a-fraction = “{ $value }”: 수가 아닙니다. 0.5처럼 0에서 1까지 쓰세요.
read-not-a-date = “{ $value }”: 날짜가 아닙니다. 2026-05-31처럼 쓰세요.
read-not-a-rank = “{ $value }”: 단급이 아닙니다. 30k~1k 또는 1d~9d로 쓰세요.
read-not-one-of = “{ $value }”: 쓸 수 없는 값입니다. 다음 가운데 하나를 쓰세요: { $allowed }.
read-unknown-player = “{ $name }”: 그런 선수가 없습니다. 이름을 고치거나 선수를 추가하세요.
read-twice-in-round = “{ $name }”: { $round }라운드에 이미 대국이 있습니다({ $first }행 참조). 하나를 지우세요.
read-table-taken = { $round }라운드 { $table }번 테이블은 이미 쓰이고 있습니다({ $first }행 참조). 다른 번호를 주세요.
read-disagrees = “{ $value }”: 상대의 “{ $other }”와 맞지 않습니다. 하나를 고치세요.
read-not-a-cell = “{ $value }”: 결과가 아닙니다. 12+/b0, 3-!w2, 0+, 0=처럼 쓰세요.
read-no-such-row = { $number }번 행이 없습니다. 상대를 고치세요.
read-columns = { $wanted }열이어야 하는데 { $found }열입니다. 행을 완성하세요.
read-nothing-of = { $format } 형식의 행이 없습니다. 그런 종류의 파일을 고르세요.
read-unknown-format = 알 수 없는 형식입니다. OpenGotha 또는 MacMahon 파일, H9 결과, 참가자 명단, Tengen 파일을 고르세요.
read-not-json = Tengen 파일이 아닙니다 ({ $reason }). 다시 내보내세요.
read-unknown-version = 버전 { $found }입니다. 이 프로그램이 아는 것은 { $known }입니다. 프로그램을 업데이트하거나 파일을 다시 내보내세요.
read-no-such-entry = 없는 등록 { $id }번을 가리킵니다. 파일을 다시 내보내세요.
read-twice = { $what }: 두 번 있습니다. 파일을 다시 내보내세요.
team-fault-size = 단체전의 판이 { $size }개입니다. 2에서 10까지의 수를 쓰세요.
team-fault-number-twice = 번호가 { $number }인 팀이 둘입니다. 하나에 다른 번호를 주세요.
team-fault-name-twice = 이름이 “{ $team }”인 팀이 둘입니다. 하나의 이름을 바꾸세요.
team-fault-too-few = { $team } 팀의 선수가 두 명보다 적습니다. 선수를 더하거나 팀을 지우세요.
team-fault-too-many = { $team } 팀의 선수가 { $count }명입니다. 최대 { $most }명입니다.
team-fault-twice-in-squad = { $player } 님이 { $team } 팀 명단에 두 번 있습니다. 하나를 지우세요.
team-fault-two-squads = { $player } 님이 { $team } 팀과 { $other } 팀의 명단에 있습니다. 한쪽에서 빼세요.
team-fault-captain-not-in-squad = { $player } 님이 { $team } 팀 명단에 없습니다. 명단에 더하거나 다른 주장을 고르세요.
team-fault-not-in-squad = { $round }라운드: { $player } 님이 { $team } 팀 명단에 없습니다. 명단에 더하거나 다른 사람을 고르세요.
team-fault-two-boards = { $round }라운드: { $player } 님이 { $team } 팀의 두 판에 있습니다. 한쪽에서 빼세요.
team-fault-no-team = { $round }라운드: 번호가 { $number }인 팀이 없습니다. 다른 팀을 고르세요.
team-fault-two-matches = { $round }라운드: { $team } 팀의 상대가 둘이거나 자기 자신입니다. 경기 하나를 지우세요.
## 파일에서 지켜지지 않는 것, 파일이 담지 못하는 것
note-teams-kept = 파일의 팀 { $teams }개를 오더와 경기까지 가져왔습니다. “팀”에 있습니다.
note-teams-beside = 파일에 팀 { $teams }개가 있지만 팀 경기로 된 라운드는 없습니다. 개인끼리 두고 팀 순위표가 따로 있습니다. “팀”에서 바꿀 수 있습니다.
note-team-set-aside = Team ({ $line }행): { $team } 팀의 선수가 두 명보다 적어({ $players }명) 뺐습니다.
note-of-another-team = Board ({ $line }행): { $player } 님은 { $team } 팀이 아니라 { $other } 팀에 있어 뺐습니다.
note-board-taken = Board ({ $line }행): { $round }라운드 { $team } 팀의 { $board }번 판은 { $first } 님의 자리여서 { $player } 님을 뺐습니다.
note-at-two-boards = Board ({ $line }행): { $player } 님은 { $round }라운드에 { $team } 팀의 다른 판에 이미 있어 뺐습니다.
note-matches-not-said = { $round }라운드에 어느 팀끼리 만나는지는 내보내지 않습니다. OpenGotha는 1번 판의 대국에서 알아냅니다.
note-element-kept = { $element } ({ $line }행): Tengen이 쓰지 않습니다. 보관했다가 OpenGotha로 되돌려 씁니다.
note-attribute-kept = { $element }, { $attribute }: Tengen이 쓰지 않습니다. 보관했다가 OpenGotha로 되돌려 씁니다.
note-taken = { $element } ({ $line }행), { $field }: “{ $found }” 값을 쓸 수 없어 { $taken }(으)로 했습니다.
note-missing-taken = { $element } ({ $line }행), { $field }: 값이 없어 { $taken }(으)로 했습니다.
note-left-out = { $element } ({ $line }행), { $field }: “{ $found }” 값을 쓸 수 없어 뺐습니다.
note-nobody-called = { $element } ({ $line }행): “{ $name }” 선수가 없어 뺐습니다.
note-set-aside = { $element } ({ $line }행): { $name } 님은 { $round }라운드에 이미 대국이 있어({ $first }행 참조) 뺐습니다.
note-player-set-aside = 선수 ({ $line }행): { $name } 님이 두 번 등록되어 있고 처음은 { $first }행입니다. 두 번째는 뺐습니다.
note-more-oddities = 이와 같은 알림이 { $more }개 더 있습니다.
note-criterion-twice = 기준 { $criterion }: 두 번 있어 두 번째를 뺐습니다.
note-ratings-as-they-stand = 레이팅을 어떻게 저장했는지(dataVersion) 파일에 없습니다. 있는 그대로 가져왔습니다.
note-ratings-shifted = 파일이 레이팅을 옛 방식(data version 200)으로 저장합니다. 각각 2050을 더했습니다.
note-transliterated = “{ $from }” → “{ $to }”: 이 형식에 없는 글자라 바꾸어 적습니다.
note-name-cut = “{ $name }” → “{ $written }”: 열이 좁아 잘립니다.
note-left-out-without-game = { $name } 님은 대국도 부전승도 없어 빠집니다.
note-too-fast-for-a-class = 유럽 바둑 데이터베이스의 등급에 들기에는 대국이 너무 빠릅니다. 등급을 적지 않습니다.
note-result-missing = { $round }라운드 { $table }번 테이블: 결과가 없어 모름으로 적습니다.
note-same-sign = { $line }행, { $field }: “{ $cell }”와 “{ $other }”는 양쪽 모두 승리 또는 패배를 뜻합니다. 그대로 가져왔습니다.
note-both-lose-as-two-losses = { $round }라운드 { $table }번 테이블: 양쪽 패를 각자의 패로 적습니다.
note-both-win-as-two-wins = { $round }라운드 { $table }번 테이블: 양쪽 승을 각자의 승으로 적습니다.
note-no-result-not-rated = { $round }라운드 { $table }번 테이블: 승부 없음을 레이팅 제외로 적습니다.
note-default-as-half-point = { $round }라운드 { $table }번 테이블: 불참을 대국 없는 0.5점으로 적습니다.
note-default-as-free-round = { $round }라운드 { $table }번 테이블: 불참을 대국 없는 라운드로 적습니다.
note-colors-unknown = { $round }라운드 { $table }번 테이블: 흑백을 알 수 없어 적힌 순서대로 적습니다.
note-member-number-missing = { $name } 님은 회원 번호가 없어 모든 대국과 함께 빠집니다. 협회가 요구하니 번호를 입력하세요.
note-club-cut = 소속 “{ $club }” → “{ $written }”: 이 열은 네 글자입니다.
note-first-name-blank = { $name }: 성을 뺀 이름이 없습니다. OpenGotha가 이름을 요구하므로 빈칸을 적습니다.
note-country-not-written = { $name }: 국가 “{ $country }”은(는) 적지 않습니다. OpenGotha는 두 글자만 받습니다.
note-member-number-twice = { $name } 님과 { $other } 님의 회원 번호가 { $number }로 같습니다. 하나를 고치세요.
note-komi-rounded = 덤 { $komi } → { $written }: 이 형식에는 정수만 있습니다.
note-game-left-out = { $round }라운드 { $table }번 테이블: { $result ->
    [default] 오지 않은 선수가 있어
    [jigo] 무승부여서
    [both-lose] 양쪽 패여서
    [both-win] 양쪽 승이어서
    [no-result] 승부 없음이어서
   *[pending] 결과가 없어
} 이 대국은 빠집니다.
note-left-out-on-purpose = { $name } 님은 운영자가 고른 대로 모든 대국과 함께 뺍니다.
note-manner-not-said = 대국 { $games }판의 승리 방법(집수, 불계, 시간 …)은 적지 않습니다.
note-no-result-written = { $round }라운드 { $table }번 테이블: 승부 없음을 { $written }(으)로 적습니다.
note-several-byes = { $round }라운드의 부전승이 { $byes }명입니다. OpenGotha는 그중 하나만 보관합니다.
note-draft-not-said = { $round }라운드는 초안이지만, 파일에는 그 표시가 없습니다.
note-native-names-not-said = 선수 { $players }명의 고유 문자 이름은 적지 않습니다.
note-pairs-left-out = 둘 또는 셋이 한 편인 참가 { $entries }건은 대국과 함께 뺐습니다. 레이팅 목록은 파트너 대국을 받지 않습니다.
note-partners-not-said = 참가 { $entries }건의 파트너는 적지 않습니다. 이 형식은 참가마다 한 사람뿐입니다.
note-versions-not-said = 대국 { $boards }판의 결과가 몇 번 바뀌었는지는 이 파일에 없습니다.
note-setting-not-said = 설정 { $setting } ({ $value }): 이 형식에 자리가 없어 적지 않습니다.
note-renamed = { $name } 님이 두 번 등록되어 두 번째를 { $written }(으)로 적습니다.
note-settings-assumed = 파일에 방식, 상하한, 순위 기준, 가중치가 없어 맥마흔의 보통 값을 썼습니다. 계속하기 전에 설정을 확인하세요.
note-days-assumed = 파일에 대회 이름과 날짜가 없어 오늘 날짜를 적었습니다. 계속하기 전에 확인하세요.
note-encoding-assumed = 파일이 UTF-8이 아니고 다른 인코딩도 적혀 있지 않습니다. { $used }(으)로 읽었습니다. 이름을 확인하세요.
note-team-left-out = { $team } 팀은 선수가 두 명보다 적어({ $players }명) 뺐습니다.
note-member-missing = { $team } 팀에 파일에 없는 사람이 있어 그 이름을 뺐습니다.
note-also-in-team = { $player } 님은 { $other } 팀과 { $team } 팀에 모두 있어 여기서는 양쪽에서 둡니다.
note-spare = { $team } 팀은 { $size }명이 두므로 { $player } 님을 뺐습니다.
note-in-no-team = 어느 팀에도 없는 { $players }명을 뺐습니다.
note-team-names-noted = 참가는 두는 사람들의 이름으로 부릅니다. { $teams }개 팀의 이름은 메모에 있습니다.
note-in-two-teams = { $player } 님은 이미 { $other } 팀에 있어 { $team } 팀에서 뺐습니다.
note-played-for-others = { $round }라운드: { $player } 님은 { $team } 팀으로 두었지만 { $other } 팀에 있습니다. 대국은 남고 어느 팀에도 세지 않습니다.
note-boards-missing = { $round }라운드: { $first } – { $second }의 판들이 파일에 없습니다. 대국을 넣으세요.
note-match-counted = { $round }라운드: 파일에는 { $first } – { $second }이(가) { $said }(으)로 되어 있습니다. 판별로는 { $counted }이며 판의 결과를 셉니다.
note-tables-of-boards = 한 경기의 모든 판이 한 테이블에 있었습니다. 이제 판마다 테이블이 있습니다.
note-teams-without-start = 파일에서는 팀이 단급에 따른 시작 점수를 받습니다. 여기서는 모든 팀이 0점에서 시작합니다.
note-line-left-out = { $what } ({ $line }행): 알 수 없는 것이라 뺐습니다.
## 설정
settings-drawn = 이미 대진을 짠 라운드는 그대로이고, 점수와 순위는 바로 설정을 따릅니다.
settings-preset = 기본값 가져오기
settings-preset-about = 아래 양식을 대진 방식과 협회의 보통 설정으로 채웁니다. 저장하기 전에는 아무것도 바뀌지 않습니다.
settings-preset-act = 기본값 보기
settings-preset-tried = 양식에 기본값이 들어 있습니다. 아직 저장되지 않았으니 훑어본 뒤 저장하세요.
settings-event = 대회
settings-name = 대회 이름
settings-short-name = 짧은 이름
settings-short-name-hint = 파일 이름용
settings-begins = 첫날
settings-ends = 마지막 날
settings-place = 장소
settings-director = 대회 책임자
settings-contact = 개인정보 책임자
settings-contact-hint = 개인정보 페이지에 보일 책임자의 이름과 연락처
settings-rounds = 라운드
settings-play = 대국
settings-rules = 규칙
settings-board-size = 판의 줄 수
settings-komi-hint = 호선의 덤: 6.5
settings-basic-minutes = 기본 시간(분)
settings-overtime = 초읽기 방식
settings-overtime-seconds = 초
settings-overtime-seconds-hint = 초읽기 한 번 또는 한 수에 더하는 시간
settings-overtime-stones = 돌
settings-overtime-stones-hint = 한 구간의 수, 캐나다식만
settings-internet = 인터넷 대국
rules-japanese = 일본 규칙
rules-korean = 한국 규칙
rules-chinese = 중국 규칙
rules-ing = 잉창치 규칙
rules-aga = 미국 (AGA)
rules-bga = 영국 (BGA)
rules-ffg = 프랑스 (FFG)
rules-egf = 유럽 (EGF)
rules-ngb = 네덜란드 (NGB)
rules-nz = 뉴질랜드
rules-tromp-taylor = Tromp–Taylor
rules-club-9x9 = 클럽, 9×9
rules-club-beginners = 클럽, 입문자
rules-club-dutch = 클럽, 네덜란드 입문 페이지
rules-generic = 백과사전 방식 (네덜란드)
settings-system = 대진 방식
settings-floor = 하한선
settings-bar = 상한선
settings-zero = 0점
settings-zero-hint = 점수가 0인 단급: 30k
settings-categories = 부
settings-categories-hint = 마지막을 뺀 각 부의 최저 단급: 1d, 5k
settings-handicap-basis = 치수 기준
basis-score = 맥마흔 점수
basis-rank = 단급
settings-handicap-none-from = 접바둑 없는 단급
settings-handicap-none-from-hint = 이 단급 이상끼리는 호선: 1d
settings-handicap-correction = 치수에서 뺄 점
settings-handicap-correction-hint = 돌 수: 1
settings-handicap-ceiling = 최대 치수
settings-handicap-ceiling-hint = 0이면 호선만
settings-bye-mms = 부전승, 맥마흔 점수
settings-absent-mms = 불참, 맥마흔 점수
settings-bye-wins = 부전승, 승수
settings-absent-wins = 불참, 승수
settings-no-result = 승부 없는 대국
policy-replay = 다시 둘 때까지 점수 없음
policy-half = 각 0.5점
policy-zero = 점수 없음
settings-round-down = 0.5점 버림
settings-round-down-note = 부전승과 불참의 합을 정수로 내립니다. 무승부는 버리지 않습니다.
settings-sos-half = 빠진 라운드를 상대에게는 0.5점으로
settings-sos-half-note = 상대 점수의 합에서, 빠진 라운드마다 0.5점을 얻은 것으로 봅니다.
settings-placement = 순위 결정
settings-of-teams = 팀 대 팀의 대진과 팀 순위 방식은 팀 페이지에 있습니다. 여기는 개인에 관한 설정입니다.
settings-placement-about = 첫 기준이 정하고, 같으면 다음 기준으로 정합니다.
settings-expert = 전문가용: 대진의 가중치
settings-said-words = { $words }.
settings-said-hidden = 공개하기 전까지 *운영자만* 볼 수 있습니다.
settings-said-seen = *누구나* 볼 수 있습니다.
settings-said-zone = 시각은 *{ $zone }* 기준입니다.
settings-said-no-rooms = 모든 테이블이 *한 방*에 있습니다.
settings-said-rules = 규칙: *{ $rules }*, *{ $size }*줄판.
settings-said-even = 모두 *호선*입니다.
settings-said-handicap = 접바둑은 *{ $basis }* 기준: *{ $difference }*, 최대 *{ $most }*점, *{ $from }* 이상은 없음.
settings-said-difference-less = 차이에서 { $n }을 뺌
settings-said-difference-all = 차이 그대로
settings-said-difference-more = 차이에 { $n }을 더함
settings-said-mcmahon = *{ $bar }* 이상은 같은 점수로, *{ $floor }* 이하도 같은 점수로 시작합니다.
settings-said-teams = *팀*끼리 만납니다: { $system }. 판 수, 접바둑, 팀 순위는 *팀*에서 정합니다.
settings-said-apart = 피하는 대진(점수 그룹 수로 나타낸 가중치): { $kept }.
settings-said-not-apart = 피하는 대진이 *없습니다*.
settings-said-skip = 아직 대진을 짜지 않은 라운드는 *자유롭게 쉴 수 있습니다*.
settings-said-skip-ask = 라운드를 쉬려면 *요청합니다*.
settings-unplayed = 기간 안에 두지 않은 대국
settings-grace-days = 기간 뒤 유예 일수
settings-grace-days-hint = 그때까지는 두지 않은 대국을 처리할 수 없습니다. 저절로 처리되지 않습니다.
settings-open-games = 이후 라운드 대진을 짤 때 끝나지 않은 대국
settings-open-games-hint = 대진을 짤 때만 그렇게 셉니다. 순위에는 둘 때까지 세지 않습니다.
open-games-nothing = 둘 다 0점
open-games-half = 각 0.5점
settings-least-games = 순위를 받는 데 필요한 라운드 수
settings-least-games-hint = 0이면 필요 없음. 둔 대국과 부전승, 기권승을 셉니다. 더는 채울 수 없는 선수는 순위와 상 없이 아래에 나옵니다.
settings-up = 승격하는 상위 인원
settings-series = 리그 이름
settings-series-hint = 같은 이름의 내 대회는 그 페이지에서 추가합니다. 이름을 바꾼 대회는 빠집니다
settings-season-name = 시즌
settings-season-name-hint = 예: 2026/27. 같은 시즌의 부가 함께 나옵니다
settings-division = 부
settings-division-hint = 1이 가장 높음, 하나뿐이면 0
settings-up-hint = 리그 단계용: 순위표에 선이 그어집니다. 0이면 없음.
settings-down = 강등되는 하위 인원
settings-said-moves = 승격 *{ $up }*명, 강등 *{ $down }*명.
settings-said-alone = 단독 대회이며 *어느 리그에도 속하지 않습니다*.
settings-said-unplayed = 기간 안에 두지 않은 대국은 운영자가 라운드를 마감하면 *{ $policy }*.
settings-said-grace = 유예 *{ $n }*일.
settings-said-open-nothing = 대진을 짤 때 끝나지 않은 대국은 *0점*으로 셉니다.
settings-said-open-half = 대진을 짤 때 끝나지 않은 대국은 *각 0.5점*으로 셉니다.
settings-said-least = { $n ->
   *[other] 순위를 받으려면 *{ $n }*라운드를 두어야 합니다.
  }
settings-said-least-none = 대국 수가 적어도 모두 순위가 있습니다.
settings-said-worth = 부전승은 *{ $bye }*점, 불참은 *{ $absent }*점입니다.
settings-said-placement = 순위 기준: { $criteria }.
settings-said-criterion = *{ $name }*({ $about })
settings-said-minutes = *{ $n }*분이 지나면 두 선수가 같게 보고한 결과가 저절로 인정됩니다.
settings-said-names-first = 성을 *앞에* 씁니다.
settings-said-names-last = 성을 *뒤에* 씁니다.
settings-said-sides-mean = *둘이나 셋*이 한 편을 번갈아 두며, 실력은 평균입니다.
settings-said-sides-given = *둘이나 셋*이 한 편을 번갈아 두며, 실력은 적은 대로입니다.
settings-said-ratings-shown = 레이팅 변화를 *보여 줍니다*.
settings-said-ratings-not-shown = 레이팅 변화를 *보여 주지 않습니다*.
settings-said-gap = 단급과 레이팅이 *{ $n }*단계 넘게 다르면 표시합니다.
settings-said-usual = { $n }개 값, 모두 보통대로
settings-said-otherwise = { $n }개 값, *{ $k }*개는 보통과 다름
settings-places = 점수와 순위
settings-more = 그 밖의 값. 거의 모든 대회에 보통 값이 맞습니다
settings-change = 변경: { $what }
settings-save-from = { $round }라운드부터 저장
settings-follow-names = 페이지, 인쇄물, 파일에 바로 반영됩니다.
settings-follow-print = 결과 용지와 규칙표가 바뀝니다. 다시 인쇄하세요.
settings-follow-first = 아직 짠 대진이 없으므로 첫 라운드부터 적용됩니다.
settings-follow-drawn = 대진을 짠 라운드는 그대로입니다.
settings-follow-places = 점수와 순위는 지난 라운드까지 바로 바뀝니다.
settings-follow-open = { $round }라운드는 공개되었습니다. 변경은 끝나지 않은 대국({ $n })에도 적용됩니다.
settings-follow-draft = { $round }라운드는 대진이 끝났지만 공개되지 않았습니다. 변경을 반영하려면 대진을 다시 짜세요.
settings-follow-length = 지금 설정으로는 한 라운드에 약 { $minutes }분 걸립니다.
settings-follow-gap = { $round }라운드는 앞 라운드보다 { $minutes }분 뒤에 시작합니다.
settings-follow-hours = 라운드 시각은 그대로입니다. 시각은 시간표에서 바꿉니다.
settings-follow-players = 선수의 휴대전화에도 바로 적용됩니다.
settings-criterion-up = { $name } 한 칸 위로
settings-criterion-out = { $name } 빼기
settings-criterion-add = 기준 추가
weight-duplicate = 두 번 만나지 않기
weight-color = 흑백 균형
weight-category = 같은 부 유지
weight-score = 가까운 점수 유지
weight-drawn = 위·아래로 옮길 선수
weight-handicap = 작은 치수
weight-geography = 다른 소속과 국가
weight-secondary = 보조 기준의 바탕
weight-secondary-hint = 이 값을 담은 파일을 위해 보관
weight-curve = 곡선
weight-curve-hint = 0에서 1까지: 0.5
weight-deterministic = 이름에서 만드는 추첨
weight-deterministic-note = 같은 선수들이면 늘 같은 대진이 나옵니다.
seeding-first-rounds = 첫 방식을 쓸 마지막 라운드
seeding-first-method = 첫 방식
seeding-later-method = 이후 방식
seeding-first-by-rating = 첫 방식: 같으면 레이팅순
seeding-later-by-rating = 이후 방식: 같으면 레이팅순
method-random = 상위 절반과 하위 절반을 무작위로
method-fold = 첫째와 마지막
method-slip = 상위 절반의 첫째와 하위 절반의 첫째
drawn-upper = 위 그룹에서 내려갈 선수
drawn-lower = 아래 그룹에서 올라갈 선수
drawn-compensate = 균형 맞추기
drawn-compensate-note = 올라간 적이 있으면 다음에는 내려가게 하고, 반대도 같습니다.
place-drawn-top = 위쪽
place-drawn-middle = 가운데
place-drawn-bottom = 아래쪽
apart-country = 같은 국가
apart-club = 같은 소속
apart-club-group = 떼어 놓을 소속
apart-hint = 점수 그룹 몇 개의 값
apart-excused-from = 적용하지 않는 단급
apart-excused-from-hint = 이 단급부터는 차례대로 만남: 1d
apart-excused-by-wins = 라운드의 절반을 이긴 선수에게도 미적용
apart-excused-at-bar = 상한선의 선수에게도 미적용
## 등록
entries-count = { $count ->
    [0] 아직 등록된 선수가 없습니다.
   *[other] 선수 { $count }명이 등록되어 있습니다.
  }
entries-waiting = { $count ->
   *[other] { $count }명은 출석이 확인되지 않았습니다.
  }
entries-nobody = 선수를 한 명씩 추가하거나 참가자 명단을 가져오세요. 출석 확인도 여기서 합니다.
entries-import = 명단 가져오기
entries-which = 볼 선수
entries-all = 전체 { $count }
entries-final = 출석 { $count }
entries-preliminary = 미확인 { $count }
entries-list = 선수와 참가 라운드
entries-player = 선수
entries-here = 출석
entries-taking-part = 참가
entries-of-round = { $count }명 참가
entries-here-of = { $name } 님 출석
entries-round-of = { $name } 님 { $round }라운드 참가
entries-kept-out = 판정에 따라 나올 수 없음
entries-seated = 대국 또는 부전승 있음
entries-seated-here = 출석 확인
entries-seated-hint = ●: 그 라운드 대진에 들어 있음. 대진에서만 바꿀 수 있습니다.
entries-save = 목록 저장
entries-saved = { $count ->
    [0] 바뀐 것이 없습니다.
   *[other] 선수 { $count }명을 바꾸었습니다.
  }
entries-removed = 선수 { $count }명을 삭제했습니다.
entries-paired = { $name } 님이 { $round }라운드 대진에 들어 있어 아무것도 저장하지 않았습니다. 먼저 초안에서 짝을 푸세요. 공개된 라운드는 그대로입니다.
entries-check-in = { $count ->
   *[other] 찾은 { $count }명 출석 확인
  }
entries-check-out = 찾은 { $count }명을 미도착으로
entries-page = { $page }페이지
entry-new-title = 선수 추가
entry-native-name = 고유 문자 이름
entry-native-name-hint = 다를 때: 森下 藍子
entry-rank-hint = 4k 또는 2d
entry-rating-hint = 비우면 단급의 중간값
entry-club-hint = 게시표에 쓰는 대로
entry-registration = 등록
registration-final = 출석 확인
registration-about-final = 아래 표시한 모든 라운드의 대진에 듭니다.
registration-preliminary = 신청
registration-about-preliminary = 명단에는 있으나 대진에는 들지 않습니다.
entry-rounds = 참가 라운드
entry-round-kept-out = { $round }라운드: 판정에 따라 나올 수 없음
entry-round-seated = { $round }라운드: 대진에 들어 있어 그대로
entry-more = 번호와 보정
entry-egf-pin = EGF PIN
entry-egf-pin-hint = 유럽 바둑 데이터베이스의 여덟 자리
entry-ffg-licence = 프랑스 회원 번호
entry-aga-id = AGA 번호
entry-partners = 파트너(두는 순서)
entry-partners-hint = 한 줄에 한 사람: Beck, Bea, 2d. 이어서 레이팅, EGF PIN, FFG나 AGA와 번호를 쓸 수 있습니다. 위의 사람이 먼저 둡니다.
entry-correction = 시작 점수 보정
entry-correction-hint = 보통 0. +1이면 한 그룹 위에서 시작
entry-add-next = 저장하고 다음 선수 추가
entry-late = 모든 라운드의 대진이 정해져서 지금 추가하면 둘 대국이 없습니다. 아직 결과가 없으면 모든 라운드를 되돌려 다시 대진을 짜세요. 그렇지 않으면 설정에서 라운드를 늘리거나 어느 라운드에 자리를 주세요.
entry-added = { $name } 님을 추가했습니다.
entry-changed = { $name } 님의 내용을 바꾸었습니다.
entry-rank-follows = 시작 점수가 { $was }에서 { $now }(으)로 바뀌어, 만난 모든 상대의 SOS도 함께 바뀝니다. 이미 짜인 대국 { $count }개는 그대로입니다. 다음 대진은 새 단급을 따릅니다.
entry-ranks-follow = { $starts ->
    [0] 시작 점수는 그대로입니다.
   *[other] 선수 { $starts }명의 시작 점수가 바뀌어, 만난 모든 상대의 SOS도 함께 바뀝니다.
  } 이미 짜인 대국 { $count }개는 그대로입니다. 다음 대진은 새 단급을 따릅니다.
entry-rank-stays = 시작 점수는 { $now } 그대로입니다. 이미 짜인 대국 { $count }개는 그대로입니다. 다음 대진은 새 단급을 따릅니다.
entry-withdraw-title = 기권 처리
entry-withdraw-from = 시작 라운드
entry-withdraw-hint = 그 이전 라운드의 대국은 남습니다.
entry-withdraw = 기권 처리
entry-withdrawn = { $name } 님은 { $round }라운드부터 참가하지 않습니다.
leave-title = { $name } 님을 { $round }라운드부터 기권 처리
leave-about = 입력된 결과와 그 이전 라운드의 대국은 남습니다.
leave-games = 대진이 정해졌고 두지 않은 대국: { $n }판
leave-what = 이 대국들의 처리
leave-opponents-win = 상대의 기권승
leave-as-unplayed = 두지 않은 대국에 대한 대회 규정
leave-annulled = 취소: 승부 없음
leave-unsaid = 대국을 어떻게 처리할지 고르세요.
leave-reported = 선수가 결과를 보고한 대국입니다. 심판이 결과를 입력할 때까지 그대로 둡니다.
leave-undo = 되돌리려면 각 테이블에서 결과를 다시 미정으로 하고, 참가할 라운드를 다시 선택하세요.
leave-undo-team = 되돌리려면 팀 페이지에서 “{ $act }”을 누르세요.
leave-act = { $n ->
    [0] 기권 처리
   *[other] 기권 처리하고 { $n }판 정리
  }
leave-done = { $name } 님은 { $round }라운드부터 참가하지 않습니다. 두지 않은 { $n }판을 정리했습니다.
entry-remove-title = 삭제
entry-remove-hint = 잘못 등록한 사람을 위한 것입니다.
entry-remove = 대회에서 삭제
entry-removed = { $name } 님을 삭제했습니다.
entry-back = 목록으로
## 참가자 명단
participants-title = 참가자 명단 가져오기
participants-lead = 추가하기 전에 미리 볼 수 있습니다.
participants-file-hint = 텍스트, XLSX, ODS 표. 열의 이름을 적은 첫 행이 있으면 순서는 상관없습니다. 없으면: 성, 이름, 단급, 국가, 소속. 또는 다른 대회의 파일(OpenGotha, MacMahon, Pairgoth, H9, tou, Tengen): 그 선수들을 가져옵니다.
participants-pasted = 또는 여기에 붙여넣기
participants-pasted-hint = 스프레드시트에서 복사한 행, 열 이름 행 포함.
participants-registration = 등록 상태
participants-announced = 신청: 오는 대로 출석 확인
participants-here = 출석 확인
participants-act = 명단 미리 보기
participants-done = { $count ->
    [0] 명단에 새 선수가 없습니다.
   *[other] 선수 { $count }명을 추가했습니다.
  } { $changed ->
    [0] { "" }
   *[other] { $changed }명을 갱신했습니다.
  } { $same ->
    [0] { "" }
   *[other] { $same }명은 이미 있었습니다.
  }
participants-example = 예
## 시작 그룹
groups-title = 시작 그룹
groups-lead = { $players ->
    [0] 아직 1라운드에 참가하는 선수가 없습니다.
   *[other] 1라운드 참가 선수 { $players }명,
  } { $groups ->
    [0] {""}
   *[other] 그룹 { $groups }개.
  }
groups-drawn = 1라운드 대진은 이미 짰습니다. 한계를 바꾸면 점수는 바뀌지만 대진은 바뀌지 않습니다.
groups-floor-hint = 이보다 낮은 선수는 이 단급으로 시작
groups-bar-hint = 이보다 높은 선수는 이 단급으로 시작
groups-try = 이 한계로 보기
groups-tried = 미리 보기입니다. 아직 아무것도 바뀌지 않았습니다.
groups-apply = 이 한계로 정하기
groups-back = 현재 설정으로
groups-applied = 하한선과 상한선을 바꾸었습니다.
groups-not-by-score = 모두 같은 점수로 시작합니다. 하한선과 상한선은 맥마흔에만 쓰입니다.
groups-size = { $count ->
   *[other] 선수 { $count }명
  }
groups-everybody = 전원
groups-category = { $category }부
groups-nobody = 선수를 추가하고 출석을 확인하면 그룹이 여기에 나옵니다.
## 내려받기
files-send = 결과를 협회에 보내기
files-keep = 대회 사본 보관하기
files-list = 참가자 명단을 다른 프로그램으로 가져가기
files-other = 다른 형식
downloads-through = { $round }라운드까지의 결과.
downloads-before = 아직 공개된 라운드가 없습니다.
downloads-draft = 초안은 결과에서 빠집니다.
downloads-missing = 결과 { $count }개가 없습니다
downloads-waits = 위의 결과를 기다립니다.
downloads-says-all = 이 형식에 담기는 내용이 모두 들어 있습니다.
downloads-notes = { $count ->
   *[other] 이 형식에 담을 수 없는 것 { $count }가지
  }
download-act = 내려받기
download-h9 = 유럽 바둑 데이터베이스 (H9)
download-about-h9 = 유럽바둑연맹 레이팅용 결과.
download-tou = 프랑스 (tou)
download-about-tou = 프랑스 협회 레이팅용 결과.
download-aga = 미국 (AGA)
download-about-aga = 미국바둑협회 제출용 보고서.
download-standings = 순위 (CSV)
download-about-standings = 스프레드시트용: 순위, 기준, 모든 라운드.
download-teams = 팀 순위표 (CSV)
download-about-teams = 스프레드시트용: 팀 순위표와 모든 라운드. 다른 표는 선수의 것이며 소속 팀이 함께 적힙니다.
download-pairings = 대진 (CSV)
download-about-pairings = 스프레드시트용: 한 라운드, 테이블순.
download-players = 선수 (CSV)
download-about-players = 스프레드시트용: 등록된 모든 선수.
download-participants = 참가자 명단 (CSV)
download-about-participants = 이름, 단급, 국가, 소속: 다른 대회와 프로그램용.
download-opengotha = OpenGotha (XML)
download-about-opengotha = OpenGotha에서 이어서 쓸 대회.
download-pairgoth = Pairgoth
download-about-pairgoth = 공개한 라운드를 Pairgoth에서 열 수 있게: 선수, 팀, 대국, 설정.
download-tengen = Tengen (JSON)
download-about-tengen = 초안을 포함한 대회 전체. 그대로 다시 가져올 수 있습니다.

note-categories-not-said = 손으로 정한 { $players }명의 부는 기록되지 않습니다. 거기서는 단급으로 정해집니다.
entry-category-by-rank = 단급에 따름
entry-category-hint = 단급과 다른 부로 정합니다. 시상, 순위, 대진에 쓰입니다
entries-chosen-set-category = 부 정하기
list-plays-as = { $grade }(대진에서는 { $rank })

event-title = 대회 관리
event-is-archived = 보관된 대회입니다. 읽기만 할 수 있습니다.
event-announced = 이제 누구나 이 대회를 볼 수 있습니다.
event-archive = 보관
event-archive-about = 보관한 대회는 누구나 계속 읽을 수 있고, 목록에서 따로 표시됩니다. 보관에서 꺼내기 전에는 아무것도 바꿀 수 없습니다.
event-archive-act = 대회 보관
event-unarchive-act = 보관에서 꺼내기
event-archived = 대회를 보관했습니다. 이제부터 읽기만 할 수 있습니다.
event-unarchived = 대회를 보관에서 꺼냈습니다. 다시 바꿀 수 있습니다.
act-archive = 대회 보관
act-unarchive = 보관에서 꺼냄
copy-title = 복사
season-title = 다음 시즌
season-not-all = 다음 시즌은 모든 부를 운영하는 사람만 만들 수 있습니다.
season-about = 승강은 순위표의 선을 따르지만, 선수나 팀마다 다르게 정할 수 있습니다. 팀의 선수단과 주장은 그대로 이어집니다. 결과는 이전 대회에 남습니다.
season-leaves = 빠짐
season-next-name = 다음 대회 이름
season-plays-in = { $name }의 다음 부
season-open = { $n }판의 결과가 없습니다.
season-undrawn = 공개되지 않은 라운드가 { $n }개 있습니다.
season-empty = 여기에는 둘 선수가 없게 됩니다.
season-namesakes = 이름이 같은 사람이 모두 등록됩니다: { $names }. 같은 사람이면 하나를 “빠짐”으로 하거나 선수단에서 빼세요.
season-once = 협회 번호가 같아 첫 팀에 한 번만 등록됩니다: { $names }.
season-look = 먼저 확인할 것
season-sure = 그래도 다음 시즌 만들기
season-sure-first = 먼저 이것을 보고, 이대로 좋으면 표시하세요.
season-to-choose = 선택…
season-choose = 부나 “빠짐”을 선택하세요.
season-team-twice = { $division }에 “{ $team }” 팀이 둘이 됩니다. 하나를 다른 부로 옮기거나 먼저 옛 대회에서 이름을 바꾸세요.
season-settings = 먼저 { $division }의 설정을 바로잡으세요. { $fault }
season-make = 다음 시즌 만들기
season-made = 다음 시즌을 만들었습니다. 각 부는 공개할 때까지 숨겨집니다.
copy-about = 설정이 같은 다른 대회를 만듭니다. 라운드와 시각은 옮기지 않습니다. 공개하기 전에는 숨겨져 있습니다.
copy-begin = 대회 복사
copy-address = 주소
copy-address-hint = 주소의 끝부분: open-27. 비우면 이름으로 만듭니다.
copy-people = { $n ->
   *[other] 선수 { $n }명도 옮기기
  }
copy-people-note = 신청 상태로, 출석 확인 없이.
copy-act = 복사본 만들기
copy-done = { $event } 대회를 복사해 만들었습니다. 아직 숨겨져 있습니다.
create-like = 또는 이전 대회 복사:
create-people = 선수
create-people-hint = 이전 대회의 선수를 신청 상태로, 출석 확인 없이 옮깁니다.
create-people-none = 아직 없음
delete-title = 삭제
delete-about = 대회를 그 안의 모든 것과 함께 삭제합니다. 되돌릴 수 없습니다.
delete-begin = 대회 삭제
delete-what = { $players ->
   *[other] 선수 { $players }명
  }, { $games ->
   *[other] 대국 { $games }판
  }, 그리고 일지, 판정, 기보와 대회로 가는 모든 링크가 삭제됩니다.
delete-keep = 먼저 사본 내려받기
delete-keep-about = 모든 것을 담은 파일 하나: 선수, 라운드, 일지, 사안, 판정, 기보, 증명서.
delete-keep-act = 모두 내려받기
delete-now = 삭제
delete-name = 대회 이름 입력
delete-act = 완전히 삭제
delete-done = { $event } 대회를 삭제했습니다.
download-xlsx = 엑셀 통합 문서
download-about-xlsx = 선수, 순위, 모든 라운드의 대진을 XLSX 파일 하나의 시트들로.

# 입력란이나 요청에서 무엇이 잘못되었고, 어떻게 하면 되는가.

## 입력란
fault-missing = 꼭 필요합니다.
fault-too-long = { $length }자는 너무 깁니다. 최대 { $most }자입니다.
fault-control-character = 제어 문자가 들어 있습니다. 글자, 숫자, 빈칸만 쓰세요.
fault-web-address = 웹 주소가 들어 있습니다. 주소 없이 쓰세요.
fault-ends-before-it-begins = 끝이 시작보다 앞섭니다. 같은 날이나 그 뒤의 날을 고르세요.
fault-past = 이미 지난 시각입니다. 앞으로의 시각을 고르세요.
fault-floor-above-bar = 하한선이 상한선보다 높습니다. 상한선을 하한선 이상으로 고르세요.
fault-twice = { $what }: 두 번 있습니다. 한 번이면 됩니다.
fault-no-main-score = 승리가 점수에 들려면 MMS, NBW, CPS 가운데 하나가 필요합니다.
fault-category-order = 각 한계는 바로 앞의 것보다 낮아야 합니다.
fault-round-order = { $round }라운드보다 먼저 또는 동시에 시작합니다.
fault-club-code = “{ $code }”: 소속 코드가 아닙니다. 기호 없는 로마자와 숫자 1~4자로 쓰세요.
error-reference = 또 일어나면 운영자에게 이 번호를 알려 주세요: { $number }.
error-to-the-front = 첫 페이지로

downloads-complaints = { $count ->
   *[other] 반려될 수 있는 문제 { $count }가지:
}
downloads-accepted = 받는 쪽이 확인하는 항목에 문제가 없습니다.
download-draft = 그래도 받기(개인용)
downloads-nothing = { $file }: 이 파일은 비어 있게 됩니다.
downloads-refused = { $file }: { $count ->
   *[other] 먼저 고칠 것 { $count }가지.
}
reporting-title = 협회에 보내는 것
reporting-clubs = 소속 코드
reporting-clubs-about = 협회가 쓰는 대로 로마자나 숫자 4자까지. 없으면 유럽 파일에는 이름의 처음 네 글자가 들어갑니다.
reporting-aga = 미국 보고에서 빼기
reporting-aga-about = 표시한 선수는 모든 대국과 함께 빠집니다.

# 공개된 라운드 고치기.

settings-hidden = 공개 전까지 숨김
settings-hidden-note = 운영자만 볼 수 있습니다. 지금 공개하려면 표시를 지우세요.

private-initials = 머리글자만 표시
private-initials-note = 어린이용: 전체 이름은 운영자만 볼 수 있습니다.
merge-title = 한 사람의 두 등록
merge-ask = { $stays } 등록이 남고, { $goes } 등록의 대국, 앞으로의 라운드, 결과 보고, 요청과 빠진 정보를 이어받습니다. { $goes } 등록은 삭제되고, 그 개인 링크는 { $stays } 등록으로 이어집니다. 되돌릴 수 없습니다.
merge-double = 다른 등록의 번호
merge-act = 둘을 합치기
merge-unsure = 다른 등록의 번호를 쓰세요.
merge-done = { $name } 님을 이 등록과 합쳤습니다.
forget-title = 이 사람에 대해 보관하는 것
forget-data = 본인에게 줄 전체 파일
forget-about = 삭제하면 이름, 번호, 주소, 링크가 모든 곳에서 영구히 사라집니다. 대국은 번호로 남고, 대진에 쓰인 단급, 소속, 국가도 남습니다.
forget-left = 이름이 다음에도 있습니다. 먼저 바꾸면 일지에서도 사라집니다: { $left }
forget-sure = 되돌릴 수 없음을 확인했습니다
forget-act = 이 사람의 개인정보 삭제
forget-unsure = 확인란에 표시하세요.
forget-done = { $number }번의 이름이 지워졌습니다.
forget-done-but = { $number }번의 이름을 지웠습니다. 이름이 다음에 남아 있으니 바꾸세요: { $left }

# Results that do not fit their board, or are not confirmed.

settings-provisional = 두 선수가 같게 보고한 결과를 확정 전에 보이기
settings-provisional-note = 라운드 페이지에 미확정으로 표시합니다. 확정될 때까지는 반영되지 않습니다.
round-provisional = 미확정

# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

entries-excluded = 판정 { $no }에 따라 대회에서 제외
timetable-lead = 각 라운드의 시작 예정 시각입니다. 대국장 화면이 남은 시간을 알리고, 심판이 대국 목록에서 시계를 시작합니다.
timetable-plan = 하루 계획
timetable-first = 첫 라운드 시작
timetable-minutes = 한 라운드의 길이(분)
timetable-pause = 휴식(분)
timetable-fill = 모든 라운드 채우기
timetable-tried = 아래 시각은 아직 저장되지 않았습니다. 필요한 라운드를 고친 뒤 저장하세요.
timetable-day = 날짜
timetable-time = 시각
timetable-window = 시각 대신 기간
timetable-window-about = 리그나 정기 모임용: 라운드의 대국은 첫날부터 마지막 날까지 두 선수가 정한 때에 둡니다. 기간은 겹쳐도 됩니다. 시각이 없으면 하루 전체입니다.
window-too-early = 기간이 대회 시작일({ $day })보다 먼저 시작합니다.
window-too-late = 기간이 대회 마지막 날({ $day })보다 늦게 끝납니다.
window-and-start = 기간 외에 시작 시각이 있어 선수에게 둘 다 안내됩니다. 기간 안에 두는 대국이면 시작 시각을 지우세요.
timetable-from-time = 시작 시각
timetable-until-time = 끝 시각
fault-window-ends-first = 기간이 시작하기 전에 끝납니다. 첫날보다 앞서지 않는 마지막 날을 쓰세요.
fault-window-order = 이 기간은 { $round }라운드의 기간이 시작되기 전에 끝납니다. 라운드 순서대로 날짜를 정하세요.
unplayed-way = { $round }라운드에서 두지 않은 대국
unplayed-title = { $round }라운드 마감
unplayed-none = 이 라운드에 처리할 대국이 없습니다.
unplayed-count = { $n }판을 두지 않았습니다
unplayed-what = 처리: { $policy }. { $worth }.
unplayed-change = 바꾸기
unplayed-late = 다른 결과를 입력하기 전까지 되돌릴 수 있습니다. 늦게 둔 대국은 그 테이블에 입력하면 이 라운드로 셉니다.
unplayed-not-before = 기간과 유예는 { $at }에 끝납니다. 그때까지는 처리하지 않습니다.
unplayed-settle = { $round }라운드 마감: { $n }판
unplayed-settled = { $round }라운드를 마감했습니다. 아래에서 되돌릴 수 있습니다.
unplayed-reopened = { $round }라운드의 대국을 다시 열었습니다.
unplayed-reported = 그대로 둠: { $n }
unplayed-reported-about = 선수가 결과를 보고했거나 두 사람이 앞으로의 날짜에 합의한 대국입니다. 결과를 입력하세요. 입력할 때까지 그대로 둡니다.
unplayed-done = 대국 없이 처리: { $n }
unplayed-reopen = 되돌리기: 다시 열기
timetable-save = 시간표 저장
timetable-saved = 시간표를 저장했습니다.
timetable-hall = 대국장 화면

webhooks-title = 웹훅
event-more = 공개, 복사, 보관, 삭제
webhooks-lead = 라운드 공개, 결과 입력, 순위 확정을 다른 프로그램에 알립니다.
webhooks-secret = 이 비밀 키로 메시지에 서명합니다. 다시 표시되지 않으니 지금 복사하세요.
webhooks-since = { $at }부터
webhooks-remove = 제거
webhooks-removed = 주소를 제거했습니다.
act-add-webhook = 웹훅 추가
act-remove-webhook = 웹훅 제거
webhooks-url-hint = https://…; 메시지는 각각 JSON을 담은 POST이며, 헤더 Tengen-Signature에 서명이 있습니다.
webhooks-full = 주소는 열 개까지입니다. 먼저 하나를 빼세요.
webhooks-log = 보낸 메시지
webhooks-log-empty = 아직 없음.
webhook-event-round-published = 라운드 공개
webhook-event-result-entered = 결과 입력
webhook-event-standings-final = 순위 확정
webhook-taken = { $at } 전달됨
webhook-waits = 보내기를 기다림
webhook-again = { $tries }번 시도, { $at } 다시
webhook-given-up = { $tries }번 만에 포기
lists-fetched = 자동 내려받기
lists-fetched-about = 이 주소에서 최신 목록을 내려받습니다. 실패하면 이전 목록이 그대로 남습니다.
lists-fetched-last = 마지막 { $at }:
lists-fetched-never = 아직 내려받지 않았습니다.
web-address = 주소
lists-source-url-hint = 협회가 목록을 공개하는 곳. 비우면 내려받지 않습니다.
lists-source-every = 간격(시간)
lists-source-every-hint = 0: 직접 할 때만, tengen ratings fetch 명령으로
lists-source-save = 주소 저장
outside-address = { $address }은(는) 주소가 아닙니다. https://go.example/hook처럼 쓰세요.
outside-private = 주소가 사설 네트워크로 이어집니다.
outside-too-large = 서버가 { $most }MB보다 많이 보냅니다.
outside-too-slow = 서버가 너무 오래 걸렸습니다.
outside-connection = 연결에 실패했거나 끊어졌습니다.
fetch-no-source = 주소가 정해지지 않았습니다.
fetch-broken = 그 주소에 목록이 없거나 손상되었습니다.
fetch-other-list = 그 주소의 목록은 { $list }의 것입니다.
fetch-shrunk = 새 목록은 { $people }명, 이전 목록은 { $before }명입니다. 온전하지 않을 수 있습니다.
fetch-not-kept = 목록을 저장하지 못했습니다.
fetch-done = { $date }, { $people }명.
webhook-no-key = 서명하는 키가 이 컴퓨터에 없습니다. 주소를 정한 컴퓨터의 server.key를 가져오거나 주소를 다시 정하세요.

settings-zone = 시간대
settings-zone-hint = 예: Asia/Seoul, 또는 도시 이름만. 비워 두면 서버 시계를 따릅니다.
settings-zone-timetable = 시간표의 시작 시점은 그대로입니다. 다른 시간대에서는 시각이 다르게 표시됩니다.
settings-saved-zone = 설정을 저장했습니다. 시작 시점은 그대로이고 표시되는 시각이 바뀝니다. { $round }라운드는 { $before }이 아니라 { $after }로 표시됩니다. { $before }을 뜻했다면 시간표를 고치세요.

private-title = 운영자만 보는 것
private-about = 다른 사람은 볼 수 없습니다. 어느 공개 페이지에도, 남에게 주는 어느 파일에도 없습니다. 성별과 출생 연도는 시상에 쓰입니다.
private-for-prizes = 시상에만 씁니다.
private-sex = 성별
private-birth-year = 출생 연도
private-email = 이메일
private-fee = 참가비
private-fee-hint = 예: 30 EUR, 학생.
private-meal = 식사
private-note = 메모
private-consent = 이름과 결과의 공개에 동의
sex-unsaid = 적지 않음
sex-f = 여
sex-m = 남
fault-email = “{ $typed }”: 이메일 주소가 아닙니다. anna@go.example처럼 쓰세요.
list-column-birth-year = 출생 연도
list-column-email = 이메일
list-column-consent = 공개 동의
list-column-board = 팀 내 순번
list-column-partners = 파트너
prizes-open = { $open ->
   *[other] 결과 { $open }개가 없습니다
  }. 명단이 아직 바뀔 수 있습니다.
prizes-ceremony = 시상식용, 낮은 순위부터
prizes-none = 아직 등록된 상이 없습니다.
prizes-nobody = 아직 상을 받은 사람이 없습니다.
prizes-part-category = { $part }부
prizes-part-start = 시작 점수 { $part }
prizes-place = { $place }위
prizes-each = 각 { $each }
prizes-print = 시상식용으로 이 페이지를 인쇄하세요.
prizes-rules = 상의 설정
prizes-add = 상 추가
prizes-kind = 상 { $n }
prizes-name = 이름
prizes-of = 받는 사람
prizes-of-none = 없음(이 상을 삭제)
prizes-of-places = 순위대로
prizes-of-categories = 각 부의 상위
prizes-of-starts = 각 시작 점수의 상위
prizes-of-teams = 상위 팀
prizes-of-all-wins = 전승자 각각
prizes-group = 대상
prizes-detail = 세부
prizes-detail-hint = 단급은 5k-1k, 청소년은 출생 연도의 시작, 부는 그 번호, 소속이나 국가는 그 글자.
prizes-list = 상
prizes-list-hint = 1위부터 한 줄에 하나씩. 예: 300 EUR
prizes-several = 한 선수가 여러 상을 받을 수 있음
prizes-single = 한 선수는 이 목록에서 가장 앞선 상 하나만 받음
prizes-shared = 점수가 같으면 상을 나눔
prizes-unshared = 점수가 같아도 상을 나누지 않음
prizes-save = 상 저장
prizes-most = 상의 종류는 한 대회에 최대 { $most }가지입니다. 추가하려면 하나를 지우십시오.
prizes-saved = 상을 저장했습니다.
prizes-standings = 이 대상의 순위
group-all = 모두
group-dan = 유단자
group-kyu = 급 선수
group-ranks = 단급
group-category = 부
group-club = 소속
group-country = 국가
group-youth = 청소년
group-women = 여성
fault-group = “{ $typed }”: 어느 것인지 알 수 없습니다. 5k-1k 같은 단급, 출생 연도, 부의 번호, 소속, 또는 국가 두 글자를 쓰세요.
entries-gap = 레이팅 { $rating }은 { $rank }에 해당
settings-rank-gap = 단급과 레이팅의 차
settings-rank-gap-hint = 단급으로 이보다 더 차이 나는 선수는 등록에 표시됩니다.
prizes-all-wins = 전승

# 레이팅 목록과 그 검색, 참가자 명단, 등록 전체.

lists-lead = 이 목록에서 선수를 추가하고 레이팅을 갱신합니다. 협회마다 가장 새로운 목록을 씁니다.
lists-none = 아직 목록이 없습니다.
lists-list = 목록
lists-day = 날짜
lists-people = 인원
lists-used = 사용 중
lists-file = 레이팅 목록
lists-file-hint = EGF (HTML), FFG, AGA (TDList)가 공개한 그대로. 전부 가져오거나 하나도 가져오지 않으며, 협회마다 최근 { $kept }개를 보관합니다.
lists-act = 목록 가져오기
lists-done = { $name } { $date }: { $count }명.
lists-done-but = { $name } { $date }: { $count }명. { $lines }줄을 뺐습니다: { $which }
lists-ask = 이 서버의 모든 대회가 이 목록을 쓰므로 서버 소유자만 가져올 수 있습니다. { $names } 님에게 요청하세요.
lists-removed = { $date }의 { $name } 목록을 지웠습니다.
enter-selected = 선택
enter-title = 레이팅 목록에서 추가
enter-no-list = 아직 레이팅 목록이 없습니다.
enter-list = { $name }, { $date }, { $count }명
enter-found = { $count ->
    [0] 찾은 이름이 없습니다.
   *[other] 찾은 이름 { $count }개.
}
enter-keys = ↓로 고르고 Enter로 추가합니다.
enter-entered = 추가됨
enter-not-listed = 목록에 없습니까?
enter-by-hand = 직접 추가
enter-newest = 최근 추가
enter-all = 전체 선수
enter-list-gone = 더 새로운 레이팅 목록이 있습니다. 거기에서 고르세요.
list-column-prefix = 성 앞의 말(van den 등)
list-column-name = 성명
list-column-pin = EGF PIN
list-column-registration = 출석 확인 또는 신청
list-column-correction = 점수 보정
list-column-none = 쓰지 않음
list-preview-title = 가져오기 미리 보기
list-preview-lead = 새로 { $new }명, 이미 등록 { $known }명. 아직 아무것도 가져오지 않았습니다.
list-not-entered = 아직 아무것도 가져오지 않았습니다. 먼저 표시된 줄을 확인하세요.
list-wrong = { $count ->
    [0] 빠진 것이 있습니다:
   *[other] 분명하지 않은 행이 { $count }개 있습니다. 빠진 것을 채우거나 행을 빼세요.
}
list-names-ask = 이름의 어느 부분이 성입니까? 성은 굵은 글씨입니다.
list-names-turn = 성과 이름이 뒤바뀌었습니까? 성은 굵은 글씨입니다.
list-names-given-first = 이름 먼저
list-names-surname-first = 성 먼저
list-who-ask = { $count ->
    [0] 목록의 모든 사람이 팀에 있습니다. 누가 만나나요?
   *[other] 목록의 { $count }명은 팀이 없습니다. 누가 만나나요?
}
list-scale-ask = 레이팅은 어느 척도입니까?
list-scale-european = 유럽: 2100이 1단
list-scale-french = 프랑스: 50이 1단
list-scale-american = 미국: 1.5가 1단
list-far-ask = 옆의 단급과 크게 다른 레이팅이 { $count }개 있습니다. 어느 쪽이 맞습니까?
list-far-keep = 단급과 레이팅 그대로
list-far-rank = 단급의 레이팅으로
list-likely-ask = 분명하지 않은 단급이 { $count }개 있고, 각각 제안이 있습니다.
list-likely-all = 모두 제안대로
list-likely = { $rank }(으)로
list-alike = { $no }번 { $name } 님과 비슷한 이름
list-alike-line = { $line }행의 { $name } 님과 비슷한 이름
list-number-of = { $no }번 { $name } 님의 번호입니다
list-number-ask = { $count }명의 번호가 다른 이름으로 등록된 사람의 번호입니다. 같은 사람입니까?
list-number-same = 같은 사람: 갱신
list-number-others = 다른 사람: 번호 없이 추가
list-columns = 열을 무엇으로 보았는지
list-header = 열
list-sample = 예
list-taken-for = 해석
list-unused = 쓰지 않음
list-column-of = { $sample }이(가) 있는 { $header } 열은
list-look-again = 이대로 쓰기
list-line = 행
list-numbers = 번호
list-leave-out = 빼기
list-leave-out-of = { $name } 님 빼기
list-rank-of = { $name } 님의 단급
list-new = 신규
list-same = { $no }번, 그대로
list-changes = { $no }번 { $name } 님을 갱신
list-more = 그 밖에 { $count }명은 표시하지 않습니다.
list-enter = { $count }명 추가
list-other = 다른 명단
list-nobody-on-it = 이 명단에는 아무도 없습니다.
update-title = 레이팅 갱신
update-lead = { $count ->
    [0] 최신 목록과 다른 선수가 없습니다.
   *[other] 선수 { $count }명이 최신 목록과 다릅니다.
}
update-gap-field = 단급과 레이팅이 이보다 더 차이 나면 알림(단급)
update-chosen = 선택됨
update-now = 지금
update-list-says = 목록의 값
update-look = 살펴볼 것
update-unknown = { $list } 목록에 이 번호가 없습니다.
update-other = { $list } 목록에서 이 번호는 { $name } 님의 것입니다.
update-twice = { $no }번 선수의 { $list } 번호가 같습니다.
update-expired = 회원 자격이 { $date }에 끝났습니다.
update-namesakes = { $list } 목록에 같은 이름이 { $count }명 있습니다. 한 명을 고르세요.
update-gap = 레이팅은 { $rank } 수준: 단급 { $ranks } 차이.
update-who = { $name } 님은 누구인가
update-nobody = 해당 없음
update-ratings = 레이팅 갱신
update-both = 레이팅과 단급 갱신
update-rank = 레이팅 → 단급
update-rating = 단급 → 레이팅
entries-chosen = 선택한 선수
entries-choose-all = 찾은 { $count }명 모두 선택
entries-choose-head = 선택
participants-nothing = 가져올 것이 없습니다. 파일을 고르거나 명단을 붙여 넣으세요.
entries-chosen-check-in = 출석 확인
entries-chosen-announce = 미도착
entries-chosen-take-out = 빼기
entries-chosen-set-club = 소속 정하기
entries-chosen-set-country = 국가 정하기
entries-chosen-rank-up = 단급 하나 올리기
entries-chosen-rank-down = 단급 하나 내리기
entries-chosen-rounds = 라운드, 예: 1,3-5
entries-chosen-set-rounds = 라운드 정하기
entries-chosen-stay = 대국이 있어 남는 사람: { $names }. 대신 기권 처리하세요.
entries-chosen-nobody = 선택한 선수가 없습니다. 먼저 표시하세요.
entries-chosen-ask = { $what }: 선수 { $count }명, 맞습니까?
entries-chosen-more = 외 { $count }명
entries-chosen-no-rounds = 라운드가 아닙니다. 1,3-5처럼 쓰세요.
entries-sort = 정렬
entries-sort-number = 등록순
entries-sort-paid = 납부
entries-show-so = 적용
entries-show-paid = 납부 { $count }
entries-show-far = 단급과 레이팅 차이 큼 { $count }
entries-show-no-pin = PIN 없음 { $count }
entries-show-out = { $round }라운드 불참 { $count }
entries-chosen-unpaid = 미납으로
numbers-title = { $count ->
   *[other] 레이팅 목록에 있으나 여기에 입력되지 않은 번호 { $count }개
  }
numbers-about = 각 명단에 이 이름은 한 명뿐입니다. 같은 사람인지 확인하고 아니면 표시를 지우세요.
numbers-number = 번호
numbers-take = 번호 추가
numbers-taken = { $count ->
    [0] 추가한 것이 없습니다.
   *[other] 선수 { $count }명에게 번호를 추가했습니다.
  }
numbers-way = 레이팅 목록에 있는 번호 모두 추가
names-small = 대문자로 적힌 이름 { $count }개 바꾸기
names-small-done = 대문자로 적힌 이름 { $count }개를 바꾸었습니다.
enter-nearest = 가장 가까운 이름 { $count }개.
entry-added-from = { $name } 님을 추가했습니다. { $round }라운드부터 둡니다. 늦게 온 선수로 자리를 주려면 앞 라운드에도 표시하세요.
list-enter-both = { $new }명 추가, { $known }명 갱신
