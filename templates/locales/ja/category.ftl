list-column-category = クラス
note-categories-not-said = 手で決めた{ $players }人のクラスは書き出されません。あちらでは段級位で決まります。
entry-category-by-rank = 段級位による
entry-category-hint = 段級位と違うクラスにする。賞、順位、組み合わせで使います
entries-chosen-set-category = クラスを設定
list-plays-as = { $grade }（組み合わせでは{ $rank }）
