interface Options {
  readonly state?: unknown
  readonly replace?: boolean
}

/** Replaces the shell's `navigation/navigate`: links in header and footer use this application's router. */
export function navigate(to: string, options?: Options): void {
  router?.(to, options)
}

export const back = (): void => window.history.back()

let router: typeof navigate | undefined
export const routeBy = (of: typeof navigate): void => {
  router = of
}
