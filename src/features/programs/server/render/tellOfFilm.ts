import { notify, type Telling } from '../../../notifications/server'

interface Film {
  readonly programId: string
  readonly title: string
  readonly askedBy: string | null
}

/** Whoever pressed for the film is told what became of it. */
export async function tellOfFilm(
  kind: 'filmMade' | 'filmFailed',
  { programId, title, askedBy }: Film,
  telling: Telling,
): Promise<void> {
  if (askedBy === null) return
  await notify({ kind, to: [askedBy], subject: { programId }, params: { title } }, telling)
}
