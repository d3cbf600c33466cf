import { allSettled, createWatch, fork, type Scope } from 'effector'
import { describe, expect, test } from 'vitest'
import type { Overlay } from '../../../../generated/facts/overlays'
import { overlay as harbour } from '../../../../generated/facts/overlays/harbour'
import { setColoursFx, setPageLanguageFx } from '../../../../src/browser/page'
import {
  $translate,
  fetchWordsFx,
  languageChosen,
  loadTextFx,
} from '../../../../src/browser/text/text.model'
import { $viewportWidth } from '../../../../src/browser/viewport'
import { $isCustomerKnown } from '../../../../src/session/client/customers/member.model'
import { $overlay, $overlays } from '../../../../src/session/client/customers/overlay.model'
import { $session, memberArrived } from '../../../../src/session/client/tokens/session.model'
import { $isSwitching, switchAsked } from '../../../../src/session/client/customers/switch.model'
import { $sections } from '../../../../src/shell/sidebar/sidebar.model'
import { $verdict } from '../../../../src/shell/routing/visit.model'
import { $phase } from '../../../../src/session/client/lifetime/start.model'
import { aLoginResponse, aSession, browserEdge, ok, storedWith } from '../../../support/browserEdge'
import { withResolvers } from '../../../support/withResolvers'

const words: Readonly<Record<string, Record<string, string>>> = {
  en: { 'nav.create.footage': 'Footage', 'app.name': 'Studio' },
  de: { 'nav.create.footage': 'Filmmaterial', 'app.name': 'Studio' },
}

/** cm of the customer `plain`; `harbour` and `other` have overlays. */
async function begin(
  given: { loads?: Record<string, () => Promise<Overlay>>; customerId?: string } = {},
) {
  const session = aSession({ customerId: given.customerId ?? 'plain', flags: null })
  const edge = browserEdge({
    stored: storedWith(session),
    answer: ({ url, body }) => {
      if (!url.endsWith('switchCustomer')) return ok({})
      const reply = aLoginResponse()
      reply.additionalDetails.CustomerDetails.customerId = (
        JSON.parse(body ?? '') as { clientRequest: { customerId: string } }
      ).clientRequest.customerId
      return ok(reply)
    },
  })
  const colours: Readonly<Record<string, string>>[] = []
  const other: Overlay = { ...harbour, words: { en: { 'nav.create.footage': 'Clips' }, de: {} } }
  const scope = fork({
    handlers: [
      ...edge.handlers,
      [fetchWordsFx, (language: string) => words[language] ?? {}],
      [setPageLanguageFx, () => undefined],
      [setColoursFx, (set: Readonly<Record<string, string>>) => void colours.push(set)],
    ],
    values: [
      [$session, session],
      [$viewportWidth, 1600],
      [$phase, 'signedIn'],
      [$overlays, given.loads ?? { harbour: async () => harbour, other: async () => other }],
    ],
  })
  await allSettled(loadTextFx, { scope, params: 'en' })
  await allSettled(memberArrived, { scope, params: session })
  return { ...edge, scope, colours }
}

const menuOf = (scope: Scope) =>
  scope
    .getState($sections)
    .find(({ id }) => id === 'create')
    ?.entries.map(({ id }) => id)
const footageIn = (scope: Scope) => scope.getState($translate)('nav.create.footage')
const go = (scope: Scope, customerId: string) =>
  allSettled(switchAsked, { scope, params: customerId })

const plainMenu = ['programs.list', 'programs.templates', 'clips.list', 'files.list']
const harbourMenu = ['clips.list', 'programs.list', 'programs.templates', 'files.list']

test('a customer without an overlay has the manifest as it is, and loads nothing', async () => {
  const { scope, colours } = await begin()
  expect(scope.getState($overlay)).toBeNull()
  expect(scope.getState($isCustomerKnown)).toBe(true)
  expect(menuOf(scope)).toEqual(plainMenu)
  expect(footageIn(scope)).toBe('Footage')
  expect(colours).toEqual([])
})

test('signing in to a customer with one brings its menu, words, colours and logo', async () => {
  const { scope, colours } = await begin({ customerId: 'harbour' })
  expect(menuOf(scope)).toEqual(harbourMenu)
  expect(footageIn(scope)).toBe('Media')
  expect(scope.getState($translate)('app.name')).toBe('Harbour Studio')
  expect(colours).toEqual([harbour.colours])
  expect(scope.getState($overlay)?.logo).toBe(harbour.logo)
})

