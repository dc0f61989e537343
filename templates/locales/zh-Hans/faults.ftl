# 某一栏或某个请求错在哪里，该怎么办。

## 各栏
fault-missing = 此项必填。请写1到200个字符。
fault-too-long = { $length }个字符太多，最多{ $most }个。
fault-control = 其中有控制字符。请只写文字、数字和空格。
fault-range = 请写{ $least }到{ $most }的数，而不是{ $value }。
fault-ends-before = 结束早于开始。请选同一天或更晚的日子。
fault-floor-bar = 下限高于上限。请选不低于它的上限。
fault-twice = { $what } 出现两次，一次就够了。
fault-main-score = 需要 MMS、NBW、CPS 之一，胜局才能计分。
fault-category-order = 每个界限必须低于前一个。
fault-round-order = 会早于第{ $round }轮开始，或与其同时。
fault-club-code = “{ $code }”不是俱乐部代码：请写1至4个不带符号的拉丁字母和数字。
fault-rank = 请写30k到9d的段级，如 4k 或 2d，而不是“{ $typed }”。
fault-rating = 请写-1000到3500的整数，而不是“{ $typed }”。2100为1段。
fault-result = “{ $typed }”不是结果。请写 B+、W+3.5、B+R、W+T、0 或 both-lose。
fault-points = 请写如 6.5 或 7 的数，而不是“{ $typed }”。
fault-number = 请写整数，而不是“{ $typed }”。
fault-date = 请写如 2026-05-14 的日期，而不是“{ $typed }”。
fault-time = 请写如 14:30 的时间，而不是“{ $typed }”。
fault-choice = 请选择一个答案。
fault-form = 此表单缺少内容。请检查后重新提交。

## 无法答复的请求
error-bad-request = 无法理解
error-bad-request-why = 请求不完整。请返回，从页面上重试。
error-forbidden = 无权操作
error-owner-why = 此事由服务器所有者办理。
error-organiser-why = 此事由组织者办理。
error-arbiter-why = 此事由裁判和组织者办理。
error-forbidden-why = 您的账号在此没有角色。请向组织者申请。
error-elsewhere-why = 此请求来自其他网站，因此没有执行。请打开这里的页面重新操作。
error-name-why = 此服务器的名称不是 { $host }。请用它启动时显示的地址打开；运行者可以用 --origin 加上此名称启动。
error-no-key-why = 此内容不是从本网站的表单发出的，因此没有执行。请重新打开页面并在那里操作。
error-not-found = 这里没有
error-not-found-why = 没有这个页面。它可能已移走，或尚未公布。
error-conflict = 其间已变动
error-conflict-why = 别人刚刚改过这里。请重新打开页面查看现状。
error-too-large = 太大
error-too-large-why = 这里最多可发送 { $limit } KB。没有保存任何内容，请减少内容或换较小的文件。
error-unprocessable = 无法做到
error-too-many = 太频繁
error-too-many-why = 尝试次数过多。请等一分钟再试。
error-busy = 现在不行
error-busy-why = 服务繁忙或即将重启。请稍后再试，没有任何丢失。
error-internal = 我们的错误
error-internal-why = 这里出了问题。您刚才的操作可能没有保存：重做之前请先查看。
error-reference = 若再次发生，请把此号码告诉组织者：{ $number }。
error-to-the-event = 返回赛事
error-to-the-front = 到首页
form-meanwhile = 其间 { $name } 于 { $time } 改过这里。您的改动保留在表单中，尚未保存。请查看后再次保存。
form-meanwhile-somebody = 其间于 { $time } 有人改过这里。您的改动保留在表单中，尚未保存。请查看后再次保存。
fault-meanwhile = 现在是“{ $theirs }”；您写的是“{ $mine }”，再次保存即存为您的。
fault-margin-of-other = 胜{ $typed }目的是另一方。请写此方胜几目，或在上面另选答案。
