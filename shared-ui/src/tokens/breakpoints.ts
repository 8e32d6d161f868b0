/** The widths at which the layout changes, in CSS pixels at the browser's own text size (specification, section 9). */
export const breakpoints = [1130, 1024, 768, 633, 628, 425, 375] as const

/**
 * At and below this width: mobile header, cards in place of tables, region tabs. 48em are 768 px; like every breakpoint of the
 * style sheets it is in em, so that whoever reads with letters twice as large gets the layout that has room for them.
 */
export const narrowQuery = '(max-width: 48em)'
