import { crossValidate, judgeHeldOut, totalOf, trainWithout } from './cross-validation'
import { unseenGroups } from './corpora'
import type { Share } from '../measure'

const shareOf = ({ right, of }: Share) => right / of

describe('the wording beside the rules', () => {
  it('finds more scams of strangers, with fewer false alarms', () => {
    const comparisons = [...crossValidate(trainWithout(unseenGroups.slice(-1))).values()]
    const alone = totalOf(comparisons.map((one) => one.alone))
    const together = totalOf(comparisons.map((one) => one.together))
    expect(shareOf(together.recall)).toBeGreaterThan(shareOf(alone.recall) + 0.2)
    expect(shareOf(together.falseAlarms)).toBeLessThan(shareOf(alone.falseAlarms))
  })

  it('raises few false alarms in held-out texts', () => {
    const { recall, falseAlarms } = totalOf([...judgeHeldOut().values()].map(({ together }) => together))
    expect(shareOf(recall)).toBeGreaterThan(0.7)
    expect(shareOf(falseAlarms)).toBeLessThan(0.04)
  })
})
