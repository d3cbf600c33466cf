/** One part of a table: a column, a constraint, an index or a comment, with the rest of its line. */
export interface Part {
  readonly name: string
  readonly line: string
}

/** A table as generated/schema.sql shows it, in the words of PostgreSQL. */
export interface TablePicture {
  readonly name: string
  readonly columns: readonly Part[]
  readonly constraints: readonly Part[]
  readonly indexes: readonly Part[]
  /** Comments by column; the comment of the table itself has an empty name. */
  readonly comments: readonly Part[]
}

/** All tables of generated/schema.sql. */
export function readPicture(picture: string): TablePicture[] {
  return picture
    .split(/\n(?=create table )/)
    .filter((block) => block.startsWith('create table '))
    .map((block) => {
      const [, name, body, rest] = /^create table (\S+) \(\n([\s\S]*?)\n\);\n?([\s\S]*)$/.exec(
        block,
      )!
      const lines = body!.split(',\n').map((line) => line.trim())
      return {
        name: name!,
        columns: lines.filter((line) => !line.startsWith('constraint ')).map(partOf),
        constraints: lines
          .filter((line) => line.startsWith('constraint '))
          .map((line) => partOf(line.slice('constraint '.length))),
        indexes: rest!
          .split('\n')
          .filter((line) => line.startsWith('CREATE '))
          .map((line) => ({ name: / INDEX (\S+) ON /.exec(line)![1]!, line: line.slice(0, -1) })),
        comments: [...rest!.matchAll(/^comment on \w+ \w+\.?(\w*) is '(.*)';$/gm)].map(
          ([, column, text]) => ({ name: column!, line: text!.replaceAll("''", "'") }),
        ),
      }
    })
}

function partOf(line: string): Part {
  const at = line.indexOf(' ')
  return { name: line.slice(0, at), line: line.slice(at + 1) }
}

/** The text of generated/schema.sql, in which tables stand by name. */
export const printPicture = (tables: readonly TablePicture[]): string =>
  tables
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(printTable)
    .join('\n')

function printTable({ name, columns, constraints, indexes, comments }: TablePicture): string {
  const body = [
    ...columns.map((column) => `  ${column.name} ${column.line}`),
    ...inOrder(constraints).map((each) => `  constraint ${each.name} ${each.line}`),
  ]
  const ways = byName(indexes).map(({ line }) => `${line};\n`)
  const notes = comments.map(
    ({ name: column, line }) =>
      `comment on ${column === '' ? `table ${name}` : `column ${name}.${column}`} is '${line.replaceAll("'", "''")}';\n`,
  )
  return `create table ${name} (\n${body.join(',\n')}\n);\n${[...ways, ...notes].join('')}`
}

/** Checks, references, the key, what is unique: as PostgreSQL's catalog orders them by their letters. */
const kinds = ['CHECK', 'FOREIGN', 'PRIMARY', 'UNIQUE']
const kindOf = ({ line }: Part) => kinds.indexOf(line.split(' ', 1)[0]!)

const inOrder = (constraints: readonly Part[]) =>
  byName(constraints).toSorted((one, other) => kindOf(one) - kindOf(other))

const byName = (parts: readonly Part[]) =>
  parts.toSorted((one, other) => (one.name < other.name ? -1 : 1))
