import { fireEvent, screen } from '@testing-library/react'
import { posting, posts } from '@within-reach/contract'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { BoardList } from './board-list/board-list'
import { boards } from './boards'
import { Component as QuestionsPage } from './post-editor/questions-page'
import { RenameForm } from './my-searches/rename-form'
import { Component as SaveSearch } from './save-search/save-search'
import { write } from './testing/writing'

/** Enter as browsers report it while a syllable is composed: some by the flag, some by the code alone. */
const composingEnters = [
  { key: 'Enter', isComposing: true },
  { key: 'Enter', keyCode: 229 },
]

/** Whether the browser would send the form. */
const sends = (box: HTMLElement, key: object) => fireEvent.keyDown(box, key)

describe.each(composingEnters)('an Enter that ends a syllable (%j)', (enter) => {
  it('does not search for half of it', async () => {
    stubService().answer(posts, { kind: 'ok', data: [], meta: { total: 0, page: 1, pages: 1 } })
    renderRemote(<BoardList board={boards.fr} />, { path: '/userspacefindyourroommate' })
    await screen.findByText('Be the first.')
    expect(sends(screen.getByRole('searchbox'), enter)).toBe(false)
    expect(sends(screen.getByRole('searchbox'), { key: 'Enter' })).toBe(true)
    expect(sends(screen.getByRole('searchbox'), { ...enter, key: 'ㅎ' })).toBe(true)
  })

  it('does not publish a post with half of it', async () => {
    const { user } = renderRemote(<QuestionsPage />, { path: '/questionsboardpost', member: mina })
    await write(user, { Subject: '방' })
    expect(sends(screen.getByLabelText('Subject'), enter)).toBe(false)
    expect(sends(screen.getByLabelText('Subject'), { key: 'Enter' })).toBe(true)
  })

  it('does not save a search under half a name', () => {
    renderRemote(<SaveSearch />, { path: '/savesearch?board=fr', member: mina })
    expect(sends(screen.getByLabelText(/^Name/), enter)).toBe(false)
    expect(sends(screen.getByLabelText(/^Name/), { key: 'Enter' })).toBe(true)
  })

  it('does not rename a search to half a name', () => {
    renderRemote(<RenameForm name="방" onName={() => Promise.resolve()} onCancel={() => {}} />, {
      path: '/mysearches',
    })
    expect(sends(screen.getByLabelText('Name'), enter)).toBe(false)
  })

  it('does not accept half a link', async () => {
    const service = stubService()
    const { user } = renderRemote(<QuestionsPage />, { path: '/questionsboardpost', member: mina })
    await write(user, { Subject: '방' })
    await user.click(screen.getByRole('button', { name: 'Link' }))
    await user.type(screen.getByLabelText('Address of the link'), '한국.kr')
    sends(screen.getByLabelText('Address of the link'), enter)
    expect(screen.getByLabelText('Address of the link')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(screen.queryByLabelText('Address of the link')).not.toBeInTheDocument()
    expect(service.sent(posting)).toHaveLength(0)
  })
})
