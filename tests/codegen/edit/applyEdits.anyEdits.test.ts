import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyEdits } from '../../../codegen/edit/applyEdits'
import type { Edit } from '../../../codegen/edit/edit'
import { unifiedDiff } from '../../../codegen/workbench/unifiedDiff'
import { readFolder } from '../../../codegen/folder'
import { anyChance, editFrom, inverseOf } from './anyEdit'
import { afterwards, sayingsOf, type Sayings } from './sayings'
import { sized } from '../../support/sizes'

type Files = ReadonlyMap<string, string>

const product = readFolder(join(import.meta.dirname, '../../../manifest'))
const small = readFolder(join(import.meta.dirname, '../base'))
const manners = readFolder(join(import.meta.dirname, 'manners'))

/** Lines that an edit takes out of a text and puts into it. */
function lines(before: Files, after: Files) {
  const differ = [...after].flatMap(([file, text]) => unifiedDiff(before.get(file) ?? '', text))
  const of = (mark: string) =>
    differ.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim())
  return { out: of('-'), in: of('+') }
}

/** How many lines each edit is about, where a thing has a line of its own. */
const most: Readonly<Record<Edit['do'], number>> = {
  setWords: 1,
  setAccess: 1,
  setBadge: 1,
  addFlag: Infinity,
  // The first brings its key and the blank line above it.
  approve: 3,
  setRule: 2,
  move: Infinity,
  // Of overlays alone: overlayChanges.test.ts.
  reorder: 0,
  setHidden: 0,
  // screenChanges.test.ts.
  setScreen: 0,
}

const clausesOf = (access: unknown) => (Array.isArray(access) ? access.length : 0)

/** Whether an edit of what was said touched no more lines than are its own; what moves is the same lines elsewhere. */
function isOwn(edit: Edit, said: Sayings, touched: ReturnType<typeof lines>): boolean {
  if (edit.do === 'move') return isDeepStrictEqual(touched.in.toSorted(), touched.out.toSorted())
  // Forms that list the flags get its words, in each language.
  if (edit.do === 'addFlag')
    return touched.out.length === 0 && touched.in.every((line) => line.startsWith(`${edit.id}: `))
  // A list of clauses that a section is given has a line for each, and goes with them.
  const [put, taken] =
    edit.do === 'setAccess'
      ? [clausesOf(edit.access), clausesOf(said.get(`access of ${edit.of}`))]
      : [0, 0]
  const isWithin = (touches: readonly string[], clauses: number) =>
    touches.length <= most[edit.do] + clauses
  return isInLines(edit) || (isWithin(touched.in, put) && isWithin(touched.out, taken))
}

/** The one predicate that both manifests write in several lines. */
const isInLines = (edit: Edit) => 'of' in edit && edit.of === 'predicate organizationTop'

function make(files: Files, edit: Edit): Files {
  const { files: edited, problems } = applyEdits(files, [edit])
  expect({ edit, problems }).toEqual({ edit, problems: [] })
  return edited
}

describe.each([
  { name: 'the product', files: product, runs: 15 },
  { name: 'a small manifest', files: small, runs: 60 },
])('any edits of $name', ({ files, runs }) => {
  test('are read again as they were meant, and touch no line but their own', () => {
    fc.assert(
      fc.property(fc.array(anyChance, { minLength: 1, maxLength: 6 }), (chances) => {
        let text: Files = files
        let said = sayingsOf(files)
        for (const chance of chances) {
          const edit = editFrom(said, chance)
          const next = make(text, edit)
          const touched = lines(text, next)
          expect({ edit, touched, isOwn: isOwn(edit, said, touched) }).toMatchObject({
            isOwn: true,
          })
          said = afterwards(said, edit)
          expect({ edit, says: sayingsOf(next) }).toEqual({ edit, says: said })
          text = next
        }
      }),
      sized(runs),
    )
  })

  test('and the edit that takes one back gives the text that was', () => {
    const said = sayingsOf(files)
    fc.assert(
      fc.property(anyChance, (chance) => {
        const edit = editFrom(said, chance)
        fc.pre(edit.do !== 'addFlag' && edit.do !== 'approve')
        // A predicate in lines stays in lines as long as it stays a list.
        fc.pre(!isInLines(edit) || Array.isArray(chance.predicate))
        const there = make(files, edit)
        const back = make(there, inverseOf(said, edit))
        expect(lines(files, back)).toEqual({ out: [], in: [] })
        expect(back).toEqual(files)
      }),
      sized(runs * 2),
    )
  })
})

const comments = (files: Files) => [...files.values()].join('\n').split('#').length - 1

test('any edits of a manifest in every manner are read again as they were meant, or are refused and change nothing', () => {
  fc.assert(
    fc.property(fc.array(anyChance, { minLength: 1, maxLength: 6 }), (chances) => {
      let text: Files = manners
      let said = sayingsOf(manners)
      for (const chance of chances) {
        const edit = editFrom(said, chance)
        const { files: next, problems } = applyEdits(text, [edit])
        const isByHand = problems.length > 0
        if (!isByHand) said = afterwards(said, edit)
        expect({
          edit,
          says: sayingsOf(next),
          reasons: problems.map(({ message }) => / has to be edited by hand here/.test(message)),
          isUntouched: isDeepStrictEqual(next, text),
          areCommentsKept: edit.do !== 'move' || comments(next) === comments(text),
        }).toMatchObject({
          says: said,
          reasons: isByHand ? [true] : [],
          areCommentsKept: true,
          ...(isByHand ? { isUntouched: true } : {}),
        })
        text = next
      }
    }),
    sized(100),
  )
})
