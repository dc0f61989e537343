starts-at = { $time } 시작
starts-began = { $time } 시작함
round-nobody = 이 라운드에는 두는 사람이 없습니다.
error-find = 이름 찾기
