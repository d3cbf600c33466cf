// Makes the name of an uploaded file safe to show, to store and to save under.

/**
 * Characters that reorder or hide text: direction marks, embeddings, isolates, the byte order mark.
 */
const deceiving =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFB]/gu
const longestName = 200

/** The last segment of a path of any operating system; never empty and never only dots. */
export function cleanFileName(name: string): string {
  const last = name.split(/[/\\]/).findLast((part) => cleanText(part) !== '') ?? ''
  const cleaned = cleanText(last).replace(/^\.+/, '').trim()
  if (cleaned === '') return 'untitled'
  const { stem, ending } = splitEnding(cleaned)
  return shorten(stem, longestName - ending.length) + ending
}

/** The title of a clip until somebody changes it. */
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
