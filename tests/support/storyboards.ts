import type { ListStoryboardsRow } from '../../generated/facts/features/storyboards'

/** A storyboard as its list answers it. */
export const storyboardRow: ListStoryboardsRow = {
  storyboardId: 's1',
  title: 'Welcome',
  state: 'active',
  isTemplate: false,
  owner: { id: 'maya', name: 'Maya' },
  isMine: true,
  collaborators: [],
  scenes: 1,
  shots: 1,
  plannedMs: 0,
  required: 1,
  accepted: 0,
  isComplete: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  rev: 1,
  may: ['edit'],
}
