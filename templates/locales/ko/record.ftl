## 대회의 공개 기록

open-record-title = 공개 기록
open-record-lead = 파일 하나로, 누구나 이 서버 없이 자신의 프로그램만으로 다음을 재현합니다:
open-record-draws = 여기서 짠 모든 대진과, 그것이 최선이라는 증명,
open-record-tables = 모든 라운드 뒤의 모든 표, 값 하나하나,
open-record-rulings = 판정이 공개된 경우, 사안에서 나온 모든 판정,
open-record-journal = 그리고 첫 항목부터 마지막 항목까지의 일지와 거기에 적힌 대국.
open-record-how = 확인하는 방법
open-record-file = 기록 내려받기
open-record-note = 얼마나 재현되었는지, 또는 처음으로 맞지 않는 것을 출력합니다. 형식은 다른 프로그램을 위해 docs/open-format.md에 설명되어 있습니다.
open-record-key = 일지에는 이 서버의 서명이 있으며, 그 공개 키는 명령에 들어 있습니다. 각 라운드의 인쇄물에는 그때의 마지막 항목과 그 해시의 앞부분이 적혀 있습니다. 기록의 그 항목도 그렇게 시작해야 합니다.
open-record-back = 대회로 돌아가기
open-record-link = 공개 기록: 모두 한 번에 확인
