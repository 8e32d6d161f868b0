import { createHash } from 'node:crypto'
import { formatsOf, type Language, overridePath } from '@within-reach/contract'
import { escapeMarkup as escaped } from './escape'
import type { OverrideQuestion } from './overrides'

interface Words {
  readonly title: string
  says(name: string, until: string): string
  readonly warns: string
  readonly show: string
  readonly leave: string
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Show a version that is not live?',
    says: (name, until) => `This link shows ${name} in place of what everybody sees, until ${until}.`,
    warns:
      'It may not have been reviewed, and it can do on this site whatever you can do. Go on only if you know who sent you the link.',
    show: 'Show it',
    leave: 'Go on with what everybody sees',
  },
  ko: {
    title: '아직 공개되지 않은 버전을 볼까요?',
    says: (name, until) => `이 링크는 ${until}까지 모두가 보는 화면 대신 ${name}을(를) 보여 줍니다.`,
    warns:
      '검토되지 않은 버전일 수 있고, 이 사이트에서 회원님이 할 수 있는 일을 모두 할 수 있습니다. 링크를 보낸 사람을 아는 경우에만 계속하세요.',
    show: '보기',
    leave: '모두가 보는 화면으로 계속하기',
  },
}

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:10vh auto;padding:0 1rem;color-scheme:light dark}' +
  'h1{font-size:1.5rem}button{font:inherit;padding:.75rem 1.5rem;cursor:pointer}'
const styleSource = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** Nothing runs here: the page stands before anything of the version, and in no frame. */
const policy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The page that asks whether a visitor wants a version that is not live.
 * @returns its HTML, and the content policy that it is sent with
 */
export function overridePage(
  { remote, version, until, location, fields }: OverrideQuestion,
  language: Language,
): { readonly html: string; readonly policy: string } {
  const { title, says, warns, show, leave } = words[language]
  const said = says(`${remote}@${version}`, formatsOf(language).full(until))
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  )
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head><body><main>
<h1>${escaped(title)}</h1><p>${escaped(said)}</p><p>${escaped(warns)}</p>
<form method="post" action="${overridePath}">${hidden.join('')}<button>${escaped(show)}</button></form>
<p><a href="${escaped(location)}">${escaped(leave)}</a></p>
</main></body></html>`
  return { html, policy }
}
