/** The query parameter that opens the diagnostics panel. */
export const diagnosticsParameter = 'diagnostics'
