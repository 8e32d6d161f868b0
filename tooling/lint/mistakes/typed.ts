import type { Mistakes } from '../planted'

const later = 'const later = async (): Promise<number> => await Promise.resolve(1)\n'

/** Mistakes that are found by rules that need types. */
export const typed: Mistakes = {
  'no-floating-promises': [`${later}export const begin = (): void => { later() }`],
  'no-misused-promises': [
    `${later}export const is = (): boolean => (later() ? true : false)`,
    `${later}export const each = (): void => [1].forEach(async () => { await later() })`,
  ],
  'await-thenable': ['export const wait = async (): Promise<void> => { await 1 }'],
  'only-throw-error': [`export const fail = (): never => { throw 'text' }`],
  'switch-exhaustiveness-check': [
    `export function two(kind: 'a' | 'b'): number { switch (kind) { case 'a': return 1 } return 2 }`,
  ],
}

/** Code that those rules accept. */
export const acceptedTyped = [
  `${later}declare global { namespace JSX { interface IntrinsicElements { b: { press: () => void } } } } // oxlint-disable-line typescript/no-namespace -- JSX\nexport const b = <b press={async () => { await later() }} />`,
  'export const fail = (error: unknown): never => { throw error }',
  `export function two(kind: 'a' | 'b'): number { switch (kind) { case 'a': return 1; default: return 2 } }`,
  `${later}// oxlint-disable-next-line typescript/no-floating-promises -- nobody waits for it\nlater()\nexport const a = 1`,
]
