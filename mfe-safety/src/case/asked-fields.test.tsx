import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { screen } from '@testing-library/react'
import { AskedFields } from './asked-fields'

it.each([
  ['study', 'Study'],
  ['constructor', 'constructor'],
])(
  'shows the reason “%s” as %s: a choice in the language of the page, own words as they are',
  (reason, shown) => {
    stubService()
    renderRemote(<AskedFields ca="2026-11-01T10:00:00.000Z" fields={{ reason }} />, { path: '/case' })
    expect(screen.getByText(shown)).toBeVisible()
  },
)
