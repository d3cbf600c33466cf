import { createEffect } from 'effector'

export interface SavedFile {
  name: string
  /** Such as text/csv. */
  type: string
  parts: readonly string[]
}

/** Hands a file to the browser, which puts it where downloads go. */
export const saveFileFx = createEffect(({ name, type, parts }: SavedFile): void =>
  saveBlob(new Blob([...parts], { type }), name),
)

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; the page's memory is given back.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
