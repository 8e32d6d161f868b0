import type { Region } from '@within-reach/contract'
import { render, screen } from '@testing-library/react'
import { live } from '@within-reach/runtime/testing'
import { InEnglish } from '../testing/in-english'
import { putPageData } from '../testing/page-data'
import { AgentRegions } from './agent-regions'

describe('the sentence about regions', () => {
  it.each<[Region[], string]>([
    [[], 'Currently for South Korea and the United Kingdom; more regions are planned.'],
    [['South Korea'], 'Currently for the United Kingdom; more regions are planned.'],
    [['South Korea', 'United Kingdom'], 'No region is open yet; the first ones are planned.'],
  ])('says which are open while closed are: %s', (closed, sentence) => {
    spec('1.agent-regions', 'readings.regions.texts')
    putPageData({ revision: 1, remotes: live('mfe-askreach', [], closed), records: [] })
    render(<AgentRegions />, { wrapper: InEnglish })
    expect(screen.getByText(sentence)).toBeVisible()
  })

  it('is about the switches of the agent service, not of the boards', () => {
    spec('readings.regions.per-remote')
    const remotes = {
      ...live('mfe-userspace', [], ['United Kingdom']),
      ...live('mfe-askreach', [], ['South Korea']),
    }
    putPageData({ revision: 1, remotes, records: [] })
    render(<AgentRegions />, { wrapper: InEnglish })
    expect(screen.getByText(/^Currently for the United Kingdom;/)).toBeVisible()
  })
})
