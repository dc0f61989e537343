# Results that do not fit their board, or are not confirmed.

refusal-too-many-points = 本棋盘上的对局不会相差超过 { $most } 目。
odd-komi = { $result }：与贴目 { $komi } 不符。请再核对一次；若另有约定的贴目，请确认。
odd-sure = 确实如此：约定了别的贴目
odd-points = 只有“数棋”才写目数。请选它，或去掉目数。
home-own-cancel-gone = 您的报名将取消，您所填的内容将删除。
settings-provisional = 双方申报一致的结果在确认前即显示
settings-provisional-note = 显示在该轮页面上，注明未确认；确认之前不计入成绩。
round-provisional = 尚未确认
