/** A mistake to show. */
export interface Mistake {
  /** The file, with its line. */
  readonly place?: string
  readonly message: string
}

/** What the dev server shows over the page. */
export interface Notices {
  /** Says what comes from this computer. @param isTrouble whether it needs attention */
  say(text: string, isTrouble?: boolean): void
  /** Explains something about the page, above the other text. @param text none removes it */
  explain(text: string): void
  /** Shows mistakes until they are closed or mended. @param mistakes none removes the notice */
  showMistakes(title: string, mistakes: readonly Mistake[]): void
}

const css = `:host{all:initial;font:14px/1.5 system-ui,sans-serif}
.all{position:fixed;inset:auto 12px 12px;z-index:2147483647;display:flex;flex-direction:column-reverse;gap:8px;pointer-events:none}
.bar{align-self:start;padding:6px 12px;border-radius:8px;background:#3b2a68;color:#fff;box-shadow:0 2px 8px #0006}
.bar p{margin:0}
.bar p:first-child:not(:empty){max-width:70ch;padding-bottom:4px;font-weight:600}
.bar.trouble{background:#8c1d18}
.mistakes{position:relative;align-self:center;width:100%;max-width:960px;max-height:60vh;box-sizing:border-box;overflow:auto;padding:16px 20px;border:2px solid #ff8f85;border-radius:12px;background:#1d1416;color:#f6e9e8;box-shadow:0 8px 32px #000a;pointer-events:auto}
h2{margin:0 40px 12px 0;font-size:16px}
button{position:absolute;top:10px;right:12px;min-width:32px;min-height:32px;border:1px solid #ff8f85;border-radius:6px;background:none;color:inherit;font:inherit;cursor:pointer}
button:focus-visible{outline:3px solid #8ab8ff;outline-offset:2px}
b{color:#ffc9c3}
pre{margin:4px 0 16px;overflow-x:auto;font:13px/1.5 ui-monospace,monospace}`

/** Shows notices in a tree of their own, so that no style of the site reaches them. */
export function createNotices(): Notices {
  const host = document.createElement('kit-dev')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const bar = element('div', '')
  bar.className = 'bar'
  bar.setAttribute('role', 'status')
  const [explained, said] = [element('p', ''), element('p', '')]
  bar.append(explained, said)
  const all = element('div', '')
  all.className = 'all'
  all.append(bar)
  root.append(all)
  const appear = () => void (host.isConnected || document.documentElement.append(host))
  let mistakes: HTMLElement | undefined
  const close = () => {
    mistakes?.remove()
    mistakes = undefined
  }
  globalThis.addEventListener('keydown', ({ key }) => void (key === 'Escape' && close()))
  return {
    say(text, isTrouble = false) {
      said.textContent = text
      bar.classList.toggle('trouble', isTrouble)
      appear()
    },
    explain(text) {
      explained.textContent = text
      appear()
    },
    showMistakes(title, found) {
      close()
      if (found.length === 0) return
      mistakes = element('section', '')
      mistakes.className = 'mistakes'
      mistakes.setAttribute('role', 'alert')
      const button = element('button', '×')
      button.setAttribute('aria-label', 'Close')
      button.addEventListener('click', close)
      mistakes.append(element('h2', title), button)
      for (const { place, message } of found)
        mistakes.append(...(place === undefined ? [] : [element('b', place)]), element('pre', message))
      all.append(mistakes)
      appear()
    },
  }
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
