import { CircleAlert, KeyRound, Map, WifiOff } from 'lucide-react'

const glyphs = { warning: CircleAlert, role: KeyRound, lost: Map, offline: WifiOff }

/** The few icons that show before the shell: the whole registry would weigh on the sign-in page. */
export function Glyph({ name }: { name: keyof typeof glyphs }) {
  const Drawn = glyphs[name]
  return <Drawn size={28} strokeWidth={1.75} aria-hidden />
}
