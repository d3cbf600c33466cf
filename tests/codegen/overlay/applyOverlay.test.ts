import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { compileManifest } from '../../../codegen/compile'
import { applyOverlay } from '../../../codegen/overlay/applyOverlay'
import { overlaidModels } from '../../../codegen/overlay/overlaidModels'
import { overlayNames } from '../../../codegen/names/overlayNames'
import type { Manifest } from '../../../codegen/read/manifest'
import type { Overlay, OverlayFile } from '../../../codegen/read/overlay'
import { resolve as resolveModel, type Model } from '../../../codegen/resolve/model'
import { holds, type Rule, type World } from '../../../codegen/resolve/rule'
import { readFolder } from '../../../codegen/folder'
import { projectRoot } from '../../support/projectRoot'
import { worldsOf } from '../resolve/worldsOf'
import { baseManifest } from '../support'
import { sized } from '../../support/sizes'

const manifest = compileManifest(readFolder(join(projectRoot, 'manifest'))).manifest!
const customers = ['01K9HARB0VRCRED1TVN1ANDEM0']
const overlaid = (changes: Partial<OverlayFile>) =>
  applyOverlay(manifest, {
    from: 'decided',
    meaning: 'A tenant.',
    customers,
    file: 'overlays/acme.yaml',
    name: 'acme',
    ...changes,
  } satisfies Overlay)

/** `section / entry` of one tree, as anyone's menu would list it. */
const listOf = ({ navigation }: Manifest, tree: string) =>
  resolveModel({ ...manifest, navigation })
    .trees.find(({ id }) => id === tree)!
    .sections.map(({ id, entries }) => `${id}: ${entries.map((entry) => entry.id).join(' ')}`)

const lineOf = (changed: Manifest, tree: string, section: string) =>
  listOf(changed, tree).find((line) => line.startsWith(`${section}:`))

describe('an overlay changes by id', () => {
  test.each<{ does: string; changes: Partial<OverlayFile>; reads: string; tree?: string }>([
    {
      does: 'hides an entry',
      changes: { hide: ['entry normal/audience/audience.contacts'] },
      reads: 'audience: users.list channels.manage audience.contactlist',
    },
    {
      does: 'puts an entry before another',
      changes: {
        reorder: {
          'entry normal/audience/audience.contactlist': {
            before: 'entry normal/audience/users.list',
          },
        },
      },
      reads: 'audience: audience.contactlist users.list channels.manage audience.contacts',
    },
    {
      does: 'puts an entry after another',
      changes: {
        reorder: {
          'entry normal/audience/users.list': {
            after: 'entry normal/audience/channels.manage',
          },
        },
      },
      reads: 'audience: channels.manage users.list audience.contacts audience.contactlist',
    },
    {
      does: 'adds an entry where it is told',
      changes: {
        add: {
          'section normal/audience': [
            { route: 'people.list', after: 'entry normal/audience/users.list' },
          ],
        },
      },
      reads:
        'audience: users.list people.list channels.manage audience.contacts audience.contactlist',
    },
    {
      does: 'adds an entry at the end',
      changes: { add: { 'section normal/audience': [{ route: 'people.list' }] } },
      reads:
        'audience: users.list channels.manage audience.contacts audience.contactlist people.list',
    },
  ])('$does', ({ changes, reads }) => {
    expect(lineOf(overlaid(changes), 'normal', 'audience')).toBe(reads)
  })

  test('moves a whole section', () => {
    const changed = overlaid({
      reorder: { 'section normal/tasks': { before: 'section normal/home' } },
    })
    expect(listOf(changed, 'normal').map((line) => line.split(':')[0])).toEqual([
      'tasks',
      'home',
      ...listOf(manifest, 'normal')
        .map((line) => line.split(':')[0])
        .slice(2),
    ])
  })

  test('a hidden section leaves its entries to the sections that are the same', () => {
    const changed = overlaid({ hide: ['section normal/home'] })
    expect(lineOf(changed, 'normal', 'home')).toBeUndefined()
    expect(lineOf(changed, 'simplified', 'simpleHome')).toBe(
      lineOf(manifest, 'simplified', 'simpleHome'),
    )
  })

  test('a change in a section is a change in those that are the same', () => {
    const changed = overlaid({ hide: ['entry normal/home/home.inbox'] })
    expect(lineOf(changed, 'simplified', 'simpleHome')).not.toContain('home.inbox')
  })

  test('texts, labels, icons and rules are those it names, and nothing else', () => {
    const changed = resolveModel(
      overlaid({
        brand: { name: 'Acme' },
        words: { en: { 'nav.create.footage': 'Media' } },
        set: { 'entry normal/create/clips.list': { icon: 'program' } },
        access: { 'call listClips': { roles: ['cm'] }, 'route clips.add': { roles: ['cm'] } },
      }),
    )
    const before = resolveModel(manifest)
    const differing = (key: 'routes' | 'calls') =>
      changed[key].filter(
        ({ id, rule }) =>
          JSON.stringify(rule) !== JSON.stringify(before[key].find((each) => each.id === id)!.rule),
      )
    expect(differing('routes').map(({ id }) => id)).toEqual(['clips.add'])
    expect(differing('calls').map(({ id }) => id)).toEqual(['listClips'])
    const words = (language: string) =>
      [...changed.words.get(language)!].filter(
        ([key, word]) => before.words.get(language)!.get(key) !== word,
      )
    expect(words('en')).toEqual([
      ['app.name', 'Acme'],
      ['nav.create.footage', 'Media'],
    ])
    expect(words('de')).toEqual([['app.name', 'Acme']])
  })

  test('the manifest itself stays as it was', () => {
    const before = JSON.stringify(manifest)
    overlaid({
      words: { en: { 'nav.create.footage': 'Media' } },
      hide: ['section normal/home'],
      access: { 'route clips.list': { roles: ['cm'] } },
    })
    expect(JSON.stringify(manifest)).toBe(before)
  })
})

