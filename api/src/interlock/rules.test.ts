import { judge } from './judge'
import { lexicons, rules } from './rules/rules'
import type { Rule } from './rules/rule'
import { rulesVersion } from './version'

const all: readonly Rule[] = [...rules.en, ...rules.ko]
const found = (text: string) => judge(text, { kind: 'post' }).rules

describe('the rules of the scam interlock', () => {
  it.each(all.flatMap(({ id, matches }) => matches.map((text) => [id, text] as const)))(
    '%s is found in: %s',
    (id, text) => expect(found(text)).toContain(id),
  )

  it.each(all.flatMap(({ id, spares }) => spares.map((text) => [id, text] as const)))(
    '%s is not found in: %s',
    (id, text) => expect(found(text)).not.toContain(id),
  )

  it('have examples, counter-examples and an id of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { matches, spares } of all) {
      expect(matches).not.toHaveLength(0)
      expect(spares).not.toHaveLength(0)
    }
  })

  it('name only words of their lexicon and known features', () => {
    const features = [
      'account',
      'amount',
      'email',
      'email-disguised',
      'handle',
      'link',
      'link-address',
      'link-app',
      'link-asks',
      'link-brand',
      'link-defanged',
      'link-login',
      'link-look-alike',
      'link-messenger',
      'link-mismatch',
      'link-risky',
      'link-short',
      'messenger-disguised',
      'number-disguised',
      'phone',
      'phone-disguised',
      'wallet',
    ]
    for (const language of ['en', 'ko'] as const)
      for (const { patterns } of rules[language])
        for (const [, name] of patterns.join(' ').matchAll(/<([^>]+)>/g))
          expect([...Object.keys(lexicons[language]), ...features]).toContain(name)
  })

  it('have a version that names their content', () => {
    expect(rulesVersion).toMatch(/^\d+-[0-9a-f]{12}$/)
  })
})
