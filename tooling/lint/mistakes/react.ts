import type { Mistakes } from '../planted'

/** Code that breaks the rules of React. The test imports the hooks. */
export const react: Mistakes = {
  'error-boundaries': ['export function A() { try { return <b /> } catch { return null } }'],
  'exhaustive-deps': [
    `export function A({ a }: { a: number }) { useEffect(() => { f(a) }, []); return <b /> }
function f(a: number) { return a }`,
    'export function A({ a }: { a: number }) { const b = useMemo(() => a + 1, []); return <b>{b}</b> }',
    'export function A({ a }: { a: number }) { const b = useCallback(() => a + 1, [a, Math.random()]); return <b>{b()}</b> }',
    'export function A({ a }: { a: number }) { const [b, setB] = useState(0); useEffect(() => { setB(a) }); return <b>{b}</b> }',
    `export function A({ a }: { a: () => number }) { const o = { a: a() }; useEffect(() => { f(o) }, [o]); return <b /> }
function f(a: unknown) { return a }`,
    `export function A({ a }: { a: number }) { useEffect(async () => { await f(a) }, [a]); return <b /> }
async function f(a: number) { return a }`,
  ],
  globals: [
    `let n = 0
export function A() { n = 1; return <b>{n}</b> }`,
  ],
  immutability: [
    'export function A({ a }: { a: { b: number } }) { a.b = 1; return <b>{a.b}</b> }',
    'export function A() { const [s] = useState({ a: 0 }); s.a = 1; return <b>{s.a}</b> }',
  ],
  purity: [
    'export function A() { const a = Math.random(); return <b>{a}</b> }',
    'export function A() { const a = Date.now(); return <b>{a}</b> }',
  ],
  refs: [
    'export function A() { const r = useRef(0); return <b>{r.current}</b> }',
    'export function A({ a }: { a: number }) { const r = useRef(0); r.current = a; return <b /> }',
  ],
  'rules-of-hooks': [
    'export function A({ a }: { a: boolean }) { if (a) useEffect(() => {}, []); return <b /> }',
    'export function a() { useEffect(() => {}, []) }',
    'export function A({ a }: { a: boolean }) { if (a) return null; useEffect(() => {}, []); return <b /> }',
    'export function A({ a }: { a: number[] }) { return <b>{a.map((x) => useMemo(() => x, [x]))}</b> }',
    'export class A { a() { return useState(0) } }',
    'export const a = useState(0)',
  ],
  'set-state-in-render': [
    'export function A() { const [a, setA] = useState(0); setA(1); return <b>{a}</b> }',
  ],
  'static-components': ['export function A() { const B = () => <b />; return <B /> }'],
  'unsupported-syntax': [
    'export function A({ a }: { a: string }) { const b: unknown = eval(a); return <b>{String(b)}</b> }',
  ],
  'use-memo': [
    'export function A({ a }: { a: number }) { const b = useMemo((x: number) => x, [a]); return <b>{b}</b> }',
    'export function A({ a }: { a: number }) { const b = useMemo(async () => a, [a]); return <b>{String(b)}</b> }',
  ],
}
