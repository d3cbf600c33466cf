// What a visitor of a share page sees and does. The views draw what stands here.
import { ulid } from 'ulid'
import {
  askShareCode,
  commentShare,
  decideShare,
  editShareComment,
  forgetVisitor,
  noteShareVisit,
  openShare,
  proveShare,
  removeShareComment,
  reportShareViewing,
  type ShareView,
} from '../../../../../generated/facts/features/sharing'
import { askAnyone, type Answer } from '../../../../calls/askAnyone'
import { whenLookedAt } from './looking'
import { createRemoving } from './removing'
import { followWatching } from './watching'

/** What the server put into the page. */
export interface Given {
  readonly key: string
  /** null: there is no such page. */
  readonly view: ShareView | null
  readonly words: Readonly<Record<string, string>>
  readonly language: string
  readonly timezone: string
  readonly product: string
  readonly sendsMail: boolean
}

export interface VisitState {
  readonly view: ShareView | null
  /** Which of the films is open. */
  readonly at: number
  /** Those that were played here, by version. */
  readonly watched: readonly string[]
  /** Withdrawn while somebody was on the page. */
  readonly isGone: boolean
  readonly isForgotten: boolean
  /** A comment that is being deleted, as long as that can be taken back. */
  readonly removingId: string | null
}

export type Outcome = Exclude<Answer<unknown>, { kind: 'answered' }> | { readonly kind: 'done' }

export type Visit = ReturnType<typeof createVisit>

/** Addresses of films are good for six hours. */
const staleMs = 5 * 3_600_000

