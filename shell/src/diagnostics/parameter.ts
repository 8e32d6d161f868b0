/** In an address it opens the panel with what the page is composed of. */
export const diagnosticsParameter = 'diagnostics'