const guarded = (kind: string, things: readonly { id: string; rule: Rule }[]) =>
  things.map(({ id, rule }) => [`${kind} ${id}`, [rule]] as const)

/** All of these must hold for somebody to see, open or make a thing: by its subject name. */
function guardsOf({ trees, routes, calls, controls }: Model): ReadonlyMap<string, readonly Rule[]> {
  return new Map<string, readonly Rule[]>([
    ...trees.flatMap((tree) =>
      tree.sections.flatMap(({ id, entries }) =>
        entries.map(
          (entry) => [`entry ${tree.id}/${id}/${entry.id}`, [tree.rule, ...entry.rules]] as const,
        ),
      ),
    ),
    ...guarded('route', routes),
    ...guarded('call', calls),
    ...guarded('control', controls),
  ])
}

/** Every world that any rule of the manifest can tell from another. */
const worldsIn = (model: Model) => [...worldsOf([...guardsOf(model).values()].flat(), model.bits)]

const allHold = (rules: readonly Rule[], world: World) => rules.every((rule) => holds(rule, world))

describe('in every world', () => {
  test('the people of Harbour have what the others have, less what its overlay says', () => {
    const base = resolveModel(manifest)
    const harbour = overlaidModels({ manifest }).find(({ overlay }) => overlay.name === 'harbour')!
    const guards = { base: guardsOf(base), own: guardsOf(harbour.model) }
    const cm = base.bits.roles.get('cm')!
    const onlyForCm = [
      'entry normal/analytics/analytics.open',
      'entry simplified/simpleChannels/channels.manage',
      'route channels',
      'route channels.manage',
      'route channels.details',
      'call getAnalyticsUrl',
    ]
    const gone = ['entry normal/audience/audience.contactlist']
    const worlds = worldsIn(base)
    expect([...guards.own.keys()].toSorted()).toEqual(
      [...guards.base.keys()].filter((subject) => !gone.includes(subject)).toSorted(),
    )
    for (const [subject, rules] of guards.own) {
      const before = guards.base.get(subject)!
      const isOtherwise = worlds.some((world) => {
        const expected =
          allHold(before, world) && (!onlyForCm.includes(subject) || (world.roles & cm) !== 0)
        return allHold(rules, world) !== expected
      })
      expect({ subject, isOtherwise }).toEqual({ subject, isOtherwise: false })
    }
  })

  test('no overlay that is accepted gives anybody anything, unless it says so', () => {
    const small = baseManifest()
    const base = compileManifest(small).model!
    const before = guardsOf(base)
    const worlds = worldsIn(base)
    const names = overlayNames(base.manifest)
    const role = fc.constantFrom('superAdmin', 'viewer', 'cm', '$normal')
    const flags = fc.constantFrom({ hideOrganization: true }, { hideOrganization: false })
    const clause = fc.record(
      { roles: fc.uniqueArray(role, { minLength: 1, maxLength: 3 }), flags },
      { requiredKeys: ['roles'] },
    )
    const access = fc.dictionary(fc.constantFrom(...names.guarded), clause, { maxKeys: 2 })
    const hide = fc.uniqueArray(fc.constantFrom(...names.place), { maxLength: 1 })
    fc.assert(
      fc.property(access, hide, (narrowed, hidden) => {
        const overlay = {
          manifestVersion: 2,
          from: 'decided',
          meaning: 'A tenant.',
          customers,
          access: narrowed,
          ...(hidden.length > 0 ? { hide: hidden } : {}),
        }
        const files = new Map(small).set('overlays/acme.yaml', stringify(overlay))
        const { model } = compileManifest(files)
        fc.pre(model !== undefined)
        const gained = [...guardsOf(overlaidModels(model)[0]!.model)]
          .filter(([subject, rules]) =>
            worlds.some((world) => allHold(rules, world) && !allHold(before.get(subject)!, world)),
          )
          .map(([subject]) => subject)
        expect(gained).toEqual([])
      }),
      sized(100),
    )
  })
})
