// Captions of one film after the other: read, edited by language, saved as versions.
import { combine, createEvent, createStore, sample, type Store } from 'effector'
import type { CaptionSet } from '../../../../../generated/facts/features/captions'
import type { UnfinishedWork } from '../../../../browser/unfinished/unfinishedWork'
import { unfinishedWorkChanged } from '../../../../browser/unfinished/work.model'
import { switched } from '../../../../session/client'
import type { Cue } from '../../cue'
import { begin, edit, goTo, toSave, undo, type Edit, type Editing } from '../../editing'
import { effectsOf, type CaptionCalls } from './calls'

export interface Draft {
  readonly filmId: string
  readonly lang: string
  /** The version it was begun with; 0: none. */
  readonly rev: number
  readonly editing: Editing
}

export interface CaptionedFilms {
  /** The film that stands open; null: none. */
  readonly $filmId: Store<string | null>
  readonly calls: CaptionCalls
  /** What is unfinished is told by this name. */
  readonly holder: UnfinishedWork['holder']
}

export type Sets = ReturnType<typeof createSets>

export function createSets({ $filmId, calls, holder }: CaptionedFilms) {
  const effects = effectsOf(calls)
  const { listFx, saveFx, importFx, bringBackFx, removeFx } = effects
  const langChosen = createEvent<string>()
  const cuesEdited = createEvent<Edit>()
  const cueChosen = createEvent<number>()
  const editUndone = createEvent()
  const saveAsked = createEvent()
  /** Over what somebody else saved meanwhile, which stays a version. */
  const saveOverAsked = createEvent()
  const editsDropped = createEvent()
  const readAgain = createEvent()

  const $sets = createStore<Readonly<Record<string, readonly CaptionSet[]>>>({})
    .on(listFx.done, (all, { params, result }) => ({
      ...all,
      [params.filmId]: result.captions,
    }))
    .on([saveFx.done, importFx.done, bringBackFx.done], (all, { params, result }) => ({
      ...all,
      [params.filmId]: [...without(all[params.filmId], params.lang), result].toSorted((a, b) =>
        a.lang < b.lang ? -1 : 1,
      ),
    }))
    .on(removeFx.done, (all, { params }) => ({
      ...all,
      [params.filmId]: without(all[params.filmId], params.lang),
    }))
    .reset(switched)

  /** Null: not read yet. */
  const $captions = combine($filmId, $sets, (id, all) => (id === null ? null : (all[id] ?? null)))
  const $isUnread = createStore(false)
    .on(listFx.finally, (_, { status }) => status === 'fail')
    .reset($filmId, readAgain)

  const $chosen = createStore<string | null>(null)
    .on(langChosen, (_, lang) => lang)
    .reset($filmId)
  /** The language that is looked at; null: none. */
  const $lang = combine($chosen, $captions, (chosen, sets) => chosen ?? sets?.[0]?.lang ?? null)
  /** Null: nothing of it is saved. */
  const $set = combine(
    $captions,
    $lang,
    (sets, lang) => sets?.find((set) => set.lang === lang) ?? null,
  )

  const $drafts = createStore<Readonly<Record<string, Draft>>>({}).reset(switched)
  const $draft = combine($filmId, $lang, $set, $drafts, (filmId, lang, set, drafts) => {
    if (filmId === null || lang === null) return null
    const rev = revOf(set)
    const known = drafts[keyOf(filmId, lang)]
    // One in which nothing was changed follows what others save.
    if (known && (isChanged(known) || known.rev === rev)) return known
    return { filmId, lang, rev, editing: begin<Cue>(set?.cues ?? noCues) }
  })
  const $isChanged = $draft.map((draft) => draft !== null && isChanged(draft))
  /** Somebody saved another version since it was begun. */
  const $isBehind = combine(
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
    draft ? { ...all, [keyOf(draft.filmId, draft.lang)]: draft } : all,
  )
  const dropped = sample({ clock: editsDropped, source: $draft })
  $drafts
    .on(dropped, (all, draft) => (draft ? forgotten(all, draft) : all))
    .on([importFx.done, bringBackFx.done, removeFx.done], (all, { params }) =>
      forgotten(all, params),
    )
    // What was typed while it was being saved goes on from the new version.
    .on(saveFx.done, (all, { params, result }) => {
      const draft = all[keyOf(params.filmId, params.lang)]
      if (!draft) return all
      const isSaved = JSON.stringify(toSave(draft.editing.cues)) === JSON.stringify(params.cues)
      if (isSaved) return forgotten(all, params)
      return { ...all, [keyOf(params.filmId, params.lang)]: { ...draft, rev: revOf(result) } }
    })

  sample({
    clock: [$filmId, readAgain],
    source: $filmId,
    filter: (filmId) => filmId !== null,
    fn: (filmId) => ({ filmId: filmId ?? '' }),
    target: listFx,
  })

  sample({
    clock: saveAsked,
    source: { draft: $draft, isBehind: $isBehind, isSaving: saveFx.pending },
    filter: ({ draft, isBehind, isSaving }) =>
      draft !== null &&
      isChanged(draft) &&
      !isBehind &&
      !isSaving &&
      requestOf(draft).cues.length > 0,
    fn: ({ draft }) => requestOf(draft as Draft),
    target: saveFx,
  })
  sample({
    clock: saveOverAsked,
    source: { draft: $draft, set: $set },
    filter: ({ draft }) => draft !== null && requestOf(draft).cues.length > 0,
    fn: ({ draft, set }) => ({ ...requestOf(draft as Draft), rev: revOf(set) }),
    target: saveFx,
  })

  sample({
    clock: $drafts,
    fn: (all) => ({
      holder,
      count: Object.values(all).filter(isChanged).length,
      running: 'shell.leaving.drafts.running' as const,
      stopped: 'shell.leaving.drafts.stopped' as const,
    }),
    target: unfinishedWorkChanged,
  })

  return {
    $filmId,
    ...effects,
    holder,
    langChosen,
    cuesEdited,
    cueChosen,
    editUndone,
    saveAsked,
    saveOverAsked,
    editsDropped,
    readAgain,
    $captions,
    $isUnread,
    $lang,
    $set,
    $draft,
    $isChanged,
    $isBehind,
  }
}

const without = (sets: readonly CaptionSet[] = [], lang: string) =>
  sets.filter((set) => set.lang !== lang)

const keyOf = (filmId: string, lang: string) => `${filmId} ${lang}`

const revOf = (set: CaptionSet | null) => set?.versions[0]?.versionNo ?? 0

const noCues: readonly Cue[] = []

const isChanged = ({ editing }: Draft) => editing.past.length > 0

const forgotten = (
  all: Readonly<Record<string, Draft>>,
  { filmId, lang }: Pick<Draft, 'filmId' | 'lang'>,
) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== keyOf(filmId, lang)))

const requestOf = ({ filmId, lang, rev, editing }: Draft) => ({
  filmId,
  lang,
  rev,
  cues: toSave(editing.cues),
})
