/** A plane that has lost its way. */
export function LostWay() {
  return (
    <svg width="220" height="140" viewBox="0 0 220 140" fill="none" aria-hidden="true">
      <circle cx="104" cy="72" r="62" fill="var(--wr-draw-soft)" />
      <path
        d="M34 104a15 15 0 010-30 22 22 0 0141-3 17 17 0 0125 10 12 12 0 01-2 23z"
        fill="var(--wr-draw-cloud)"
      />
      <path
        d="M20 122c34-2 60-14 78-36s26-44 52-44 30 34 8 36-26-30 6-44"
        stroke="var(--wr-draw-teal)"
        strokeWidth="2.5"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <g transform="translate(158 4) rotate(-18) scale(0.62)">
        <path
          d="M30 30l-8-14h6l10 11 18-1L42 5h7l20 20 15-1c8 0 10 7 2 8l-50 4c-3 .2-5-2-6-6z"
          fill="var(--wr-draw-coral)"
        />
        <path d="M58 35l-12 13h6l20-14z" fill="var(--wr-draw-coral-deep)" />
      </g>
    </svg>
  )
}
