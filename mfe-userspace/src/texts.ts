/** Words that several screens of the community show; those of the specification to the letter. */
export const texts = {
  error: 'Error',
  close: 'Close',
  tryAgain: 'Try again',
  all: 'All',
  post: 'Post',
  confirmDelete: 'Do you really want to delete this item? This process cannot be undone.',
  cancel: 'Cancel',
  delete: 'Delete',
} as const

const day = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' })
const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** A day, short. */
export const shortDay = (iso: string): string => day.format(new Date(iso))

/** A date and time in full. */
export const fullDate = (iso: string): string => dayAndTime.format(new Date(iso))
