server-lead = 서버의 상태: 데이터베이스, 백업, 로그인한 사람, 실패한 것.
server-version = 버전
server-since = 시작
server-database = 데이터베이스
server-sqlite = SQLite, 데이터 폴더에 있음. 쓰기가 됩니다.
server-postgres = PostgreSQL. 쓰기가 됩니다.
server-room = 디스크
server-room-said = 데이터베이스는 { $size }이고, 디스크에 { $free }가 남아 있습니다.
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = 시계
server-backups = 백업
server-backups-none = 저절로 만들지 않습니다. 서버를 --backup FOLDER 옵션으로 시작하거나, 서버에서 tengen backup 명령을 실행하세요.
server-backups-first = { $folder }에 저장합니다. 아직 하나도 없습니다.
server-backups-last = 마지막, 검사함: { $moment }, { $file }
server-backups-next = 다음: { $moment }
server-job-done = 마지막 실행: { $last }
server-job-failed = 마지막 실행: { $last }; 실패 { $count }회, 마지막 { $moment }: { $why }
server-job-agreed-results = 양쪽이 합의한 결과 입력
server-job-reminders = 미리 알림
server-job-retention = 기한이 지난 정보 삭제
server-job-journals = 일지 대조
server-job-rating-lists = 레이팅 목록 가져오기
server-job-messages = 메시지 보내기
server-job-backups = 백업 만들기
server-job-other-instances = 다른 인스턴스의 변경
server-streams = 변경을 전해 받는 열린 페이지
server-people = 로그인 중
server-sessions = { $count ->
   *[other] 브라우저 { $count }개
}
server-security = 로그인과 계정
server-failures = 시작한 뒤 실패한 요청
server-nothing = 없음.
server-here = 서버에서 직접
security-account-added = 계정 추가
security-password-set = 비밀번호 설정
security-account-disabled = 계정 로그인 막음
security-owner-named = 소유자 지정
security-password-changed = 비밀번호 변경
security-sign-in-failed = 이름이나 비밀번호가 틀림
security-sign-in-throttled = 시도가 너무 많아 거부
security-sessions-ended = 다른 브라우저 로그아웃
security-owner-unnamed = 소유자 해제
security-event-maker-named = 대회 만들기 허용
security-event-maker-unnamed = 대회 만들기 취소
security-account-enabled = 계정 로그인 허용
security-event-deleted = 대회 삭제

server-mail = 이메일
server-mail-none = 보내지 않음 (--mail-from)
server-outbox = 보낼 편지함
server-outbox-said = 대기 { $waiting }건, 재시도 { $trying }건, 포기 { $given }건

# 한 사람용 링크, 다시 로그인, 2단계 인증.

security-second-factor-set = 2단계 인증 설정
security-second-factor-removed = 2단계 인증 해제
security-recovery-code-used = 복구 코드로 로그인
