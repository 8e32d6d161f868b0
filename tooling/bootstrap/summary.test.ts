import { evaluate } from '../testing/evaluate'

describe('the summary', () => {
  const results = [
    { name: 'lint', passed: 1, failed: 0, seconds: 2 },
    { name: 'unit and API', passed: 40, failed: 2, skipped: 3, seconds: 61.2 },
    { name: 'browser', passed: 0, failed: 0, seconds: 0, note: 'not run: the build failed' },
  ]

  it('ends with the sum, alone on the last line', async () => {
    const { output } = await evaluate(
      `import { summary } from './summary.mjs'; process.stdout.write(summary(${JSON.stringify(results)}).text)`,
      'bootstrap',
    )
    expect(output.split('\n').at(-1)).toBe('41 passed, 2 failed')
  })

  it('names the failures and the beginning of their reasons', async () => {
    const failures = [
      { name: 'a.test.ts › adds', message: '\u001B[31mexpected 3\u001B[39m\n\n  got 2' },
      ...Array.from({ length: 24 }, (_, at) => ({ name: `b.test.ts › test ${at}`, message: '' })),
    ]
    const { output } = await evaluate(
      `import { summary } from './summary.mjs'; console.log(summary(${JSON.stringify([{ ...results[1], failures }])}).text)`,
      'bootstrap',
    )
    const [, list = ''] = output.split('Failed:\n')
    expect(list).toMatch(/^ {2}unit and API: a\.test\.ts › adds\n {6}expected 3\n {8}got 2\n/)
    expect(list).toMatch(/test 18\n {2}and 5 more\n\n40 passed, 2 failed\n$/)
  })

  it('lists skipped tests and steps that did not run, and counts neither as failures', async () => {
    const { output } = await evaluate(
      `import { summary } from './summary.mjs'; console.log(summary(${JSON.stringify(results)}).text)`,
      'bootstrap',
    )
    expect(output).toMatch(/✗ unit and API +40 passed +2 failed +61\.2 s {2}3 skipped/)
    expect(output).toMatch(/– browser .*not run: the build failed/)
  })
})