export function createVisit(given: Given) {
  const { key } = given
  const isEmbedded = window.top !== window
  let state: VisitState = {
    view: given.view,
    at: 0,
    watched: [],
    isGone: false,
    isForgotten: false,
    removingId: null,
  }
  let openedAt = Date.now()
  let film: HTMLVideoElement | null = null
  let stopFollowing: (() => void) | undefined
  const listeners = new Set<() => void>()

  const change = (part: Partial<VisitState>) => {
    state = { ...state, ...part }
    listeners.forEach((listen) => listen())
  }
  const pass = () => state.view?.pass ?? ''
  const current = () => state.view?.films[state.at]

  /** Of a call whose answer is what the page shows from now on. */
  async function show(asked: Promise<Answer<ShareView>>): Promise<Outcome> {
    const answer = await asked
    if (answer.kind !== 'answered') return answer
    openedAt = Date.now()
    change({ view: answer.value })
    lookFor()
    return { kind: 'done' }
  }
  const tellOf = (did: 'looked' | 'answered', isLeaving = false) => {
    if (state.view?.isPersonal)
      void askAnyone(noteShareVisit, { pass: pass(), did }, { keepalive: isLeaving })
  }
  let isLookedFor = false
  /** As soon as there is something to look at, once. */
  function lookFor() {
    if (isLookedFor || !state.view?.isPersonal) return
    isLookedFor = true
    whenLookedAt(() => tellOf('looked'))
  }
  lookFor()

  const withComments = (of: (comments: ShareView['comments']) => ShareView['comments']) => {
    const { view } = state
    if (view) change({ view: { ...view, comments: of(view.comments) } })
  }
  async function removeForGood(commentId: string, isLeaving: boolean): Promise<void> {
    const answer = await askAnyone(
      removeShareComment,
      { pass: pass(), commentId },
      { keepalive: isLeaving },
    )
    if (answer.kind === 'answered')
      withComments((comments) => comments.filter((each) => each.commentId !== commentId))
  }
  const removing = createRemoving({
    remove: (commentId, isLeaving) => void removeForGood(commentId, isLeaving),
    changed: (removingId) => change({ removingId }),
  })

  const read = () => show(askAnyone(openShare, { key, ...(pass() && { pass: pass() }) }))

  async function report(
    versionId: string,
    told: { ranges: [number, number][]; hasDownloaded?: boolean },
    isLeaving = false,
  ): Promise<void> {
    const answer = await askAnyone(
      reportShareViewing,
      { pass: pass(), versionId, isEmbedded, ...told },
      { keepalive: isLeaving },
    )
    if (answer.kind !== 'answered' || !answer.value.isGone) return
    film?.pause()
    change({ isGone: true })
    await read()
  }

  return {
    given,
    isEmbedded,
    read: () => state,
    subscribe(listen: () => void) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    again: read,
    choose: (at: number) => change({ at }),
    /** They follow the button that the page offers. */
    answered: () => tellOf('answered', true),
    /** The film that is on the page; null once it is gone. */
    watch(video: HTMLVideoElement | null) {
      if (video === film) return
      stopFollowing?.()
      film = video
      const open = current()
      if (!video || !open) return
      const { versionId } = open
      const begin = () => {
        if (!state.watched.includes(versionId)) change({ watched: [...state.watched, versionId] })
        if (Date.now() - openedAt > staleMs) void read()
      }
      video.addEventListener('play', begin)
      const stop = followWatching(video, {
        leadMs: open.leadMs ?? 0,
        tell: (ranges, isLeaving) => void report(versionId, { ranges }, isLeaving),
      })
      stopFollowing = () => {
        video.removeEventListener('play', begin)
        stop()
      }
    },
    playedMs: () =>
      Math.max(0, Math.round((film?.currentTime ?? 0) * 1000 - (current()?.leadMs ?? 0))),
    seek(ms: number) {
      if (film) film.currentTime = (ms + (current()?.leadMs ?? 0)) / 1000
    },
    downloaded: (versionId: string) => void report(versionId, { ranges: [], hasDownloaded: true }),
    prove: (proof: { password: string } | { email: string; code: string }) =>
      show(askAnyone(proveShare, { key, ...(pass() && { pass: pass() }), ...proof })),
    async askCode(email: string): Promise<Outcome> {
      const asked = { key, ...(pass() && { pass: pass() }), email }
      const answer = await askAnyone(askShareCode, asked)
      return answer.kind === 'answered' ? { kind: 'done' } : answer
    },
    async comment(said: { name: string; body: string; fromMs: number }): Promise<Outcome> {
      const open = current()
      if (!open) return { kind: 'failed' }
      const { versionId } = open
      const answer = await askAnyone(commentShare, {
        pass: pass(),
        versionId,
        commentId: ulid(),
        ...said,
      })
      if (answer.kind !== 'answered') return answer
      withComments((comments) => [...comments, answer.value])
      return { kind: 'done' }
    },
    async editComment(commentId: string, body: string): Promise<Outcome> {
      const answer = await askAnyone(editShareComment, { pass: pass(), commentId, body })
      if (answer.kind !== 'answered') return answer
      withComments((comments) =>
        comments.map((each) => (each.commentId === commentId ? answer.value : each)),
      )
      return { kind: 'done' }
    },
    removeComment: (commentId: string) => removing.begin(commentId),
    undoRemove: () => removing.undo(),
    async decide(decision: 'approve' | 'changes', note?: string): Promise<Outcome> {
      const open = current()
      if (!open) return { kind: 'failed' }
      const { versionId } = open
      const answer = await askAnyone(decideShare, {
        pass: pass(),
        versionId,
        decision,
        ...(note ? { note } : {}),
      })
      if (answer.kind !== 'answered') {
        // Another version may be on air by now: it is shown, and asked for anew.
        if (answer.kind === 'refused') await read()
        return answer
      }
      const { view } = state
      if (view) {
        const films = view.films.map((each) =>
          each.versionId === versionId ? { ...each, decision, note } : each,
        )
        change({ view: { ...view, films } })
      }
      return { kind: 'done' }
    },
    async forget(): Promise<Outcome> {
      const answer = await askAnyone(forgetVisitor, { pass: pass() })
      if (answer.kind !== 'answered') return answer
      film?.pause()
      if (state.view) change({ view: { ...state.view, pass: undefined }, isForgotten: true })
      return read()
    },
    copyLink: () =>
      // That of the page, never the link of one person.
      navigator.clipboard.writeText(new URL(`/s/${key}`, location.href).href).then(
        () => true,
        () => false,
      ),
  }
}
