api-title = 다른 프로그램용
api-lead = 대회에 관해 공개된 모든 것을 JSON으로 읽을 수 있습니다. 1초에 다섯 번까지만 요청하세요. ETag를 쓰면 응답을 아낍니다.
api-description = 설명서 (OpenAPI)
api-event = 대회
api-round = 라운드
api-player = 선수 번호
api-fill = 주소 채우기
api-addresses = 주소
