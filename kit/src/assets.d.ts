/** The values that webpack gives to files that are no code: class names of CSS modules, addresses of assets. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
declare module '*.css'
declare module '*.po' {
  export const messages: Readonly<Record<string, string | unknown[]>>
}
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*.webm' {
  const address: string
  export default address
}
