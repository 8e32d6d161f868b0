import { Dialog } from '@within-reach/shared-ui'

/** Each inquiry ends with this (specification, sections 2 and 9). */
export const thanks = 'Thank you! Our agent will get back to you shortly via e-mail'

export interface ThanksProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The thank-you modal. */
export function Thanks({ open, onClose }: ThanksProps) {
  return <Dialog open={open} message={<p>{thanks}</p>} closeLabel="Close" onClose={onClose} />
}
