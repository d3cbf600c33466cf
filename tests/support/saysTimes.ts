/** Says moments as a browser in the zone of its environment does: cases as lines of JSON in, texts out. */
import { createInterface } from 'node:readline'
import * as format from '../../src/browser/text/format'
import { isDayOver } from '../../src/kit/isDayOver'

export interface SaidCase {
  readonly time: string
  readonly now: number
  readonly language: 'en' | 'de'
}

const say = ({ time, now, language }: SaidCase) => ({
  age: format.formatAge(time, now, language),
  day: format.formatDay(time, now, language),
  wholeDay: format.formatWholeDay(time, now, language),
  title: format.formatDayTitle(time, now, language),
  moment: format.formatMoment(time, language),
  isOver: isDayOver(time.slice(0, 10), new Date(now)),
})

export type Said = ReturnType<typeof say>

for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(say(JSON.parse(line) as SaidCase))}\n`)
