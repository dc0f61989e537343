# 单人链接、重新登录、第二重验证。

people-for = 供几人使用
people-for-hint = 1 到 100。不另行填写时，一个链接只供一人使用。
people-fresh-for = 供 { $people } 人使用。
people-uses = { $people } 人中已有 { $used } 人使用
people-spent = 已使用的链接

sign-in-again = 您登录已有一段时间。授予权限之前，请再输入一次密码。
sign-in-ended = 登录已过期，您发送的内容未被接收。请登录后再发送一次。
sign-in-code-hint = 应用当前显示的六位数字，或一个恢复码
sign-in-code-lost = 手机和恢复码都不在手边？本服务器的所有者可以取消第二重验证。
account-code = 验证码
second-factor = 第二重验证
second-factor-about = 有了它，别人即使知道您的密码也无法登录。手机上的应用会显示六位数字，每 30 秒更换一次。
second-factor-needed = 本服务器要求主办方和所有者使用第二重验证。请先设置，再继续。
second-factor-scan = 用验证器应用扫描此图，或把密钥输入应用，然后输入它显示的验证码。
second-factor-picture = 供应用摄像头扫描的密钥图
second-factor-key = 密钥
second-factor-code-hint = 应用当前显示的六位数字
second-factor-act = 从现在起使用
second-factor-on = 每次登录都会要求验证码。剩余恢复码：{ $left } 个。
second-factor-codes = 您的恢复码
second-factor-codes-about = 手机不在手边时，每个恢复码可登录一次。请现在记下：只显示这一次。
second-factor-codes-act = 新的恢复码
second-factor-remove-act = 不再使用
second-factor-removed = 您将只凭密码登录。
accounts-second-factor = 第二重验证
accounts-second-factor-act = 取消第二重验证
accounts-second-factor-removed = { $name } 将只凭密码登录，并可重新设置第二重验证。
refusal-wrong-code = 验证码不符，或已用过。验证码每 30 秒更换一次；请检查手机的时钟
security-second-factor-set = 已设置第二重验证
security-second-factor-removed = 已取消第二重验证
security-recovery-code-used = 用恢复码登录
