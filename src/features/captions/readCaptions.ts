// Reads WebVTT and SubRip. What cannot be read is told with its line, the rest is read all the same.
import { inOrder, mostCues, mostLetters, tidyWords, type Cue } from './cue'

export type FaultCode = 'nothing' | 'timing' | 'order' | 'noTimes' | 'noGap' | 'tooLong' | 'tooMany'

export interface Fault {
  /** From 1. */
  readonly line: number
  readonly code: FaultCode
}

export interface ReadCaptions {
  readonly cues: readonly Cue[]
  /** In the order of their lines. */
  readonly faults: readonly Fault[]
}

interface Line {
  readonly no: number
  readonly text: string
}

const time = String.raw`(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)[.,](\d{1,3})`
const timing = new RegExp(String.raw`^\s*${time}\s*-->\s*${time}(?:\s.*)?$`)
const arrow = '-->'

export function readCaptions(file: string, most = mostCues): ReadCaptions {
  const text = file.replace(/^\uFEFF/, '')
  const isVtt = /^WEBVTT(?:\s|$)/.test(text)
  const cues: Cue[] = []
  const faults: Fault[] = []
  for (const block of blocksOf(text)) {
    if (isVtt && isAside(block)) continue
    readBlock(block, isVtt, cues, faults)
    if (cues.length <= most) continue
    faults.push({ line: block[0]!.no, code: 'tooMany' })
    cues.pop()
    break
  }
  if (cues.length === 0 && faults.length === 0) faults.push({ line: 1, code: 'nothing' })
  return { cues: inOrder(cues), faults }
}

/** Lines without an empty one between them. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = []
  let block: Line[] = []
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() !== '') {
      if (block.length === 0) blocks.push(block)
      block.push({ no: at + 1, text: line })
    } else block = []
  }
  return blocks
}

/** What a WebVTT file says beside its cues. */
const isAside = (block: readonly Line[]) =>
  /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/.test(block[0]!.text) &&
  !block.slice(1, 2).some(({ text }) => timing.test(text))

function readBlock(block: readonly Line[], isVtt: boolean, cues: Cue[], faults: Fault[]): void {
  const at = block.findIndex(({ text }) => text.includes(arrow))
  const head = block[at]
  // Before its times a cue has at most a number or a name.
  if (!head || at > 1) {
    faults.push({ line: block[0]!.no, code: 'noTimes' })
    return
  }
  const match = timing.exec(head.text)
  const next = block.slice(at + 1).find(({ text }) => timing.test(text))
  if (next) {
    faults.push({ line: next.no, code: 'noGap' })
    return
  }
  if (!match) {
    faults.push({ line: head.no, code: 'timing' })
    return
  }
  const [fromMs, toMs] = [msOf(match.slice(1, 5)), msOf(match.slice(5, 9))]
  const said = block.slice(at + 1).map(({ text }) => text)
  const words = tidyWords(wordsOf(said.join('\n'), isVtt))
  if (toMs <= fromMs) faults.push({ line: head.no, code: 'order' })
  else if (words.length > mostLetters) faults.push({ line: head.no + 1, code: 'tooLong' })
  // A cue that says nothing shows nothing.
  else if (words !== '') cues.push({ fromMs, toMs, text: words })
}

function msOf([hours = '0', minutes, seconds, ms = '0']: readonly (string | undefined)[]): number {
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return whole * 1000 + Number(ms.padEnd(3, '0'))
}

const markup = /<\/?(?:c|i|b|u|v|lang|ruby|rt|font)(?:[ .][^<>]*)?>|<[\d:.]+>|\{\\[^{}]*\}/gi
const named = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' } as const

/** Without what says how it is drawn. */
function wordsOf(text: string, isVtt: boolean): string {
  const plain = text.replace(markup, '')
  if (!isVtt) return plain
  return plain.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: keyof typeof named) => named[name])
}
