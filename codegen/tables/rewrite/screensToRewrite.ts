import type { Model } from '../../resolve/model'
import { actSubject, actDecisionsOf, type Decision } from '../decisionsOf'
import { disagreementOn, type Disagreement } from '../disagreementOn'
import type { Cell, Offered, Table } from '../readTables'
import { signedRows } from '../signedRows'
import type { Rewritten } from './rewriteTables'
import { whoOf } from './whoOf'

/** Rows about screens that offer something else now, as they would have to stand. */
export function screensToRewrite(tables: readonly Table[], model: Model): Rewritten[] {
  const signed = signedRows(tables, model)
  const decisions = actDecisionsOf(model)
  return tables.flatMap((table) =>
    table.kind === 'screens'
      ? Object.keys(table.rows).flatMap((screen) => rewritten(table.file, screen))
      : [],
  )

  function rewritten(file: string, screen: string): Rewritten | [] {
    const wrong = ownOf(screen, decisions)
      .map(({ name, subject, rules }) =>
        disagreementOn({ name, subjects: [subject], allowed: [rules] }, signed, model.bits),
      )
      .find((each): each is Disagreement => each !== undefined)
    const value = wrong && offeredBy(screen, model, decisions)
    return value
      ? { file, sentence: wrong.sentence, change: { do: 'set', path: [screen], value } }
      : []
  }
}

const ownOf = (screen: string, decisions: readonly Decision[]) =>
  decisions.filter(({ subject }) => subject.startsWith(actSubject(screen, '')))

/** The row of a screen; undefined where a row has no words for who may do something there. */
export function offeredBy(
  screen: string,
  model: Model,
  decisions = actDecisionsOf(model),
): Offered | undefined {
  const cells = new Map<string, Record<string, Cell>>()
  for (const { subject, rules } of ownOf(screen, decisions)) {
    const who = whoOf([rules], model, [])
    if (who === undefined || who === 'everyone') return undefined
    const act = subject.slice(actSubject(screen, '').length)
    for (const [role, cell] of Object.entries(who))
      cells.set(role, { ...cells.get(role), [act]: cell })
  }
  const inOrder = [...model.bits.roles.keys()].flatMap((role) => {
    const may = cells.get(role)
    return may ? [[role, shortOf(may)] as const] : []
  })
  return Object.fromEntries(inOrder)
}

const shortOf = (may: Readonly<Record<string, Cell>>): Offered[string] =>
  Object.values(may).every((cell) => cell === 'yes') ? Object.keys(may) : may
