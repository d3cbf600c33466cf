// What our own analytics page shows, and what it asks for it.
import {
  getCurve,
  getOverview,
  listRequired,
  listWatchedPrograms,
  type InsightCurve,
  type InsightOverview,
  type InsightProgram,
  type ListRequiredResponse,
} from '../../../../../generated/facts/features/analytics'
import type { Answer } from '../../../../calls/askAnyone'
import { saveBlob } from '../../../../browser/saveBlob'
import { createStore } from '../../../../kit/createStore'
import { daysUpTo, type Length, type Source } from './days'
import { dropToken, keepToken, takeHanded, type Handed } from './handed'
import { createServer } from './server'

/** What the server put into the document. */
export interface Given {
  readonly language: string
  readonly words: Readonly<Record<string, string>>
}

/** null: not read yet; `failed`: it could not be. */
export type Read<Value> = Value | 'failed' | null

export const views = ['overview', 'programs', 'required'] as const
export type View = (typeof views)[number]

export interface InsightsState {
  readonly door: 'opening' | 'open' | 'shut'
  readonly view: View
  readonly length: Length
  readonly source: Source
  readonly overview: Read<InsightOverview>
  readonly programs: Read<readonly InsightProgram[]>
  readonly required: Read<ListRequiredResponse>
  /** Of which program the curve and the people are asked for. */
  readonly programId: string | null
  readonly curve: Read<InsightCurve>
  readonly peopleOf: string | null
  readonly isSaving: boolean
  readonly couldNotSave: boolean
}

const first: InsightsState = {
  door: 'opening',
  view: 'overview',
  length: 'd28',
  source: 'all',
  overview: null,
  programs: null,
  required: null,
  programId: null,
  curve: null,
  peopleOf: null,
  isSaving: false,
  couldNotSave: false,
}

export type InsightsModel = ReturnType<typeof createInsights>

export function createInsights(given: Given, take: () => Handed = takeHanded) {
  const store = createStore<InsightsState>(first)
  const { read, change, subscribe } = store
  const server = createServer(keepToken, () => {
    dropToken()
    change({ door: 'shut' })
  })
  const days = () => daysUpTo(new Date(), read().length, read().source)
  /** Counts what is asked, so that an answer to what was asked before is not shown. */
  let asked = 0
  let askedCurve = 0

  async function readAll(): Promise<void> {
    asked += 1
    const turn = asked
    change({ overview: null, programs: null })
    const [overview, programs] = await Promise.all([
      server.ask(getOverview, days()),
      server.ask(listWatchedPrograms, days()),
      readRequired(read().peopleOf),
    ])
    if (turn !== asked) return
    change({
      overview: valueOf(overview),
      programs: programs.kind === 'answered' ? programs.value.programs : 'failed',
    })
    const most = programs.kind === 'answered' ? programs.value.programs[0] : undefined
    if (read().programId === null && most) await choose(most.programId)
  }

  async function choose(programId: string): Promise<void> {
    askedCurve += 1
    const turn = askedCurve
    change({ programId, curve: null })
    const curve = await server.ask(getCurve, { programId })
    if (turn === askedCurve) change({ curve: valueOf(curve) })
  }

  async function readRequired(peopleOf: string | null): Promise<void> {
    change({ peopleOf })
    const required = await server.ask(
      listRequired,
      peopleOf === null ? {} : { programId: peopleOf },
    )
    if (read().peopleOf === peopleOf) change({ required: valueOf(required) })
  }

  async function begin(): Promise<void> {
    change({ door: 'opening' })
    const { code, token } = take()
    const isOpen =
      (code !== undefined && (await server.open(code))) ||
      (token !== undefined && (await server.renew(token)))
    change({ door: isOpen ? 'open' : 'shut' })
    if (isOpen) await readAll()
  }

  return {
    given,
    read,
    subscribe,
    begin,
    readAll,
    choose,
    look: (view: View) => change({ view }),
    showLast: (length: Length) => (change({ length }), readAll()),
    showSource: (source: Source) => (change({ source }), readAll()),
    showPeople: (programId: string | null) => readRequired(programId),
    async save(): Promise<void> {
      change({ isSaving: true, couldNotSave: false })
      const table = await server.table(days())
      change({ isSaving: false, couldNotSave: table.kind !== 'answered' })
      if (table.kind === 'answered') saveBlob(table.value.blob, table.value.name)
    },
  }
}

const valueOf = <Value>(answer: Answer<Value>): Value | 'failed' =>
  answer.kind === 'answered' ? answer.value : 'failed'
