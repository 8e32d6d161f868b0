/** How often lists of cases are read again while they are visible, in milliseconds. An open case also follows events. */
export const caseInterval = 10_000
