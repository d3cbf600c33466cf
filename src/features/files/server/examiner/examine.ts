import { stat } from 'node:fs/promises'
import { logoOr, mostBytes, mostDrawingBytes } from '../../file'
import { Refusal, type Accepted, type Given } from './examined'
import { kindOf, type Known } from './kinds'
import { refuseMacros } from './officeEntries'

export async function examine(given: Given): Promise<Accepted> {
  const known = await kindOf(given)
  const { size } = await stat(given.path)
  const most = known.as === 'drawing' ? mostDrawingBytes : mostBytes[known.kind]
  if (size > most) throw new Refusal('isTooLarge')
  const { mime } = known
  const facts = { kind: logoOr(known.kind, given.name), format: known.format }
  const plain = { mime, facts, isDrawn: false }
  return await lookInside(known, plain, given)
}

/** Loads only what the kind needs, since a process looks at one file. */
async function lookInside(known: Known, plain: Accepted, given: Given): Promise<Accepted> {
  const { path, folder } = given
  switch (known.as) {
    case 'picture':
      return {
        ...plain,
        picture: await (await import('./picture')).drawPicture(path, folder),
        isDrawn: true,
      }
    case 'drawing':
      return {
        ...plain,
        picture: await (await import('./picture')).drawDrawing(path, folder),
        isDrawn: true,
      }
    case 'font':
      return { ...plain, ...(await (await import('./font')).examineFont(plain.facts, given)) }
    case 'subtitle':
      return {
        ...plain,
        ...(await (await import('./subtitle')).examineSubtitle(plain.facts, given)),
      }
    case 'office':
      await refuseMacros(path)
      return plain
    case 'text':
      return plain
    default:
      return { ...plain, next: known.as }
  }
}
