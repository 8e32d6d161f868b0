/** Server rendering; all other options are the defaults. */
export default { ssr: true }
