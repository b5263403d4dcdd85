import { useId } from 'react'
import styles from './AuthFrame.module.css'

const ROAD =
  'M310-30C270 30 150 40 122 138S300 40 390 94 420 210 252 252 60 300 118 410 240 500 302 476 380 320 458 344 560 440 472 540 500 660 640 640'
const SQUIRCLE = 'M.5 0C.88 0 1 .12 1 .5S.88 1 .5 1 0 .88 0 .5.12 0 .5 0Z'
const FRAME = 5

const portraits = [
  { name: 'soizic', x: 70, y: 86, size: 104 },
  { name: 'awa', x: 330, y: 34, size: 120 },
  { name: 'nadia', x: 196, y: 196, size: 112 },
  { name: 'vaiana', x: 400, y: 286, size: 116 },
  { name: 'brigitte', x: 60, y: 352, size: 116 },
  { name: 'fatou', x: 250, y: 424, size: 104 },
  { name: 'mai', x: 424, y: 492, size: 96 },
]

const plates = [
  { text: '29', x: 150, y: 126, width: 46 },
  { text: '60', x: 470, y: 110, width: 46 },
  { text: '26', x: 318, y: 246, width: 46 },
  { text: '974', x: 352, y: 330, width: 59 },
  { text: '64', x: 186, y: 384, width: 46 },
]

/** The yellow road between members: a decorative illustration. */
export const Road = () => {
  const clip = useId()
  return (
    <svg className={styles.road} viewBox="0 0 560 620" aria-hidden="true">
      <clipPath id={clip} clipPathUnits="objectBoundingBox">
        <path d={SQUIRCLE} />
      </clipPath>
      <path className={styles.casing} d={ROAD} pathLength={1} />
      <path className={styles.asphalt} d={ROAD} pathLength={1} />
      {portraits.map(({ name, x, y, size }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <rect className={styles.mount} width={size} height={size} clipPath={`url(#${clip})`} />
          <image
            href={`/images/portraits/${name}.svg`}
            transform={`translate(${FRAME} ${FRAME})`}
            width={size - 2 * FRAME}
            height={size - 2 * FRAME}
            clipPath={`url(#${clip})`}
          />
        </g>
      ))}
      {plates.map(({ text, x, y, width }) => (
        <g key={text} className={styles.plate} transform={`translate(${x} ${y})`}>
          <rect width={width} height={30} rx={8} />
          <text x={width / 2} y={21}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  )
}
