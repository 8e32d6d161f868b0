import type { DocumentSection } from './document'

/** What the automatic check of texts reads and keeps. */
export const scamChecks: DocumentSection = {
  id: 'checks',
  title: '사기 자동 점검',
  body: (
    <>
      <p>
        글과 댓글, 쪽지를 보내거나 고치면 프로그램이 사기의 징후와 비교합니다. 단어, 숫자, 링크와 함께 최근
        30일 동안 다른 계정이 보낸 내용도 비교 대상입니다. 의심스러운 내용은 지우지 않고 경고 뒤에 접어 두며,
        읽는 사람이 펼쳐 볼 수 있습니다. 가장 심각한 내용은 신고가 없어도 운영진에게 전달됩니다. 그것이
        쪽지라면 운영진은 신고된 쪽지와 똑같이 봅니다.
      </p>
      <p>
        어떤 징후가 발견되었는지는 내용 없이 계정을 삭제할 때까지 보관합니다. 반복되는 글과 사진을 알아보기
        위한 해시는 30일 뒤에 삭제합니다. 이 점검 때문에 내용이 저희 서비스 밖으로 나가지는 않습니다.
      </p>
    </>
  ),
}
