// What can be put into the program: footage, pictures and music, searched while one types.
import { attach, combine, createEvent, createStore, sample } from 'effector'
import { movingRefreshMs } from '../../../../../generated/facts/constants'
import { listFiles } from '../../../../../generated/facts/features/files'
import { listClips, type ListClipsRow } from '../../../../../generated/facts/features/footage'
import { listBumpers, type ChosenMedia } from '../../../../../generated/facts/features/programs'
import { createCallFx } from '../../../../calls/createCallFx'
import { createPoll } from '../../../../calls/createPoll'
import { $isVisible, pageShown } from '../../../../browser/tabs'
import { createTimer } from '../../../../browser/timer'
import {
  bumperAspects,
  isEmptySlot,
  type Block,
  type Op,
  type RefusalCode,
  type Timeline,
} from '../../timeline'
import { getProgramMediaFx } from '../calls'
import { placeFor, usualBlock, whyNot } from './acts'
import { $chosen, $timeline, edited, factsLearned } from './cut.model'
import { $programId } from './open'

export const drawers = ['clip', 'file', 'music', 'bumper'] as const
export type DrawerId = (typeof drawers)[number]
type BumperKind = 'intro' | 'outro'
type ClipState = ListClipsRow['state']

export interface Choice {
  readonly id: string
  readonly title: string
  readonly pictureUrl?: string | undefined
  readonly durationMs?: number | undefined
  /** The address of a preview to listen to. */
  readonly soundUrl?: string | undefined
  /** It arrives or is processed, and can be put in soon. */
  readonly isComing?: boolean
  /** Only of bumpers. */
  readonly kind?: BumperKind
}

interface Looked {
  readonly drawer: DrawerId
  readonly search: string
  readonly aspect: Timeline['aspect']
}

export const drawerChosen = createEvent<DrawerId>()
export const searched = createEvent<string>()
export const choicePicked = createEvent<string>()

const restMs = 250
const limit = 24
const is = <Field extends string>(field: Field, value: string) => ({
  field,
  op: 'is' as const,
  value,
})
const usable: readonly ClipState[] = ['ready', 'playable']
const coming: readonly ClipState[] = ['uploading', 'processing']
const listClipsFx = createCallFx(listClips)
const listFilesFx = createCallFx(listFiles)
const listBumpersFx = createCallFx(listBumpers)

export const $drawer = createStore<DrawerId>('clip').on(drawerChosen, (_, id) => id)
export const $search = createStore('')
  .on(searched, (_, search) => search)
  .reset(drawerChosen, $programId)

const $aspect = $timeline.map((timeline) => timeline?.aspect ?? '16:9')

const readFx = attach({
  source: { drawer: $drawer, search: $search, aspect: $aspect },
  async effect(asked: Looked): Promise<Looked & { readonly choices: readonly Choice[] }> {
    return { ...asked, choices: await choicesOf(asked) }
  },
})

async function choicesOf({ drawer, search, aspect }: Looked): Promise<readonly Choice[]> {
  const words = search.trim()
  const question = { limit, ...(words && { search: words }) }
  if (drawer === 'clip') {
    const filters = [...usable, ...coming].map((state) => is('state', state))
    const { rows } = await listClipsFx({ ...question, filters })
    return rows
      .filter(({ isUploadStopped }) => !isUploadStopped)
      .map(({ clipId, title, posterUrl, durationMs, state }) => ({
        id: clipId,
        title,
        pictureUrl: posterUrl,
        durationMs,
        isComing: coming.includes(state),
      }))
  }
  if (drawer === 'bumper') {
    const filters = [is('state', 'active'), is('aspect', bumperAspects[aspect])]
    const { rows } = await listBumpersFx({ ...question, filters })
    return rows.map(({ bumperId, title, posterUrl, durationMs, kind }) => ({
      id: bumperId,
      title,
      pictureUrl: posterUrl,
      durationMs,
      kind,
    }))
  }
  const kinds = drawer === 'music' ? ['music'] : ['image', 'logo']
  const filters = [...kinds.map((kind) => is('kind', kind)), is('state', 'ready')]
  const { rows } = await listFilesFx({ ...question, filters })
  return rows.map(({ fileId, title, smallUrl, soundUrl, durationMs }) => ({
    soundUrl,
    id: fileId,
    title,
    pictureUrl: smallUrl,
    durationMs,
  }))
}

/** What was asked for before says nothing of what is shown now. */
const asShown = sample({
  clock: readFx.doneData,
  source: { drawer: $drawer, search: $search },
  filter: (now, { drawer, search }) => now.drawer === drawer && now.search === search,
  fn: (_, reply) => reply,
})

/** null: not read yet. */
export const $choices = createStore<readonly Choice[] | null>(null, { serialize: 'ignore' })
  .on(asShown, (_, { choices }) => choices)
  .reset(drawerChosen)
export const $isFailed = createStore(false)
  .on(readFx.finally, (_, { status }) => status === 'fail')
  .reset(drawerChosen)

