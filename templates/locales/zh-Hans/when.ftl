starts-at = { $time } 开始
starts-began = 已于 { $time } 开始
round-nobody = 本轮无人对局。
error-find = 按姓名查找
