// Captions of the clip that stands open: read, edited by language, saved as versions.
import { combine, createEvent, createStore, sample } from 'effector'
import type { CaptionSet } from '../../../../generated/facts/features/captions'
import { unfinishedWorkChanged } from '../../../browser/unfinished/work.model'
import { switched } from '../../../session/client'
import type { Cue } from '../../captions/cue'
import { begin, edit, goTo, toSave, undo, type Edit, type Editing } from '../../captions/editing'
import {
  bringBackCaptionsFx,
  importCaptionsFx,
  listCaptionsFx,
  removeCaptionsFx,
  saveCaptionsFx,
} from './captionCalls'
import { openClip } from './footageList'

export interface Draft {
  readonly clipId: string
  readonly lang: string
  /** The version it was begun with; 0: none. */
  readonly rev: number
  readonly editing: Editing
}

export const langChosen = createEvent<string>()
export const cuesEdited = createEvent<Edit>()
export const cueChosen = createEvent<number>()
export const editUndone = createEvent()
export const saveAsked = createEvent()
/** Over what somebody else saved meanwhile, which stays a version. */
export const saveOverAsked = createEvent()
export const editsDropped = createEvent()
export const captionsReadAgain = createEvent()

export const $clipId = openClip.$row.map((row) => (row ? String(row['clipId']) : null))
const $sets = createStore<Readonly<Record<string, readonly CaptionSet[]>>>({})
  .on(listCaptionsFx.done, (all, { params, result }) => ({
    ...all,
    [params.clipId]: result.captions,
  }))
  .on(
    [saveCaptionsFx.done, importCaptionsFx.done, bringBackCaptionsFx.done],
    (all, { params, result }) => ({
      ...all,
      [params.clipId]: [...without(all[params.clipId], params.lang), result].toSorted((a, b) =>
        a.lang < b.lang ? -1 : 1,
      ),
    }),
  )
  .on(removeCaptionsFx.done, (all, { params }) => ({
    ...all,
    [params.clipId]: without(all[params.clipId], params.lang),
  }))
  .reset(switched)
const without = (sets: readonly CaptionSet[] = [], lang: string) =>
  sets.filter((set) => set.lang !== lang)

/** Null: not read yet. */
export const $captions = combine($clipId, $sets, (id, all) =>
  id === null ? null : (all[id] ?? null),
)
export const $isUnread = createStore(false)
  .on(listCaptionsFx.finally, (_, { status }) => status === 'fail')
  .reset($clipId, captionsReadAgain)

const $chosen = createStore<string | null>(null)
  .on(langChosen, (_, lang) => lang)
  .reset($clipId)
/** The language that is looked at; null: none. */
export const $lang = combine(
  $chosen,
  $captions,
  (chosen, sets) => chosen ?? sets?.[0]?.lang ?? null,
)
/** Null: nothing of it is saved. */
export const $set = combine(
  $captions,
  $lang,
  (sets, lang) => sets?.find((set) => set.lang === lang) ?? null,
)

const keyOf = (clipId: string, lang: string) => `${clipId} ${lang}`
export const revOf = (set: CaptionSet | null) => set?.versions[0]?.versionNo ?? 0
const noCues: readonly Cue[] = []

const $drafts = createStore<Readonly<Record<string, Draft>>>({}).reset(switched)
export const $draft = combine($clipId, $lang, $set, $drafts, (clipId, lang, set, drafts) => {
  if (clipId === null || lang === null) return null
  const rev = revOf(set)
  const known = drafts[keyOf(clipId, lang)]
  // One in which nothing was changed follows what others save.
  if (known && (isChanged(known) || known.rev === rev)) return known
  return { clipId, lang, rev, editing: begin<Cue>(set?.cues ?? noCues) }
})
const isChanged = ({ editing }: Draft) => editing.past.length > 0
export const $isChanged = $draft.map((draft) => draft !== null && isChanged(draft))
/** Somebody saved another version since it was begun. */
export const $isBehind = combine(
  $draft,
  $set,
  (draft, set) => draft !== null && isChanged(draft) && draft.rev !== revOf(set),
)

const edited = sample({
  clock: [
    cuesEdited.map((act) => (editing: Editing) => edit(editing, act)),
    cueChosen.map((at) => (editing: Editing) => goTo(editing, at)),
    editUndone.map(() => (editing: Editing) => undo(editing)),
  ],
  source: $draft,
  fn: (draft, change) => draft && { ...draft, editing: change(draft.editing) },
})
$drafts.on(edited, (all, draft) =>
  draft ? { ...all, [keyOf(draft.clipId, draft.lang)]: draft } : all,
)
const dropped = sample({ clock: editsDropped, source: $draft })
$drafts
  .on(dropped, (all, draft) => (draft ? forgotten(all, draft) : all))
  .on([importCaptionsFx.done, bringBackCaptionsFx.done, removeCaptionsFx.done], (all, { params }) =>
    forgotten(all, params),
  )
  // What was typed while it was being saved goes on from the new version.
  .on(saveCaptionsFx.done, (all, { params, result }) => {
    const draft = all[keyOf(params.clipId, params.lang)]
    if (!draft) return all
    const isSaved = JSON.stringify(toSave(draft.editing.cues)) === JSON.stringify(params.cues)
    if (isSaved) return forgotten(all, params)
    return { ...all, [keyOf(params.clipId, params.lang)]: { ...draft, rev: revOf(result) } }
  })
const forgotten = (
  all: Readonly<Record<string, Draft>>,
  { clipId, lang }: Pick<Draft, 'clipId' | 'lang'>,
) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== keyOf(clipId, lang)))

sample({
  clock: [$clipId, captionsReadAgain],
  source: $clipId,
  filter: (clipId) => clipId !== null,
  fn: (clipId) => ({ clipId: clipId ?? '' }),
  target: listCaptionsFx,
})

const requestOf = ({ clipId, lang, rev, editing }: Draft) => ({
  clipId,
  lang,
  rev,
  cues: toSave(editing.cues),
})
sample({
  clock: saveAsked,
  source: { draft: $draft, isBehind: $isBehind, isSaving: saveCaptionsFx.pending },
  filter: ({ draft, isBehind, isSaving }) =>
    draft !== null &&
    isChanged(draft) &&
    !isBehind &&
    !isSaving &&
    requestOf(draft).cues.length > 0,
  fn: ({ draft }) => requestOf(draft as Draft),
  target: saveCaptionsFx,
})
sample({
  clock: saveOverAsked,
  source: { draft: $draft, set: $set },
  filter: ({ draft }) => draft !== null && requestOf(draft).cues.length > 0,
  fn: ({ draft, set }) => ({ ...requestOf(draft as Draft), rev: revOf(set) }),
  target: saveCaptionsFx,
})

sample({
  clock: $drafts,
  fn: (all) => ({
    holder: 'captions',
    count: Object.values(all).filter(isChanged).length,
    running: 'shell.leaving.drafts.running' as const,
    stopped: 'shell.leaving.drafts.stopped' as const,
  }),
  target: unfinishedWorkChanged,
})
