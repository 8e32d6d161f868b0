/** The widths at which the layout changes, in CSS pixels at the browser's own text size (specification, section 9). */
export const breakpoints = [1130, 1024, 768, 633, 628, 425, 375] as const

/**
 * At and below this width: mobile header, cards instead of tables, region tabs. 48em are 768 px. Like every breakpoint
 * of the style sheets it is in em, so that doubled text gets the layout that fits it.
 */
export const narrowQuery = '(max-width: 48em)'