const rest = createTimer()
sample({ clock: searched, fn: () => restMs, target: rest.started })
const $mustLook = $choices.map((choices) => choices?.some(({ isComing }) => isComing) ?? false)
const poll = createPoll({
  effect: readFx,
  everyMs: movingRefreshMs,
  $isWanted: combine([$mustLook, $isVisible], ([must, isVisible]) => must && isVisible),
})
// Whoever comes back may have recorded something meanwhile.
sample({
  clock: [drawerChosen, $programId, $aspect, rest.ended, poll.asked, pageShown],
  source: $programId,
  filter: (programId) => programId !== null,
  fn: () => undefined,
  target: readFx,
})

const pickFx = attach({
  source: { drawer: $drawer, choices: $choices },
  async effect({ drawer, choices }, id: string) {
    const type = drawer === 'music' ? 'file' : drawer
    const { media } = await getProgramMediaFx({ media: [{ type, id }] })
    return { drawer, chosen: media[0], kind: choices?.find((choice) => choice.id === id)?.kind }
  },
})
sample({ clock: choicePicked, target: pickFx })
export const $isPicking = pickFx.pending

const picked = pickFx.doneData.filterMap(({ chosen, ...how }) => chosen && { ...how, chosen })
sample({
  clock: picked,
  fn: ({ chosen }) => ({ media: { [chosen.assetId]: chosen.facts } }),
  target: factsLearned,
})
sample({
  clock: picked,
  source: { timeline: $timeline, block: $chosen },
  filter: ({ timeline }) => timeline !== null,
  fn: ({ timeline, block }, { drawer, chosen, kind }) => ({
    op:
      drawer === 'bumper'
        ? bumperOp(chosen, kind, timeline!)
        : opOf(chosen, drawer, { timeline: timeline!, chosen: block }),
  }),
  target: edited,
})

interface Where {
  readonly timeline: Timeline
  readonly chosen: { readonly block: Block; readonly place: number; readonly start: number } | null
}

const usualMusic = { gainDb: -9, duckDb: -12, offset: 0 } as const
const pictureSeconds = 5

/** It opens or ends the program, in the place of one that does so already. */
function bumperOp(
  { type, id, assetId, facts }: ChosenMedia,
  kind: BumperKind | undefined,
  { blocks, fps }: Timeline,
): Op {
  const media = { type, id, assetId }
  const out = Math.floor((facts.durationMs * fps) / 1_000)
  const at = kind === 'outro' ? blocks.length : 0
  const there = kind === 'outro' ? blocks.at(-1) : blocks[0]
  if (blocks.length > 1 && there?.kind === 'bumper' && !there.locked)
    return { op: 'setMedia', blockId: there.id, media, in: 0, out }
  return { op: 'insert', at, blocks: [usualBlock({ kind: 'bumper', media, out })] }
}

/** Fills the slot that is chosen; otherwise it comes after the chosen block. */
function opOf(given: ChosenMedia, drawer: DrawerId, where: Where): Op {
  const { type, id, assetId, facts } = given
  const media = { type, id, assetId }
  const { timeline, chosen } = where
  const { fps, blocks } = timeline
  if (drawer === 'music') {
    const body = blocks.filter(({ kind }) => kind !== 'bumper')
    const [first, last] = [body[0] ?? blocks[0], body.at(-1) ?? blocks.at(-1)]
    const range = { from: first?.id ?? '', to: last?.id ?? '' }
    return { op: 'setMusic', music: { ...usualMusic, fileId: id, assetId, ...range } }
  }
  const isImage = facts.isImage === true
  const whole = isImage ? pictureSeconds * fps : Math.floor((facts.durationMs * fps) / 1_000)
  const kind = isImage ? 'image' : 'clip'
  if (chosen && isEmptySlot(chosen.block))
    return { op: 'setMedia', blockId: chosen.block.id, media, in: 0, out: whole, kind }
  const at = placeFor({ timeline, chosen, frame: 0 })
  return { op: 'insert', at, blocks: [usualBlock({ kind, media, out: whole })] }
}

const something = {
  id: 'any',
  assetId: 'any',
  facts: { durationMs: 5_000 } as ChosenMedia['facts'],
}

/** Why nothing of this drawer can be put in there; undefined: it can. */
export function whyNotPut(drawer: DrawerId, where: Where): RefusalCode | undefined {
  const type = drawer === 'music' ? 'file' : drawer
  const chosen: ChosenMedia = { ...something, type }
  const op =
    drawer === 'bumper' ? bumperOp(chosen, 'intro', where.timeline) : opOf(chosen, drawer, where)
  return whyNot(where.timeline, [op])
}
export const $whyNot = combine(
  { timeline: $timeline, chosen: $chosen, drawer: $drawer },
  ({ timeline, chosen, drawer }) =>
    timeline ? whyNotPut(drawer, { timeline, chosen }) : undefined,
  { skipVoid: false },
)
