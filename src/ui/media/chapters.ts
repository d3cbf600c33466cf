/** A part of a film with a name; it lasts until the next one begins. */
export interface Chapter {
  readonly fromMs: number
  readonly title: string
}

/** The place of the chapter at this moment; -1: none has begun. */
export const chapterAt = (chapters: readonly Chapter[], ms: number): number =>
  chapters.findLastIndex(({ fromMs }) => fromMs <= ms)
