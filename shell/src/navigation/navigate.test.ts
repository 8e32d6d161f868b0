import { back, navigate } from './navigate'

const here = () => window.location.pathname + window.location.search

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('navigating', () => {
  it('is one history entry that keeps its state', () => {
    const before = window.history.length
    navigate('/userspacetrade?page=2', { state: { from: 'home' } })
    expect(here()).toBe('/userspacetrade?page=2')
    expect(window.history.length).toBe(before + 1)
    expect(window.history.state).toMatchObject({ usr: { from: 'home' }, idx: 1 })
  })

  it('to the current page adds no entry', () => {
    navigate('/terms')
    const before = window.history.length
    navigate('/terms')
    expect(window.history.length).toBe(before)
  })

  it('to the part of the page that is shown adds no entry', () => {
    navigate('/terms#law')
    const before = window.history.length
    navigate('#law')
    expect(window.history.length).toBe(before)
  })

  it('can replace the current entry', () => {
    const before = window.history.length
    navigate('/login', { replace: true })
    expect(here()).toBe('/login')
    expect(window.history.length).toBe(before)
  })

  it('back goes to the fallback if the visit began on this page', () => {
    spec('readings.delete-back')
    back('/userspacetrade')
    expect(here()).toBe('/userspacetrade')
  })

  it('back goes one step back if there is one', () => {
    spec('readings.delete-back')
    navigate('/terms')
    const went = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    back('/userspacetrade')
    expect(went).toHaveBeenCalledTimes(1)
    expect(here()).toBe('/terms')
  })

  describe('in a browser that tells whether there is a step back', () => {
    const tell = (canGoBack: boolean) =>
      Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true })
    afterEach(() => Reflect.deleteProperty(window, 'navigation'))

    it('back goes one step back from a page that the browser opened itself, as after an update', () => {
      tell(true)
      const went = jest.spyOn(window.history, 'back').mockImplementation(() => {})
      back('/userspacetrade')
      expect(went).toHaveBeenCalledTimes(1)
      expect(here()).toBe('/')
    })

    it('back goes to the fallback if an earlier visit left its index, as in a tab that was restored', () => {
      navigate('/terms')
      tell(false)
      back('/userspacetrade')
      expect(here()).toBe('/userspacetrade')
    })
  })
})
