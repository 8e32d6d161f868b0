import { type PolicyFactory, setPolicy } from './policy'
import { createPublishedFiles } from './published-files'

function rulesOf(published = createPublishedFiles('https://site.test')) {
  const createPolicy = jest.fn<unknown, Parameters<PolicyFactory['createPolicy']>>()
  setPolicy(published, { createPolicy })
  const [call] = createPolicy.mock.calls
  if (!call) throw new Error('no policy was set')
  return { name: call[0], rules: call[1] }
}

it('is the one that the browser asks for every text that could run', () => {
  expect(rulesOf().name).toBe('default')
})

it('passes a script of a published address, as soon as it is published, and no other', () => {
  const published = createPublishedFiles('https://site.test')
  const { rules } = rulesOf(published)
  expect(rules.createScriptURL('/assets/a.js')).toBeNull()
  published.add('/assets/a.js', 'sha384-a')
  expect(rules.createScriptURL('/assets/a.js')).toBe('/assets/a.js')
  expect(rules.createScriptURL('https://elsewhere.test/assets/a.js')).toBeNull()
})

it('passes what a sanitiser left, and makes nothing else harmless by changing it', () => {
  const { rules } = rulesOf()
  expect(rules.createHTML('<p>Hello</p>')).toBe('<p>Hello</p>')
  expect(rules.createHTML('<p>Hello</p><img src="x" onerror="alert(1)">')).toBeNull()
})

it('knows no way to make code of text', () => {
  expect(rulesOf().rules).not.toHaveProperty('createScript')
})

it('needs no browser with policies', () => {
  expect(() => setPolicy(createPublishedFiles('https://site.test'), undefined)).not.toThrow()
})
