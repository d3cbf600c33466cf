// What rises from bread and coffee.
import { fixed, line, swing } from './strokes'

/** Rises and fades. */
export const steam = (x: number, y: number, at: number, colour = '#fff') => {
  const part = at % 1
  return line(
    `M${fixed(x + 8 * swing(part, 2))} ${fixed(y - 90 * part)}q-14 -22 0 -40t0 -40`,
    colour,
    9,
    `opacity="${fixed(0.3 * Math.sin(Math.PI * part))}"`,
  )
}
