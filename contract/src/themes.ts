/** How the interface looks, where a visitor chose it; without a choice it follows the system. */
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The cookie that keeps the choice, so that the page is served in it. */
export const themeCookie = 'theme'

/** Whether a text names a theme. */
export const isTheme = (text: unknown): text is Theme => (themes as readonly unknown[]).includes(text)
