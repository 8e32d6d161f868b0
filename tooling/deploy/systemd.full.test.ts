import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { debianProgram } from '../testing/debian-program'

jest.setTimeout(600_000)

const folder = path.join(__dirname, '../../deploy/systemd')

it.each(['within-reach', 'within-reach-backup'])(
  'the unit %s has few rights: systemd rates its exposure below 2.0 of 10',
  (name) => {
    const analyze = debianProgram('systemd-analyze', 'systemd')
    const output = execFileSync(
      analyze,
      ['security', '--offline=true', '--no-pager', path.join(folder, `${name}.service`)],
      {
        encoding: 'utf8',
        stdio: 'pipe',
      },
    )
    const exposure = Number(/exposure level for [\w.-]+: ([\d.]+)/.exec(output)?.[1])
    expect(exposure).toBeGreaterThan(0)
    expect(exposure).toBeLessThan(2)
  },
)
