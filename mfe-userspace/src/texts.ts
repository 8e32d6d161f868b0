/** Words that several screens of the community show; those of the specification to the letter. */
export const texts = {
  error: 'Error',
  close: 'Close',
  tryAgain: 'Try again',
  allRegions: 'All',
  post: 'Post',
  confirmDelete: 'Do you really want to delete this item? This process cannot be undone.',
  cancel: 'Cancel',
  delete: 'Delete',
} as const

/** A day, short. */
export const shortDay = (iso: string): string =>
  new Intl.DateTimeFormat('en', { year: 'numeric', month: 'short', day: 'numeric' }).format(new Date(iso))

/** A date and time in full. */
export const fullDate = (iso: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
