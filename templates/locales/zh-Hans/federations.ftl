downloads-complaints = { $count ->
   *[other] 会被退回，理由有{ $count }条：
}
downloads-accepted = 接收方所核对的各项均无错误。
download-draft = 仍要下载，仅供自用
downloads-refused = { $file }：{ $count ->
   *[other] 须先更正{ $count }处。
}
complaint-nothing-played = 没有下过任何对局。
complaint-result-missing = 第{ $round }轮第{ $table }台：缺少结果，请录入。
complaint-cells-disagree = 第{ $round }轮第{ $table }台：关于 { $name } 和 { $value } 的内容不一致。请更正结果。
complaint-event-country = 赛事没有国家。请写两个字母。
complaint-event-place = 赛事没有地点。请写城市。
complaint-days-reversed = 最后一天早于第一天。请更正。
complaint-too-fast = 用时太短，不属任何等级，对局不会计等级分。若有误，请更正。
complaint-board-size = { $value }路的对局不计等级分。若棋盘大小有误，请更正。
complaint-rules-unknown = 接收方不认识名为{ $value }的规则。请另选。
complaint-name-unwritable = “{ $value }”没有可用拉丁字母写出的部分。请用拉丁字母写姓名。
complaint-country-unknown = { $name }：“{ $value }”不是国家。请写两个字母。
complaint-club-without-code = 俱乐部“{ $value }”没有四字母代码。请录入。
complaint-pin-unusual = { $name }：PIN { $value } 不是八位数字。请更正。
complaint-pin-twice = { $name } 与 { $value } 的 PIN 相同。请更正其一。
complaint-pin-known = { $name } 在此没有 PIN；等级分名单中为 { $value }。请录入。
complaint-pin-other = { $name }：PIN 是 { $value } 的。请更正。
complaint-licence-missing = { $name } 没有法国会员号。请录入。
complaint-licence-missing-listed = { $name } 没有法国会员号。名单中为 { $value }：请录入。
complaint-licence-unusual = { $name }：法国会员号 { $value } 不是七位数字。请更正。
complaint-licence-twice = { $name } 与 { $value } 的法国会员号相同。请更正其一。
complaint-licence-other = { $name }：法国会员号是 { $value } 的。请更正。
complaint-member-missing = { $name } 没有会员号。请录入，或略去此棋手。
complaint-member-missing-listed = { $name } 没有会员号。名单中为 { $value }：请录入。
complaint-member-unusual = { $name }：会员号“{ $value }”不是数字。请更正。
complaint-member-twice = { $name } 与 { $value } 的会员号相同。请更正其一。
complaint-member-unknown = { $name }：名单中没有会员 { $value }。请更正，或略去此棋手。
complaint-member-other = { $name }：会员号是 { $value } 的。请更正。
complaint-member-expired = { $name }：会员资格已于{ $value }到期。请其续期，或略去此棋手。
reporting-title = 报送协会的内容
reporting-clubs = 俱乐部代码
reporting-clubs-about = 最多四个字母或数字，与协会所用一致。没有代码时，欧洲文件用名称的前四个字母。
reporting-aga = 美国报表中略去
reporting-aga-about = 勾选者连同其全部对局略去。
reporting-save = 保存
reporting-saved = 已保存。
settings-rating-preview = 显示对局引起的等级分变化
settings-rating-preview-note = 在名次表中另加一栏，并显示在棋手旁边，按欧洲公式。
rating-preview = 等级分 ±
rating-preview-about = 至今的对局对欧洲等级分的影响。按用时等级加权（A 1、B ¾、C ½、D ¼）。
complaint-country-missing = { $name }：既无PIN也无国家。请写国家的两个字母。
