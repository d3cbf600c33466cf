// How many minutes of films a customer may draw in a month (programs.md 6). Nothing is drawn here: films wait.
import { expect, test } from 'vitest'
import type {
  GetProgramResponse,
  ListProgramsRow,
  ProgramRender,
} from '../../../../../generated/facts/features/programs'
import { aPerson, ask, freshMediaApp, type Person } from '../../../../support/mediaApp'
import { aTitle } from '../../../../support/timelines'
import { aCustomer, callAs } from '../../../../support/world'

const app = await freshMediaApp({ processes: false })
const { db } = app.database
const tab = 'one'

/** A customer who may draw one minute a month. */
async function aMinute(): Promise<Person> {
  const customerId = await aCustomer(db, { renderMinutes: 1 })
  return aPerson(app, { customerId, roles: ['cm'] })
}

async function aTitleOf(seconds: number, person: Person): Promise<string> {
  const { programId } = await ask<ListProgramsRow>(app, person, 'addProgram', {
    values: { title: 'A film' },
  })
  const { timeline, timelineRev } = await ask<GetProgramResponse>(app, person, 'getProgram', {
    programId,
    tab,
  })
  const blocks = [aTitle('a', { out: seconds * timeline.fps })]
  const saved = { programId, tab, timelineRev, timeline: { ...timeline, blocks } }
  await ask(app, person, 'saveTimeline', saved)
  return programId
}

async function asks(programId: string, person: Person) {
  const { timelineRev } = await ask<GetProgramResponse>(app, person, 'getProgram', {
    programId,
    tab,
  })
  const { body } = await callAs(app, person.session, 'renderProgram', { programId, timelineRev })
  return body as { errorCode?: unknown; clientResponse?: ProgramRender }
}
const refusal = async (programId: string, person: Person) =>
  (await asks(programId, person)).errorCode

test('films that wait count as those that were drawn', async () => {
  const person = await aMinute()
  const [first, second] = [await aTitleOf(40, person), await aTitleOf(30, person)]
  expect(await refusal(first, person)).toBeUndefined()
  expect(await refusal(second, person)).toBe('renderQuota')
  expect(await refusal(await aTitleOf(15, person), person)).toBeUndefined()
})

test('one that is cancelled counts no more, and one that is asked for anew gives way to itself', async () => {
  const person = await aMinute()
  const [first, second] = [await aTitleOf(40, person), await aTitleOf(30, person)]
  await asks(first, person)
  const { clientResponse } = await asks(first, person)
  await ask(app, person, 'cancelRender', { renderId: clientResponse!.renderId })
  expect(await refusal(second, person)).toBeUndefined()
})

test('of two that are asked for at once only as many are taken as there are minutes', async () => {
  const person = await aMinute()
  const both = [await aTitleOf(40, person), await aTitleOf(40, person)]
  const codes = await Promise.all(
    [both[0]!, both[1]!].map((programId) => refusal(programId, person)),
  )
  expect(codes.toSorted()).toEqual(['renderQuota', undefined])
})
