import type { Region } from '@within-reach/contract'
import { render, screen } from '@testing-library/react'
import type { PageDecision } from '@within-reach/registry'
import { live } from '@within-reach/runtime/testing'
import { InEnglish } from '../testing/in-english'
import { InShell } from '../testing/in-shell'
import { AgentRegions } from './agent-regions'

const show = (decision: PageDecision) =>
  render(
    <InShell decision={decision}>
      <InEnglish>
        <AgentRegions />
      </InEnglish>
    </InShell>,
  )

describe('the sentence about regions', () => {
  it.each<[Region[], string]>([
    [[], 'Currently for South Korea and the United Kingdom; more regions are planned.'],
    [['South Korea'], 'Currently for the United Kingdom; more regions are planned.'],
    [['South Korea', 'United Kingdom'], 'No region is open yet; the first ones are planned.'],
  ])('lists the open regions while these are closed: %s', (closed, sentence) => {
    spec('1.agent-regions', 'readings.regions.texts')
    show({ revision: 1, remotes: live('mfe-askreach', [], closed), records: [] })
    expect(screen.getByText(sentence)).toBeVisible()
  })

  it('follows the switches of the agent service, not those of the boards', () => {
    spec('readings.regions.per-remote')
    const remotes = {
      ...live('mfe-userspace', [], ['United Kingdom']),
      ...live('mfe-askreach', [], ['South Korea']),
    }
    show({ revision: 1, remotes, records: [] })
    expect(screen.getByText(/^Currently for the United Kingdom;/)).toBeVisible()
  })
})
