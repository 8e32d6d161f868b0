import { renderRemote, type RenderedRemote } from '@within-reach/shared-core/testing'
import { Route, Routes } from 'react-router-dom'
import type { ReactNode } from 'react'
import { Frame } from '../frame/frame'
import { operator } from './registry'

/** Shows a screen of the console inside its frame, to an operator. */
export function renderConsole(screen: ReactNode, path = '/console'): RenderedRemote {
  const framed = (
    <Routes>
      <Route element={<Frame />}>
        <Route path="*" element={screen} />
      </Route>
    </Routes>
  )
  return renderRemote(framed, { path, member: operator })
}
