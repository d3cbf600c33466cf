import { emitAll } from '../emit'
import type { LiveState } from '../live/createLiveManifest'
import type { House } from '../read/house'
import { checkOutputs } from '../write/checkOutputs'
import { broken, ok, refused, stale } from './answers'
import { describeEdits } from './describeEdits'
import { draftOf, type Draft } from './draft'
import type { FolderView } from './folderView'
import type { Answer, Edit } from './protocol'
import { tableFolder } from '../tables/readTables'
import { replaceFiles, type Texts } from './replaceFiles'

/** The files of one save, before and after, as paths from the project, and what it meant. */
interface Save {
  readonly words: string
  readonly before: Texts
  readonly after: Texts
}

const inside = (folder: string, files: Texts): [string, string][] =>
  [...files].map(([file, text]) => [`${folder}/${file}`, text])

/** Writes to the folder, and keeps each save while the server runs, so that it can be taken back. */
export function createSaves(root: string, house: (() => House) | undefined) {
  const done: Save[] = []
  const undone: Save[] = []

  /** The manifest must hold and generate, and the files must still be those that were seen. */
  async function write(
    { edition, problems }: Draft,
    now: LiveState,
    { before, after }: Omit<Save, 'words'>,
  ): Promise<Answer<null>> {
    if (!edition) return broken(problems)
    const outputs = emitAll(edition.model)
    await checkOutputs(outputs.filter(({ path, text }) => now.outputs.get(path) !== text))
    return replaceFiles(root, before, after) ? ok(null) : stale
  }

  async function save(
    now: LiveState,
    edits: readonly Edit[],
    view: FolderView,
  ): Promise<Answer<null>> {
    const draft = draftOf(now.files, edits, { house: house?.(), view })
    const present = new Map<string, string>([
      ...inside('manifest', now.files),
      ...inside(tableFolder, view.signed),
    ])
    const after = new Map<string, string>(
      [...inside('manifest', draft.files), ...draft.tables].filter(
        ([file, text]) => present.get(file) !== text,
      ),
    )
    const before = new Map([...after.keys()].map((file) => [file, present.get(file)!]))
    const answer = await write(draft, now, { before, after })
    if (answer.status === 200 && after.size > 0) {
      done.push({ words: describeEdits(edits), before, after })
      undone.length = 0
    }
    return answer
  }

  /** Takes a save from one end of the history to the other. Other files may have changed; these may not. */
  async function step(
    from: Save[],
    to: Save[],
    now: LiveState,
    turn: (save: Save) => Omit<Save, 'words'>,
  ): Promise<Answer<null>> {
    const last = from.at(-1)
    if (!last) return refused('There is no save to take back or to repeat.')
    const change = turn(last)
    const changed = [...change.after].flatMap(([file, text]): [string, string][] => {
      const [, own] = /^manifest\/(.*)$/.exec(file) ?? []
      return own === undefined ? [] : [[own, text]]
    })
    const draft = draftOf(new Map([...now.files, ...changed]), [], { house: house?.() })
    const answer = await write(draft, now, change)
    if (answer.status === 200) to.push(...from.splice(-1))
    return answer
  }

  return {
    save,
    undo: (now: LiveState) =>
      step(done, undone, now, ({ before, after }) => ({ before: after, after: before })),
    redo: (now: LiveState) => step(undone, done, now, (last) => last),
    /** What undo and redo would take back or repeat. */
    inWords: () => ({ undo: done.at(-1)?.words, redo: undone.at(-1)?.words }),
  }
}
