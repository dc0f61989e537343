## 赛事的公开记录

open-record-title = 公开记录
open-record-lead = 一个文件，任何人用自己的程序、不靠本服务器，都能据以重现：
open-record-draws = 这里所作的每次编排，以及它为最佳的证明，
open-record-tables = 每轮之后的每张表，逐个数值，
open-record-rulings = 在裁决公开时，由事件得出的每项裁决，
open-record-journal = 以及从第一条到最后一条的日志，连同其所述各台。
open-record-how = 如何验证
open-record-file = 下载记录
open-record-note = 它会输出重现了多少，或第一处不相符的地方。格式见 docs/open-format.md，供其他程序使用。
open-record-key = 其日志由本服务器签名，公钥在命令中。各轮的打印表单写有当时的最后一条及其散列值的开头：记录中的那一条也必须这样开头。
open-record-back = 返回赛事
open-record-link = 公开记录：一次验证全部
