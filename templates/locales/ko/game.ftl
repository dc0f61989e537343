# 현장에서 대국을 기록하고, 지켜보기.

fault-point = Q16처럼 점을 쓰세요. I를 뺀 A부터의 글자 하나와 수입니다
fault-clock = 시계에 보이는 대로 쓰세요. 예: 12:30, 1:02:30
record-title = { $table }번 테이블, 대국 기록
record-there = 다른 기록자가 방금 같은 것을 입력했습니다. 한 번만 셉니다.
record-meanwhile = 그사이 { $name } 님이 입력함: { $theirs }. 입력되지 않음: { $mine }. 판을 보고 빠진 것을 입력하세요.
record-made-anyway = 그래도 { $point }에 실제로 두었다면, 둔 그대로 입력하고 사안을 신고하세요.
record-unruled = 규칙 위반이며 아직 판정되지 않았습니다: { $what }.
record-as-made = { $point } 둔 그대로 입력
record-unsent = 연결을 기다리는 중: { $n } ({ $moves }). 계속하세요.
record-dropped = 입력되지 않음: { $moves }
record-sign-in = 로그아웃되었습니다. 다른 탭에서 로그인하세요. 대기 중인 것은 여기에 남아 있습니다:
record-keys = 바둑판. 화살표 키로 점을 고르고, Enter로 두고, Backspace로 무릅니다.
record-pad = 고른 점 옮기기
record-up = 위로
record-left = 왼쪽으로
record-right = 오른쪽으로
record-down = 아래로
record-play = { $color } 두기
record-held = { $point }: 떼면 둡니다
record-tap = 점을 누르세요
record-place = 돌 놓기
record-usual = 정해진 자리에
record-put = 점 설정
record-toggle = 사활 전환
record-count-it = 이 국면으로 계가
record-undo = 무르기: { $what }
record-undo-why = 취소하는 이유
record-undo-why-hint = 이름과 시각과 함께 기보에 메모로 남습니다
record-pass = 패스
record-quick = 한 번 눌러 두기
record-brush = 놓인 것
record-empty = 빈 점
record-more = 기타
record-resigns = { $color } 기권
record-time = { $color } 시간패
record-stop = 대국 종료
record-repetition = 양쪽 합의: 동형반복으로 승부 없음
record-set-up = 대신 최종 국면 놓기
record-typed = 점
record-play-typed = 두기
record-note = 해설
record-clock = 시계
record-clock-whose = 누구의 시계
record-clock-left = 남은 시간
record-clock-hint = 12:30 또는 1:02:30
record-clock-overtime = 남은 초읽기 횟수 또는 돌 수
record-clock-act = 저장
record-file = 파일에서 가져오기
record-file-label = 기보 (SGF)
record-file-act = 가져오기
record-file-wrong = 이 파일은 가져올 수 없습니다: { $why }
record-file-games = 파일에 대국이 { $n }판 있습니다. 이 테이블의 대국만 따로 저장하여 가져오세요
record-file-empty = 이 파일에는 대국이 없습니다
record-file-large = 기보치고는 파일이 너무 큽니다
record-file-exchanged = 파일에는 { $black }이(가) 흑, { $white }이(가) 백이지만, 이 테이블에서는 { $here_black }이(가) 흑, { $here_white }이(가) 백입니다. 파일의 색으로 두었다면 먼저 테이블의 색을 바꾸세요.
record-file-others = 파일의 대국자는 { $black }(흑)과 { $white }(백)이지만, 이 테이블의 대국은 { $here_black } 대 { $here_white }입니다.{ $table ->
    [none] {""}
   *[other] {" "}두 사람은 { $table }번 테이블에 있습니다. 파일을 그곳에서 가져오세요.
}
record-file-anyway = 이름과 관계없이 이 테이블의 색으로 가져오기
record-taken-over = 파일을 이 대국의 기보로 가져왔습니다. 수: { $moves }. 설명: { $comments }. 시계 기록: { $clocks }.{ $result ->
    [none] {""}
   *[other] {" "}파일의 결과는 { $result }이지만 가져오지 않았습니다. 여기서 계가하거나 테이블에서 입력하세요.
}{ $positions ->
    [0] {""}
   *[other] {" "}놓인 국면: { $positions }.
}{ $notes ->
    [none] {""}
   *[other] {" "}확인하세요: { $notes }.
}
record-taken-over-less =
    파일을 이 대국의 기보로 가져왔습니다. 수: { $moves }. 설명: { $comments }. 시계 기록: { $clocks }. 제외된 것: 변화도: { $variations }, 표시(SGF 속성): { $properties }.{ $result ->
        [none] {""}
       *[other] {" "}파일의 결과는 { $result }이지만 가져오지 않았습니다. 여기서 계가하거나 테이블에서 입력하세요.
    }{ $positions ->
        [0] {""}
       *[other] {" "}놓인 국면: { $positions }.
    }{ $notes ->
        [none] {""}
       *[other] {" "}확인하세요: { $notes }.
    }
