import { screen } from '@testing-library/react'
import { paths } from '@within-reach/shared-core'
import { renderRemote, stubService } from '@within-reach/shared-core/testing'
import { pages } from '../pages'
import { Component as SampleJob } from './sample-job'

it('the sample job says that it is one, makes no call, and leads to the real jobs', () => {
  spec('2.routes.jobsview', 'readings.jobsview')
  stubService()
  renderRemote(<SampleJob />, { path: paths.jobsView })
  expect(screen.getByText(/This is a sample/)).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'See the real jobs' })).toHaveAttribute('href', paths.jobs)
  expect(globalThis.fetch).not.toHaveBeenCalled()
})

it('the sample job is kept out of search engines and menus', () => {
  spec('readings.jobsview')
  const route = pages.find(({ path }) => path === paths.jobsView)
  expect(route).toMatchObject({ unlisted: true })
  expect(route?.menu).toBeUndefined()
})
