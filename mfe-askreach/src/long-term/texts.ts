export const banner = {
  title: 'Long-term property',
  lead: 'Tell us how you want to live. A verified agent looks for a home that fits and writes to you by e-mail.',
}
