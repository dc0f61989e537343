draft-find = 테이블 또는 이름
draft-how = 한 선수를 고른 뒤 다른 선수를 고르거나, 한 선수를 다른 선수 위로 끌어다 놓으세요. 확정하기 전에는 아무것도 바뀌지 않습니다.
draft-show = 표시할 대국
draft-show-all = 모두
draft-show-look = 살펴볼 것
draft-show-changed = 손으로
draft-group-tables = 테이블 { $from }–{ $to }
draft-chosen = 고름
draft-with-this = 이 선수와
draft-touch-other = 다른 선수를 고르세요. 각 이름 아래는 맞바꾸면 대진이 잃는 값을 점수 그룹으로 나타낸 것입니다.
draft-exchange = { $one } 님과 { $other } 님을 맞바꿀까요?
draft-exchange-act = 맞바꾸기
draft-leave = 유지
draft-cannot = 그중 한 명은 이 라운드에 참가하지 않습니다.
draft-pair-ask = { $one } 님과 { $other } 님을 짝지을까요?
draft-one-board = 둘 다 { $table }번 테이블에 있습니다
draft-marks = 100 중 { $before } → { $after }
draft-grades = { $before } → { $after }
draft-cost-same = 같음
draft-cost-little = 거의 차이 없음
draft-cost-worse = { $groups } 나쁨
draft-cost-better = { $groups } 나음
draft-whole-same = 대진 전체의 값이 똑같습니다.
draft-whole-little = 대진 전체는 거의 차이가 없습니다.
draft-whole-worse = 대진 전체가 점수 그룹 { $groups }개만큼 나빠집니다.
draft-whole-better = 대진 전체가 점수 그룹 { $groups }개만큼 나아집니다.
draft-why-table = 왜 이 두 선수인가, { $table }번 테이블
draft-why-next = 대신 만날 수 있는 상대
draft-acts-on = { $name }: 다른 작업
draft-other-ways = 다시 짜기, 버리기, 다른 방법
draft-redo = 다시 실행
draft-changes = { $count ->
    [0] 손으로 바꾼 것이 없습니다.
   *[other] 손으로 바꾼 것 { $count }건.
  }
draft-below = 증명된 대진보다 점수 그룹 { $groups }개만큼 낮습니다.
draft-above = 증명된 대진보다 점수 그룹 { $groups }개만큼 높으나, 그 규칙 하나에 어긋납니다.
draft-last = { $count ->
   *[other] 마지막으로 바꾼 테이블: { $tables }.
  }
draft-publish-ask = { $boards ->
   *[other] { $round }라운드 대국 { $boards }판을 공개할까요?
  }
draft-publish-all = 참가하는 모든 선수에게 자리가 있습니다.
draft-publish-without = { $count ->
   *[other] 자리가 없는 선수 { $count }명:
  }
draft-publish-looks = { $count ->
   *[other] 아직 살펴볼 테이블이 { $count }개 있습니다.
  }
draft-publish-now = 지금 공개
proof-apart-pairs = { $count ->
   *[other] 증명된 짝 { $all }개 중 { $count }개를 풀었습니다.
  }
proof-around-tables = { $count ->
   *[other] 손으로 정한 테이블: { $tables }.
  }
draft-none = 그런 대국이 없습니다.
draft-free-round-how = 부전승을 주려면 짝을 푼 뒤 선수를 다시 고르세요.
