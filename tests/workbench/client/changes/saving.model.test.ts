import { allSettled, createWatch, fork } from 'effector'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Edit } from '../../../../codegen/workbench/protocol'
import { guardLeavingFx } from '../../../../src/browser/leaving'
import { readStorageFx, writeStorageFx } from '../../../../src/browser/storage'
import { folderChanged, previewFx } from '../../../../src/workbench/client/api'
import {
  $edits,
  $preview,
  $shown,
  draftDiscarded,
  editDropped,
  edited,
} from '../../../../src/workbench/client/changes/draft.model'
import { $outcome } from '../../../../src/workbench/client/changes/outcome.model'
import {
  $obstacle,
  $undo,
  $wasRebased,
  rebaseSeen,
  savePressed,
  stepPressed,
} from '../../../../src/workbench/client/changes/saving.model'
import {
  $diskProblems,
  $isBroken,
  $isGone,
  retryPressed,
} from '../../../../src/workbench/client/folder/folder.model'
import { words } from '../../../../src/workbench/client/words'
import { answering, openWorkbench, type OpenWorkbench } from '../../../support/workbench'

const contacts = 'entry normal/audience/audience.contacts'
const flag: Edit = {
  do: 'addFlag',
  id: 'showContacts',
  default: false,
  meaning: 'Contacts are shown.',
}
const hidden: Edit = {
  do: 'setAccess',
  of: contacts,
  access: { roles: ['cm'], flags: { showContacts: true } },
}
const renamed: Edit = {
  do: 'setWords',
  language: 'en',
  key: 'nav.audience.contacts',
  words: 'Buddies',
}

let workbench: OpenWorkbench
let isGone: boolean
beforeAll(async () => {
  workbench = await openWorkbench()
})
beforeEach(() => {
  workbench.startAnew()
  isGone = false
})
afterAll(() => workbench.close())

/** The page on the real server; storage and the browser's question on leaving are the only stand-ins. */
async function openPage(kept: Map<string, string> = new Map()) {
  const scope = fork({
    handlers: [
      ...answering(workbench, () => isGone),
      [readStorageFx, ({ key }: { key: string }) => kept.get(key) ?? null],
      [
        writeStorageFx,
        ({ key, value }: { key: string; value: string }) => void kept.set(key, value),
      ],
      [guardLeavingFx, () => undefined],
    ],
  })
  await allSettled(retryPressed, { scope })
  const make = async (...edits: readonly Edit[]) => {
    for (const params of edits) await allSettled(edited, { scope, params })
  }
  return { scope, make }
}

test('an edit is previewed: who loses, the YAML, and the tables with it', async () => {
  const { scope, make } = await openPage()
  await make(flag, hidden)
  const preview = scope.getState($preview)!
  expect(preview.changes.filter(({ kind }) => kind === 'LOSE')).toMatchObject([
    { subject: contacts, roles: ['cm'], when: '!showContacts' },
  ])
  expect(preview.files.map(({ file }) => file).sort()).toEqual([
    'flags.yaml',
    'navigation.yaml',
    'text/de/own-roles.yaml',
    'text/de/super-admin.yaml',
    'text/en/own-roles.yaml',
    'text/en/super-admin.yaml',
  ])
  expect(scope.getState($shown)!.flags.map(({ id }) => id)).toContain('showContacts')
  expect(scope.getState($obstacle)).toBeNull()
})

test('what is saved stands in the YAML with its comments, and can be taken back', async () => {
  const before = workbench.read('navigation.yaml')
  const { scope, make } = await openPage()
  await make(flag, hidden)
  await allSettled(savePressed, { scope })
  const after = workbench.read('navigation.yaml')
  expect(after).toContain('showContacts: true')
  expect(after.split('\n').filter((line) => line.startsWith('#'))).toEqual(
    before.split('\n').filter((line) => line.startsWith('#')),
  )
  expect(scope.getState($edits)).toEqual([])
  expect(scope.getState($undo)).not.toBeNull()
  expect(scope.getState($outcome)).toEqual({ tone: 'ok', text: words.changes.saved })
  await allSettled(stepPressed, { scope, params: 'undo' })
  expect(workbench.read('navigation.yaml')).toBe(before)
  await allSettled(stepPressed, { scope, params: 'redo' })
  expect(workbench.read('navigation.yaml')).toBe(after)
})

test.each<{ what: string; meanwhile: Edit }>([
  { what: 'of something else', meanwhile: flag },
  { what: 'of the same thing', meanwhile: { ...renamed, words: 'Persons' } },
  { what: 'back to what stood on disk', meanwhile: { ...renamed, words: 'Contacts' } },
])('an edit $what made during a save stays, and can be saved', async ({ meanwhile }) => {
  const { scope, make } = await openPage()
  await make(renamed)
  await Promise.all([allSettled(savePressed, { scope }), make(meanwhile)])
  expect(workbench.read('text/en.yaml')).toContain('Buddies')
  expect(scope.getState($edits)).toEqual([meanwhile])
  await allSettled(savePressed, { scope })
  expect(scope.getState($edits)).toEqual([])
})

