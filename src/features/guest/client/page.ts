// What a guest sees and does besides recording: the link, who they are, what they agree to and what is sent.
import type { GuestView } from '../../../../generated/facts/features/guest'
import type { Answer } from '../../../calls/askAnyone'
import { readWords } from '../../../calls/readWords'
import { answersOf, nextPrompt } from '../answers'
import { tokenIn } from '../link'
import { createStore } from '../../../kit/createStore'
import { failedBy, type Fault } from './fault'
import { keepToken, takeToken } from './keptLink'
import { createJoining } from './joining'
import { createRecorder, type Recorder } from './recorder'
import { sendAnswers } from './sendAnswers'
import { serverBy, type GuestServer } from './server'
import { createTakesOfPhone, type TakesOfPhone } from './takesOfPhone'
import { createTrial } from './trial'

/** What the server put into the document. */
export interface Given {
  readonly language: string
  readonly languages: readonly { readonly id: string; readonly name: string }[]
  readonly words: Readonly<Record<string, string>>
  readonly product: string
}

/** Of one link: with another one everything begins anew. */
export interface Linked {
  readonly token: string
  readonly takes: TakesOfPhone
  readonly recorder: Recorder
}

export interface PageState {
  readonly read: 'missing' | 'loading' | 'over' | 'failed' | 'read'
  readonly language: string
  readonly words: Readonly<Record<string, string>>
  readonly view?: GuestView | undefined
  readonly linked?: Linked | undefined
  /** Which prompt is answered now; undefined: all are looked at together. */
  readonly at?: string | undefined
  /** A film that has ended and is looked at before it is used. */
  readonly reviewed?: string | undefined
  readonly isSending: boolean
  readonly isOnline: boolean
  readonly fault?: Fault | undefined
}

export interface Signing {
  readonly name: string
  readonly email: string
  readonly passCode: string
  readonly guardian: string
}

export type GuestPageModel = ReturnType<typeof createGuestPage>

