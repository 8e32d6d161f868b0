import { allOpen } from '@within-reach/registry'
import { render, screen } from '@testing-library/react'
import { InEnglish } from '../testing/in-english'
import { live, putPageData } from '../testing/page-data'
import { AgentRegions } from './agent-regions'

describe('the sentence about regions', () => {
  it.each([
    [{}, 'Currently for South Korea and the United Kingdom; more regions are planned.'],
    [{ 'South Korea': false }, 'Currently for the United Kingdom; more regions are planned.'],
    [{ 'South Korea': false, 'United Kingdom': false }, 'No region is open yet; the first ones are planned.'],
  ])('says which are open: %j', (closed, sentence) => {
    putPageData({ revision: 1, remotes: live('mfe-askreach', [], { ...allOpen, ...closed }) })
    render(<AgentRegions />, { wrapper: InEnglish })
    expect(screen.getByText(sentence)).toBeVisible()
  })

  it('is about the switches of the agent service, not of the boards', () => {
    const remotes = {
      ...live('mfe-userspace', [], { ...allOpen, 'United Kingdom': false }),
      ...live('mfe-askreach', [], { ...allOpen, 'South Korea': false }),
    }
    putPageData({ revision: 1, remotes })
    render(<AgentRegions />, { wrapper: InEnglish })
    expect(screen.getByText(/^Currently for the United Kingdom;/)).toBeVisible()
  })
})