test('what has been saved is not asked about any more', async () => {
  const { scope, make } = await openPage()
  await make(renamed)
  const asked: unknown[] = []
  createWatch({ unit: previewFx, scope, fn: (draft) => asked.push(draft) })
  await allSettled(savePressed, { scope })
  expect(asked).toEqual([])
})

test('edits that break the manifest cannot be saved, and the tables stay', async () => {
  const { scope, make } = await openPage()
  await make(hidden)
  expect(scope.getState($preview)!.problems.map(({ code }) => code)).toContain('FLAG-UNKNOWN')
  expect(scope.getState($obstacle)).toBe(words.obstacles.errors(1))
  const before = workbench.read('navigation.yaml')
  await allSettled(savePressed, { scope })
  expect(workbench.read('navigation.yaml')).toBe(before)
  expect(scope.getState($shown)!.outline).toHaveLength(3)
})

test('there is nothing to take back while there are unsaved changes', async () => {
  const { scope, make } = await openPage()
  await make(renamed)
  await allSettled(savePressed, { scope })
  await make({ ...renamed, words: 'Persons' })
  expect(scope.getState($undo)).toBeNull()
  await allSettled(draftDiscarded, { scope })
  expect(scope.getState($undo)).not.toBeNull()
})

test('a change that is dropped is no longer previewed', async () => {
  const { scope, make } = await openPage()
  await make(renamed)
  await allSettled(editDropped, { scope, params: renamed })
  expect(scope.getState($preview)).toBeNull()
  expect(scope.getState($shown)!.words['en']!['nav.audience.contacts']).toBe('Contacts')
})

test.each([
  { what: 'discarded', leave: draftDiscarded, params: undefined },
  { what: 'dropped', leave: editDropped, params: renamed },
])('what has been $what is not seen again with the next edit', async ({ leave, params }) => {
  const { scope, make } = await openPage()
  await make(renamed)
  await allSettled<unknown>(leave, { scope, params })
  const seen = new Set<string | undefined>()
  createWatch({
    unit: $shown,
    scope,
    fn: (tables) => seen.add(tables?.words['en']?.['nav.audience.contacts']),
  })
  await make(flag)
  expect([...seen]).toEqual(['Contacts'])
})

test('a folder that changes underneath keeps the edits and previews them on the new manifest', async () => {
  const { scope, make } = await openPage()
  await make(renamed)
  expect(scope.getState($wasRebased)).toBe(false)
  const german = workbench.read('text/de.yaml')
  workbench.write('text/de.yaml', german.replace('Kontakte', 'Leute'))
  await allSettled(savePressed, { scope })
  expect(workbench.read('text/en.yaml')).not.toContain('Buddies')
  expect(scope.getState($edits)).toEqual([renamed])
  expect(scope.getState($wasRebased)).toBe(true)
  expect(scope.getState($shown)!.words['de']!['nav.audience.contacts']).toBe('Leute')
  await allSettled(rebaseSeen, { scope })
  expect(scope.getState($wasRebased)).toBe(false)
  await allSettled(savePressed, { scope })
  expect(workbench.read('text/en.yaml')).toContain('Buddies')
  expect(workbench.read('text/de.yaml')).toContain('Leute')
})

test('a manifest that is broken on disk is told, the last good tables stay, and nothing can be saved', async () => {
  const { scope, make } = await openPage()
  const good = workbench.read('navigation.yaml')
  workbench.write('navigation.yaml', good.replace('route: users.list', 'route: users.lisst'))
  await allSettled(folderChanged, { scope })
  expect(scope.getState($isBroken)).toBe(true)
  expect(scope.getState($diskProblems)[0]).toMatchObject({ code: 'ROUTE-UNKNOWN' })
  expect(scope.getState($shown)!.outline).toHaveLength(3)
  await make(renamed)
  expect(scope.getState($obstacle)).toBe(words.obstacles.broken)
  workbench.write('navigation.yaml', good)
  await allSettled(folderChanged, { scope })
  expect(scope.getState($obstacle)).toBeNull()
})

test('while nobody answers the edits stay, and are previewed once somebody does', async () => {
  const { scope, make } = await openPage()
  isGone = true
  await make(renamed)
  expect(scope.getState($isGone)).toBe(true)
  expect(scope.getState($obstacle)).toBe(words.obstacles.gone)
  isGone = false
  await allSettled(retryPressed, { scope })
  expect(scope.getState($isGone)).toBe(false)
  expect(scope.getState($preview)!.files).toHaveLength(1)
})

test('the edits of a page that is loaded anew are still there', async () => {
  const kept = new Map<string, string>()
  const { make } = await openPage(kept)
  await make(renamed)
  expect(JSON.parse([...kept.values()][0]!)).toEqual([renamed])
})

test('typing asks for one preview at a time, and the last word wins', async () => {
  const { scope } = await openPage()
  const asked: unknown[] = []
  createWatch({ unit: previewFx, scope, fn: ({ edits }) => asked.push(edits) })
  const typed = ['B', 'Bu', 'Bud', 'Budd', 'Buddies'].map((text) =>
    allSettled(edited, { scope, params: { ...renamed, words: text } }),
  )
  await Promise.all(typed)
  expect(asked.length).toBeLessThan(typed.length)
  expect(scope.getState($shown)!.words['en']!['nav.audience.contacts']).toBe('Buddies')
})
