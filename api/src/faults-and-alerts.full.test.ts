import { expectAlerts, withoutDisk } from './testing/alerts'
import { caseFaults } from './testing/faults/case-faults'
import { moderationFaults } from './testing/faults/moderation-faults'
import { databaseFaults } from './testing/faults/database-faults'
import type { Fault } from './testing/faults/fault'
import { fileFaults } from './testing/faults/file-faults'
import { mailFaults } from './testing/faults/mail-faults'
import { processFaults } from './testing/faults/process-faults'
import { replicaFaults } from './testing/faults/replica-faults'
import { versionFaults } from './testing/faults/version-faults'
import { alertNames } from './testing/monitoring'

// A hanging database is given up after half a minute.
jest.setTimeout(180_000)

const asRoot = process.getuid?.() === 0 ? it : it.skip
const faults = [
  ...databaseFaults,
  ...replicaFaults,
  ...mailFaults,
  ...fileFaults,
  ...versionFaults,
  ...processFaults,
  ...caseFaults,
  ...moderationFaults,
]
const titled = (some: readonly Fault[]) => some.map((fault) => [fault.fault, fault.alert, fault] as const)

/** What Prometheus gets from a service before and during a fault is replayed to its rules. */
async function expectItsAlert({ alert, ownDisk, produce }: Fault): Promise<void> {
  const observed = await produce()
  const phases = ownDisk ? observed : withoutDisk(observed)
  await expectAlerts(phases.slice(0, 1), [])
  await expectAlerts(phases, [alert])
}

it.each(titled(faults.filter(({ asRoot: needsRoot }) => !needsRoot)))(
  '%s: %s fires, and no other alert',
  (_fault, _alert, fault) => expectItsAlert(fault),
)

asRoot.each(titled(faults.filter(({ asRoot: needsRoot }) => needsRoot)))(
  '%s: %s fires, and no other alert',
  (_fault, _alert, fault) => expectItsAlert(fault),
)

it('each alert has a fault that raises it', () => {
  expect([...new Set(faults.map(({ alert }) => alert))].sort()).toEqual([...alertNames].sort())
})
