// @vitest-environment jsdom
// No key does anything to what is not in front: each screen that the manifest draws, in each state, with each key.
import { act } from 'react'
import { allSettled } from 'effector'
import { Provider } from 'effector-react'
import * as fc from 'fast-check'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { roles, type RoleId } from '../../../../generated/facts/roles'
import { routes } from '../../../../generated/facts/routes'
import type { Screen } from '../../../../generated/facts/screen'
import { can } from '../../../../src/access/can'
import { worldOf } from '../../../../src/access/worldOf'
import { keyPressed, readKeyPress } from '../../../../src/browser/keyboard'
import { focusElementFx } from '../../../../src/browser/page'
import { focusListFx, pressButtonInFx } from '../../../../src/browser/press'
import { createScreen } from '../../../../src/screens/client/createScreen'
import { modelsOf } from '../../../../src/screens/client/screenModels'
import { $session } from '../../../../src/session/client'
import { Dialog } from '../../../../src/ui/overlay/Dialog'
import { draw, focus, giveLayout, press } from '../../../ui/page'
import { openArea } from '../../../support/area'
import { aSession, noAnswer } from '../../../support/browserEdge'
import { aCall } from '../../../support/listScreen'
import { countOf, seed } from '../../../support/sizes'

giveLayout()

const facts = import.meta.glob<{ screen: Screen }>('../../../../generated/facts/screens/*.ts', {
  eager: true,
})
const drawn = Object.values(facts)
  .filter(({ screen }) => !screen.isPage)
  .map(({ screen }) => untyped(screen))

/** The screen with calls that take whatever the test answers. */
function untyped(screen: Screen): Screen {
  const loose = (call: object): unknown =>
    'access' in call
      ? { ...call, request: aCall('any').request, response: aCall('any').response }
      : Object.fromEntries(Object.entries(call).map(([id, each]) => [id, loose(each as object)]))
  return { ...screen, calls: loose(screen.calls) as Screen['calls'] }
}

const valueOf = { moment: '2026-01-02T10:00:00.000Z', date: '2026-01-02' } as Record<string, string>

/** Everything may be done with it. */
const aRow = (screen: Screen, id: string) => ({
  ...Object.fromEntries(
    Object.values(screen.fields).map(({ name, type, values }) => {
      const known: Readonly<Record<string, unknown>> = {
        integer: 1,
        number: 1,
        boolean: true,
        flags: {},
        refs: [],
        texts: [],
        ref: { id: 'r', name: 'Ref' },
        enum: Object.keys(values ?? {})[0] ?? 'x',
      }
      return [name, type in known ? known[type] : (valueOf[type] ?? `${name} ${id}`)]
    }),
  ),
  [screen.key]: id,
  may: [
    'edit',
    ...screen.actions.map(({ may }) => may),
    ...screen.groups.flatMap(({ needs }) => needs ?? []),
  ],
  rev: 1,
})

const plain = ['Delete', 'Backspace', 'Escape', 'Enter', ' ', 'F2', 'Home', 'End']
const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const keys = [
  ...[...'abcdefghijklmnopqrstuvwxyz0123456789/?[]', ...plain, ...arrows].map((key) => ({ key })),
  ...arrows.map((key) => ({ key, altKey: true })),
  ...['Enter', 'z', 'y', 'd', 'Delete'].map((key) => ({ key, ctrlKey: true })),
  ...['N', 'C', 'Delete'].map((key) => ({ key, shiftKey: true })),
]
const nameOf = (held: (typeof keys)[number]) =>
  `${'altKey' in held ? 'alt+' : ''}${'ctrlKey' in held ? 'mod+' : ''}${held.key}`

/** Keys of the open row itself: it closes, or the next one opens. */
const leads = ['Escape', 'alt+ArrowUp', 'alt+ArrowDown']
/** Keys of a list beside whose panel somebody works. */
const besidePanel = ['/', 'f', 'n', 'N', 'j', 'k', 'mod+z']
/** From the search to what it has found. */
const leavesSearch = ['Enter', 'mod+Enter', 'ArrowDown', 'alt+ArrowDown']

const states = ['open', 'open, a field focused', 'search focused', 'under a dialog'] as const
type State = (typeof states)[number]

const roleFor = ({ route }: Screen) =>
  (Object.keys(roles) as RoleId[]).find((role) => can(routes[route].access, worldOf([role], {})))

