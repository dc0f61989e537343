# 대회에서 일하는 사람과 일지.

people-title = 담당자
people-who = 여기서 일하는 사람
people-invite-arbiter = 심판 초대
people-invite-recorder = 기록자 초대
people-fresh-recorder = 기록자용 링크
role-recorder = 기록자
people-invite-organiser = 운영자 초대
people-fresh-arbiter = 심판용 링크
people-fresh-organiser = 운영자용 링크
people-fresh-hint = 이것을 스캔하게 하거나 링크를 보내세요. 한 번만 표시되며 14일 동안 유효합니다.
people-qr = 휴대폰 카메라용 링크 그림
people-open = 아직 쓸 수 있는 링크
people-until = { $day }까지
people-invited-before = 이 링크는 이미 만들어졌고 한 번만 표시됩니다. 받은 사람이 없으면 아래에서 철회하고 새로 만드세요.
people-remove = 역할 해제
people-give-up = 내 역할 내려놓기
people-removed = 역할을 해제했습니다.
role-organiser = 운영자
role-arbiter = 심판
journal-title = 일지
journal-holds = 지금까지 한 모든 일이며 최근 것이 먼저입니다. 사슬이 온전합니다: 항목 { $count }개가 서로 이어집니다. 대회가 항목이 남긴 그대로인지는 아래에서 모든 항목과 함께 확인합니다.
journal-checked = 항목 { $count }개를 모두 다시 읽었으며 서로 이어지고, 대회의 { $parts }개 부분이 항목이 남긴 그대로입니다. 마지막 항목은 { $head }입니다. 이전의 기록이나 인쇄물과 비교하세요.
journal-unchecked = { $seq }번부터 어느 항목에도 없는 것은 확인하지 않았습니다. 그 앞의 항목은 이전 버전이 썼습니다.
journal-part-differs = { $part }: 일지의 { $seq }번 항목이 남긴 것과 다릅니다. 백업을 복원하거나, { $seq }번과 그 앞의 항목을 살펴보세요.
journal-part-missing = { $part }: 일지의 { $seq }번 항목이 남겼으나 없습니다. 백업을 복원하세요.
journal-part-unknown = { $part }: 일지의 어느 항목에도 없습니다.
part-settings = 설정
part-entries = 선수
part-draft = { $number }라운드 초안
part-round = { $number }라운드
part-certificate = { $number }라운드 대진 증명
part-game = 기록된 대국 { $number }
part-referee = 판정
part-reports = 심판에게 한 신고
part-words = 행위에 적은 말
part-announcements = 공지
part-roles = 역할
part-report = { $number }라운드에 대해 선수 { $entry }번이 보고한 결과
part-request = 선수의 요청 { $number }
part-registration = 온라인 신청 { $number }
journal-broken = 항목 { $seq }: 쓰인 그대로가 아니며 사슬에 맞지 않습니다. 백업을 복원하세요.
journal-cut = 일지가 너무 일찍 끝납니다. 이 서버가 항목 { $seq }에 서명했는데 그 항목이 없습니다. 확정되었던 것이 없어졌습니다. 백업을 복원하거나, tengen verify --accept 명령으로 지금 있는 것을 받아들이세요.
journal-signed = 이 서버는 데이터베이스와 따로, 항목 { $seq }에서 일지의 끝에 서명했습니다.
journal-ends-missing = 이 서버가 시작될 때 일지가 어디서 끝났는지 더 이상 알 수 없었습니다. 그 전에 잘려 나간 것은 알아볼 수 없습니다.
journal-check = 모든 항목 다시 확인
journal-when = 언제
journal-who = 누가
journal-act = 무엇을
journal-older = 이전 항목
journal-overruled = 규칙 무시: { $pairs }
journal-reason = “{ $reason }”
act-create = 대회 만듦
act-next-season = 다음 시즌 만듦
act-join-series = 대회를 리그에 추가
act-settings = 설정 변경
act-draw-rules = 대진 규칙 변경
act-begin-by-hand = 손으로 초안 시작
act-enter = 선수 등록
act-enter-many = 여러 선수 등록
act-edit-entry = 등록 내용 변경
act-edit-entries = 여러 등록 내용 변경
act-undo = 여러 명에 대한 작업을 되돌림
act-withdraw = 선수 기권
act-remove-entry = 등록 삭제
act-merge-entries = 등록을 합침
act-check-in = 출석 확인
act-draw = 대진 편성
act-edit-draft = 초안 변경
act-discard-draft = 초안 버림
act-publish = 라운드 공개
act-latecomer = 늦게 온 선수 배정
act-result = 결과
act-invite = 초대 만듦
act-revoke-invitation = 초대 철회
act-join = 담당자 참여
act-remove-role = 역할 해제

# 결과의 의미, 양쪽이 확인한 결과, 다시 두는 대국, 심판장, 라운드의 시계.

## 심판장
role-chief = 심판장
people-chief-note = 두 대국자가 확인한 결과는 심판장만 바꿀 수 있습니다.
people-no-chief = 지정된 사람이 없어 모든 운영자가 할 수 있습니다.
people-name-chief = 심판장 지정
people-unname-chief = 심판장 해제
people-chief-me = 나를 심판장으로
people-chief-named = 심판장을 지정했습니다.
people-chief-unnamed = 그 사람은 이제 심판장이 아닙니다.

# 한 사람용 링크, 다시 로그인, 2단계 인증.

people-for = 몇 명용인지
people-for-hint = 1~100. 따로 정하지 않으면 링크 하나는 한 사람용입니다.
people-fresh-for = { $people }명용입니다.
people-uses = { $people }명 중 { $used }명 사용
people-spent = 사용된 링크
