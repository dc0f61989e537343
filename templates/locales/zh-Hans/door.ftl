# Arriving: check-in at the door by list and by code, on one's own phone, and who is called.

me-check-in = 我到了：签到
me-checked-in = 您已签到。
me-expected = 您已报名，但尚未签到：请到入口处说明。
home-rules-own-check-in = 棋手用自己的手机签到
home-rules-own-check-in-note = 凭个人链接，在下面的时间内；否则在入口处。
home-rules-check-in-hint = 届时未到者会在会场屏幕上被叫到，且不参加编排。
refusal-check-in-closed = 现在不能用自己的手机签到。请到入口处说明。
door-check-in = 签到
door-scan = 扫描胸牌
door-scan-how = 将摄像头对准胸牌或个人链接的二维码。
door-scan-nobody = 此码不属于本赛事的任何人。
door-scan-none = 无法使用摄像头。请在上面输入姓名，或用手机相机扫码。
door-scan-stop = 停止扫描
door-link-of = 您以裁判身份登录。这是以下棋手的个人链接：
door-link-me = 这是我：在此手机上打开我的页面
hall-missing = 请到裁判台
hall-missing-more = 另有{ $n }人
door-over = 签到已于{ $at }结束。
door-organisers = 费用由主办方勾选。
