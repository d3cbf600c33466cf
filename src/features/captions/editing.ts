// What is done to captions in the editor, and taken back. Pure: the cues of clips and of programs are edited alike.
import { inOrder, mostCues, mostLetters, mostMs, tidyWords, type Cue } from './cue'

export type Edit =
  | { readonly do: 'write'; readonly at: number; readonly text: string }
  | { readonly do: 'time'; readonly at: number; readonly fromMs?: number; readonly toMs?: number }
  /** Before this letter of its words. */
  | { readonly do: 'split'; readonly at: number; readonly letter: number }
  /** With the cue after it. */
  | { readonly do: 'join'; readonly at: number }
  | { readonly do: 'add'; readonly fromMs: number }
  | { readonly do: 'remove'; readonly at: number }

interface Past<C extends Cue> {
  readonly cues: readonly C[]
  /** The cue the edit was made in. */
  readonly at: number
}

export interface Editing<C extends Cue = Cue> {
  readonly cues: readonly C[]
  /** The cue that is edited; -1: none. */
  readonly at: number
  /** What there was before each edit, the latest last. */
  readonly past: readonly Past<C>[]
  /** Letters typed one after the other into one cue are one edit. */
  readonly last?: Edit
}

const leastMs = 100
const newMs = 2000
const mostPast = 200

export const begin = <C extends Cue>(cues: readonly C[]): Editing<C> => ({ cues, at: -1, past: [] })

export function edit<C extends Cue>(now: Editing<C>, act: Edit): Editing<C> {
  const changed = act.do === 'add' ? added(now.cues, act.fromMs) : changedAt(now.cues, act)
  if (!changed) return now
  const cues = inOrder(changed.cues)
  const at = act.do === 'add' ? now.at : act.at
  const isTyping = act.do === 'write' && now.last?.do === 'write' && now.last.at === act.at
  return {
    cues,
    at: changed.on ? cues.indexOf(changed.on) : -1,
    past: isTyping ? now.past : [...now.past.slice(-mostPast + 1), { cues: now.cues, at }],
    last: act,
  }
}

export function undo<C extends Cue>({ cues, at, past }: Editing<C>): Editing<C> {
  const before = past.at(-1)
  if (!before) return { cues, at, past }
  return { ...before, past: past.slice(0, -1) }
}

export const goTo = <C extends Cue>({ cues, past }: Editing<C>, at: number): Editing<C> => ({
  cues,
  past,
  at: Math.max(-1, Math.min(at, cues.length - 1)),
})

/** Those that say something, as they are saved. */
export const toSave = <C extends Cue>(cues: readonly C[]): C[] =>
  cues.map((cue) => ({ ...cue, text: tidyWords(cue.text) })).filter(({ text }) => text !== '')

interface Changed<C> {
  readonly cues: readonly C[]
  /** The cue to go on with. */
  readonly on?: C
}

/** A new cue lasts until the next begins, two seconds at most. */
function added<C extends Cue>(cues: readonly C[], fromMs: number): Changed<C> | undefined {
  if (cues.length >= mostCues) return undefined
  const next = cues.find((cue) => cue.fromMs > fromMs)
  const toMs = Math.min(fromMs + newMs, Math.max(next?.fromMs ?? Infinity, fromMs + leastMs))
  const on = { fromMs, toMs, text: '' } as C
  return { cues: [...cues, on], on }
}

function changedAt<C extends Cue>(
  cues: readonly C[],
  act: Exclude<Edit, { do: 'add' }>,
): Changed<C> | undefined {
  const cue = cues[act.at]
  const next = cues[act.at + 1]
  if (!cue) return undefined
  const swap = (taken: number, ...put: C[]) => ({
    cues: cues.toSpliced(act.at, taken, ...put),
    on: put[0],
  })
  if (act.do === 'remove') return { cues: cues.toSpliced(act.at, 1), on: next ?? cues[act.at - 1] }
  if (act.do === 'write') return swap(1, { ...cue, text: act.text.slice(0, mostLetters) })
  if (act.do === 'time') return swap(1, timed(cue, act))
  if (act.do === 'join') return next && swap(2, joined(cue, next))
  const halves = split(cue, act.letter)
  if (!halves || cues.length >= mostCues) return undefined
  return { cues: cues.toSpliced(act.at, 1, ...halves), on: halves[1] }
}

/** An end that is put beyond the other takes it along, so that a cue always lasts. */
function timed<C extends Cue>(cue: C, { fromMs, toMs }: { fromMs?: number; toMs?: number }): C {
  const within = (ms: number) => Math.round(Math.max(0, Math.min(ms, mostMs - leastMs)))
  if (fromMs !== undefined) {
    const from = within(fromMs)
    return { ...cue, fromMs: from, toMs: from < cue.toMs ? cue.toMs : from + cue.toMs - cue.fromMs }
  }
  const to = Math.max(within(toMs ?? cue.toMs), leastMs)
  return { ...cue, toMs: to, fromMs: Math.min(cue.fromMs, to - leastMs) }
}

const joined = <C extends Cue>(cue: C, next: C): C => ({
  ...cue,
  toMs: Math.max(cue.toMs, next.toMs),
  text: `${cue.text}\n${next.text}`.trim().slice(0, mostLetters),
})

/** Its time is shared out as its words are. */
function split<C extends Cue>(cue: C, letter: number): readonly [C, C] | undefined {
  const [before, after] = [cue.text.slice(0, letter).trim(), cue.text.slice(letter).trim()]
  const lasts = cue.toMs - cue.fromMs
  if (before === '' || after === '' || lasts < 2) return undefined
  const share = before.length / (before.length + after.length)
  const half = cue.fromMs + Math.max(1, Math.min(lasts - 1, Math.round(lasts * share)))
  return [
    { ...cue, toMs: half, text: before },
    { ...cue, fromMs: half, text: after },
  ]
}
