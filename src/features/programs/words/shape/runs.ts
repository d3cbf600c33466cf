// A line as pieces of one direction and one script, in the order in which they are seen.
import createBidi from 'bidi-js'

export interface Run {
  readonly text: string
  readonly isRightToLeft: boolean
}

const bidi = createBidi()

export type Levels = ReturnType<typeof bidi.getEmbeddingLevels>

/** Of a paragraph. */
export const levelsOf = (text: string): Levels => bidi.getEmbeddingLevels(text)

export const startsRight = ({ paragraphs }: Levels): boolean =>
  (paragraphs[0]?.level ?? 0) % 2 === 1

interface LevelRun extends Run {
  readonly level: number
}

/** Of a line of a paragraph: from and to count UTF-16 units of it. */
export function runsOf(text: string, { levels }: Levels, from: number, to: number): Run[] {
  const runs: { from: number; to: number; level: number; script: string | undefined }[] = []
  for (let place = from; place < to;) {
    const letter = String.fromCodePoint(text.codePointAt(place)!)
    const level = levels[place] ?? 0
    const script = scriptOf(letter)
    const last = runs.at(-1)
    if (last?.level === level && (!script || !last.script || last.script === script)) {
      last.to = place + letter.length
      last.script ??= script
    } else runs.push({ from: place, to: place + letter.length, level, script })
    place += letter.length
  }
  return inSight(
    runs.map((run) => ({
      text: text.slice(run.from, run.to),
      level: run.level,
      isRightToLeft: run.level % 2 === 1,
    })),
  )
}

/** Rule L2 of the Unicode bidirectional algorithm. */
function inSight(runs: LevelRun[]): LevelRun[] {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let seen = runs
  for (let level = highest; level > 0; level--) {
    const turned: LevelRun[] = []
    let turning: LevelRun[] = []
    for (const run of seen) {
      if (run.level >= level) turning = [run, ...turning]
      else {
        turned.push(...turning, run)
        turning = []
      }
    }
    seen = [...turned, ...turning]
  }
  return seen
}

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['other', /\p{Letter}/u],
]

/** Undefined: it goes with any. */
const scriptOf = (letter: string): string | undefined =>
  scripts.find(([, letters]) => letters.test(letter))?.[0]
