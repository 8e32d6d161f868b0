import type { Command } from 'commander'
import type { Session } from '../session'
import { budget } from './budget'
import { canary, endCanary } from './canary'
import { check } from './check'
import { copy } from './copy'
import { types } from './declared-types'
import { deps } from './deps'
import { diff } from './diff'
import { grant, revoke } from './grant'
import { health } from './health'
import { history } from './history'
import { impact } from './impact'
import { key } from './key'
import { overrideLink } from './override-link'
import { promote } from './promote'
import { publish } from './publish'
import { recordProof } from './record-proof'
import { regions } from './regions'
import { retire } from './retire'
import { rollback } from './rollback'
import { rules } from './rules'
import { staff } from './staff'
import { status } from './status'
import { switchRemote } from './switch'
import { token } from './token'
import { undo } from './undo'
import { versions } from './versions'

/** Every command, in the order in which the help lists them. */
const commands = [
  publish,
  check,
  recordProof,
  copy,
  promote,
  rollback,
  canary,
  endCanary,
  status,
  versions,
  deps,
  types,
  impact,
  health,
  history,
  diff,
  undo,
  regions,
  switchRemote,
  retire,
  rules,
  budget,
  key,
  overrideLink,
  grant,
  revoke,
  staff,
  token,
]

/** Adds every command to the program. */
export function registerCommands(program: Command, session: Session): void {
  for (const register of commands) register(program, session)
}
