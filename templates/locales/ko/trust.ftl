# 한 사람용 링크, 다시 로그인, 2단계 인증.

people-for = 몇 명용인지
people-for-hint = 1~100. 따로 정하지 않으면 링크 하나는 한 사람용입니다.
people-fresh-for = { $people }명용입니다.
people-uses = { $people }명 중 { $used }명 사용
people-spent = 사용된 링크

sign-in-again = 로그인한 지 시간이 지났습니다. 권한을 주기 전에 비밀번호를 한 번 더 입력하세요.
sign-in-ended = 로그인이 만료되어 보낸 내용이 접수되지 않았습니다. 로그인한 뒤 다시 보내세요.
sign-in-code-hint = 앱에 지금 표시된 여섯 자리 숫자 또는 복구 코드
sign-in-code-lost = 휴대폰도 복구 코드도 없나요? 이 서버의 소유자가 2단계 인증을 해제할 수 있습니다.
account-code = 코드
second-factor = 2단계 인증
second-factor-about = 비밀번호를 알아도 이것 없이는 로그인할 수 없습니다. 휴대폰 앱이 30초마다 바뀌는 여섯 자리 숫자를 보여 줍니다.
second-factor-needed = 이 서버는 주최자와 소유자에게 2단계 인증을 요구합니다. 설정한 뒤 계속하세요.
second-factor-scan = 인증 앱으로 스캔하거나 키를 앱에 입력하세요. 그다음 앱에 표시된 코드를 입력하세요.
second-factor-picture = 앱 카메라로 읽는 키 그림
second-factor-key = 키
second-factor-code-hint = 앱에 지금 표시된 여섯 자리 숫자
second-factor-act = 지금부터 사용
second-factor-on = 로그인할 때마다 코드를 묻습니다. 남은 복구 코드: { $left }개.
second-factor-codes = 복구 코드
second-factor-codes-about = 휴대폰이 없을 때 코드 하나로 한 번 로그인합니다. 지금 적어 두세요. 이번 한 번만 표시됩니다.
second-factor-codes-act = 새 복구 코드
second-factor-remove-act = 사용 안 함
second-factor-removed = 비밀번호만으로 로그인합니다.
accounts-second-factor = 2단계 인증
accounts-second-factor-act = 2단계 인증 해제
accounts-second-factor-removed = { $name } 님은 비밀번호만으로 로그인하며, 2단계 인증을 새로 설정할 수 있습니다.
refusal-wrong-code = 코드가 맞지 않거나 이미 사용되었습니다. 코드는 30초마다 바뀝니다. 휴대폰 시계가 맞는지 확인하세요
security-second-factor-set = 2단계 인증 설정
security-second-factor-removed = 2단계 인증 해제
security-recovery-code-used = 복구 코드로 로그인
