import { regionSentence } from './regions'

const open = { 'South Korea': true, 'United Kingdom': true, Others: true }

describe('where the agent service is offered', () => {
  it.each([
    [{}, 'South Korea and the United Kingdom. More regions are planned.'],
    [{ 'South Korea': false }, 'the United Kingdom. South Korea is not open yet: you may send your inquiry'],
    [{ Others: false }, 'South Korea and the United Kingdom. More regions are planned.'],
  ])('with %j reads "… available for %s"', (closed, text) => {
    expect(regionSentence({ ...open, ...closed })).toContain(`available for ${text}`)
  })

  it('with nothing open says so and offers the waiting list', () => {
    const sentence = regionSentence({ ...open, 'South Korea': false, 'United Kingdom': false })
    expect(sentence).toMatch(
      /^The agent service is not open yet\. South Korea and the United Kingdom are not open yet/,
    )
    expect(sentence).toContain('waiting list')
  })
})
