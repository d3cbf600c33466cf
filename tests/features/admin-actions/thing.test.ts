import { expect, test } from 'vitest'
import { countThings } from '../../../src/features/admin-actions/thing'

test('tables are counted as what people call their rows, in one order', () => {
  const tables = new Map([
    ['saved_searches', 1],
    ['program_templates', 2],
    ['footage_clips', 3],
    ['footage_clip_shares', 4],
    ['memberships', 1],
    ['zoom_rules', 5],
    ['unheard_of', 6],
  ])
  expect([...countThings(tables)]).toEqual([
    ['footage', 7],
    ['templates', 2],
    ['searches', 1],
    ['people', 1],
    ['integrations', 5],
    ['other', 6],
  ])
})