sgf-unclosed = 파일이 대국 도중에 끝납니다
sgf-outside = 대국 밖의 글은 건너뛰었습니다
sgf-no-value = { $ident }에 값이 없어 건너뛰었습니다
sgf-empty = 빈 대국은 건너뛰었습니다
sgf-unknown-encoding = 글자를 { $label } 대신 { $used } 부호로 읽었습니다
sgf-letters-guessed = 글자 부호가 적혀 있지 않아 { $used } 부호로 읽었습니다. 글자가 틀릴 수 있습니다
sgf-unescaped = { $ident } 안의 ]를 글의 일부로 읽었습니다
sgf-between = 수 사이의 글은 건너뛰었습니다
sgf-unread = { $ident }[{ $value }] 값을 읽을 수 없어 건너뛰었습니다
sgf-handicap-stones = 파일의 접바둑은 { $handicap }점, 놓인 흑돌은 { $stones }개입니다
sgf-stones-as-moves = 처음에 둔 흑 { $stones }수{ $taken ->
    [true] 를 접바둑 돌로 읽었습니다
   *[other] 가 접바둑 돌로 보입니다
}
sgf-komi-read = 덤 { $value } 표기를 { $points }집으로 읽었습니다
sgf-unusual-komi = 덤 { $points }집은 흔하지 않습니다
sgf-other-komi = 파일의 덤은 { $found }집이지만 여기서는 { $expected }집입니다
sgf-pass-read = { $value } 자리는 이 판에 없어 패스로 읽었습니다
record-lids = 뚜껑 위의 사석
record-lids-act = 고치기
record-board = 대국의 결과
record-watch = 관전
record-confirms = { $color } 확인
record-confirmed = 두 대국자가 확인했습니다. 라운드에 결과가 입력되었고, 기보는 그대로 남습니다.
boards-watch-at = { $table }번 테이블 관전
game-placing = { $n ->
   *[other] 놓을 접바둑 돌 { $n }개
}
game-setting-up = 최종 국면을 놓는 중
game-stopped = 멈춤: 어느 돌이 죽었습니까?
game-ended = { $result }, 아직 확인되지 않음
game-held = 따낸 돌 { $n ->
   *[other] { $n }개
}
game-terms = 대국 조건
count-territory = 집
count-prisoners = 대국 중 따낸 돌
count-dead = 판 위의 사석
count-stones = 판 위의 돌
count-compensation = 접바둑 돌 보상
count-overtime = 시간 연장 벌점
count-rulings = 판정에 따라
count-sum = 합계
count-marks = 누르면 표시할 것
count-as-dead = 사석
count-as-seki = 빅
count-agreed = { $color } 동의함
count-resume = { $color } 계속 두기 요청
count-none-dead = 모든 돌이 삶
count-settle = 심판이 이대로 확정
count-no-agreement = 합의하지 못함
did-handicap = 접바둑 돌 { $point }
did-usual = 접바둑 돌
did-moves = 파일에서 { $n }수
did-position = 국면
did-prisoners = 사석 수 고침
did-overtime = 시간 연장 횟수
did-note = 해설
did-clock = 시계
did-stop = 대국 종료
did-mark = 죽은 돌 표시
did-agree = { $color } 동의
did-settle = 심판이 확정
did-no-agreement = 합의 없음
did-resume = { $color } 계속 둠
did-repetition = 동형반복
did-object = 이의
did-confirm = { $color } 확인
did-ruled = 판정 { $no }
did-unruled = 판정 { $no } 철회
did-undo = 마지막 입력 무름
watch-title = { $table }번 테이블, 대국
watch-start = 첫 수 이전
watch-ways = 수순 보기
watch-played = 대국 시각
watch-first = 처음
watch-back = 이전
watch-on = 다음
watch-last = 끝
watch-go = 보기
watch-keys = 키: 좌우 한 수, 위아래 열 수, Home과 End.
watch-last-move = 마지막 수 { $point }
watch-passed = 패스
watch-to-move = 차례
watch-nothing = 아직 이 대국을 기록하는 사람이 없습니다. 기록이 시작되면 이 페이지가 저절로 갱신됩니다.
watch-stones-left = 돌 { $n }개 남음
watch-periods-left = { $n }회 남음
live-title = 생중계
live-of = { $round }라운드: { $of }개 테이블 중 { $n }개
live-none = 이번 라운드에 기록되는 대국이 없습니다.
live-all = 생중계 대국 모두
embed-show = 이 바둑판을 다른 곳에 보이기
embed-code = 다른 웹사이트에서:
embed-film = 영상 위에: 두 대국자와 시계
act-record = 대국 기록 시작
record-arbiter-only = 대국자가 합의하지 못한 것은 심판만 확정할 수 있습니다
record-marking-changed = 그사이 표시가 바뀌었습니다. 판을 보고 동의하세요.
record-words = 점이나 해설 쓰기
record-discard = 버리기
watch-step = { $of }수 중 { $n }수

