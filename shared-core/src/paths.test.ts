import { loginPath, paths, returnPath, viewPath, withQuery } from './paths'

describe('paths', () => {
  it('are the thirty-two of the specification, each once', () => {
    spec('2.routes.all')
    const all = Object.values(paths)
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((path) => !path.startsWith(paths.console))).toHaveLength(32)
  })

  it('carry a query without empty parameters', () => {
    expect(withQuery(paths.trade, { region: 'South Korea', search: '', page: undefined })).toBe(
      '/userspacetrade?region=South+Korea',
    )
    expect(viewPath(7)).toBe('/view?id=7')
  })

  it('lead back from login to the previous page', () => {
    const login = new URL(loginPath('/post?type=tr'), 'http://site')
    expect(returnPath(login.search)).toBe('/post?type=tr')
  })

  it.each([
    '',
    '?next=',
    '?next=https://evil.example',
    '?next=//evil.example',
    '?next=/\\evil.example',
    '?next=/%09/evil.example',
    '?next=login',
  ])('never lead to another site (%s)', (search) => {
    expect(returnPath(search)).toBe('/')
  })
})
