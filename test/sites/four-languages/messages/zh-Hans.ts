import type { Messages } from "handbill";

export default {
  press: {
    title: "媒体",
    description: "为撰写报道的人准备的资料、图片与联系方式，均可自由使用。",
    since: "{day, date, long}（{day, date, short}）上架。",
    count: "{count, plural, other {# 张潮汐表}}，共 {all, number}",
    place: "榜单第 {place, selectordinal, other {#}} 位",
    price: "每年 {price, number, ::currency/EUR}，其中 {share, number, percent} 用于海洋",
    write: "写信给<mail>{name}</mail>，或<b>致电</b>。",
    braces: "这是 '{'文字'}' & a < b",
  },
  gone: { title: "找不到页面", home: "首页" },
  steps: ["打开应用", "查看"],
  features: [{ title: "潮汐", text: "高潮与低潮。" }, { title: "安静" }],
} satisfies Messages;
