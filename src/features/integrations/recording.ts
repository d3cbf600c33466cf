// Which of the files of a recorded meeting come in, and which meetings by themselves.
import type { ImportRule } from '../../../generated/facts/features/integrations'

export interface FileOffered {
  readonly file_type: string
  readonly recording_type?: string | undefined
  readonly status?: string | undefined
}

type Picture = ImportRule['picture']

/** Zoom's names of pictures, the most wanted first. */
const wanted: Readonly<Record<Picture, RegExp>> = {
  speakerWithScreen: /^shared_screen_with_speaker_view/,
  speaker: /^(active_speaker|speaker_view)/,
  gallery: /^(gallery_view|shared_screen_with_gallery_view)/,
}
const pictures = Object.keys(wanted) as Picture[]

/** The wanted picture, else the best there is; undefined: only sound, or nothing finished yet. */
export function filmAmong<File extends FileOffered>(
  files: readonly File[],
  picture: Picture,
): File | undefined {
  const films = files.filter((file) => file.file_type === 'MP4' && isFinished(file))
  const inOrder = [picture, ...pictures.filter((other) => other !== picture)]
  const found = inOrder.flatMap((kind) =>
    films.filter(({ recording_type: type }) => type !== undefined && wanted[kind].test(type)),
  )
  return found[0] ?? films[0]
}

export const transcriptAmong = <File extends FileOffered>(files: readonly File[]) =>
  files.find((file) => file.file_type === 'TRANSCRIPT' && isFinished(file))

const isFinished = ({ status }: FileOffered) => status === undefined || status === 'completed'

/** Whether a topic holds one of the words, as people read it. */
export function isWanted(topic: string, words: readonly string[]): boolean {
  const said = plain(topic)
  return words.some((word) => plain(word) !== '' && said.includes(plain(word)))
}

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase('en').trim()
