import type { DocumentSection } from './document'

/** What the automatic check of texts reads and keeps. */
export const scamChecks: DocumentSection = {
  id: 'checks',
  title: '诈骗自动检查',
  body: (
    <>
      <p>
        帖子、评论和私信在发送或修改时，会有程序将其与诈骗的迹象进行比对：词语、数字、链接，以及其他账号在此前
        30
        天内发送的内容。可疑的内容会保留，并折叠在提醒之后，读者可以展开查看。最严重的内容即使无人举报也会提交给版主；如果是私信，版主看到的范围与被举报的私信相同。
      </p>
      <p>
        程序发现了哪些迹象，我们会在不含内容的情况下保存，直至您删除账号。用于识别重复文字和图片的哈希值在 30
        天后删除。为此检查，内容不会离开我们的服务。
      </p>
    </>
  ),
}
