import { updateAttribute } from '@within-reach/registry'
import { hashSource } from './hash-source'

/** The links of this site while an update waits. Without an update, a navigation loads no document, so it needs no rule. */
const where = {
  and: [{ href_matches: '/*' }, { selector_matches: `[${updateAttribute}] a:not([download],[target])` }],
}
const rules = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })

/**
 * The rules by which a browser loads the next page before it is opened (Speculation Rules). The page contains them from the
 * start, because its policy does not allow scripts to add rules.
 */
export const speculationRules = `<script type="speculationrules">${rules}</script>`

/** The hash source that allows the rules in the policy (CSP Level 3, section 2.3.1). */
export const speculationSource = hashSource(rules)
