// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { DeliverableItem } from '../../../../../src/features/deliverables/client/deliver.model'
import { OwnDeliverableCell } from '../../../../../src/features/deliverables/client/parts/OwnDeliverableCell'
import { drawWorded } from '../../../../support/drawWorded'

const given = { title: 'Cutdown', kind: 'cutdown', preset: 'social' } as DeliverableItem

test.each([
  { state: 'changes_requested', dueOn: '2026-03-01', isOverdue: true, says: ['Changes', 'Mar'] },
  { state: 'planned', dueOn: '2027-04-02', isOverdue: false, says: ['Planned', 'Apr'] },
  { state: 'accepted', dueOn: undefined, isOverdue: false, says: ['Accepted'] },
] as const)('a row that is $state says so, and until when', async ({ says, ...change }) => {
  await drawWorded(
    <OwnDeliverableCell row={{ ...given, ...change } as DeliverableItem} tabIndex={-1} />,
    'deliverables',
  )
  for (const word of says) expect(document.body.textContent).toContain(word)
  expect(document.querySelector('[data-over]') !== null).toBe(change.isOverdue)
})
