import type { Mistakes } from '../planted'

/** Mistakes that are refused in a remote: the shell owns the page. */
export const section: Mistakes = {
  'no-restricted-globals': ['fetch', 'localStorage', 'sessionStorage', 'history'].map(
    (name) => `export const f = (): unknown => ${name}`,
  ),
  'no-restricted-properties': [
    'export const f = (): unknown => window.localStorage',
    'export const f = (): unknown => document.cookie',
    `export const f = (): unknown => window['fetch']`,
    'export const f = (): unknown => { const { history } = window; return history }',
  ],
  'no-unlocalized-strings': ['export const a = <p>Hello there</p>', `export const a = 'Hello there'`],
  't-call-in-function': [`import { t } from '@lingui/core/macro'\nexport const a = t\`Hello\``],
  'no-single-variables-to-translate': [
    `import { t } from '@lingui/core/macro'\nexport const f = (a: string): string => t\`\${a}\``,
  ],
  'no-expression-in-message': [
    `import { t } from '@lingui/core/macro'\nexport const f = (a: string): string => t\`Hello \${a.trim()}\``,
  ],
}

/** Mistakes that are refused in the runtime: it gets its dependencies as arguments, and has no state at module level. */
export const runtime: Mistakes = {
  'no-restricted-globals': ['fetch("/a")', 'document.title', 'localStorage.clear()'].map(
    (use) => `export const f = (): unknown => ${use}`,
  ),
  'restricted-syntax': [
    'let kept = 0\nexport const f = (): number => kept++',
    'const kept = new Map()\nexport const f = (): unknown => kept',
    'export const kept = new Map()',
    'export const kept = new URLPattern("/a")',
    'const kept = new telemetry.RegExp("a")\nexport const f = (): unknown => kept',
  ],
}

/** Mistakes that are refused in a journey: it waits for a condition, not for a time. */
export const journey: Mistakes = {
  'restricted-syntax': [
    'export const f = (page: { waitForTimeout: (ms: number) => void }): void => page.waitForTimeout(1)',
    'export const f = async (): Promise<void> => { await new Promise((resolve) => setTimeout(resolve, 1)) }',
  ],
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, line) => `export const a${line} = 1`).join('\n')

/** Mistakes that our own rules refuse in every source, and wrong comments that disable rules. */
export const everywhere: Mistakes = {
  'long-file': [lines(251)],
  'max-lines': [lines(401)],
  'reasoned-silence': ['// oxlint-disable-next-line no-debugger\ndebugger\nexport const a = 1'],
  'Unused oxlint-disable directive (no problems were reported).': [
    '// oxlint-disable-next-line no-debugger -- it silences nothing\nexport const a = 1',
    '// oxlint-disable-next-line typescript/no-floating-promises -- it silences nothing\nexport const a = 1',
  ],
}
