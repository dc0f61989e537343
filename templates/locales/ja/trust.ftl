# 1人用のリンク、再サインイン、2段階認証。

people-for = 何人用か
people-for-hint = 1〜100。指定しなければ1つのリンクは1人用です。
people-fresh-for = { $people }人用です。
people-uses = { $people }人中{ $used }人が使用
people-spent = 使われたリンク
