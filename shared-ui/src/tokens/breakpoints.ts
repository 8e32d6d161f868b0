/** The widths at which the layout changes, in CSS pixels (specification, section 9). */
export const breakpoints = [1130, 1024, 768, 633, 628, 425, 375] as const

/** At and below this width: mobile header, cards in place of tables, region tabs. */
export const narrowQuery = '(max-width: 768px)'
