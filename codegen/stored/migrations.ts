import { readdirSync } from 'node:fs'
import { noAnswers, type Answers } from './answers'
import { migrationOf, type Statement } from './migrationOf'
import type { StoredEntity } from './storedEntities'
import { printPicture, readPicture } from './tablePicture'

export interface AreaMigration {
  /** The text of the migration; undefined: the tables are as they should be. */
  readonly text: string | undefined
  readonly questions: readonly string[]
  /** generated/schema.sql after it. */
  readonly picture: string
}

/** What brings these tables from the picture to the manifest. */
export function migrateTables(
  entities: readonly StoredEntity[],
  picture: string,
  answers: Answers,
): AreaMigration {
  const tables = new Map(readPicture(picture).map((table) => [table.name, table]))
  const statements: Statement[] = []
  const questions: string[] = []
  for (const entity of entities) {
    const migration = migrationOf(entity, tables.get(entity.stored.table), answers)
    statements.push(...migration.statements)
    questions.push(...migration.questions)
    tables.set(entity.stored.table, migration.after)
  }
  const text = statements.map(({ why, sql }) => `-- ${why}\n${sql}\n`).join('\n')
  return {
    text: statements.length > 0 ? text : undefined,
    questions,
    picture: printPicture([...tables.values()]),
  }
}

/** The entities whose tables no migration has made as the manifest describes them. */
export const unmigrated = (entities: readonly StoredEntity[], picture: string): StoredEntity[] =>
  entities.filter((entity) => {
    const { text, questions } = migrateTables([entity], picture, noAnswers)
    return text !== undefined || questions.length > 0
  })

/** Its name begins with the minute in which it is written, or the one after the last migration. */
export function migrationName(folder: string, change: string, now: Date): string {
  const last = readdirSync(folder)
    .filter((name) => /^\d{8}T\d{4}_/.test(name))
    .toSorted()
    .at(-1)
  const at = minuteOf(now)
  return `${last !== undefined && last.slice(0, 13) >= at ? minuteAfter(last) : at}_${change}.sql`
}

const minuteOf = (date: Date) => date.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')

function minuteAfter(name: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(name)!
  return minuteOf(new Date(Date.UTC(+year!, +month! - 1, +day!, +hour!, +minute! + 1)))
}
