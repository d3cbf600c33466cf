import { createEffect } from 'effector'
import { saveBlob } from './saveBlob'

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
