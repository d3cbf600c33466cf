import type { LiveManifest, LiveState } from '../live/createLiveManifest'
import { overlaidModels } from '../overlay/overlaidModels'
import { explain, type RoleName } from '../questions/explain'
import { findSubjects, nearestSubject } from '../questions/findSubjects'
import type { Edition } from '../questions/edition'
import type { Subject } from '../questions/subjects'
import { whoCan } from '../questions/whoCan'
import type { House } from '../read/house'
import type { Model } from '../resolve/model'
import { broken, ok, stale, unknownSubject } from './answers'
import { draftOf, type Draft } from './draft'
import { createFolderView, type FolderView } from './folderView'
import { previewOf } from './previewOf'
import type { About, Answer, Edited, Seen, State, WorkbenchApi } from './protocol'
import { createSaves } from './saves'

export interface WorkbenchOptions {
  /** The project's folder. */
  readonly root: string
  /** Keeps the manifest compiled and generated/ right, whoever edits. */
  readonly live: LiveManifest
  readonly house?: () => House
}

/**
 * What the page asks of the manifest folder. Each answer is about the folder as it is at that moment; who asks about
 * an older one is told so (409) and nobody's work is written over.
 */
export function createWorkbench({ root, live, house }: WorkbenchOptions): WorkbenchApi {
  const saves = createSaves(root, house)
  const viewOf = createFolderView(root)
  const stateOf = (now: LiveState) => ({ ...viewOf(now).shown, ...saves.inWords() })

  /** The page asks several questions about one draft. */
  let last: { readonly key: string; readonly view: FolderView; readonly draft: Draft } | undefined
  function draftAt(now: LiveState, { revision, edits }: Edited): Draft {
    const key = JSON.stringify([revision, edits])
    const view = viewOf(now)
    if (last?.key !== key || last.view !== view)
      last = { key, view, draft: draftOf(now.files, edits, { house: house?.(), view }) }
    return last.draft
  }

  /** One after the other: a change that waits finds the folder as the one before it has left it. */
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = turn.then(task)
    turn = result.catch(() => undefined)
    return result
  }

  function whenSeen<Body>(
    { revision }: Seen,
    answer: (now: LiveState) => Answer<Body> | Promise<Answer<Body>>,
  ): Promise<Answer<Body>> {
    return inTurn(async () => {
      const now = await live.look()
      return revision === viewOf(now).shown.revision ? answer(now) : stale
    })
  }

  const onDraft = <Body>(
    asked: Edited,
    answer: (draft: Draft, now: LiveState) => Answer<Body> | Promise<Answer<Body>>,
  ) => whenSeen(asked, (now) => answer(draftAt(now, asked), now))

  const onSubject = <Body>(
    asked: About,
    answer: (edition: Edition, subject: Subject) => Body,
  ): Promise<Answer<Body>> =>
    onDraft(asked, ({ edition, problems }): Answer<Body> => {
      if (!edition) return broken(problems)
      const seen = asked.overlay === undefined ? edition : overlaidEdition(edition, asked.overlay)
      const [subject] = findSubjects(seen.model, asked.of)
      if (subject) return ok(answer(seen, subject))
      return unknownSubject(asked.of, nearestSubject(seen.model, asked.of))
    })

  /** Answers a change with the folder as it then is. */
  async function after(change: Promise<Answer<null>>): Promise<Answer<State>> {
    const answer = await change
    return answer.status === 200 ? ok(stateOf(await live.look())) : answer
  }

  return {
    state: () => inTurn(async () => stateOf(await live.look())),
    preview: (asked) =>
      onDraft(asked, (draft, now) => ok(previewOf(viewOf(now), now.files, draft))),
    explain: (asked) =>
      onSubject(asked, (edition, subject) =>
        explain(edition, asked.lens, subject, roleNameIn(edition.model)),
      ),
    who: (asked) => onSubject(asked, ({ model }, subject) => whoCan(model, subject)),
    // Not the draft that was looked at: the sources may have changed since.
    save: (asked) => whenSeen(asked, (now) => after(saves.save(now, asked.edits, viewOf(now)))),
    undo: (asked) => whenSeen(asked, (now) => after(saves.undo(now))),
    redo: (asked) => whenSeen(asked, (now) => after(saves.redo(now))),
  }
}

/** An overlay that is gone leaves everybody's manifest. Entries of an overlaid menu have no place of their own. */
function overlaidEdition(edition: Edition, name: string): Edition {
  const found = overlaidModels(edition.model).find(({ overlay }) => overlay.name === name)
  return found ? { model: found.model, placeOf: () => '' } : edition
}

/** In the manifest's own language: the page's sentences are English as well. */
const roleNameIn =
  ({ manifest, words }: Model): RoleName =>
  (id) =>
    words.get(manifest.app.languages.default)?.get(manifest.roles.roles[id]?.title ?? '') ?? id
