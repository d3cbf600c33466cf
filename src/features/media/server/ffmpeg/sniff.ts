import { otherKindOf, type OtherKind } from '../../otherKind'
import { notAVideo } from './unusable'

const names: Readonly<Record<OtherKind, string>> = {
  picture: 'a picture',
  pdf: 'a PDF document',
  office: 'an office document',
  archive: 'an archive',
  program: 'a program',
  font: 'a font',
  text: 'a text file',
}

/** Throws when the first bytes are clearly not those of a video; unknown ones are left to ffprobe. */
export function refuseOtherKinds(head: Uint8Array): void {
  const kind = otherKindOf(head)
  if (kind) throw notAVideo(names[kind])
}
