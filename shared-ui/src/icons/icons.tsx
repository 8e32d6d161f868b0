import type { ReactNode } from 'react'

/**
 * Every icon is drawn on 24 by 24 with one stroke, has the colour of its text, and is hidden from screen readers. Its
 * size is given in CSS pixels and grows with the text.
 */
const icon = (drawing: ReactNode, name: string) => {
  const Icon = ({ size = 20 }: { readonly size?: number }) => (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  )
  Icon.displayName = name
  return Icon
}

export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />, 'CloseIcon')
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />, 'MenuIcon')
export const BackIcon = icon(<path d="M15 5l-7 7 7 7" />, 'BackIcon')
export const NextIcon = icon(<path d="M9 5l7 7-7 7" />, 'NextIcon')
export const ChevronIcon = icon(<path d="M6 9l6 6 6-6" />, 'ChevronIcon')
export const SearchIcon = icon(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
  'SearchIcon',
)
export const MessageIcon = icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="M4 7l8 6 8-6" />
  </>,
  'MessageIcon',
)
export const TrashIcon = icon(
  <path d="M4 7h16M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10 11v5.5M14 11v5.5" />,
  'TrashIcon',
)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />, 'PlusIcon')
export const ImageIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="M4 17.5l5-4.5 3.5 3 3-2.5 5 4.5" />
  </>,
  'ImageIcon',
)
export const FileIcon = icon(<path d="M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5H18.5" />, 'FileIcon')
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />, 'CheckIcon')
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5v5.5M12 16.2v.3" />
  </>,
  'AlertIcon',
)
export const PencilIcon = icon(<path d="M4.5 19.5l1-4L16 5l3 3L8.5 18.5zM14 7l3 3" />, 'PencilIcon')
export const FlagIcon = icon(<path d="M6 21V4M6 5h11.5l-2.5 4 2.5 4H6" />, 'FlagIcon')
export const BookmarkIcon = icon(<path d="M6.5 4h11v16.5L12 16l-5.5 4.5z" />, 'BookmarkIcon')
export const BookmarkedIcon = icon(
  <path d="M6.5 4h11v16.5L12 16l-5.5 4.5z" fill="currentColor" />,
  'BookmarkedIcon',
)
export const FeedIcon = icon(
  <>
    <path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14" />
    <circle cx="6" cy="18" r="1.2" fill="currentColor" />
  </>,
  'FeedIcon',
)
export const BlockIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M6 6l12 12" />
  </>,
  'BlockIcon',
)
export const PinIcon = icon(
  <>
    <path d="M12 21s-6.5-5.8-6.5-11a6.5 6.5 0 0113 0c0 5.200-6.500 11-6.500 11z" />
    <circle cx="12" cy="10" r="2.3" />
  </>,
  'PinIcon',
)
export const HomeIcon = icon(
  <path d="M4 11.500L12 4.500l8 7M6.500 9.800v9.700h11V9.800M10 19.500v-5.500h4v5.500" />,
  'HomeIcon',
)
export const EyeIcon = icon(
  <>
    <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
    <circle cx="12" cy="12" r="2.800" />
  </>,
  'EyeIcon',
)
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />, 'PlayIcon')
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4" />
  </>,
  'SunIcon',
)
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z" />, 'MoonIcon')
export const SystemThemeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 010 17z" fill="currentColor" />
  </>,
  'SystemThemeIcon',
)
export const TranslateIcon = icon(
  <path d="M3.5 5.5h9M8 3.5v2c0 4-2 6.5-4.5 8M5.5 8.5c1 2.5 3 4 5.5 5M12 20.5l4-10 4 10M13.5 17h5" />,
  'TranslateIcon',
)
export const BoldIcon = icon(
  <path d="M7.5 5h5.25a3.5 3.5 0 010 7H7.5zM7.5 12h6.25a3.5 3.5 0 010 7H7.5z" strokeWidth="2.25" />,
  'BoldIcon',
)
export const ItalicIcon = icon(<path d="M10.5 5H18M6 19h7.5M14.25 5l-4.5 14" />, 'ItalicIcon')
export const BulletListIcon = icon(
  <path d="M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01" strokeWidth="2" />,
  'BulletListIcon',
)
export const NumberedListIcon = icon(
  <path d="M11 6h9M11 12h9M11 18h9M4.25 5.25L5.75 4.25V9M4.25 15.4c.2-1 .9-1.4 1.6-1.4.9 0 1.65.6 1.65 1.5 0 1.3-3.25 2.2-3.25 4h3.5" />,
  'NumberedListIcon',
)
export const LinkIcon = icon(
  <path d="M10 13.5a4 4 0 005.66 0l3.2-3.2a4 4 0 00-5.66-5.66l-1.1 1.1M14 10.5a4 4 0 00-5.66 0l-3.2 3.2a4 4 0 005.66 5.66l1.1-1.1" />,
  'LinkIcon',
)
