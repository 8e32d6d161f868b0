/** A visitor's explicit choice of theme. Without one, the interface follows the system. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The cookie that stores the choice, so that the service renders the page in it. */
export const themeCookie = 'theme'

/** Whether the text names a theme. */
export const isTheme = (text: unknown): text is Theme => (themes as readonly unknown[]).includes(text)