export function createGuestPage(given: Given) {
  const store = createStore<PageState>({
    read: 'loading',
    language: given.language,
    words: given.words,
    isSending: false,
    isOnline: navigator.onLine,
  })
  const joining = createJoining()
  let server = serverBy('')
  let isOpened = false

  function link(token: string, by: GuestServer = serverBy(token)): void {
    server = by
    const takes = createTakesOfPhone(token, server.sender)
    const recorder = createRecorder(takes, (takeId) => store.change({ reviewed: takeId }))
    const read = store.read().view ? 'read' : 'loading'
    store.change({ linked: { token, takes, recorder }, read })
  }

  function show(view: GuestView): void {
    joining.begin(view.check)
    store.change({ view, read: 'read', fault: undefined })
  }

  /** Whether it was answered; else why not is shown. */
  async function shown(asked: Promise<Answer<GuestView>>): Promise<boolean> {
    const answer = await asked
    if (answer.kind === 'answered') show(answer.value)
    else store.change({ fault: failedBy(answer) })
    return answer.kind === 'answered'
  }

  async function load(): Promise<void> {
    const { language, linked } = store.read()
    if (!linked) return store.change({ read: 'missing' })
    const answer = await server.read(language)
    if (answer.kind === 'answered') {
      const isFirst = store.read().view === undefined
      if (isFirst && answer.value.isTrial && !answer.value.guest) return tryOut(linked.token)
      show(answer.value)
      if (isFirst) await speakTheirs()
      if (isFirst && agreesStill(answer.value)) await goOn()
      return
    }
    if (store.read().view) return
    const isOver = answer.kind === 'refused' && answer.code === 'guestLinkOver'
    store.change({ read: isOver ? 'over' : 'failed' })
  }

  /** From now on nothing leaves this device, and nothing of an earlier trial is left on it. */
  async function tryOut(token: string): Promise<void> {
    link(token, createTrial(server, answers))
    const { takes } = store.read().linked!
    await takes.findLeft()
    await takes.forgetAll()
    await load()
  }

  /** After a reload: what was cut off is shown first, then what is still to be answered. */
  async function goOn(): Promise<void> {
    const { linked } = store.read()
    if (!linked) return
    await linked.takes.findLeft()
    const left = linked.takes.read().takes.find(({ state }) => state !== 'used')
    if (left) store.change({ at: left.promptId, reviewed: left.takeId })
    else next()
  }

  /** In which the request can be read, as far as the page speaks them. */
  function spoken(): Given['languages'] {
    const { view } = store.read()
    const both = given.languages.filter(({ id }) => view?.languages.includes(id) ?? true)
    return both.length > 0 ? both : given.languages
  }

  async function speakTheirs(): Promise<void> {
    const [first] = spoken()
    if (first && !spoken().some(({ id }) => id === store.read().language)) await speak(first.id)
  }

  async function speak(language: string): Promise<void> {
    const words = await readWords(language, 'guest')
    if (!words) return
    store.change({ language, words })
    document.documentElement.lang = language
    document.title = words['guest.page.title'] ?? ''
    await load()
  }

  const answers = () => {
    const { view, linked } = store.read()
    const used = linked?.takes.read().takes.filter(({ state }) => state === 'used') ?? []
    return view ? answersOf(view, used) : []
  }

  function next(): void {
    const { view } = store.read()
    const at = view?.guest?.state === 'retake' ? undefined : nextPrompt(answers())
    store.change({ at, reviewed: undefined })
    if (at === undefined) store.read().linked?.recorder.close()
  }

  const send = () =>
    sendAnswers({ server, answers, show, change: store.change, linked: store.read().linked })

  const noticeNetwork = () => store.change({ isOnline: navigator.onLine })
  addEventListener('online', noticeNetwork)
  addEventListener('offline', noticeNetwork)
  // Another link was opened in this tab.
  addEventListener('hashchange', () => tokenIn(location.href) !== undefined && location.reload())

  return {
    given,
    read: store.read,
    subscribe: store.subscribe,
    async begin(): Promise<void> {
      const token = takeToken()
      if (token !== undefined) link(token)
      await load()
    },
    load,
    /** What was pasted; false: there is no end of a link in it. */
    paste(text: string): boolean {
      const token = tokenIn(text)
      if (token === undefined) return false
      keepToken(token)
      link(token)
      void load()
      return true
    },
    /** Of the page: programs that look into letters press nothing. */
    pressed(): void {
      if (isOpened || !store.read().view) return
      isOpened = true
      void server.open()
    },
    spoken,
    speak,
    async sign({ name, email, passCode, guardian }: Signing): Promise<void> {
      const { view, language } = store.read()
      if (!view?.release) return
      const said = { name, ...(email && { email }) }
      if (!view.guest) {
        const joins = { ...said, ...(passCode && { passCode }) }
        const joined = await joining.join(server, joins, language)
        if (joined.kind !== 'answered') return store.change({ fault: failedBy(joined) })
        keepToken(joined.value.token)
        link(joined.value.token)
      }
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      const { version, language: readIn } = view.release
      const agreed = {
        ...said,
        version,
        language: readIn,
        ...(guardian && { guardian }),
        timezone: timeZone,
      }
      if (await shown(server.agree(agreed))) return next()
      const { fault } = store.read()
      // Joined, but not agreed: the link is theirs by now, so the view has to know it.
      const latest = await server.read(language)
      if (latest.kind === 'answered') store.change({ view: latest.value, read: 'read', fault })
    },
    answers,
    answer: (promptId: string) => store.change({ at: promptId, reviewed: undefined }),
    later: () => {
      store.read().linked?.recorder.close()
      store.change({ at: undefined, reviewed: undefined })
    },
    review: (takeId: string) => store.change({ reviewed: takeId }),
    use(takeId: string): void {
      store.read().linked?.takes.use(takeId)
      next()
    },
    async again(takeId: string): Promise<void> {
      store.change({ reviewed: undefined })
      await store.read().linked?.takes.discard(takeId)
    },
    send,
    async withdraw(): Promise<void> {
      const { linked } = store.read()
      linked?.recorder.close()
      if (await shown(server.withdraw())) await linked?.takes.forgetAll()
    },
  }
}

/** The consent stands, and films are taken. */
const agreesStill = ({ agreed, guest, door }: GuestView) =>
  agreed !== undefined &&
  agreed.endedAt === undefined &&
  door === 'open' &&
  (guest?.state === 'started' || guest?.state === 'retake')
