import { renderRemote, type RenderedRemote } from '@within-reach/shared-core/testing'
import type { ReactNode } from 'react'
import { Frame } from '../frame/frame'
import { operator } from './registry'

/** Renders a screen of the console in its frame, for an operator. */
export const renderConsole = (screen: ReactNode, path = '/console'): RenderedRemote =>
  renderRemote(screen, { path, member: operator, frame: <Frame /> })
