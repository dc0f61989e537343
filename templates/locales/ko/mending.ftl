# 공개된 라운드 고치기.

mend-link = 공개된 테이블 변경
mend-title = { $round }라운드 변경
mend-table = { $round }라운드, { $table }번 테이블
mend-lead = 이 라운드는 누구나 보고 있습니다. 선수들은 무엇이 언제 왜 바뀌었는지 읽게 되며, 일지에도 남습니다.
mend-what = 무엇을 바꾸어야 합니까?
mend-what-wrong = 무엇을 바꿀지 고르세요.
mend-swap = 흑백 교환
mend-swap-note = 결과는 선수를 따라갑니다.
mend-terms = 치수나 덤 변경
mend-terms-note = 결과는 그대로입니다.
mend-move = 다른 테이블로
mend-move-note = 거기 앉은 선수들이 이리로 옵니다.
mend-exchange = 선수 교체
mend-exchange-note = 한 명이 나가고 다른 한 명이 그 자리를 이어받습니다.
mend-cancel = 누군가 오지 않음
mend-cancel-note = 대국을 없앱니다.
mend-pair = 대국 추가
mend-pair-note = 대국이 없는 두 선수를 위한 것입니다.
mend-give-bye = 부전승 주기
mend-give-bye-note = 늦게 온 선수처럼 대국이 없는 사람에게 줍니다.
mend-take-bye = 부전승 취소
mend-take-bye-note = 그 선수는 상대를 기다립니다.
mend-take-back = 공개 취소
mend-take-back-note = 라운드가 결과 없이 다시 초안이 됩니다. 마지막 라운드만 할 수 있습니다.
mend-drop = 라운드 없애기
mend-drop-note = 대진을 짠 적이 없는 것처럼 됩니다. 마지막 라운드만 할 수 있습니다.
mend-handicap = 치수
mend-stones = { $n ->
    [0] 호선
    [1] 정선
   *[other] { $n }점
  }
mend-komi = 덤
mend-komi-hint = 비우면 보통의 덤.
mend-to = 테이블로
mend-to-hint = 테이블 번호.
mend-leaves = 빠질 선수
mend-comes = 새 선수
mend-comes-hint = 다른 테이블, 부전승, 또는 대기 중인 선수.
mend-left-black = 그러면 흑은
mend-left-white = 그러면 백은
mend-left-waits = 상대를 기다림
mend-left-free = 부전승
mend-left-absent = 여기 없음
mend-one = 한쪽
mend-other = 다른 쪽
mend-reason = 사유
mend-reason-hint = 선수들이 읽습니다. 예: 지각, 다른 선수가 앉음, 같은 소속.
mend-act = 라운드 변경
mend-act-table = { $table }번 테이블 변경
mend-leave = 그냥 두기
mend-look = 선수에게 보이는 내용
mend-told = 선수에게 보이는 내용
mend-told-who = 이 테이블의 선수는 자기 페이지에서, 원하는 경우 메시지로도 알게 됩니다.
mend-told-paper = 종이는 옛것이 됩니다. 다시 인쇄하세요:
mend-tables = 테이블
mend-lost-title = { $count ->
   *[other] 결과 { $count }개를 잃게 됩니다
  }
mend-lost = { $table }번 테이블: { $black } – { $white }, { $result }
mend-lost-agreed = { $count ->
   *[other] 결과 { $count }개를 일지로 옮깁니다
  }
mend-lost-note = 아직 아무것도 바뀌지 않았습니다. 여기에 표시하고 양식을 다시 보내세요.
mend-done = 라운드를 변경했습니다. 선수들이 볼 수 있습니다.
mend-taken-back = { $round }라운드는 다시 초안입니다.
mend-dropped = { $round }라운드를 없앴습니다.
mended-title = 공개 뒤 변경됨
mended-at = { $time }에 변경
mended-seats = { $table }번 테이블: 이제 흑 { $black }, 백 { $white }.
mended-terms = { $table }번 테이블: { $terms }.
mended-new = { $table }번 테이블 추가: 흑 { $black }, 백 { $white }.
mended-gone = { $table }번 테이블 없어짐: { $black } – { $white }.
mended-bye = { $name } 님은 부전승입니다.
act-mend = 공개된 라운드 변경
act-take-back-publication = 공개 취소
act-drop-round = 라운드 없앰
refusal-round-changed = 다른 사람이 이 라운드를 바꾸었거나 결과를 입력했습니다. 확인한 뒤 다시 하세요.
refusal-results-lost = { $count ->
   *[other] 결과 { $count }개를 잃게 됩니다. 아무것도 바뀌지 않았습니다. 먼저 동의하세요.
  }
refusal-not-last-round = 그 뒤에 { $round }라운드 대진이 짜였습니다. 그것을 먼저 없애세요.
settings-hidden = 공지 전까지 숨김
settings-hidden-note = 대회 관계자만 볼 수 있습니다. 공지하려면 표시를 지우세요.
round-change = 이 라운드 변경
draft-published-unseen = { $round }라운드를 공개했습니다. 대회가 숨겨져 있어 대회를 공개하기 전에는 운영진만 볼 수 있습니다.
mend-lead-unseen = 대회가 숨겨져 있어 지금은 운영진만 이 라운드를 봅니다. 무엇을 언제 왜 바꾸었는지는 대회를 공개하면 모두가 읽으며, 일지에도 남습니다.
mend-done-unseen = 라운드를 변경했습니다. 대회를 공개하면 선수들이 봅니다.
draft-stones-to-stronger = { $black } 선수가 더 강한데 { $stones ->
    [1] 정선 흑
   *[other] { $stones }점 흑
  }이 됩니다. 규칙으로는 { $white } 선수가 { $due ->
    [0] 맞바둑
    [1] 정선 흑
   *[other] { $due }점 흑
  }입니다. 아무것도 바꾸지 않았습니다. 그래도 하려면 표시하거나 접바둑 치수를 바꾸세요.
warning-stones-to-stronger = 강한 쪽이 돌을 놓습니다. 규칙으로는 상대가 { $due ->
    [0] 맞바둑
    [1] 정선 흑
   *[other] { $due }점
  }
