// What somebody has to deliver, as the tab of their work shows it.
import { expect, test } from 'vitest'
import { screen } from '../../../../generated/facts/screens/ownDeliverables'
import type { DeliverableState } from '../../../../src/features/deliverables/deliverable'
import { emptyAddress } from '../../../../src/screens/address'
import { questionOf } from '../../../../src/screens/client/list/questionOf'
import { deliverableWorld } from './world'

const { people, rowsOf, outcome, deliverableIn } = await deliverableWorld()
const { chloe } = people

const given: { title: string; state: DeliverableState; dueOn: string | null }[] = [
  { title: 'accepted long ago', state: 'accepted', dueOn: '2025-01-10' },
  { title: 'cancelled', state: 'cancelled', dueOn: '2025-01-20' },
  { title: 'sent', state: 'delivered', dueOn: '2025-02-01' },
  { title: 'without a day', state: 'planned', dueOn: null },
  { title: 'next', state: 'in_production', dueOn: '2027-03-02' },
  { title: 'to change', state: 'changes_requested', dueOn: '2027-03-01' },
]

test('what waits for them comes first, as much of it as the menu counts', async () => {
  for (const { state, ...change } of given) await deliverableIn(state, change)
  const question = questionOf(screen, emptyAddress, '', screen.sort)
  const rows = await rowsOf(chloe, question)
  const sections = Object.keys(screen.fields['stage']!.values!).map((stage) =>
    rows.filter((row) => row.stage === stage).map(({ title }) => title),
  )
  expect(sections).toEqual([
    ['to change', 'next', 'without a day'],
    ['sent'],
    ['accepted long ago', 'cancelled'],
  ])
  expect(rows.map(({ title }) => title)).toEqual(sections.flat())
  const { reply } = await outcome(chloe, 'getMenuNotificationCount', {
    customerUserId: chloe.userId,
  })
  expect(reply).toMatchObject({ toDeliverCount: 3 })
})
