# 현장에서 대국을 기록하고, 지켜보기.

refusal-move-turn = { $color ->
    [B] 흑이 아니라 백의 차례입니다
   *[W] 백이 아니라 흑의 차례입니다
}
refusal-move-off-board = 이 판에 없는 점입니다: { $point }
refusal-move-occupied = { $point }에 이미 돌이 있습니다
refusal-move-ko = { $color ->
    [B] 흑은
   *[W] 백은
} { $point }의 패를 곧바로 되따낼 수 없습니다
refusal-move-superko = { $point }에 두면 제{ $after }수 직후의 판 전체가 되풀이됩니다
refusal-move-suicide = { $point }에 두면 { $stones ->
    [1] 그 돌의
   *[other] 돌 { $stones }개의
} 활로가 없습니다
refusal-record-confirmed = 결과가 확인되었습니다. 기보는 그대로 남습니다
refusal-record-no-repetition = 같은 국면이 되풀이되지 않았습니다. 계속 두거나 심판에게 물어보세요.
refusal-record-repetition = 이 규칙에서는 대국자끼리 동형반복에 합의할 수 없습니다. 심판에게 물어보세요.
refusal-record-no-resumption = 이 규칙에서는 멈춘 대국을 이어 둘 수 없습니다
refusal-record-life = 판 위의 돌만 표시할 수 있습니다
refusal-record-not-in-rules = 이 규칙에는 없는 일입니다. 심판이 결정합니다.
refusal-record-disagree = 두 대국자가 서로 다른 결과를 말했습니다
refusal-record-phase = 그사이 대국이 더 진행되었습니다. 판을 다시 보세요
refusal-record-nothing = 무를 것이 없습니다
refusal-record-ruling = 마지막은 판정 { $no }입니다. 그 판정의 페이지에서 철회하세요.
refusal-record-moves = { $moves ->
   *[other] 이미 { $moves }수가 기록되어 있습니다
}. 먼저 그것을 무르세요.
refusal-record-position = { $point } 주변의 돌에 활로가 없습니다. 그런 국면은 판에 있을 수 없습니다
refusal-record-handicap = 그곳에는 접바둑 돌을 놓을 수 없습니다: { $point }
refusal-record-apply = 이 판정은 기보에 적용할 수 없습니다: { $why }
refusal-record-full = 기보가 가득 찼습니다
refusal-record-note = 메모는 1~1000자입니다
refusal-record-prisoners = 사석 { $n }개는 판에 놓일 수 있는 수보다 많습니다
refusal-record-terms = 여기서는 대국을 기록할 수 없습니다: { $why }
refusal-record-other-result = 이 대국에는 이미 { $result }(으)로 적혀 있습니다. 두 대국자가 확인하기 전에 한쪽을 고치세요.

fault-point = Q16처럼 점을 쓰세요. I를 뺀 A부터의 글자 하나와 수입니다
fault-clock = 시계에 보이는 대로 쓰세요. 예: 12:30, 1:02:30

