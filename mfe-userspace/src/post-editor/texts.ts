import { limits } from '@within-reach/contract'

const megabytes = limits.fileBytes / 1024 / 1024

/** The words of the editors. */
export const texts = {
  create: 'Create',
  chooseRegion: 'Choose a region',
  notOpen: (region: string) => `${region} (not open yet)`,
  caution: [
    'Get to know a seller or a future roommate before you decide: meet in a public place, or talk by video.',
    'See the item or the room with your own eyes, and try what can be tried.',
    'Offer nothing that is unsafe, stolen, counterfeit or against the law.',
    'Pay only when you have what you pay for. Nobody honest needs your money in advance, or your passwords and codes.',
    'Prices far below the usual, hurry, and stories about couriers or deposits are signs of fraud.',
  ],
  regionClosed:
    'This region is not open for new posts yet. Choose another one; everything you typed is still here.',
  offline: 'You seem to be offline. Everything you typed is still here; try again when you are connected.',
  tooMany: 'That were many posts in a short time. Please wait a moment and try again.',
  error: 'Error',
  invalid: (why: string) => `Error. ${why}`,
  pictures: {
    label: 'Images (optional)',
    hint: `Up to ${limits.files} pictures of at most ${megabytes} MB. You may also drop or paste them here.`,
    choose: 'Choose images',
  },
  files: {
    label: 'Files (optional)',
    hint: `Up to ${limits.files} pictures or PDF files of at most ${megabytes} MB. You may also drop or paste them here.`,
    choose: 'Choose files',
  },
  remove: (name: string) => `Remove ${name}`,
  refused: {
    pictures: (name: string) =>
      `“${name}” is not a picture that can be shown. Choose JPEG, PNG, WebP, GIF or AVIF.`,
    'pictures and PDF': (name: string) => `“${name}” is neither a picture nor a PDF file.`,
    size: (name: string) => `“${name}” is larger than ${megabytes} MB. Choose a smaller one.`,
    count: (name: string) => `“${name}” is one too many: a post takes ${limits.files}.`,
  },
} as const
