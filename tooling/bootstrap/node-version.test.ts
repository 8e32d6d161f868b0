import { evaluate } from '../testing/evaluate'

describe('an old Node', () => {
  const startedWith = (version: string) =>
    evaluate(
      `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('./node-version.mjs')`,
      'bootstrap',
    )

  it.each(['18.20.4', '20.18.1', '21.7.3', '22.11.0'])(
    '%s is refused with the supported versions',
    async (version) => {
      const { code, output } = await startedWith(version)
      expect(code).toBe(1)
      expect(output).toContain('needs Node 24, 22 (22.12 or newer) or 20 (20.19 or newer)')
      expect(output).toContain(version)
    },
  )

  it.each(['20.19.0', '22.12.0', '23.0.0', '24.1.0', '26.10.0'])('%s may start', async (version) => {
    expect(await startedWith(version)).toEqual({ code: 0, output: '' })
  })
})