record-title = { $table }번 테이블, 대국 기록
record-there = 다른 기록자가 방금 같은 것을 입력했습니다. 한 번만 셉니다.
record-meanwhile = 그사이 { $name } 님이 입력함: { $theirs }. 입력되지 않음: { $mine }. 판을 보고 빠진 것을 입력하세요.
record-made-anyway = 그래도 { $point }에 실제로 두었다면, 둔 그대로 입력하고 사안을 접수하세요.
record-as-made = { $point } 둔 그대로 입력
record-unsent = 아직 저장되지 않음, 연결을 기다리는 중:
record-dropped = 입력되지 않음:
record-sign-in = 로그아웃되었습니다. 다른 탭에서 로그인하세요. 대기 중인 것은 여기에 남아 있습니다:
record-keys = 바둑판. 화살표 키로 점을 고르고, Enter로 두고, Backspace로 무릅니다.
record-pad = 고른 점 옮기기
record-up = 위로
record-left = 왼쪽으로
record-right = 오른쪽으로
record-down = 아래로
record-play = { $color } 두기
record-place = 돌 놓기
record-usual = 정해진 자리에
record-put = 점 설정
record-toggle = 사활 전환
record-count-it = 이 국면으로 계가
record-undo = 무르기: { $what }
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
record-note-act = 추가
record-clock = 시계
record-clock-whose = 누구의 시계
record-clock-left = 남은 시간
record-clock-hint = 12:30 또는 1:02:30
record-clock-overtime = 남은 초읽기 횟수 또는 돌 수
record-clock-act = 적기
record-file = 파일에서 가져오기
record-file-label = 기보 (SGF)
record-file-act = 가져오기
record-file-wrong = 이 파일은 가져올 수 없습니다: { $why }
record-file-games = 파일에 대국이 { $n }판 있습니다. 이 테이블의 대국만 따로 저장하여 가져오세요
record-file-empty = 이 파일에는 대국이 없습니다
record-file-large = 기보치고는 파일이 너무 큽니다
record-taken-over = 파일을 이 대국의 기보로 가져왔습니다
record-lids = 뚜껑 위의 사석
record-lids-act = 고치기
record-board = 대국의 결과
record-watch = 관전
record-confirms = { $color } 확인
record-confirmed = 두 대국자가 확인했습니다. 라운드에 결과가 입력되었고, 기보는 그대로 남습니다.
boards-record = 기보
boards-record-at = 기보 기록, { $table }번 테이블
boards-watch = 관전
boards-watch-at = { $table }번 테이블 관전

game-placing = { $n ->
   *[other] 놓을 접바둑 돌 { $n }개
}
game-setting-up = 최종 국면을 놓는 중
game-to-move = { $color } 차례
game-stopped = 멈춤: 어느 돌이 죽었습니까?
game-ended = { $result }, 아직 확인되지 않음
game-last = 제{ $n }수: { $move }
game-held = 따낸 돌 { $n ->
   *[other] { $n }개
}
game-terms = 대국 조건
goban = 국면
goban-last = { $color } { $point } 다음의 국면
move-pass = { $color } 패스

count-territory = 집
count-prisoners = 대국 중 따낸 돌
count-dead = 판 위의 사석
count-stones = 판 위의 돌
count-komi = 덤
count-compensation = 접바둑 돌 보상
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
did-note = 해설
did-clock = 시계
did-stop = 대국 종료
did-mark = 죽은 돌 표시
did-agree = { $color } 동의
did-settle = 심판이 확정
did-no-agreement = 합의 없음
did-resume = { $color } 계속 둠
did-resign = { $color } 기권
did-time = { $color } 시간패
did-repetition = 동형반복
did-object = 이의
did-confirm = { $color } 확인
did-ruled = 판정 { $no }
did-unruled = 판정 { $no } 철회
did-undo = 마지막 입력 무름

watch-title = { $table }번 테이블, 대국
watch-start = 첫 수 이전
watch-ways = 수순 보기
watch-first = 처음
watch-back = 이전
watch-on = 다음
watch-last = 현재
watch-nothing = 아직 이 대국을 기록하는 사람이 없습니다. 기록이 시작되면 여기에서 저절로 이어집니다.
watch-file = 기보 (SGF)
watch-clock = { $color }의 시계: { $time }
watch-overtime = { $color }의 시계: { $time }, 초읽기 { $n }

incident-found = 기록된 대국에서 발견됨
figure-now = 지금.
figure-after = 판정 뒤.
ruling-record = 기록된 대국
ruling-record-done = 기보에도 판정을 적용함
ruling-record-stays = 이것은 기보에 적용할 수 없습니다. 판은 손으로 바로잡으세요. 기보는 그대로 남습니다.
ruling-prisoners = 사석
ruling-prisoners-of = { $color } { $n }

act-record = 대국 기록 시작

record-arbiter-only = 대국자가 합의하지 못한 것은 심판만 확정할 수 있습니다

record-marking-changed = 그사이 표시가 바뀌었습니다. 판을 보고 동의하세요.

record-words = 점이나 해설 쓰기
record-discard = 대기 중인 것 버리기

watch-step = { $of }단계 중 { $n }
ruling-on = 대국으로 돌아가기, { $table }번 테이블
