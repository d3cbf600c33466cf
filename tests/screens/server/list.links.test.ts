// Each reference that a screen of the manifest links to another list names a row that this list answers by its id.
import { beforeAll, expect, test } from 'vitest'
import type { Screen } from '../../../generated/facts/screen'
import { freshApp } from '../../support/world'
import { createAsking, everyList, fill } from './everyList/world'

const screens = Object.values(
  import.meta.glob<{ screen: Screen }>('../../../generated/facts/screens/*.ts', { eager: true }),
).map(({ screen }) => screen)

const links = screens.flatMap((screen) =>
  Object.values(screen.fields).flatMap(({ name, linkTo }) => {
    const target = screens.find(({ route, rowRoute, leads }) =>
      [route, rowRoute, leads].includes(linkTo?.route),
    )
    return linkTo && target ? [{ from: `${screen.id}.${name}`, screen, name, target }] : []
  }),
)

const app = await freshApp({ withMedia: true })
const asking = await createAsking(app)
beforeAll(() => fill(asking, 12))

async function rowsOf({ calls }: Screen, question: object) {
  const list = everyList.get(calls.list.id)!
  const { rows } = await list.answer({ limit: 200, ...question }, asking(list))
  return rows as ReadonlyArray<Readonly<Record<string, unknown>>>
}

const named = (value: unknown) => ([value].flat() as { id: string }[]).map(({ id }) => id)

test('a link leads to a row that its list finds, wherever in the list it is', async () => {
  const found = await Promise.all(
    links.map(async ({ from, screen, name, target }) => {
      const rows = await rowsOf(screen, {})
      const ids = [...new Set(rows.flatMap((row) => named(row[name] ?? [])))]
      const seen = ids.length === 0 ? [] : await rowsOf(target, { ids })
      const keys = new Set(seen.map((row) => row[target.key]))
      return { from, some: ids.length > 0, missing: ids.filter((id) => !keys.has(id)) }
    }),
  )
  expect(found.filter(({ missing }) => missing.length > 0)).toEqual([])
  expect(found.filter(({ some }) => some).map(({ from }) => from)).not.toEqual([])
})
