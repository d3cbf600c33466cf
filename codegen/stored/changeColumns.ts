import type { Answers } from './answers'
import type { Statement } from './migrationOf'
import { ident } from './ident'
import type { StoredEntity } from './storedEntities'
import { quoted } from './tableOf'
import type { Part, TablePicture } from './tablePicture'

interface Definition {
  readonly type: string
  readonly isRequired: boolean
  readonly usual: string | undefined
  readonly generated: string | undefined
}

/** Adds, changes and drops columns; whatever would lose or lack a value is asked. */
export function changeColumns(
  { name: entity }: StoredEntity,
  before: TablePicture,
  wanted: TablePicture,
  answers: Answers,
): { statements: Statement[]; table: TablePicture; questions: string[] } {
  const statements: Statement[] = []
  const questions: string[] = []
  const alter = (why: string, rest: string) =>
    statements.push({ why, sql: `alter table ${wanted.name} ${rest};` })
  const fill = (column: string, isNew: boolean) => {
    const value = answers.fills.get(column)
    if (value === undefined) {
      questions.push(
        `${entity} needs ${column}, which rows that exist ${isNew ? 'do not have' : 'may lack'}. Say their value: --fill ${column}=<value>.`,
      )
      return
    }
    const sql = `update ${wanted.name} set ${ident(column)} = ${quoted(value)} where ${ident(column)} is null;`
    statements.push({ why: `Rows without ${column} get ${value}.`, sql })
  }

  const wants = new Map(wanted.columns.map(({ name, line }) => [name, definitionOf(line)]))
  let columns = [...before.columns]
  const dropped: string[] = []
  const isLeft = ({ line }: Part) => dropped.every((name) => !mentions(line, name))
  const drop = (name: string, why: string) => {
    alter(why, `drop column ${ident(name)}`)
    columns = columns.filter((column) => column.name !== name)
    dropped.push(name)
  }
  const add = (name: string) => {
    const { line } = wanted.columns.find((column) => column.name === name)!
    const { isRequired, usual, generated } = wants.get(name)!
    if (generated !== undefined)
      alter(`${name} follows from the others.`, `add column ${ident(name)} ${line} stored`)
    else if (!isRequired || usual !== undefined)
      alter(`Rows have ${name}.`, `add column ${ident(name)} ${line}`)
    else {
      alter(`Rows have ${name}.`, `add column ${ident(name)} ${line.replace(' not null', '')}`)
      fill(name, true)
      alter(`No row lacks ${name}.`, `alter column ${ident(name)} set not null`)
    }
    columns.push({ name, line })
  }

  // What is generated from a column that changes goes first and comes back at the end.
  const stale = columns.filter(({ name, line }) => {
    const { generated } = definitionOf(line)
    return generated !== undefined && generated !== wants.get(name)?.generated
  })
  for (const { name } of stale) drop(name, `${name} no longer follows from the same columns.`)
  for (const { name } of columns.filter((column) => !wants.has(column.name))) {
    if (answers.drops.has(name)) drop(name, `${name} goes, with what it holds.`)
    else
      questions.push(
        `${entity} no longer has ${name}, and its table does. Say --drop ${name}, or --rename ${name}=<new name>.`,
      )
  }
  for (const column of columns) {
    const is = definitionOf(column.line)
    const want = wants.get(column.name)
    if (!want || want.generated !== undefined) continue
    const { name } = column
    if (want.type !== is.type) {
      if (!isWider(is.type, want.type)) {
        questions.push(
          `${name} is ${is.type} and should be ${want.type}; only a person can say how. Write that migration by hand, or give the field another name.`,
        )
        continue
      }
      alter(`${name} takes more values.`, `alter column ${ident(name)} type ${want.type}`)
    }
    if (want.usual !== is.usual)
      alter(
        want.usual === undefined
          ? `New rows say ${name} themselves.`
          : `New rows have ${name} ${want.usual}.`,
        `alter column ${ident(name)} ${want.usual === undefined ? 'drop default' : `set default ${want.usual}`}`,
      )
    if (want.isRequired && !is.isRequired) {
      fill(name, false)
      alter(`No row lacks ${name}.`, `alter column ${ident(name)} set not null`)
    }
    if (!want.isRequired && is.isRequired)
      alter(`Rows may lack ${name}.`, `alter column ${ident(name)} drop not null`)
  }
  for (const { name } of wanted.columns)
    if (
      !before.columns.some((column) => column.name === name) &&
      wants.get(name)!.generated === undefined
    )
      add(name)
  replaceChoices(entity, before, wanted, answers, { statements, questions })
  for (const { name } of wanted.columns)
    if (wants.get(name)!.generated !== undefined && !columns.some((column) => column.name === name))
      add(name)

  const lines = new Map(wanted.columns.map(({ name, line }) => [name, line]))
  return {
    statements,
    questions,
    table: {
      ...before,
      columns: columns.map(({ name, line }) => ({ name, line: lines.get(name) ?? line })),
      constraints: before.constraints.filter(isLeft),
      indexes: before.indexes.filter(isLeft),
      comments: before.comments.filter(
        (comment) => comment.name === '' || columns.some(({ name }) => name === comment.name),
      ),
    },
  }
}

const mentions = (line: string, name: string) => new RegExp(`\\b${name}\\b`).test(line)

function definitionOf(line: string): Definition {
  const [, type = '', isRequired, usual, generated] =
    /^(.+?)( not null)?(?: default (.+))?(?: generated always as \((.+)\))?$/.exec(line)!
  return { type, isRequired: isRequired !== undefined, usual, generated }
}

const wider: Readonly<Record<string, readonly string[]>> = {
  integer: ['bigint', 'double precision'],
  bigint: ['double precision'],
  date: ['text'],
}

const isWider = (from: string, to: string) => wider[from]?.includes(to) ?? false

/** Rows whose choice goes get another one, which only a person can name. */
function replaceChoices(
  entity: string,
  before: TablePicture,
  wanted: TablePicture,
  { replacements }: Answers,
  out: { statements: Statement[]; questions: string[] },
): void {
  for (const { name, line } of wanted.constraints) {
    const had = before.constraints.find((each) => each.name === name)
    const column = /\("?(\w+)"? = ANY/.exec(line)?.[1]
    if (!had || column === undefined) continue
    const kept = choicesOf(line)
    for (const value of choicesOf(had.line).filter((each) => !kept.includes(each))) {
      const other = replacements.get(`${column}.${value}`)
      if (other === undefined) {
        out.questions.push(
          `${entity} no longer has the choice ${value} of ${column}. Say what such rows get: --replace ${column}.${value}=<choice>.`,
        )
        continue
      }
      out.statements.push({
        why: `Rows with ${column} ${value} get ${other}.`,
        sql: `update ${wanted.name} set ${ident(column)} = ${quoted(other)} where ${ident(column)} = ${quoted(value)};`,
      })
    }
  }
}

const choicesOf = (line: string) =>
  [...line.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, value]) => value!.replaceAll("''", "'"))
