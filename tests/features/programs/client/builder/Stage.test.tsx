// What stays in sight while a program's page scrolls.
import { Provider } from 'effector-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListProgramsRow, ProgramEdit } from '../../../../../generated/facts/features/programs'
import { Stage } from '../../../../../src/features/programs/client/builder/Stage'
import '../../../../../src/features/programs/client/programs.model'
import { openArea } from '../../../../support/area'
import { aTimeline, aTitle } from '../../../../support/timelines'

const tom = { id: 'tom', name: 'Tom' }
const shared = { hasAsked: false, mayTake: false, timelineRev: 1 }

const program: ListProgramsRow = {
  programId: 'p1',
  title: 'Welcome',
  kind: 'standard',
  state: 'draft',
  owner: { id: 'maya', name: 'Maya' },
  isMine: true,
  isNew: false,
  collaborators: [],
  aspect: '16:9',
  durationMs: 0,
  versionNo: 0,
  hasChanges: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  rev: 1,
  may: ['edit', 'build'],
}

/** No language is loaded here: a text shows as its key. */
test.each<{ who: string; edit: Partial<ProgramEdit>; says?: string }>([
  { who: 'somebody else builds', edit: { by: tom }, says: 'programs.turn.busy' },
  { who: 'another tab builds', edit: { by: tom, isMe: true }, says: 'programs.turn.busyHere' },
  { who: 'nobody builds', edit: {}, says: 'programs.turn.free' },
  { who: 'this tab builds', edit: { isMine: true, isMe: true } },
])('while $who the preview has $says with it', async ({ edit, says }) => {
  const turn = { isMine: false, isMe: false, ...shared, ...edit }
  const { scope } = await openArea(
    'programs.list',
    {
      listPrograms: () => ({ rows: [program], total: 1 }),
      getProgram: () => ({
        program,
        timeline: aTimeline([aTitle('one')]),
        timelineRev: 1,
        facts: { media: {}, slots: {}, files: {} },
        edit: turn,
      }),
      holdEdit: () => turn,
      listRenders: () => ({ renders: [] }),
      listProgramVersions: () => ({ versions: [], coming: [] }),
      listClips: () => ({ rows: [], total: 0 }),
    },
    { search: '?open=p1' },
  )
  const shown = renderToStaticMarkup(
    <Provider value={scope}>
      <Stage />
    </Provider>,
  )
  expect(shown).toContain('programs.preview')
  expect(shown.match(/programs\.turn\.busy\w*|programs\.turn\.free/)?.[0]).toBe(says)
})
