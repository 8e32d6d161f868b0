import { attachment } from './attachment'

it.each([
  ['contract.pdf', `"contract.pdf"`, 'contract.pdf'],
  ['Report FINAL.PDF', `"Report FINAL.pdf"`, 'Report%20FINAL.pdf'],
  ['임대 계약서.pdf', `"__ ___.pdf"`, '%EC%9E%84%EB%8C%80%20%EA%B3%84%EC%95%BD%EC%84%9C.pdf'],
  [`it's (1)*.pdf`, `"it's (1)*.pdf"`, 'it%27s%20%281%29%2A.pdf'],
  ['setup.exe', `"setup.exe.pdf"`, 'setup.exe.pdf'],
  ['../../etc/passwd', `"passwd.pdf"`, 'passwd.pdf'],
  ['C:\\fakepath\\a.pdf', `"a.pdf"`, 'a.pdf'],
  ['a"; filename="b.pdf', `"a_; filename=_b.pdf"`, 'a%22%3B%20filename%3D%22b.pdf'],
  ['a\r\nSet-Cookie: b=c.pdf', `"aSet-Cookie: b=c.pdf"`, 'aSet-Cookie%3A%20b%3Dc.pdf'],
  ['100%25.pdf', `"100_25.pdf"`, '100%2525.pdf'],
  ['exe\u202efdp.pdf', `"exefdp.pdf"`, 'exefdp.pdf'],
  ['\ud800.pdf', `"file.pdf"`, 'file.pdf'],
  ['.pdf', `"file.pdf"`, 'file.pdf'],
])('gives a download a safe name: %j', (name, plain, encoded) => {
  expect(attachment('.pdf', name)).toBe(`attachment; filename=${plain}; filename*=UTF-8''${encoded}`)
})

it('shortens a long name between characters', () => {
  expect(attachment('.pdf', '😀'.repeat(500))).toContain(`UTF-8''${'%F0%9F%98%80'.repeat(120)}.pdf`)
})

it('omits an unknown name, so that the page can set one', () => {
  expect(attachment('.pdf')).toBe('attachment')
})
