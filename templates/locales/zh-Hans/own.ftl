# 棋手自己做的事：自己的页面、上报结果、提出请求、个人链接。

me-appeal = 我要申诉
me-appeal-note = 请写明理由。裁判会立即收到；申诉不能收回。
me-appeal-taken = 您的申诉已在期限内提交，由委员会决定。
me-appealed = { $name }已申诉，{ $at }。
me-appeal-waits = 委员会尚未决定。
me-ruling-fell = 委员会撤销了裁决{ $no }。
refusal-appeal-made = 您已对这项裁决提出过申诉。
links-done = 用此链接做过的事
inbox-appeals = 申诉
