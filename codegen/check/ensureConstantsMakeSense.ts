import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'

/** What comes in whole pieces only. */
const counted = ['bytes', 'parts', 'px', 'characters']

/** Nothing lasts or measures less than nothing, and there is no half byte. */
export function ensureConstantsMakeSense({ app }: Manifest): Problem[] {
  return Object.entries(app.constants).flatMap(([id, { value, unit }]) => {
    const fault = faultOf(value, unit)
    if (fault === undefined) return []
    return problem('CONSTANT-ABSURD', 'app.yaml', ['constants', id, 'value'], `${id} ${fault}.`)
  })
}

function faultOf(value: number, unit: string): string | undefined {
  if (!Number.isFinite(value) || value < 0) return `cannot be ${value} ${unit}`
  if (counted.includes(unit) && !Number.isInteger(value))
    return `cannot be ${value} ${unit}: ${unit} are whole`
  return undefined
}
