import { join } from 'node:path'
import { expect, test } from 'vitest'
import { applyEdits } from '../../../codegen/edit/applyEdits'
import type { Edit } from '../../../codegen/edit/edit'
import { readFolder } from '../../../codegen/folder'
import { unifiedDiff } from '../../../codegen/workbench/unifiedDiff'
import { ruleOf } from './sayings'

const base = readFolder(join(import.meta.dirname, '../base'))
const file = 'overlays/harbour.yaml'
const overlay = 'harbour'
const of = 'entry normal/create/create.terms'
const text = `manifestVersion: 2
from: decided
meaning: A tenant.
customers: ['01K9HARB0VRCRED1TVN1ANDEM0'] # of the demo
words:
  en:
    nav.terms: House rules
hide:
  - entry normal/create/clips.list # not bought
`
const files = new Map([...base, [file, text]])
const touched = (edit: Edit) => {
  const { files: edited, problems } = applyEdits(files, [edit])
  const changed = [...edited].filter(([name, after]) => files.get(name) !== after)
  return {
    files: changed.map(([name]) => name),
    lines: unifiedDiff(text, edited.get(file)!)
      .filter((line) => /^[+-]/.test(line))
      .filter((line) => !/^(---|\+\+\+)/.test(line)),
    problems: problems.map(({ message }) => message),
  }
}

test.each<{ name: string; edit: Edit; lines: string[] }>([
  {
    name: 'words it says already',
    edit: { do: 'setWords', language: 'en', key: 'nav.terms', words: 'Rules', overlay },
    lines: ['-    nav.terms: House rules', '+    nav.terms: Rules'],
  },
  {
    name: 'the words of everybody take its own away, with the maps that held them alone',
    edit: { do: 'setWords', language: 'en', key: 'nav.terms', words: 'Terms', overlay },
    lines: ['-words:', '-  en:', '-    nav.terms: House rules'],
  },
  {
    name: 'a hidden entry keeps the comments of the others',
    edit: { do: 'setHidden', of, hidden: true, overlay },
    lines: [`+  - ${of}`],
  },
  {
    name: 'the last hidden entry takes the list with it',
    edit: { do: 'setHidden', of: 'entry normal/create/clips.list', hidden: false, overlay },
    lines: ['-hide:', '-  - entry normal/create/clips.list # not bought'],
  },
])('an edit for the customers of an overlay is made in its file alone: $name', (row) => {
  expect(touched(row.edit)).toEqual({ files: [file], lines: row.lines, problems: [] })
})

test.each<{ edit: Edit; says: RegExp }>([
  { edit: { do: 'setAccess', of, access: null, overlay: 'habour' }, says: /no overlay habour/ },
  { edit: { do: 'setBadge', of, badge: null, overlay }, says: /not take a badge away/ },
  {
    edit: { do: 'move', of, into: 'section normal/other', before: null, overlay },
    says: /not move .* elsewhere/,
  },
  {
    edit: { do: 'setRule', of: 'rule unauthorized', ...ruleOf({}, ['leave' as const]), overlay },
    says: /the same for all customers/,
  },
])('what an overlay may not change is refused in words: $says', ({ edit, says }) => {
  const { files: changed, problems } = touched(edit)
  expect({ changed, problems }).toEqual({ changed: [], problems: [expect.stringMatching(says)] })
})
