import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { debianProgram } from '../testing/debian-program'

jest.setTimeout(600_000)

const unit = path.join(__dirname, '../../deploy/systemd/within-reach.service')

it('the unit leaves the service few rights: systemd rates its exposure below 2.0 of 10', () => {
  const analyze = debianProgram('systemd-analyze', 'systemd')
  const output = execFileSync(analyze, ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  const exposure = Number(/exposure level for within-reach.service: ([\d.]+)/.exec(output)?.[1])
  expect(exposure).toBeGreaterThan(0)
  expect(exposure).toBeLessThan(2)
})
