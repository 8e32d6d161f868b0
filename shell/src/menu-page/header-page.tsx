/** The site header alone (/header): the chrome is there already, so the page adds only its name. */
export function HeaderPage() {
  return <h1 className="wr-visually-hidden">Header</h1>
}