async function opened(screen: Screen) {
  const Drawn = createScreen({ screen, parts: {} })
  const rows = ['a', 'b', 'c'].map((id) => aRow(screen, id))
  const list = { rows, total: rows.length, isFloor: false }
  const asked: string[] = []
  const ids = Object.values(screen.calls).flatMap((call) =>
    'access' in call ? [call.id] : Object.keys(call),
  )
  const answers = Object.fromEntries(
    ids.map((id) => [
      id,
      () => {
        if (id !== screen.calls.list.id) asked.push(id)
        return id === screen.calls.list.id ? list : noAnswer
      },
    ]),
  )
  const role = roleFor(screen)
  const session = aSession({ userUUID: 'maya', expiresAt: 9_000_000_000 })
  const { scope } = await openArea(screen.route, answers, {
    Screen: Drawn,
    values: [[$session, { ...session, ...(role && { roles: [role] }) }]],
    handlers: [
      [pressButtonInFx, (id: string) => void asked.push(`press ${id}`)],
      [focusListFx, () => void asked.push('focus list')],
      [focusElementFx, (id: string) => void asked.push(`focus ${id}`)],
    ],
  })
  return { Drawn, scope, asked, ...modelsOf(screen) }
}

/** What of the screen stands as it did, and what it has asked for or moved to. */
const standing = ({ scope, asked, list }: Awaited<ReturnType<typeof opened>>) => ({
  asked: [...asked],
  selected: [...scope.getState(list.selection.$selectedIds)],
  open: scope.getState(list.place.$openId),
  dialogs: document.querySelectorAll('[data-modal]').length,
})

const focusOn: Readonly<Record<State, string | undefined>> = {
  open: '[data-layer]:not([data-layer=list]) h2',
  'open, a field focused':
    '[data-layer]:not([data-layer=list]) :is(input:not([type]), input[type=text], textarea)',
  'search focused': 'input[type=search]',
  'under a dialog': '[role=dialog] button',
}

const isFree = (screen: Screen, state: State, name: string): boolean => {
  if (state === 'open, a field focused') return leads.includes(name) || name === 'mod+Enter'
  if (state === 'search focused') return leavesSearch.includes(name)
  if (state !== 'open') return false
  return leads.includes(name) || (screen.opens !== 'page' && besidePanel.includes(name))
}

const pairs = drawn.flatMap((screen) =>
  states.map((state) => ({ name: `${screen.id}, ${state}`, state, screen })),
)
const [shuffled = []] = fc.sample(fc.shuffledSubarray(pairs, { minLength: pairs.length }), {
  seed,
  numRuns: 1,
})

test.each(shuffled.slice(0, countOf(pairs.length)))('$name', async ({ screen, state }) => {
  const world = await opened(screen)
  const { Drawn, scope, list } = world
  const hear = (event: KeyboardEvent) =>
    event.defaultPrevented || void allSettled(keyPressed, { scope, params: readKeyPress(event) })
  addEventListener('keydown', hear)
  onTestFinished(() => removeEventListener('keydown', hear))
  const isOpen = state.startsWith('open')
  const page = (isAsked: boolean) => (
    <Provider value={scope}>
      <MemoryRouter>
        <Drawn />
      </MemoryRouter>
      <Dialog isOpen={isAsked} title="Sure?" closeLabel="Close" onClose={() => undefined}>
        <button type="button">Sure</button>
      </Dialog>
    </Provider>
  )
  draw(page(false))
  const setUp = async () => {
    if (isOpen) await allSettled(list.place.rowOpened, { scope, params: 'c' })
    await allSettled(list.selection.selectionChanged, { scope, params: new Set('ab') })
  }
  await act(setUp)
  draw(page(state === 'under a dialog'))
  // A panel is fetched, and then the parts of its form.
  for (let depth = 0; depth < 3; depth += 1) await act(async () => vi.dynamicImportSettled())
  const target = document.querySelector<HTMLElement>(focusOn[state]!)
  // Only a screen with a form has fields; a split one has nothing over its list, and rows may lead elsewhere.
  if (!target) {
    if (screen.split || screen.leads || state.endsWith('focused')) return
    throw new Error('What should be in front is not drawn.')
  }
  focus(target)
  // Its arrows open what it offers.
  const isPicker = target.role === 'combobox'
  const faults: string[] = []
  for (const { key, ...held } of keys) {
    const name = nameOf({ key, ...held })
    if (isFree(screen, state, name) || (isPicker && arrows.includes(name))) continue
    const before = standing(world)
    await act(async () => void press(key, held))
    const after = standing(world)
    if (JSON.stringify(after) === JSON.stringify(before)) continue
    faults.push(`${name}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`)
    await act(setUp)
    focus(target)
  }
  expect(faults).toEqual([])
})
