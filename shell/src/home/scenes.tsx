import type { ReactNode } from 'react'
import styles from './tile.module.css'

/** Pictures for the head of a tall tile, on a sheet of 240 by 120. The middle is always visible. */
const scene = (name: string, shapes: ReactNode) => {
  const Scene = () => (
    <svg
      className={styles.scene}
      viewBox="0 0 240 120"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      {shapes}
    </svg>
  )
  Scene.displayName = name
  return Scene
}

const teal = 'var(--wr-draw-teal)'
const deep = 'var(--wr-draw-deep)'
const coral = 'var(--wr-draw-coral)'
const paper = 'var(--wr-draw-white)'
const light = 'var(--wr-draw-lamp)'

const lit = new Set(['1 0', '0 2', '2 1', '1 3'])

/** A block of flats by day, with one door marked. */
export const HomeScene = scene(
  'HomeScene',
  <>
    <circle cx="182" cy="34" r="17" fill={light} />
    <path d="M0 104c60-14 150-14 240 0v16H0z" fill={teal} opacity="0.2" />
    <rect x="84" y="22" width="72" height="86" rx="3" fill={paper} />
    <path d="M78 24l42-20 42 20z" fill={coral} />
    {[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => (
        <g key={`${row} ${column}`}>
          <rect
            x={93 + column * 20}
            y={32 + row * 20}
            width="13"
            height="12"
            rx="1.5"
            fill={lit.has(`${column} ${row}`) ? light : teal}
          />
          <path d={`M${91 + column * 20} ${46 + row * 20}h17`} stroke={teal} strokeWidth="2" opacity="0.35" />
        </g>
      )),
    )}
    <path d="M112 108V96a8 8 0 0116 0v12z" fill={coral} />
    <path d="M60 108V90M184 108V92" stroke={deep} strokeWidth="3" />
    <ellipse cx="60" cy="80" rx="12" ry="17" fill={teal} />
    <ellipse cx="184" cy="84" rx="10" ry="14" fill={teal} />
    <path d="M0 108h240v12H0z" fill={teal} opacity="0.3" />
  </>,
)

/** A small guesthouse by night with a lit sign. */
export const GuesthouseScene = scene(
  'GuesthouseScene',
  <>
    <path d="M0 0h240v120H0z" fill={deep} />
    <path d="M186 14a15 15 0 1013 23 17 17 0 01-13-23z" fill={light} />
    <g fill={paper} opacity="0.7">
      <circle cx="32" cy="22" r="1.3" />
      <circle cx="70" cy="12" r="1" />
      <circle cx="118" cy="18" r="1.3" />
      <circle cx="150" cy="34" r="1" />
      <circle cx="222" cy="30" r="1.3" />
      <circle cx="22" cy="56" r="1" />
    </g>
    <path d="M0 104c70-12 160-12 240 0v16H0z" fill={teal} />
    <rect x="72" y="58" width="100" height="50" rx="2" fill={paper} />
    <path d="M64 60l12-18h92l12 18z" fill={coral} />
    <rect x="82" y="68" width="20" height="16" rx="1.5" fill={light} />
    <rect x="142" y="68" width="20" height="16" rx="1.5" fill={light} />
    <path d="M92 68v16M152 68v16" stroke={paper} strokeWidth="2" />
    <path d="M114 108V80a2 2 0 012-2h12a2 2 0 012 2v28z" fill={teal} />
    <circle cx="126" cy="94" r="1.5" fill={light} />
    <path d="M188 108V62" stroke={paper} strokeWidth="3" />
    <rect x="180" y="54" width="32" height="18" rx="3" fill={coral} />
    <path
      d="M186 68v-9M206 68v-4a2 2 0 00-2-2h-18M186 65h20"
      stroke={paper}
      strokeWidth="2"
      strokeLinecap="round"
    />
  </>,
)

/** A map with a route, a ticket and a compass. */
export const RequestScene = scene(
  'RequestScene',
  <>
    <path d="M0 0h240v120H0z" fill="var(--wr-draw-blush)" />
    <path d="M46 30l48-14 52 14 48-14v78l-48 14-52-14-48 14z" fill={paper} />
    <path d="M94 16v78M146 30v78" stroke={teal} strokeWidth="1.5" opacity="0.25" />
    <path d="M46 72c30-16 60 8 100-6 20-8 34-8 48-4v32l-48 14-52-14-48 14z" fill={teal} opacity="0.14" />
    <path
      d="M64 84c10-20 30-8 40-20s6-24 26-24 18 20 32 14"
      stroke={teal}
      strokeWidth="3"
      strokeDasharray="1 7"
      strokeLinecap="round"
    />
    <circle cx="64" cy="84" r="5" fill={teal} />
    <path d="M166 24a13 13 0 0113 13c0 9-13 21-13 21s-13-12-13-21a13 13 0 0113-13z" fill={coral} />
    <circle cx="166" cy="37" r="5" fill={paper} />
    <g transform="rotate(-12 186 92)">
      <path d="M156 78h60v9a5 5 0 000 10v9h-60v-9a5 5 0 000-10z" fill={deep} />
      <path d="M200 80v24" stroke={paper} strokeWidth="2" strokeDasharray="2 4" />
      <path d="M164 88h24M164 96h16" stroke={paper} strokeWidth="3" strokeLinecap="round" />
    </g>
    <circle cx="50" cy="36" r="19" fill={paper} stroke={deep} strokeWidth="4" />
    <path d="M58 27l-5 12-12 6 5-12z" fill={coral} />
    <circle cx="49.5" cy="36" r="2" fill={paper} />
  </>,
)
