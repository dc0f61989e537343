# 인쇄물.

paper-title = 인쇄
paper-how = 브라우저에서 A4나 Letter로 인쇄하세요. 용지 방향은 저절로 맞춰집니다.
paper-all = 모든 인쇄물
paper-names = 이름순 대진표
paper-note-names = 벽에 붙이는 용도: 누구나 자기 테이블을 찾습니다
paper-boards = 테이블순 대진표
paper-note-boards = 결과 칸 포함
paper-slips = 결과 용지, 한 장에 넷
paper-note-slips = 대국마다 한 장
paper-slips-six = 결과 용지, 한 장에 여섯
paper-note-slips-six = 더 작고 종이를 아낌
paper-standings = 순위표
paper-note-standings = 모든 기준과 모든 라운드, 가로
paper-wall = 게시표, 순위순
paper-note-wall = 세로, 더 좁음
paper-wall-start = 게시표, 실력순
paper-note-wall-start = 결과가 나와도 순서가 그대로
paper-cross = 교차표
paper-note-cross = 모든 선수의 상대 전적
paper-badges = 이름표
paper-note-badges = 한 장에 여덟
paper-tables = 테이블 번호표
paper-note-tables = 한 장에 여덟, 테이블에 세움

sheet-day = { $day } { $time }
sheet-printed = { $moment } 인쇄.
sheet-journal = 일지 { $count }: { $head }.
sheet-page = { $pages }쪽 중 { $page }쪽.
sheet-standings = { $round ->
    [0] 시작 순서
   *[other] { $round }라운드 뒤 순위
  }
sheet-cross = { $round }라운드 뒤 교차표
sheet-cells = 칸 읽는 법: 둔 색, 상대의 순위, + 승, − 패, 치수, 0+ 부전승.
sheet-cells-number = 칸 읽는 법: 둔 색, 상대의 번호, + 승, − 패, 치수, 0+ 부전승.
