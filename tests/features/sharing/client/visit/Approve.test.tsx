// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ShareFilm } from '../../../../../generated/facts/features/sharing'
import { createSay } from '../../../../../src/browser/text/createSay'
import { Approve } from '../../../../../src/features/sharing/client/visit/Approve'
import { VisitContext } from '../../../../../src/features/sharing/client/visit/useVisit'
import { createVisit } from '../../../../../src/features/sharing/client/visit/visit'
import { draw, find } from '../../../../ui/page'

const words = JSON.parse(readFileSync('generated/assets/i18n/en/sharing.json', 'utf8')) as Record<
  string,
  string
>

test('whoever asked for changes reads what they asked for', () => {
  const given = {
    key: 'k',
    view: null,
    words,
    language: 'en',
    timezone: 'UTC',
    product: 'Reelwork',
  }
  const visit = createVisit({ ...given, sendsMail: true })
  const film = { decision: 'changes', note: 'Longer at the end' } as ShareFilm
  draw(
    <VisitContext value={{ visit, say: createSay('en', words) }}>
      <Approve film={film} by="Mira" />
    </VisitContext>,
  )
  const told = find('section').textContent
  expect(told).toContain('You asked for changes')
  expect(told).toContain('Longer at the end')
})
