server-lead = 服务器的状况：数据库、备份、谁已登录、什么失败了。
server-version = 版本
server-since = 启动于
server-database = 数据库
server-sqlite = SQLite，在数据文件夹中；可写入。
server-postgres = PostgreSQL；可写入。
server-room = 磁盘
server-room-said = 数据库占 { $size }；其磁盘还剩 { $free }。
server-size-kb = { $n } KB
server-size-mb = { $n } MB
server-size-gb = { $n } GB
server-clock = 时钟
server-backups = 备份
server-backups-none = 不会自动备份。请用 --backup FOLDER 启动服务器，或在主机上运行 tengen backup。
server-backups-first = 存到 { $folder }；尚未作过备份。
server-backups-last = 最近一次，已检验：{ $moment }，{ $file }
server-backups-next = 下一次：{ $moment }
server-job-done = 上次执行：{ $last }
server-job-failed = 上次执行：{ $last }；失败 { $count } 次，最近一次 { $moment }：{ $why }
server-job-agreed-results = 双方一致的结果
server-job-reminders = 提醒
server-job-retention = 到期删除
server-job-journals = 日志核对
server-job-rating-lists = 获取等级分名单
server-job-messages = 发送消息
server-job-backups = 制作备份
server-job-other-instances = 其他实例的变化
server-streams = 接收变动的已开页面
server-people = 已登录
server-sessions = { $count ->
   *[other] { $count }个浏览器
}
server-security = 登录与账户
server-failures = 启动以来失败的请求
server-nothing = 无。
server-here = 在主机上
security-account-added = 添加账户
security-password-set = 设定密码
security-account-disabled = 停用账户
security-owner-named = 设为所有者
security-password-changed = 更改密码
security-sign-in-failed = 名称或密码错误
security-sign-in-throttled = 尝试过多，已拒绝
security-sessions-ended = 其他浏览器退出登录
security-owner-unnamed = 不再是所有者
security-event-maker-named = 允许创建赛事
security-event-maker-unnamed = 不再允许创建赛事
security-account-enabled = 恢复账户
security-event-deleted = 删除赛事

server-mail = 电子邮件
server-mail-none = 不发送（--mail-from）
server-outbox = 发件箱
server-outbox-said = 等待 { $waiting } 条，重试 { $trying } 条，放弃 { $given } 条

# 单人链接、重新登录、第二重验证。

security-second-factor-set = 已设置第二重验证
security-second-factor-removed = 已取消第二重验证
security-recovery-code-used = 用恢复码登录
