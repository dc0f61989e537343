# When rounds begin, and what pages say that have nobody to show.

starts-at = { $time }開始
starts-began = { $time }に開始
round-nobody = この回戦で打つ人はいません。
error-find = 名前を探す
