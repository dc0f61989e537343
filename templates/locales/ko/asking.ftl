# What waits from the players, and what the next draw makes of it.

inbox-waiting = { $n ->
   *[other] 건의 선수 요청이 기다립니다
}
inbox-draw = 다음 대진
inbox-draw-now = 현재
inbox-draw-granted = { $n }건 모두 허락하면
inbox-draw-players = 선수
inbox-draw-boards = 대국
inbox-draw-free = 부전
inbox-draw-away = 대진 제외
inbox-draw-open = 답하지 않은 요청은 없는 것으로 보고 대진에 넣습니다.
inbox-draw-act = { $round }라운드 대진 짜기
inbox-draw-nobody = 발표하기 전에는 아무도 볼 수 없습니다.
