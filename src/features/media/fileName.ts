// What a person's computer called a file, made safe to show, to store as text and to save under.

/** Letters that reorder or hide what follows: direction marks, embeddings, isolates, the byte order mark. */
const deceiving =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu
const longestName = 200

/** Its last part, as other systems may have written the path; never empty, never only dots. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).findLast((part) => cleanText(part) !== '') ?? ''
  const cleaned = cleanText(last).replace(/^\.+/, '').trim()
  if (cleaned === '') return 'untitled'
  const { stem, ending } = splitEnding(cleaned)
  return shorten(stem, longestName - ending.length) + ending
}

/** What a clip is called before somebody gives it a title. */
export function titleOfFile(name: string): string {
  return splitEnding(cleanFileName(name)).stem
}

export function cleanText(text: string): string {
  return text.normalize('NFC').replace(deceiving, ' ').replace(/\s+/g, ' ').trim()
}

function splitEnding(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf('.')
  const isEnding = dot > 0 && name.length - dot <= 10
  return isEnding
    ? { stem: name.slice(0, dot).trim() || 'untitled', ending: name.slice(dot) }
    : { stem: name, ending: '' }
}

function shorten(text: string, longest: number): string {
  return [...text].slice(0, longest).join('')
}
