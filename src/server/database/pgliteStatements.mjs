/**
 * Keeps prepared statements for the queries the server repeats, so that each is parsed and planned
 * once. Planning is most of what a small query costs here, and PGlite's own `query` plans every
 * time.
 */
import { parse, protocol } from '@electric-sql/pglite'

const { serialize } = protocol
const mostStatements = 250
const repeatable = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b[^;]*$/i
const changesTables = /\b(create|alter|drop)\b/i

export function createStatements(database) {
  /** Prepared statements by their SQL text, least recently used first. */
  const prepared = new Map()
  let lastName = 0

  /**
   * One round trip to PostgreSQL. There is no need to sync the file system afterwards: a commit is
   * already on the disk.
   */
  const send = (...messages) =>
    database.execProtocolStream(join([...messages, serialize.sync()]), { syncToFs: false })

  async function prepare(text) {
    lastName += 1
    const name = `s${lastName}`
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    if (prepared.size >= mostStatements) await forgetLongestResting()
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      head: described.filter((message) => message.name === 'rowDescription'),
    }
  }

  async function forgetLongestResting() {
    const [[text, { name }]] = prepared
    prepared.delete(text)
    await send(serialize.close({ type: 'S', name }))
  }

  /** Finds a prepared statement and marks it as the most recently used. */
  async function find(text) {
    const statement = prepared.get(text) ?? (await prepare(text))
    prepared.delete(text)
    prepared.set(text, statement)
    return statement
  }

  async function runPrepared(text, parameters) {
    const { name, types, head } = await find(text)
    const values = parameters.map((value, at) => write(value, database.serializers[types[at]]))
    const messages = await send(serialize.bind({ statement: name, values }), serialize.execute())
    return parse.parseResults([...head, ...messages], database.parsers)[0]
  }

  /** Without parameters the text may hold several statements, as with pg. */
  async function runScript(text) {
    const results = await database.exec(text)
    if (changesTables.test(text)) {
      prepared.clear()
      await database.exec('deallocate all')
    }
    return results.at(-1)
  }

  return async (text, parameters) => {
    const isPrepared = parameters.length > 0 || repeatable.test(text)
    const result = await (isPrepared ? runPrepared(text, parameters) : runScript(text))
    return { rows: result?.rows ?? [], affectedRows: result?.affectedRows ?? 0 }
  }
}

function write(value, serializer) {
  if (value === null || value === undefined) return null
  return serializer ? serializer(value) : String(value)
}

function join(messages) {
  const joined = new Uint8Array(messages.reduce((bytes, { length }) => bytes + length, 0))
  let at = 0
  for (const message of messages) {
    joined.set(message, at)
    at += message.length
  }
  return joined
}
