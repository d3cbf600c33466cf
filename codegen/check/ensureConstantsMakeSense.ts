import { problem, type Problem } from '../problems/problem'
import type { Manifest } from '../read/manifest'

/** Units that have whole numbers only. */
const counted = ['bytes', 'parts', 'px', 'characters']

/** Constants are not negative, and counted units are whole numbers. */
export function ensureConstantsMakeSense({ app }: Manifest): Problem[] {
  return Object.entries(app.constants).flatMap(([id, { value, unit }]) => {
    const fault = faultOf(value, unit)
    if (fault === undefined) return []
    return problem('CONSTANT-ABSURD', 'app.yaml', ['constants', id, 'value'], `${id} ${fault}.`)
  })
}

function faultOf(value: number, unit: string): string | undefined {
  if (unit === 'switch' && value !== 0 && value !== 1)
    return `cannot be ${value}: a switch is 0 (off) or 1 (on)`
  if (!Number.isFinite(value) || value < 0) return `cannot be ${value} ${unit}`
  if (counted.includes(unit) && !Number.isInteger(value))
    return `cannot be ${value} ${unit}: ${unit} are whole`
  return undefined
}
