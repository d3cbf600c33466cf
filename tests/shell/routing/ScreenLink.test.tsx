// @vitest-environment jsdom
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test } from 'vitest'
import { $location, readLocationFx } from '../../../src/browser/location'
import { Routing } from '../../../src/shell/routing/Routing'
import { ScreenLink } from '../../../src/shell/routing/ScreenLink'
import { click, draw, find } from '../../ui/page'

let scope = fork()

beforeEach(async () => {
  history.replaceState(null, '', '/home/library')
  scope = fork()
  await allSettled(readLocationFx, { scope })
  draw(
    <Provider value={scope}>
      <Routing>
        <ScreenLink to="/create/clips" className="entry" aria-current="page">
          Footage
        </ScreenLink>
      </Routing>
    </Provider>,
  )
})

const link = () => find('a', 'Footage')
const place = () => scope.getState($location).pathname

test('a link inside is a link: its address can be read, copied and spoken', () => {
  expect(link().getAttribute('href')).toBe('/create/clips')
  expect(link().getAttribute('aria-current')).toBe('page')
  expect(link().className).toBe('entry')
})

test('pressed, it changes the one location, and the page is not loaded again', async () => {
  click(link())
  await allSettled(scope)
  expect(place()).toBe('/create/clips')
  expect(location.pathname).toBe('/create/clips')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'pressed with %o it is left to the browser',
  async (how) => {
    click(link(), how)
    await allSettled(scope)
    expect(place()).toBe('/home/library')
  },
)
