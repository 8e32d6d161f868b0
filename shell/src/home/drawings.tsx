import type { ReactNode } from 'react'

/** Small drawings of one hand: flat shapes in the site's own colours on a 64 by 64 sheet. */
const drawing = (shapes: ReactNode, name: string, size = 64) => {
  const Drawing = () => (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true">
      {shapes}
    </svg>
  )
  Drawing.displayName = name
  return Drawing
}

const teal = 'var(--wr-accent)'
const soft = 'var(--wr-accent-soft)'
const coral = 'var(--wr-call)'
const ink = 'var(--wr-ink)'

export const HomeDrawing = drawing(
  <>
    <circle cx="32" cy="34" r="28" fill={soft} />
    <path d="M12 34L32 16l20 18" stroke={ink} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M17 32v20h30V32L32 19z" fill={teal} />
    <rect x="27" y="38" width="10" height="14" rx="1.500" fill="#fff" />
    <rect x="39" y="34" width="5" height="5" rx="1" fill="#ffd9a0" />
    <rect x="20" y="34" width="5" height="5" rx="1" fill="#ffd9a0" />
  </>,
  'HomeDrawing',
)
export const HotelDrawing = drawing(
  <>
    <circle cx="32" cy="34" r="28" fill={soft} />
    <path d="M12 44h40v-6a6 6 0 00-6-6H26v8" stroke={ink} strokeWidth="3" strokeLinejoin="round" />
    <rect x="14" y="38" width="38" height="9" rx="2" fill={coral} />
    <rect x="16" y="31" width="11" height="7" rx="3" fill="#fff" />
    <path d="M12 26v28M52 46v8" stroke={ink} strokeWidth="3" strokeLinecap="round" />
    <path d="M45 10a7 7 0 106 10 8 8 0 01-6-10z" fill="#ffd9a0" />
  </>,
  'HotelDrawing',
)
export const RequestDrawing = drawing(
  <>
    <circle cx="32" cy="34" r="28" fill={soft} />
    <circle cx="32" cy="34" r="18" fill="#fff" stroke={ink} strokeWidth="3" />
    <path d="M40 26l-4.500 11.500L24 42l4.500-11.500z" fill={coral} />
    <circle cx="32" cy="34" r="2" fill="#fff" />
  </>,
  'RequestDrawing',
)
export const TradeDrawing = drawing(
  <>
    <circle cx="32" cy="34" r="28" fill={soft} />
    <rect x="16" y="28" width="32" height="24" rx="2.500" fill={teal} />
    <path d="M14 22h36v8H14z" fill={ink} />
    <rect x="28" y="22" width="8" height="14" fill="#ffd9a0" />
    <path d="M22 18l4-6M42 18l-4-6M32 17v-7" stroke={coral} strokeWidth="3" strokeLinecap="round" />
  </>,
  'TradeDrawing',
)
export const JobDrawing = drawing(
  <>
    <circle cx="32" cy="34" r="28" fill={soft} />
    <path d="M25 24v-4a3 3 0 013-3h8a3 3 0 013 3v4" stroke={ink} strokeWidth="3" />
    <rect x="13" y="24" width="38" height="26" rx="4" fill={coral} />
    <path d="M13 34h38" stroke="#fff" strokeWidth="2.500" />
    <rect x="28" y="31" width="8" height="6" rx="1.500" fill="#fff" />
  </>,
  'JobDrawing',
)
export const RoommateDrawing = drawing(
  <>
    <circle cx="32" cy="34" r="28" fill={soft} />
    <circle cx="24" cy="26" r="7" fill={teal} />
    <circle cx="41" cy="26" r="7" fill={coral} />
    <path d="M11 50c0-9 6-14 13-14s9 3 9 3-6 5-6 11z" fill={teal} />
    <path d="M29 50c0-9 5-14 12-14s12 5 12 14z" fill={coral} />
  </>,
  'RoommateDrawing',
)
export const PhoneDrawing = drawing(
  <>
    <rect
      x="18"
      y="6"
      width="28"
      height="52"
      rx="5"
      fill="var(--wr-surface)"
      stroke={ink}
      strokeWidth="2.500"
    />
    <path
      d="M27 30c2-6 5-8 10-8M37 26c-2 6-5 8-10 8"
      stroke={teal}
      strokeWidth="2.500"
      strokeLinecap="round"
    />
    <circle cx="38" cy="20" r="2" fill={coral} />
    <path d="M29 52h6" stroke={ink} strokeWidth="2" strokeLinecap="round" />
  </>,
  'PhoneDrawing',
  112,
)
