downloads-complaints = { $count ->
   *[other] 반려될 이유 { $count }가지:
}
downloads-accepted = 받는 쪽이 확인하는 것 가운데 잘못된 것이 없습니다.
download-draft = 그래도 받기(개인용)
downloads-refused = { $file }: { $count ->
   *[other] 먼저 고칠 것 { $count }가지.
}
complaint-nothing-played = 둔 대국이 없습니다.
complaint-result-missing = { $round }라운드 { $table }번 테이블: 결과가 없습니다. 입력하세요.
complaint-cells-disagree = { $round }라운드 { $table }번 테이블: { $name } 님과 { $value } 님에 대해 적힌 것이 서로 맞지 않습니다. 결과를 고치세요.
complaint-event-country = 대회에 국가가 없습니다. 두 글자로 입력하세요.
complaint-event-place = 대회에 장소가 없습니다. 도시를 입력하세요.
complaint-days-reversed = 마지막 날이 첫날보다 앞섭니다. 고치세요.
complaint-too-fast = 제한시간이 너무 짧아 등급에 들지 못하며, 대국이 레이팅에 들지 않습니다. 틀렸으면 고치세요.
complaint-board-size = { $value }줄 바둑은 레이팅에 들지 않습니다. 판 크기가 틀렸으면 고치세요.
complaint-rules-unknown = { $value }: 받는 쪽이 모르는 규칙입니다. 다른 규칙을 고르세요.
complaint-name-unwritable = “{ $value }”: 로마자로 적을 수 있는 것이 없습니다. 이름을 로마자로 입력하세요.
complaint-country-unknown = { $name }: “{ $value }”라는 국가는 없습니다. 두 글자로 입력하세요.
complaint-club-without-code = 소속 “{ $value }”: 네 글자 코드가 없습니다. 입력하세요.
complaint-pin-unusual = { $name }: PIN { $value } 값이 여덟 자리가 아닙니다. 고치세요.
complaint-pin-twice = { $name } 님과 { $value } 님의 PIN이 같습니다. 하나를 고치세요.
complaint-pin-known = { $name } 님의 PIN이 여기에는 없고 레이팅 목록에는 { $value }로 있습니다. 입력하세요.
complaint-pin-other = { $name }: PIN이 { $value } 님의 것입니다. 고치세요.
complaint-licence-missing = { $name } 님의 프랑스 회원 번호가 없습니다. 입력하세요.
complaint-licence-missing-listed = { $name } 님의 프랑스 회원 번호가 없습니다. 목록에는 { $value }로 있으니 입력하세요.
complaint-licence-unusual = { $name }: 프랑스 회원 번호 { $value } 값이 일곱 자리가 아닙니다. 고치세요.
complaint-licence-twice = { $name } 님과 { $value } 님의 프랑스 회원 번호가 같습니다. 하나를 고치세요.
complaint-licence-other = { $name }: 프랑스 회원 번호가 { $value } 님의 것입니다. 고치세요.
complaint-member-missing = { $name } 님의 회원 번호가 없습니다. 입력하거나 이 선수를 빼세요.
complaint-member-missing-listed = { $name } 님의 회원 번호가 없습니다. 목록에는 { $value }로 있으니 입력하세요.
complaint-member-unusual = { $name }: 회원 번호 “{ $value }”: 숫자가 아닙니다. 고치세요.
complaint-member-twice = { $name } 님과 { $value } 님의 회원 번호가 같습니다. 하나를 고치세요.
complaint-member-unknown = { $name }: 목록에 { $value }번 회원이 없습니다. 고치거나 이 선수를 빼세요.
complaint-member-other = { $name }: 회원 번호가 { $value } 님의 것입니다. 고치세요.
complaint-member-expired = { $name }: 회원 자격이 { $value }에 끝났습니다. 갱신하게 하거나 이 선수를 빼세요.
reporting-title = 협회에 보내는 것
reporting-clubs = 소속 코드
reporting-clubs-about = 협회가 쓰는 대로 로마자나 숫자 4자까지. 없으면 유럽 파일에는 이름의 처음 네 글자가 들어갑니다.
reporting-aga = 미국 보고에서 빼기
reporting-aga-about = 표시한 선수는 모든 대국과 함께 빠집니다.
reporting-save = 저장
reporting-saved = 저장했습니다.
settings-rating-preview = 대국에 따른 레이팅 변화 표시
settings-rating-preview-note = 순위표의 열과 선수 옆에, 유럽의 공식으로.
rating-preview = 레이팅 ±
rating-preview-about = 지금까지의 대국에 따른 유럽 레이팅의 변화. 제한 시간의 등급(A 1, B ¾, C ½, D ¼)에 따라 가중합니다.
complaint-country-missing = { $name }: PIN도 국가도 없습니다. 국가를 두 글자로 입력하세요.
