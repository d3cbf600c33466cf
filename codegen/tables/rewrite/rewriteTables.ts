import type { Change } from '../../edit/applyToData'
import { applyToText } from '../../edit/applyToText'
import { CannotEdit } from '../../edit/yaml/readNode'
import type { Model } from '../../resolve/model'
import { disagreementsIn, tellDisagreement } from '../checkTables'
import { createTablePlaces, readTables, tableFolder } from '../readTables'
import { renamedReplies, renamedRows } from './renamed'
import { rowsToMove } from './rowsToMove'
import { rowsToRewrite } from './rowsToRewrite'
import { screensToRewrite } from './screensToRewrite'

/** What of a table has to change, and the sentence that says why. */
export interface Rewritten {
  readonly file: string
  readonly sentence: string
  readonly change: Change
}

export interface Rewriting {
  /** The rows that say something else, each with its place: these are rewritten. */
  readonly rows: readonly string[]
  /** What only people can put right. */
  readonly others: readonly string[]
  /** The tables as they would say it, name to text. */
  readonly files: ReadonlyMap<string, string>
}

type Texts = ReadonlyMap<string, string>

/** Makes QA's tables agree with a manifest that has been edited: rows are renamed, and say who now sees what. */
export function rewriteTables(files: Texts, before: Model, after: Model): Rewriting {
  const reported: string[] = []
  const made = (texts: Texts, all: readonly Rewritten[]): Texts => {
    // The same texts are not read once more.
    if (all.length === 0) return texts
    const placeOf = createTablePlaces(texts)
    const next = new Map(texts)
    for (const { file, sentence, change } of all) {
      const text = changed(next.get(file)!, change)
      if (text === undefined) continue
      reported.push(`${placeOf({ file, path: change.path, at: 'key' })} ${sentence}`)
      next.set(file, text)
    }
    return next
  }
  const { tables } = readTables(files, before)
  const renamed = made(files, [
    ...renamedRows(tables, before, after),
    ...renamedReplies(tables, before, after),
  ])
  const named = readTables(renamed, after)
  const rewritten = made(renamed, [
    ...rowsToRewrite(named.tables, after),
    ...screensToRewrite(named.tables, after),
  ])
  const ordered = inOrder(rewritten, made, after)
  return { rows: reported, others: disagreementsLeft(ordered, after), files: ordered }
}

/** Moves rows one after another, until each menu stands in the order of the manifest or nothing moves any more. */
function inOrder(
  files: Texts,
  made: (texts: Texts, all: readonly Rewritten[]) => Texts,
  model: Model,
): Texts {
  const moves = rowsToMove(readTables(files, model).tables, model).slice(0, 1)
  const next = made(files, moves)
  return next === files || [...next].every(([file, text]) => files.get(file) === text)
    ? files
    : inOrder(next, made, model)
}

/** A row that is written in a way that no machine changes is left to people. */
function changed(text: string, change: Change): string | undefined {
  try {
    return applyToText(text, change)
  } catch (reason) {
    if (reason instanceof CannotEdit) return undefined
    throw reason
  }
}

function disagreementsLeft(files: Texts, model: Model): string[] {
  const { problems, tables } = readTables(files, model)
  const placeOf = createTablePlaces(files)
  const wrong = disagreementsIn(tables, model).filter(({ spot }) => spot !== undefined)
  return [
    ...problems.map(({ message, file, path, at }) =>
      files.has(file)
        ? `${placeOf({ file, path, at })} ${message}`
        : `${tableFolder}/${file} ${message}`,
    ),
    ...wrong.map((each) => tellDisagreement(each, placeOf)),
  ]
}
