/** Server rendering, and everything else as by default. */
export default { ssr: true }
