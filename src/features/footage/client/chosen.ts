// What is made of the files that somebody chose, and what is said of those that are not uploaded.
import type { FindSameClipsResponse } from '../../../../generated/facts/features/footage'
import type { OwnWords } from '../../../browser/text/words'
import { edgeHash } from '../../media/client'
import { kindOf, type OtherKind } from '../../media/otherKind'

export type SameClip = FindSameClipsResponse['same'][number]

export interface Batch {
  /** Films that are no clips yet. */
  readonly fresh: readonly File[]
  /** Films that are clips already, and which the first of them is. */
  readonly known: readonly File[]
  readonly same?: SameClip | undefined
  /** Files that are no films, and those of them that fit elsewhere. */
  readonly others: readonly File[]
  readonly fitting: readonly File[]
}

type FindSame = (edgeHashes: string[]) => Promise<readonly SameClip[]>

/** As many as are asked about at once. */
const mostCompared = 200

/** What cannot be read, judged by its first bytes or asked about goes on as a new film. */
export async function sortChosen(files: readonly File[], findSame: FindSame): Promise<Batch> {
  const kinds = await Promise.all(files.map(kindOf))
  const films = files.filter((_, index) => kinds[index] === undefined)
  const hashes = await Promise.all(
    films.slice(0, mostCompared).map((film) => edgeHash(film).catch(() => '')),
  )
  const asked = [...new Set(hashes)].filter((hash) => hash !== '')
  const same = asked.length === 0 ? [] : await findSame(asked).catch(() => [])
  const clipOf = (index: number) => same.find((clip) => clip.edgeHash === hashes[index])
  return {
    fresh: films.filter((_, index) => !clipOf(index)),
    known: films.filter((_, index) => clipOf(index)),
    same: films.flatMap((_, index) => clipOf(index) ?? [])[0],
    others: files.filter((_, index) => kinds[index] !== undefined),
    fitting: files.filter((file, index) => fitsElsewhere(kinds[index], file.name)),
  }
}

/** Whether the area of files would take it. Texts are of many kinds: their names tell. */
function fitsElsewhere(kind: OtherKind | undefined, name: string): boolean {
  if (kind === undefined || kind === 'archive' || kind === 'program') return false
  return kind !== 'text' || /\.(txt|csv|md|svg|srt|vtt)$/i.test(name)
}

const mostNames = 3

/** One sentence for all files that are not uploaded. */
export function othersText({ fresh, known, others }: Batch): OwnWords {
  const films = fresh.length + known.length
  const names = others.slice(0, mostNames).map(({ name }) => name)
  const params = {
    // Empty files are refused in a row of their own.
    uploading: fresh.filter(({ size }) => size > 0).length,
    all: films + others.length,
    count: others.length,
    names: names.join(', ') + (others.length > mostNames ? ' …' : ''),
  }
  return { key: films === 0 ? 'footage.chosen.noFilms' : 'footage.chosen.someFilms', params }
}
