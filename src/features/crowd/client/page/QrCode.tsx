import { encode } from 'uqr'
import styles from './CrowdHead.module.css'

/** An address as a picture that phones read; dark on light in both themes, or they do not. */
export function QrCode({ address, label }: { address: string; label: string }) {
  const { data, size } = encode(address, { border: 2 })
  const path = data
    .flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg
      className={styles.qr}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn here is no file
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.paper} d={`M0 0h${size}v${size}h-${size}z`} />
      <path className={styles.ink} d={path} />
    </svg>
  )
}
