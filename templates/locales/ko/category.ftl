list-column-category = 부
note-categories-not-said = 손으로 정한 { $players }명의 부는 기록되지 않습니다. 거기서는 급수로 정해집니다.
entry-category-by-rank = 급수에 따름
entry-category-hint = 급수와 다른 부로 정합니다. 시상, 순위, 대진에 쓰입니다
entries-chosen-set-category = 부 정하기
list-plays-as = { $grade }(대진에서는 { $rank })