test('the words follow in every language', async () => {
  const { scope } = await begin({ customerId: 'harbour' })
  await allSettled(languageChosen, { scope, params: 'de' })
  expect(footageIn(scope)).toBe('Medien')
  await go(scope, 'plain')
  expect(footageIn(scope)).toBe('Filmmaterial')
})

describe('a switch', () => {
  test.each([
    { from: 'plain', to: 'harbour', menu: harbourMenu, says: 'Media', name: 'Harbour Studio' },
    { from: 'harbour', to: 'plain', menu: plainMenu, says: 'Footage', name: 'Studio' },
    { from: 'harbour', to: 'other', menu: harbourMenu, says: 'Clips', name: 'Studio' },
  ])('from $from to $to leaves nothing of $from behind', async ({ from, to, menu, says, name }) => {
    const { scope, colours } = await begin({ customerId: from })
    await go(scope, to)
    expect(menuOf(scope)).toEqual(menu)
    expect(footageIn(scope)).toBe(says)
    expect(scope.getState($translate)('app.name')).toBe(name)
    expect(colours.at(-1)).toEqual(to === 'plain' ? {} : harbour.colours)
  })

  test.each([
    { from: 'plain', to: 'harbour' },
    { from: 'harbour', to: 'plain' },
    { from: 'harbour', to: 'other' },
  ])('from $from to $to shows each menu with its own words, and none between', async (way) => {
    const { scope } = await begin({ customerId: way.from })
    const seen = new Set<string>()
    const look = () =>
      seen.add(
        [scope.getState($session)!.customerId, menuOf(scope)![0], footageIn(scope)].join(' '),
      )
    look()
    // What a view would draw: whatever is there once a step is through.
    const lookSoon = () => queueMicrotask(look)
    createWatch({ unit: $session, fn: lookSoon, scope })
    createWatch({ unit: $sections, fn: lookSoon, scope })
    createWatch({ unit: $translate, fn: lookSoon, scope })
    createWatch({ unit: $isSwitching, fn: lookSoon, scope })
    createWatch({ unit: $isCustomerKnown, fn: lookSoon, scope })
    await go(scope, way.to)
    const shows: Record<string, string> = {
      plain: 'plain programs.list Footage',
      harbour: 'harbour clips.list Media',
      other: 'other clips.list Clips',
    }
    expect([...seen]).toEqual([shows[way.from], shows[way.to]])
  })
})

test('the guard of a route follows the customer', async () => {
  const admin = aSession({ customerId: 'harbour', roles: ['admin'] })
  const closed = { 'channels.manage': harbour.routes['channels.manage'] }
  expect(closed['channels.manage']).toBeDefined()
  const { scope } = await begin({ customerId: 'harbour' })
  await allSettled($session, { scope, params: { ...admin, customerId: 'plain' } })
  expect(scope.getState($verdict).kind).not.toBe('waiting')
  const sections = (id: string) => scope.getState($sections).some((section) => section.id === id)
  expect(sections('analytics')).toBe(true)
  await allSettled($session, { scope, params: admin })
  expect(sections('analytics')).toBe(false)
})

describe('until an overlay is there', () => {
  test('there is no verdict about any address', async () => {
    const coming = withResolvers<Overlay>()
    const { scope } = await begin({ loads: { harbour: () => coming.promise } })
    expect(scope.getState($isCustomerKnown)).toBe(true)
    const params = aSession({ customerId: 'harbour' })
    const arrived = allSettled(memberArrived, { scope, params })
    expect(scope.getState($isCustomerKnown)).toBe(false)
    expect(scope.getState($verdict).kind).toBe('waiting')
    coming.resolve(harbour)
    await arrived
    expect(scope.getState($isCustomerKnown)).toBe(true)
  })

  test('and without a network the manifest stands, for the server refuses what is narrowed', async () => {
    const { scope } = await begin({
      customerId: 'harbour',
      loads: { harbour: () => Promise.reject(new Error('offline')) },
    })
    expect(scope.getState($isCustomerKnown)).toBe(true)
    expect(menuOf(scope)).toEqual(plainMenu)
  })
})
