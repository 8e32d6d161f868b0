import type { SitePosts } from '../site/posts'

/** A site without posts. */
export const noPosts: SitePosts = {
  preview: () => Promise.resolve(undefined),
  previews: () => Promise.resolve(new Map()),
  previewOf: ({ type, subject, description }) => ({
    type,
    subject,
    text: description,
    picture: null,
    author: 'ana',
    created: new Date('2026-11-01'),
    edited: null,
  }),
  addresses: () => Promise.resolve([]),
  highestId: () => Promise.resolve(0),
}
