// What things are called on the disk of whoever downloads them.
import { cleanText } from './fileName'

export interface Downloaded {
  readonly title: string
  /** Such as ` 720p`. */
  readonly suffix?: string
  /** With its dot, or empty. */
  readonly ending: string
}

/** A name for each, no two the same on disks that know no capital letters. */
export function downloadNames(files: readonly Downloaded[]): string[] {
  const taken = new Set<string>()
  return files.map(({ title, suffix = '', ending }) => {
    const isEnded = ending !== '' && title.toLowerCase().endsWith(ending.toLowerCase())
    const stem = `${saveable(isEnded ? title.slice(0, -ending.length) : title)}${suffix}`
    for (let number = 1; ; number += 1) {
      const name = `${stem}${number === 1 ? '' : ` (${number})`}${ending}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  })
}

/** What Windows and macOS refuse in names. */
const refused = /[\\/:*?"<>|]/g
const longestStem = 120

const saveable = (title: string) =>
  [...cleanText(title).replace(refused, '-')]
    .slice(0, longestStem)
    .join('')
    .replace(/^\.+|[. ]+$/g, '') || 'untitled'

const endingsOf: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'video/webm': '.webm',
  'video/x-matroska': '.mkv',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
}

/** As it was uploaded, or by what it is. */
export function endingOf(fileName: string, mime: string | null): string {
  const [ending] = /\.[a-z0-9]{1,9}$/i.exec(fileName) ?? []
  return ending ?? endingsOf[mime ?? ''] ?? ''
}
