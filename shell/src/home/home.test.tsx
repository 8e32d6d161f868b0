import { fireEvent, screen, within } from '@testing-library/react'
import { renderRemote } from '@within-reach/shared-core/testing'
import { InShell } from '../testing/in-shell'
import { Component as Home } from './home'

const show = (site = {}) =>
  renderRemote(<Home />, {
    path: '/',
    frame: <InShell />,
    props: { site: { supportEmail: 'a@example.com', filmUrl: '', social: {}, ...site } },
  })
const tilesOf = (part: string) =>
  within(screen.getByRole('region', { name: part }))
    .getAllByRole('link')
    .map((link) => [link.querySelector('.title')?.textContent, link.getAttribute('href')])
const film = () => screen.getByLabelText<HTMLVideoElement>(/A short drawn film/)
const play = () => screen.getByRole('button', { name: 'Play the film' })

describe('the home page', () => {
  it('says both slogans and what is offered', () => {
    spec('1.slogans')
    show()
    expect(screen.getByText('Move Global, Live Local')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Find Your Ideal Lifestyle, Just Within Reach',
    )
    for (const offer of ['Verified long-term rentals', 'Direct messaging with hosts', 'Multilingual support'])
      expect(screen.getByText(offer)).toBeVisible()
  })

  it('leads into the agent service and into the community', () => {
    spec('1.agent-service', '2.home.agent-tiles', '2.home.community-tiles')
    show()
    expect(tilesOf('Agent service')).toEqual([
      ['Long-term stay', '/askreachlongtermproperty'],
      ['Motels & Guesthouse', '/askreachshorttermstay'],
      ['Other requests', '/askreachotherrequests'],
    ])
    expect(tilesOf('Community')).toEqual([
      ['Trade your stuff', '/userspacetrade'],
      ['Jobs', '/userspacejobs'],
      ['Find your roommate', '/userspacefindyourroommate'],
    ])
  })

  it('announces the app, with nothing behind it', () => {
    spec('1.app', '2.home.app-banner', 'readings.app-banner')
    show()
    const banner = screen.getByRole('region', { name: 'The app is coming soon' })
    expect(
      within(banner)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['iOS coming soon', 'Android coming soon'])
    expect(within(banner).queryByRole('link')).not.toBeInTheDocument()
    expect(within(banner).queryByRole('button')).not.toBeInTheDocument()
  })
})

describe('the film', () => {
  it('loads nothing but its poster until it is played', () => {
    spec('readings.film')
    show()
    expect(film()).toHaveAttribute('preload', 'none')
    expect(film()).toHaveAttribute('poster')
    expect(film()).not.toHaveAttribute('autoplay')
  })

  it('plays with the controls of the browser, which get the focus of the button', async () => {
    spec('2.home.video')
    const { user } = show()
    const playing = jest.spyOn(HTMLMediaElement.prototype, 'play')
    await user.click(play())
    expect(playing).toHaveBeenCalledTimes(1)
    expect(film()).toHaveAttribute('controls')
    expect(film()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Play the film' })).not.toBeInTheDocument()
  })

  it('is that of the setting where there is one', () => {
    spec('readings.film')
    show({ filmUrl: '/films/ours.webm' })
    expect(film()).toHaveAttribute('src', '/films/ours.webm')
  })

  it('says so if the browser cannot play it, and offers to try again', async () => {
    const { user } = show()
    const loading = jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
    const playing = jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new DOMException('', 'NotSupportedError'))
      .mockResolvedValue()
    await user.click(play())
    expect(await screen.findByText('The film could not be played here.')).toBeVisible()
    expect(document.body).not.toHaveFocus()
    expect(loading).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(loading).toHaveBeenCalledTimes(1)
    expect(playing).toHaveBeenCalledTimes(2)
    expect(screen.queryByText('The film could not be played here.')).not.toBeInTheDocument()
    expect(film()).toHaveAttribute('controls')
    expect(film()).toHaveFocus()
  })

  it('is not called broken if the person pauses it before it begins', async () => {
    const { user } = show()
    const playing = jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await user.click(play())
    await expect(playing.mock.results[0]?.value).rejects.toThrow()
    expect(screen.queryByText('The film could not be played here.')).not.toBeInTheDocument()
    expect(film()).toHaveAttribute('controls')
  })

  it('says so if loading fails', () => {
    show()
    fireEvent.error(film())
    expect(screen.getByText('The film could not be played here.')).toBeVisible()
  })
})
