export type Command =
  | { do: 'togglePlay' | 'toggleMute' | 'toggleFullscreen' | 'toggleCaptions' }
  | { do: 'toggleTheatre' | 'goNext' }
  | { do: 'changeRate'; by: 1 | -1 }
  | { do: 'seekBy'; seconds: number }
  | { do: 'seekToTenth'; tenth: number }
  | { do: 'stepBy'; frames: number }
  | { do: 'changeVolume'; by: number }

const commands: Record<string, Command> = {
  ' ': { do: 'togglePlay' },
  k: { do: 'togglePlay' },
  j: { do: 'seekBy', seconds: -10 },
  l: { do: 'seekBy', seconds: 10 },
  arrowleft: { do: 'seekBy', seconds: -5 },
  arrowright: { do: 'seekBy', seconds: 5 },
  arrowup: { do: 'changeVolume', by: 0.1 },
  arrowdown: { do: 'changeVolume', by: -0.1 },
  ',': { do: 'stepBy', frames: -1 },
  '.': { do: 'stepBy', frames: 1 },
  m: { do: 'toggleMute' },
  f: { do: 'toggleFullscreen' },
  c: { do: 'toggleCaptions' },
  t: { do: 'toggleTheatre' },
  n: { do: 'goNext' },
  '<': { do: 'changeRate', by: -1 },
  '>': { do: 'changeRate', by: 1 },
}

export interface KeyPress {
  key: string
  shiftKey?: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  target: EventTarget | null
}

/** The command for a key, unless the focused control uses that key itself. */
export function commandOf(press: KeyPress): Command | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  const key = press.key.toLowerCase()
  // With Shift a letter is another key; Caps Lock makes no difference.
  if (press.shiftKey && /^[a-z]$/.test(key)) return undefined
  if (press.target instanceof Element && ownsKey(press.target, key)) return undefined
  return /^\d$/.test(key) ? { do: 'seekToTenth', tenth: Number(key) } : commands[key]
}

function ownsKey(target: Element, key: string): boolean {
  if (target.matches('[type=text], [type=search], textarea, select')) return true
  if (key === ' ') return target.matches('button, [type=radio]')
  return key.startsWith('arrow') && target.matches('[type=radio], [data-own-arrows]')
}
