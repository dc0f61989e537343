# 单人链接、重新登录、第二重验证。

people-for = 供几人使用
people-for-hint = 1 到 100。不另行填写时，一个链接只供一人使用。
people-fresh-for = 供 { $people } 人使用。
people-uses = { $people } 人中已有 { $used } 人使用
people-spent = 已使用的链接
