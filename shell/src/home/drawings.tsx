import type { ReactNode } from 'react'

export interface DrawingProps {
  /** Edge in CSS pixels. */
  readonly size?: number
}

/** Small drawings in one style: flat shapes in the site's colours on a sheet of 64 by 64. */
const drawing = (name: string, shapes: ReactNode) => {
  const Drawing = ({ size = 64 }: DrawingProps) => (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true">
      {shapes}
    </svg>
  )
  Drawing.displayName = name
  return Drawing
}

const teal = 'var(--wr-draw-teal)'
const soft = 'var(--wr-draw-soft)'
const coral = 'var(--wr-draw-coral)'
const ink = 'var(--wr-draw-ink)'
const paper = 'var(--wr-draw-white)'
const light = 'var(--wr-draw-lamp)'

const sheet = <circle cx="32" cy="32" r="30" fill={soft} />

export const VerifiedDrawing = drawing(
  'VerifiedDrawing',
  <>
    {sheet}
    <path d="M14 34l18-16 18 16" stroke={ink} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M19 32.5V48h26V32.5L32 21z" fill={teal} />
    <circle cx="44" cy="44" r="10" fill={coral} stroke={soft} strokeWidth="3" />
    <path
      d="M39.5 44l3 3 6-6"
      stroke={paper}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>,
)

export const HostDrawing = drawing(
  'HostDrawing',
  <>
    {sheet}
    <path d="M12 20a5 5 0 015-5h20a5 5 0 015 5v11a5 5 0 01-5 5H25l-8 6v-6a5 5 0 01-5-5z" fill={teal} />
    <path d="M19 23h16M19 28.5h10" stroke={paper} strokeWidth="2.5" strokeLinecap="round" />
    <path d="M29 40h9a8 8 0 008-8v-5h2a5 5 0 015 5v9a5 5 0 01-5 5v6l-7-6h-7a5 5 0 01-5-5z" fill={coral} />
  </>,
)

export const LanguageDrawing = drawing(
  'LanguageDrawing',
  <>
    {sheet}
    <path d="M10 22a6 6 0 016-6h14a6 6 0 016 6v12a6 6 0 01-6 6H20l-7 5v-6a6 6 0 01-3-5z" fill={coral} />
    <path d="M17 34l6-13 6 13M19.5 29.5h7" stroke={paper} strokeWidth="2.5" strokeLinecap="round" />
    <path d="M31 30a6 6 0 016-6h11a6 6 0 016 6v11a6 6 0 01-3 5v6l-7-5h-7a6 6 0 01-6-6z" fill={teal} />
    <path d="M36 30.5h6l-1 5-5 5M47 29v13M47 35h3.5" stroke={paper} strokeWidth="2.5" strokeLinecap="round" />
  </>,
)

export const TradeDrawing = drawing(
  'TradeDrawing',
  <>
    {sheet}
    <path d="M17 29h30v19a3 3 0 01-3 3H20a3 3 0 01-3-3z" fill={teal} />
    <path d="M14 22a2 2 0 012-2h32a2 2 0 012 2v8H14z" fill={ink} />
    <path d="M28 20h8v16l-4-3-4 3z" fill={light} />
    <path d="M23 15l2.5-4M41 15l-2.5-4M32 14V9" stroke={coral} strokeWidth="3" strokeLinecap="round" />
  </>,
)

export const JobDrawing = drawing(
  'JobDrawing',
  <>
    {sheet}
    <path d="M25 23v-4a3 3 0 013-3h8a3 3 0 013 3v4" stroke={ink} strokeWidth="3" />
    <rect x="13" y="23" width="38" height="27" rx="4" fill={coral} />
    <path d="M13 34h38" stroke={paper} strokeWidth="2.5" />
    <rect x="28" y="30" width="8" height="8" rx="2" fill={paper} />
  </>,
)

export const RoommateDrawing = drawing(
  'RoommateDrawing',
  <>
    {sheet}
    <circle cx="24" cy="25" r="7" fill={teal} />
    <circle cx="41" cy="25" r="7" fill={coral} />
    <path d="M10 49c0-9 6-14 14-14 4 0 7 1.5 9 3.5-4 2.5-5 6-5 10.5z" fill={teal} />
    <path d="M29 49c0-9 5-14 12-14s13 5 13 14z" fill={coral} />
  </>,
)

export const PhoneDrawing = drawing(
  'PhoneDrawing',
  <>
    <rect x="19" y="4" width="27" height="56" rx="5" fill={ink} />
    <rect x="21.5" y="6.5" width="22" height="51" rx="3" fill={soft} />
    <path d="M21.5 36c6-5 12-3 22 0v18.5a3 3 0 01-3 3h-16a3 3 0 01-3-3z" fill={teal} />
    <path d="M27 42l5.5-5 5.5 5v8H27z" fill={paper} />
    <path d="M25.5 42.5l7-6.5 7 6.5" stroke={coral} strokeWidth="2" strokeLinecap="round" />
    <rect x="30.5" y="44" width="4" height="6" fill={light} />
    <circle cx="38" cy="16" r="4" fill={light} />
    <path d="M25 24.5l9-3 3 .5-8.5 4.5z" fill={coral} />
    <path d="M29 9h7" stroke={ink} strokeWidth="1.5" strokeLinecap="round" />
  </>,
)
