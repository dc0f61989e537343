# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = 이 판에서 { $most }집보다 큰 차이로 끝나는 대국은 없습니다.
odd-komi = { $result }: 덤 { $komi }과 맞지 않습니다. 다시 확인하고, 다른 덤으로 두었다면 그렇다고 표시하세요.
odd-sure = 맞습니다: 다른 덤으로 두었습니다
odd-points = 집수는 “계가”일 때만 씁니다. 그것을 고르거나 집수를 지우세요.
home-own-cancel-gone = 신청이 취소되고, 적은 것은 삭제됩니다.
settings-provisional = 두 선수가 같게 알린 결과를 확정 전에 보이기
settings-provisional-note = 라운드 페이지에 미확정으로 표시합니다. 확정될 때까지는 반영되지 않습니다.
round-provisional = 미확정
