api-title = 供其他程序使用
api-lead = 赛事的全部公开内容，以 JSON 供读取。每秒请求不超过五次；用 ETag 可省去一次响应。
api-description = 说明（OpenAPI）
api-event = 赛事
api-round = 轮次
api-player = 棋手号码
api-fill = 填入地址
api-addresses = 地址
