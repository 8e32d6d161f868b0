// Scripts and styles with a hash must be requested with CORS where the site is another origin, as for a sandboxed frame. Webpack
// compares addresses, which look the same here.
const create = document.createElement.bind(document)
document.createElement = ((name: string, options?: ElementCreationOptions) => {
  const element = create(name, options)
  if (element instanceof HTMLScriptElement || element instanceof HTMLLinkElement)
    element.crossOrigin = 'anonymous'
  return element
}) as typeof document.createElement
