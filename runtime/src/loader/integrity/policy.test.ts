import { type PolicyFactory, setPolicy } from './policy'
import { createPublishedFiles } from './published-files'

function rulesOf(published = createPublishedFiles('https://site.test')) {
  const createPolicy = jest.fn<unknown, Parameters<PolicyFactory['createPolicy']>>()
  setPolicy(published, { createPolicy })
  const [call] = createPolicy.mock.calls
  if (!call) throw new Error('no policy was set')
  return { name: call[0], rules: call[1] }
}

it('is the default policy, which the browser applies to every text that could run', () => {
  expect(rulesOf().name).toBe('default')
})

it('accepts a script address only once it is published', () => {
  const published = createPublishedFiles('https://site.test')
  const { rules } = rulesOf(published)
  expect(rules.createScriptURL('/assets/a.js')).toBeNull()
  published.add('/assets/a.js', 'sha384-a')
  expect(rules.createScriptURL('/assets/a.js')).toBe('/assets/a.js')
  expect(rules.createScriptURL('https://elsewhere.test/assets/a.js')).toBeNull()
})

it('accepts the output of a sanitiser, and sanitises nothing itself', () => {
  const { rules } = rulesOf()
  expect(rules.createHTML('<p>Hello</p>')).toBe('<p>Hello</p>')
  expect(rules.createHTML('<p>Hello</p><img src="x" onerror="alert(1)">')).toBeNull()
})

it('never turns text into code', () => {
  expect(rulesOf().rules).not.toHaveProperty('createScript')
})

it('does nothing in a browser without Trusted Types', () => {
  expect(() => setPolicy(createPublishedFiles('https://site.test'), undefined)).not.toThrow()
})
