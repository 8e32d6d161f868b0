import { myRoles, type StaffRole } from '@within-reach/contract'
import type { Member, RemoteProps } from '@within-reach/shared-core'
import {
  mina,
  renderRemote,
  type RenderedRemote,
  stubService,
  type StubbedService,
} from '@within-reach/shared-core/testing'
import type { ReactNode } from 'react'
import { Frame } from '../frame/frame'

interface DeskOptions {
  readonly path: string
  readonly member?: Member
  readonly props?: Partial<RemoteProps>
}

/** A service that knows the reader's roles. */
export function stubDesk(roles: readonly StaffRole[] = ['moderator', 'agent']): StubbedService {
  const service = stubService()
  service.answer(myRoles, { kind: 'ok', data: { roles: [...roles] } })
  return service
}

/** Renders a screen of the desk in its frame, for a member of staff. */
export const renderDesk = (screen: ReactNode, { path, member = mina, props }: DeskOptions): RenderedRemote =>
  renderRemote(screen, { path, member, props, frame: <Frame /> })
