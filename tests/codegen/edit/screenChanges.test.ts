import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { applyEdits } from '../../../codegen/edit/applyEdits'
import type { Edit } from '../../../codegen/edit/edit'
import type { SetScreen } from '../../../codegen/edit/screenChanges'
import { readFolder } from '../../../codegen/folder'
import { unifiedDiff } from '../../../codegen/workbench/unifiedDiff'

const file = 'features/moods.yaml'
const text = `manifestVersion: 2
screens:
  moods:
    list: listMoods
    filters: [state, owner]
    columns:
      # What people look for.
      - { field: name, as: person }
      - state # active or not
      - { field: owner, width: 200 }
    create: addMood
`
const base = readFolder(join(import.meta.dirname, '../base'))
const of = 'screen moods'
const touched = (edit: Edit) => {
  const { files, problems } = applyEdits(new Map([...base, [file, text]]), [edit])
  const lines = unifiedDiff(text, files.get(file)!)
    .filter((line) => /^[+-]/.test(line))
    .filter((line) => !/^(---|\+\+\+)/.test(line))
  return { lines, problems: problems.map(({ message }) => message), after: files.get(file)! }
}
const name = { field: 'name', as: 'person' as const }
const owner = { field: 'owner', width: 200 }

test.each<{ what: string; edit: SetScreen; lines: string[] }>([
  {
    what: 'a column that moves takes its comment along',
    edit: { do: 'setScreen', of, part: 'columns', value: ['state', name, owner] },
    lines: ['+      - state # active or not', '-      - state # active or not'],
  },
  {
    what: 'a hidden column goes alone',
    edit: { do: 'setScreen', of, part: 'columns', value: [name, owner] },
    lines: ['-      - state # active or not'],
  },
  {
    what: 'a column that is shown comes last',
    edit: { do: 'setScreen', of, part: 'columns', value: [name, 'state', owner, 'age'] },
    lines: ['+      - age'],
  },
  {
    what: 'a width',
    edit: {
      do: 'setScreen',
      of,
      part: 'columns',
      value: [name, { field: 'state', width: 90 }, owner],
    },
    lines: [
      '-      - state # active or not',
      '+      - { field: state, width: 90 } # active or not',
    ],
  },
  {
    what: 'filters in another order',
    edit: { do: 'setScreen', of, part: 'filters', value: ['owner', 'state'] },
    lines: ['-    filters: [state, owner]', '+    filters: [owner, state]'],
  },
  {
    what: 'no filter at all',
    edit: { do: 'setScreen', of, part: 'filters', value: [] },
    lines: ['-    filters: [state, owner]'],
  },
  {
    what: 'an order of rows where there was none stands before the filters',
    edit: { do: 'setScreen', of, part: 'sort', value: '-name' },
    lines: ['+    sort: -name'],
  },
])('an edit of a screen touches its own lines: $what', ({ edit, lines }) => {
  const { lines: found, problems, after } = touched(edit)
  expect({ lines: found, problems }).toEqual({ lines, problems: [] })
  const { screens } = load(after) as { screens: { moods: Record<string, unknown> } }
  expect(screens.moods[edit.part] ?? []).toEqual(edit.value)
})

test.each<{ edit: Edit; says: RegExp }>([
  { edit: { do: 'setScreen', of: 'screen mood', part: 'sort', value: 'x' }, says: /screen mood/ },
  {
    edit: { do: 'setScreen', of: 'route moods', part: 'sort', value: 'x' },
    says: /route moods is no screen/,
  },
])('what is no screen is refused: $says', ({ edit, says }) => {
  const { lines, problems } = touched(edit)
  expect({ lines, problems }).toEqual({ lines: [], problems: [expect.stringMatching(says)] })
})
