import { createHash } from 'node:crypto'
import { type Language, overridePath } from '@within-reach/contract'
import { escapeMarkup as escaped } from './escape'
import type { OverrideQuestion } from './overrides'

interface Texts {
  readonly title: string
  says(name: string, until: string): string
  readonly warns: string
  readonly show: string
  readonly leave: string
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Show a version that is not live?',
    says: (name, until) => `This link shows ${name} instead of the live version, until ${until}.`,
    warns:
      'It may not have been reviewed, and it can do on this site whatever you can do. Go on only if you know who sent you the link.',
    show: 'Show it',
    leave: 'Continue with the live version',
  },
  ko: {
    title: '아직 공개되지 않은 버전을 볼까요?',
    says: (name, until) => `이 링크는 ${until}까지 모두가 보는 화면 대신 ${name}을(를) 보여 줍니다.`,
    warns:
      '검토되지 않은 버전일 수 있고, 이 사이트에서 회원님이 할 수 있는 일을 모두 할 수 있습니다. 링크를 보낸 사람을 아는 경우에만 계속하세요.',
    show: '보기',
    leave: '모두가 보는 화면으로 계속하기',
  },
  zh: {
    title: '要查看尚未发布的版本吗？',
    says: (name, until) => `在 ${until} 之前，此链接会显示 ${name}，而不是所有人看到的版本。`,
    warns: '该版本可能未经审核，并且可以在本站上执行您能执行的所有操作。只有在您知道链接由谁发送时才继续。',
    show: '查看',
    leave: '继续使用已发布的版本',
  },
  vi: {
    title: 'Xem một phiên bản chưa được phát hành?',
    says: (name, until) =>
      `Liên kết này hiển thị ${name} thay cho phiên bản mọi người đang dùng, đến ${until}.`,
    warns:
      'Phiên bản này có thể chưa được kiểm duyệt và có thể làm mọi việc mà bạn làm được trên trang này. Chỉ tiếp tục nếu bạn biết ai đã gửi liên kết.',
    show: 'Xem',
    leave: 'Tiếp tục với phiên bản đang dùng',
  },
}

/** The site's colours (shared-ui/src/tokens). This page runs no script, so it cannot use the shell's style sheet. */
const style = `:root{color-scheme:light dark;--ink:light-dark(#17253a,#ece9e3);--accent:light-dark(#0b6470,#62c6d0)}
body{max-width:36rem;margin:0 auto;padding:2rem 1rem;background:light-dark(#faf8f4,#11171e);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
:lang(zh){word-break:normal}
.site{display:flex;gap:.5rem;align-items:center;margin:0 0 1.5rem;font-size:1.125rem;font-weight:700}
main{padding:1.5rem;border:1px solid light-dark(#ddd8cd,#323d49);border-radius:.75rem;background:light-dark(#fff,#1a222b)}
h1{margin:0 0 .75rem;font-size:1.5rem;line-height:1.3;text-wrap:balance}
p{margin:0 0 1rem}
.ways{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin:1.5rem 0 0}
button{min-height:2.75rem;padding:.5rem 1.5rem;border:0;border-radius:.5rem;background:var(--accent);color:light-dark(#fff,#04262b);font:inherit;font-weight:600;cursor:pointer}
a{padding:.5rem 0;color:var(--accent)}
:focus-visible{outline:3px solid light-dark(#1463d8,#8ab8ff);outline-offset:2px}`
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

const mark = `<svg width="32" height="32" viewBox="0 0 34 34" fill="none" aria-hidden="true"><circle cx="17" cy="17" r="17" fill="#0b6470"/><path d="M7 20c2.5-8 8-12 14-11.5M27 14c-2.5 8-8 12-14 11.5" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/><circle cx="25" cy="9.5" r="2.6" fill="#ffb59f"/></svg>`

/** The service does not know the visitor's time zone, so it names UTC. */
const timeIn = (language: Language, iso: string): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' }).format(new Date(iso))} UTC`

/** The page runs no script and cannot be framed, because it comes before anything of the version. */
const policy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The page that asks whether a visitor wants a version that is not live.
 * @returns its HTML, and its content security policy
 */
export function overridePage(
  { remote, version, until, location, fields }: OverrideQuestion,
  language: Language,
): { readonly html: string; readonly policy: string } {
  const { title, says, warns, show, leave } = texts[language]
  const explanation = says(`${remote}@${version}`, timeIn(language, until))
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head><body>
<p class="site">${mark}Within Reach</p><main>
<h1>${escaped(title)}</h1><p>${escaped(explanation)}</p><p>${escaped(warns)}</p>
<div class="ways"><form method="post" action="${overridePath}">${hidden.join('')}<button>${escaped(show)}</button></form>
<a href="${escaped(location)}">${escaped(leave)}</a></div>
</main></body></html>`
  return { html, policy }
}
