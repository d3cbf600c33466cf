/** Each ready-made search of the manifest asks only for what addresses of its list may say. */
import { expect, test } from 'vitest'
import type { Screen } from '../../generated/facts/screen'
import { emptyAddress, readAddress, writeAddress } from '../../src/screens/address'
import { askableOf } from '../../src/screens/askable'

const views = Object.values(
  import.meta.glob<{ screen: Screen }>('../../generated/facts/screens/*.ts', { eager: true }),
).flatMap(({ screen }) =>
  screen.views.map(({ id, filters }) => ({ view: `${screen.id}.${id}`, screen, filters })),
)

test.each(views)('$view', ({ screen, filters }) => {
  const query = writeAddress({ ...emptyAddress, filters }, screen.beside)
  expect(readAddress(query, askableOf(screen))).toEqual({
    address: { ...emptyAddress, filters },
    dropped: [],
  })
})
