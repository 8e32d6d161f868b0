import styles from './hero.module.css'

const teal = 'var(--wr-draw-teal)'
const coral = 'var(--wr-draw-coral)'
const light = 'var(--wr-draw-lamp)'

/** A tower block of the city: left edge, width, top. */
const blocks: readonly (readonly [x: number, width: number, top: number])[] = [
  [60, 44, 150],
  [112, 34, 122],
  [154, 52, 164],
  [372, 40, 138],
  [420, 30, 104],
  [458, 54, 150],
  [560, 36, 116],
  [604, 48, 142],
  [716, 34, 96],
  [758, 46, 128],
  [812, 30, 152],
  [872, 44, 112],
  [924, 56, 146],
  [1188, 46, 142],
  [1242, 34, 118],
  [1284, 60, 156],
  [1352, 40, 136],
]

/** A house in the foreground: left edge, width, wall height, roof. */
const houses: readonly (readonly [x: number, width: number, height: number, roof: string])[] = [
  [196, 62, 40, coral],
  [470, 58, 38, teal],
  [540, 70, 46, coral],
  [640, 56, 36, teal],
  [780, 64, 42, coral],
  [980, 58, 38, teal],
  [1060, 72, 44, coral],
]

const trees = [150, 284, 432, 624, 716, 862, 894, 1036, 1156, 1240] as const
const ground = 224

/** Seoul's tower on its hill, London's clock, and ordinary houses. Narrow screens show the middle. */
export function Landscape() {
  return (
    <svg className={styles.landscape} viewBox="0 0 1440 260" preserveAspectRatio="xMidYMax slice">
      <g fill={teal} opacity="0.12">
        <path d="M0 176C120 124 250 118 380 158S650 196 770 140s260-70 400-10 210 40 270 10v120H0z" />
        <path d="M1085 110h10l3-46h3l1-34h2l1 34h3l3 46h10v10h-36zM1092 78h26v8h-26z" />
      </g>
      <g fill={teal} opacity="0.24">
        {blocks.map(([x, width, top]) => (
          <rect key={x} x={x} y={top} width={width} height={ground - top + 10} rx="2" />
        ))}
        <path d="M306 230V92l6-14 6-24 6 24 6 14v138z" />
      </g>
      <circle cx="318" cy="104" r="7" fill="var(--wr-draw-window)" />
      {blocks.map(([x, width, top]) => (
        <path
          key={x}
          d={`M${x + 9} ${top + 12}v${ground - top - 30}M${x + width - 9} ${top + 12}v${ground - top - 30}`}
          stroke="var(--wr-draw-window)"
          strokeWidth="5"
          strokeDasharray="6 11"
          opacity="0.7"
        />
      ))}
      {trees.map((x) => (
        <g key={x}>
          <path d={`M${x} ${ground}v-18`} stroke={teal} strokeWidth="3" />
          <ellipse cx={x} cy={ground - 26} rx="11" ry="15" fill={teal} opacity="0.75" />
        </g>
      ))}
      {houses.map(([x, width, height, roof]) => (
        <g key={x}>
          <rect x={x} y={ground - height} width={width} height={height + 8} fill="var(--wr-draw-wall)" />
          <path d={`M${x - 8} ${ground - height}l${width / 2 + 8} -28l${width / 2 + 8} 28z`} fill={roof} />
          <path d={`M${x + width / 2 - 7} ${ground}v-20h14v20z`} fill={teal} />
          <rect x={x + 8} y={ground - height + 10} width="11" height="12" rx="1" fill={light} />
          <rect x={x + width - 19} y={ground - height + 10} width="11" height="12" rx="1" fill={light} />
        </g>
      ))}
      <path d="M0 232c180-22 330-16 500-6s330 12 480 0 320-18 460 2v32H0z" fill="var(--wr-paper)" />
    </svg>
  )
}
