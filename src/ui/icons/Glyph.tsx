/**
 * The few icons of the sign-in page, drawn by hand because the icon library would be too large for
 * it.
 */
const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z'
const paths = {
  info: `M12 16v-4.5m0-3.6v.1${circle}`,
  ok: `M8.5 12l2.5 2.5 4.5-5${circle}`,
  warn: 'M12 9.5v4m0 3.2v.1M10.3 4 2.5 17.5A2 2 0 0 0 4.2 20.5h15.6a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0z',
  danger: `M12 8v5m0 3v.1${circle}`,
  role: 'M15.5 8.5h.01M14.5 15a6 6 0 1 0-5.6-3.9L3 17v4h4v-2h2v-2h2l1.9-1.9c.5.2 1 .2 1.6-.1z',
  lost: 'M9 4 3 6.5v13L9 17l6 3 6-2.5v-13L15 7 9 4zm0 0v13m6-10v13',
  offline:
    'M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 5.2-2.8M2 9a15 15 0 0 1 4.5-2.9M22 9a15 15 0 0 0-11-4M19 13a10 10 0 0 0-2-1.6M12 20h.01',
}

export interface GlyphProps {
  name: keyof typeof paths
  /** Pixels. */
  size: number
}

export function Glyph({ name, size }: GlyphProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 20 ? 1.75 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={paths[name]} />
    </svg>
  )
}