end-page-title = { $table }번 테이블, 대국의 끝
end-step = 대국의 끝, 3단계 중 { $n }단계: { $said }
end-not-agreed = 대국의 끝, 합의 없음: { $said }
end-copy = 별도 판
end-the-game = 대국
end-the-count = 계가
cite-article = 제{ $no }조
cite-rule = AGA 규칙 { $no }
cite-event = 대회가 정한 대로
cite-usual = 일반 관례
end-stop-title = 끝나지 않은 곳이 있습니까?
end-open = 안 메움
end-lost = { $n ->
   *[other] { $sides }은 세지 않습니다.
}
end-lost-side = { $color } { $n ->
   *[other] { $n }집
}
end-open-why = { $count ->
   *[other] { $groups } 돌은 메우지 않은 공배 옆에 살아 있습니다: { $open }. 누가 메우든 그것은 착수가 아닙니다: { $fill }.
}
end-open-none = 메우지 않은 공배가 없습니다.
end-open-plain = 메우지 않은 공배: { $points } ({ $n }). 누구의 것으로도 세지 않으며, 그 때문에 잃는 사람은 없습니다 ({ $rules }).
end-open-area = 메우지 않은 공배: { $points } ({ $n }). 번갈아 두어 메우며, 하나가 메운 쪽의 한 집입니다 ({ $rules }). 열려 있는 동안 잃는 집은 없습니다.
end-doubt = { $color } 돌 { $n ->
   *[other] { $n }개
}: 살았습니까, 죽었습니까? { $worth }집이 걸려 있습니다.
end-asked-next = 다음에 묻습니다. 여기서 할 일은 없습니다.
end-pass-stones = 패스로 건넨 돌: 흑 { $black }, 백 { $white }. 마지막 패스는 백이 합니다 ({ $rules }).
end-left-open = 메우지 않고 두면 { $points } 쪽은 있는 그대로 세며, 두 대국자에게 다시 알립니다.
end-note-requester = 계속 두기: 요청한 쪽의 상대가 먼저 둡니다 ({ $rules }).
end-note-passer = 계속 두기: 마지막으로 패스한 쪽의 상대가 먼저 둡니다 ({ $rules }).
end-note-agreed = 계속 두기: 누가 먼저 둘지 양쪽이 합의할 때 ({ $rules }).
end-nothing-left = 더 둘 것이 없음
end-chosen = 판에서 고른 것:
count-fills = { $color } { $point } 메우기
key-open = 메우지 않은 공배
key-uncounted = 공배가 열려 있는 동안 세지 않음
key-doubtful = 정해지지 않음
key-both-dead = 양쪽이 죽었다고 함
key-differ = 한쪽만 죽었다고 함
end-claims-title = 어느 돌이 죽었습니까?
end-differ-title = { $point }에 대해 서로 다름
end-says = { $color }의 말
end-group = { $n ->
   *[other] { $color ->
        [B] 흑돌
       *[W] 백돌
    } { $n }개
}
end-group-worth = { $n ->
   *[other] { $color ->
        [B] 흑돌
       *[W] 백돌
    } { $n }개
}, { $worth }집이 걸림
end-still-open = { $points } 공배가 아직 열려 있어 그 옆의 것은 세지 않습니다.
end-they-agree = 양쪽 합의
end-ask-group = { $point }: 이제 양쪽은 뭐라고 합니까?
end-agree-dead = 합의: 죽음
end-agree-alive = 합의: 삶
end-agree-seki = 합의: 빅
end-next-copy = 이 때문에 지는 사람은 없습니다. 다음: { $color }이 별도 판에서 보여 줍니다 ({ $rules })
end-next-ways = 이 때문에 지는 사람은 없습니다. 다음: 규칙에 있는 방법
end-claims-note = 사활에 합의하면 대국이 끝납니다 ({ $rules }). 결과는 양쪽이 합의하면 표시됩니다.
end-marks = 표시하는 사람
end-tap-note = 돌을 누르면 그 무리가 사석으로 표시되고, 다시 누르면 지워집니다.
end-hold-note = 0.5초 누르고 있으면 빅이 됩니다.
end-marks-note = 돌을 누르세요. 각자 자기 표시만 바꿉니다.
end-mark-both = 양쪽의 말
end-mark-side = { $color }만의 말
end-ways-title = 합의하지 못함
end-costs-nothing = 합의하지 못했다고 지는 사람은 없습니다. 여기서 갈 수 있는 길입니다.
end-copy-act = { $color }이 별도 판에서 { $point } 보여 주기
end-copy-note = 죽었다고 하는 쪽이 먼저 둡니다. 대국은 그대로이고, 패에서 돌을 따인 쪽은 그 패에 대해 한 번 패스합니다 ({ $rules }).
end-plays-first = { $color }이 먼저 두며, 패스할 수 있습니다
end-agreed-first = { $color }이 먼저 둡니다
end-agreed-act = 양쪽이 합의함
end-first-counts = 둘 다 요청하면 먼저 한 요청이 유효합니다.
end-found-title = 수가 발견됨
end-found-note = 결과를 바꾸는 수가 정지 뒤에 발견됨: 대국자 각각에게 대국을 계속할지 묻습니다 ({ $rules }). 그 점을 누르거나 쓰세요.
end-found-point = 그 수의 점
end-live-title = 합의가 없으면
end-live-twice = 대국을 계속합니다. 양쪽이 잇달아 두 번씩 패스하고도 서로 다르면 판 위의 모든 돌이 산 것입니다 ({ $rules }).
end-live-now = 판 위의 모든 돌이 산 것이며 그렇게 셉니다 ({ $rules }). 이로써 대국이 끝납니다.
end-live-act = 합의 없음: 모든 돌이 삶
end-referee = 판에서 끝까지 두거나, 심판이 결정합니다 ({ $rules }).
end-settle-note = 달리 표시한 사람이 없습니다. 지금 표시로 죽은 돌: { $points }. 이대로 확정하면 계가로 이어집니다. 달리 표시하려면 돌아가서 각자 자기 표시를 하게 하세요.
end-settle-none = 없음
end-decide-group = 그 돌
end-decide-fate = 사활
end-decide-act = 심판 { $name } 이름으로 결정
end-reason-hint = 이름, 시각과 함께 일지에 들어갑니다
end-asked-title = { $color }, 계속 두기를 요청합니까?
end-asked-again-title = { $color }, 다시 묻습니다. 계속 두기를 요청합니까?
end-found-after = 정지 뒤에 발견됨
end-would-take = { $point }: 흑이 먼저 두면 { $black } 따냄, 백이 먼저 두면 { $white } 따냄.
end-answers-self = 혼자 답합니다. 다른 대국자가 대신 답하지 않습니다
end-answer-of = { $color }의 답
end-i-play-on = 계속 두기를 요청합니다
end-i-end = 지금 그대로 끝내는 데 동의합니다
end-answer-play-on = { $other }이 먼저 두며 패스할 수 있습니다. { $other }은 거부할 수 없습니다 ({ $rules })
end-answer-lies = 상대도 동의하면 다음은 계가입니다 ({ $rules })
end-neither-note = 다음으로 가기 전에 심판이 두 대국자와 이야기합니다
end-give-answer = { $color }의 답 보내기
end-follow = 그 뒤에 일어날 일
end-one-asks = 한쪽이 요청
end-one-asks-is = 대국을 계속하고 상대가 먼저 둠
end-both-end = 양쪽이 끝냄
end-both-end-is = 사석을 정한 뒤 있는 그대로 계가
end-both-refuse = 둘 다 거부
end-would-lose = 양쪽 패가 됨
end-would-lose-note = 그 수가 결과를 바꾸는 경우에만, 그리고 둘 다 물음을 받고, 이 말을 듣고, 다시 물음을 받은 뒤에만 그렇습니다. 심판이 따로 된 페이지에서 판정하며, 여기서는 고를 수 없습니다.
end-refused-title = 둘 다 거부
end-refused-note = 두 대국자에게 알리세요. 계속 두지도 종료에 합의하지도 않고 그 수가 결과를 바꾼다면 양쪽 패가 됩니다 ({ $rules }). 그런 다음 다시 묻습니다.
end-told-act = 둘 다에게 알림: 다시 묻기
end-ruling-title = 둘 다 두 번 물음을 받고 거부함
end-ruling-note = 그 수가 결과를 바꾼다면 양쪽 패입니다 ({ $rules }). 바꾸지 않는다면 돌아가서 종료에 합의하게 하세요.
end-lose-reason = 그 수가 결과를 어떻게 바꾸는지
end-lose-act = 양쪽 패로 판정
end-arbiter-rules = 심판이 판정해야 합니다.
end-claim = { $color }의 주장: { $point } 죽음
end-copy-title = { $color }이 { $point } 돌을 따낼 수 있습니까?
end-copy-untouched = 여기서 두는 것은 대국의 수가 아닙니다.
end-copy-turn = 별도 판에서 { $color } 차례
end-copy-tap = 별도 판을 눌러 두세요.
end-copy-play = 두기
end-whole = 판 전체
end-ko-shut = { $point }에서 되따내려면 { $color }이 먼저 이 패에 대해 패스합니다. 한 번 패스하면 { $color }은 여기서 다시 따낼 수 있습니다. 다른 곳의 팻감은 패스가 아닙니다 ({ $rules }).
end-pass-ko = { $point } 패에 대해 패스
end-played = 별도 판에서 둔 수
end-made-ko = { $point } 패에 대해 패스
end-made-pass = 패스
end-made-takes = { $point }, { $n }점 따냄
end-made-takes-one = { $point }, { $taken } 따냄
end-fact-starts = 먼저 두는 쪽
end-fact-starts-is = 죽었다고 하는 { $claimant }
end-fact-dead = 죽음의 조건
end-fact-dead-is = { $claimant }이 { $point } 돌을 따내고, 그로써 { $claimant }이 따낼 수 없는 { $owner }의 새 돌이 생기지 않음
end-fact-alive = 삶의 조건
end-fact-alive-is = { $claimant }이 그렇게 할 수 없음
end-fact-alive-note = { $claimant }이 그만두거나, 양쪽이 패스하고 { $point } 돌이 남아 있음
end-fact-game-is = 마지막 패스 때 그대로
end-takes-back = { $color }이 주장을 거둠
end-accepts-dead = { $color }이 받아들임: 죽음
end-what-shown = 나온 결과
end-leave-copy = 별도 판 닫기
end-shown = 별도 판의 결과
end-is-dead = { $point } 죽음
end-is-alive = { $point } 삶
end-claim-head = 주장
end-on-copy = 별도 판에서
end-copy-moves = { $n ->
   *[other] { $n }수
}
end-look = 보기
end-not-moved = 돌은 하나도 움직이지 않았습니다.
end-why-ko = { $claimant }이 그 패에 대해 패스하고 따낼 수 있었음
end-why-taken = { $claimant }이 따낼 수 있었음
end-why-new = { $claimant }이 따냈으나, 그로써 { $owner }이 얻은 { $point }의 새 돌은 따내지 못함
end-why-given = { $color }이 물러섬
end-why-stands = 양쪽이 패스했고 그 돌이 남아 있음
end-new-stones = 새 돌
end-new-none = { $claimant }이 따낼 수 없는 { $owner }의 새 돌은 없음
end-worth = 걸린 집
end-worth-is = { $worth }집
end-worth-parts = 사석 { $stones }개와 집 { $points }
end-both-accept = 양쪽 받아들임
end-try-again = 다시 해 보기
end-show-new = 별도 판에서 { $color }이 계속 두기
end-not-accepted = 받아들이지 않습니까? 심판이 결정하며, 별도 판도 함께 남습니다.
end-count-nav = 계가, 단계별로
end-count-step = { $n } { $said }
end-count-dead = 죽은 돌
end-count-dead-words = 죽은 돌을 판에서 들어냅니다.
end-count-prisoners = 사석 메우기
end-count-prisoners-words = 사석으로 그 돌과 같은 색의 집을 메웁니다.
end-count-tens = 묶음으로
end-count-tens-words = 남은 집을 묶음으로 셉니다.
end-who-confirmed = 확인한 사람
end-bought = 사용한 시간 연장 횟수
end-confirmed-at = { $time } 확인함
end-confirmed-for = { $time } 심판 { $name } 님이 대신 확인: { $reason }
end-not-yet = 아직
end-object-arbiter = 이의 있음
end-decided-note = 계가로 끝난 대국이 아닙니다. 이의가 있으면 심판을 부르고, 심판이 이유를 적어 사안으로 신고합니다.
end-count-again = 다시 계가
end-confirm-note = 양쪽이 확인한 결과는 바뀌지 않습니다 ({ $confirmed }). 이의가 있으면 다시 계가하게 합니다 ({ $again }).
end-confirm-for = { $name } 대신 확인
end-why-not-self = 대국자가 직접 할 수 없는 이유
end-confirm-for-act = 심판 { $name } 이름으로 확인
did-nothing-left = 더 둘 것이 없음
did-claim = { $color } 표시
did-differ = 합의하지 못함
did-copy = { $point } 별도 판
did-copy-play = 별도 판에서 { $move }
did-copy-ko = { $color } { $point } 패에 대해 패스
did-give-in = { $color } 물러섬
did-accept-copy = 양쪽이 별도 판을 받아들임
did-decide = 심판이 { $point } 결정
did-told = 양쪽에 알림
did-both-lose = 양쪽 패
did-confirm-for = 심판이 { $color } 대신 확인
act-decide-end = 심판이 대국의 끝을 결정
act-confirm-for = 대국자를 대신하여 결과 확인
game-more-passes = 양쪽이 패스했습니다. 이어서 패스 { $n }번이면 대국이 멈춥니다 ({ $rules }).
game-white-passes-last = 양쪽이 패스했습니다. 마지막 패스는 백이 합니다: 백이 패스하면 대국이 멈춥니다 ({ $rules }).
end-way-same = 패스할 때 건넨 돌을 넣어 집으로 세어도 결과는 같습니다.
end-way-half = 판에서는 한쪽만 돌과 집을 합쳐 열씩 세어 판의 절반과 견주며, 흑에게 필요한 수에는 덤의 절반을 더합니다.
end-way-fill = 판에서는 각자 자기 집을 자기 돌 전부로 메우며, 남은 빈 점이나 남은 돌이 차이입니다.

# 심판: 기보가 말하는 것, 멈춘 판, 메우지 않은 공배

asked-play-on = 계속 두기
asked-as-it-lies = 이대로 끝내기
asked-neither = 둘 다 거부
answered-neither = 계속 두기를 요구하지 않고, 종국에도 동의하지 않음
dispute-found = { $color }이 거기에 두려 함
did-fill = { $color } { $point } 메움
did-found = { $point }에서 수 발견
did-answer = { $color }의 답
count-fill = { $color } 메우기
warning-dead-in-neutral = { $points }: 사석으로 표시했으나 에워싼 쪽이 없습니다.
warning-dead-in-seki = { $points }: 빅 안의 죽은 돌이라 들어내지 않습니다.
warning-unsettled = { $points }: 사활이 정해지지 않았습니다. 계가하기 전에 더 두세요.
warning-unfinished = 아직 누구의 것도 아닌 점 { $n }개: 그 안의 죽은 돌을 표시하거나, 계가하기 전에 더 두세요.
record-repetition-draw = 양쪽 합의: 동형반복으로 무승부
