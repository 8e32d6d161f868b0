import { compareApis, mayBreak, readReport, reportOf } from './api-report'

const api = new Map([
  ['. Member', 'export interface Member {\n    readonly nick: string;\n}'],
  ['./react useMember', 'export declare const useMember: () => Member;'],
])

it('a report is read as it was written', () => {
  expect(readReport(reportOf('@within-reach/shared-core', { version: '0.1.0', api }))).toEqual({
    version: '0.1.0',
    api,
  })
  expect(readReport('# Something else')).toBeUndefined()
})

it.each([
  ['a declaration that is gone', new Map([...api].slice(1)), ['. Member'], []],
  [
    'a changed field',
    new Map(api).set('. Member', 'export interface Member {\n    readonly nick: number;\n}'),
    ['. Member'],
    [],
  ],
  [
    'a changed type of a function',
    new Map(api).set('./react useMember', 'export declare const useMember: () => Member | null;'),
    ['./react useMember'],
    [],
  ],
  [
    'a new field',
    new Map(api).set(
      '. Member',
      'export interface Member {\n    readonly nick: string;\n    readonly name: string;\n}',
    ),
    [],
    ['. Member'],
  ],
  ['a new declaration', new Map(api).set('. send', 'export declare const send: unknown;'), [], ['. send']],
  ['nothing', new Map(api), [], []],
])('%s is told from the others', (_, after, breaking, added) => {
  expect(compareApis(api, after)).toEqual({ breaking, added })
})

it.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.1.9', false],
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '1.0.0', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['1.2.0', '0.9.0', false],
])('after %s, %s may break: %s', (before, after, expected) => {
  expect(mayBreak(before, after)).toBe(expected)
})
