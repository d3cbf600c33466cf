// What keys do in each stage (record.md 2).
import type { Stage } from '../stage'

export type Command =
  | 'record'
  | 'pause'
  | 'retake'
  | 'countdown'
  | 'mirror'
  | 'guide'
  | 'script'
  | 'faster'
  | 'slower'
  | 'larger'
  | 'smaller'
  | 'startNow'
  | 'cancel'
  | 'play'
  | 'back'
  | 'forward'
  | 'frameBack'
  | 'frameOn'
  | 'trimIn'
  | 'trimOut'
  | 'best'
  | 'delete'
  | 'save'
  | 'keys'
  | { readonly take: number }

type Keys = Readonly<Record<string, Command>>

const prompter: Keys = { arrowup: 'faster', arrowdown: 'slower', '-': 'smaller', '+': 'larger' }
const always: Keys = { '?': 'keys' }
const before: Keys = {
  ...always,
  ...prompter,
  r: 'record',
  c: 'countdown',
  m: 'mirror',
  g: 'guide',
  t: 'script',
  escape: 'cancel',
}
const during: Keys = {
  ...always,
  ...prompter,
  r: 'record',
  'shift+r': 'retake',
  p: 'pause',
  m: 'mirror',
  g: 'guide',
  t: 'script',
}
const after: Keys = {
  ...always,
  r: 'record',
  ' ': 'play',
  k: 'play',
  j: 'back',
  l: 'forward',
  ',': 'frameBack',
  '.': 'frameOn',
  i: 'trimIn',
  o: 'trimOut',
  b: 'best',
  delete: 'delete',
  escape: 'cancel',
  'mod+enter': 'save',
}

const keysOf: Partial<Record<Stage['is'], Keys>> = {
  inviting: { ...always, escape: 'cancel' },
  blocked: { ...always, escape: 'cancel' },
  ready: before,
  counting: { ...always, r: 'record', escape: 'cancel', ' ': 'startNow' },
  recording: during,
  paused: during,
  reviewing: after,
}

export interface Press {
  readonly key: string
  readonly hasShift: boolean
  readonly hasCommand: boolean
  readonly hasAlt: boolean
}

export function commandOf(stage: Stage['is'], press: Press): Command | undefined {
  const { hasShift, hasCommand, hasAlt } = press
  if (hasAlt) return undefined
  const key = press.key.toLowerCase()
  const isLetter = /^[a-z]$/.test(key)
  const name = [hasCommand && 'mod', hasShift && isLetter && 'shift', key].filter(Boolean).join('+')
  if (stage === 'reviewing' && /^[1-9]$/.test(name)) return { take: Number(name) }
  return keysOf[stage]?.[name]
}
