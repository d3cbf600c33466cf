import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generate } from '../../../codegen/generate'
import { createLiveManifest, type LiveManifest } from '../../../codegen/live/createLiveManifest'
import { createWorkbench } from '../../../codegen/workbench/createWorkbench'
import type { Answer, Edit, State, WorkbenchApi } from '../../../codegen/workbench/protocol'
import { readFolder } from '../../../codegen/folder'

let root: string
let live: LiveManifest
let workbench: WorkbenchApi
let seen: State

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'workbench-'))
  cpSync(resolve(import.meta.dirname, '../base'), join(root, 'manifest'), { recursive: true })
  live = await createLiveManifest({ root })
  workbench = createWorkbench({ root, live })
  seen = await workbench.state()
})

afterEach(async () => {
  await live.close()
  rmSync(root, { recursive: true, force: true })
})

const path = (file: string) => join(root, 'manifest', file)
/** What stands at `manifest/errors.yaml:8:5`, to the end of its line. */
function textAt(place: string): string {
  const [, file, line, column] = /^manifest\/(.*):(\d+):(\d+)$/.exec(place)!
  const lines = readFileSync(path(file!), 'utf8').split('\n')
  return lines[Number(line) - 1]!.slice(Number(column) - 1)
}

const manifest = () => readFolder(join(root, 'manifest'))
const generated = () => readFolder(join(root, 'generated'))
const generatedFrom = (files: ReadonlyMap<string, string>) =>
  new Map(generate(files).outputs!.map(({ path: file, text }) => [file, text]))

/** Terms are hidden from cm unless a new flag is set: the product owner's day in small. */
const hideTerms: readonly Edit[] = [
  { do: 'addFlag', id: 'showTerms', default: false, meaning: 'The customer sees the terms.' },
  {
    do: 'setAccess',
    of: 'entry normal/create/create.terms',
    access: [
      { roles: ['cm'], flags: { showTerms: true } },
      { roles: ['viewer'], flags: { hideOrganization: false } },
    ],
  },
]
const tenant = `manifestVersion: 2
from: decided
meaning: A tenant.
customers: ['01K9HARB0VRCRED1TVN1ANDEM0']
add:
  section normal/create:
    - { id: edit.first, route: clips.edit, params: { id: '1' }, label: nav.terms, icon: terms }
`
const rename: Edit = { do: 'setWords', language: 'en', key: 'nav.terms', words: 'Our terms' }
const breaking: Edit = {
  do: 'setAccess',
  of: 'entry normal/create/create.terms',
  access: { roles: ['cmm'] },
}

/** The body of an answer that is what was asked for. */
function body<Body>(answer: Answer<Body>): Body {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer))
  return answer.body
}

const ask = (edits: readonly Edit[] = []) => ({ revision: seen.revision, edits })

/** Saves and remembers the state that comes of it, as the page does. */
async function save(...edits: readonly Edit[]): Promise<State> {
  return (seen = body(await workbench.save(ask(edits))))
}

describe('the state', () => {
  test('shows every kind of row with its place in YAML', () => {
    const { tables } = seen
    const route = tables!.routes.find(({ id }) => id === 'clips.edit')!
    expect(route).toMatchObject({ path: '/clips/edit/{id}', access: '$organizationTop' })
    expect(textAt(route.place)).toMatch(/^{ id: clips.edit/)
    const call = tables!.calls.find(({ id }) => id === 'countClips')!
    expect(call.usedBy).toEqual(['clips.list'])
    expect(textAt(call.place)).toMatch(/^id: countClips/)
    const rule = tables!.rules.find(({ id }) => id === 'unauthorized')!
    expect(textAt(rule.place)).toMatch(/^id: unauthorized/)
    expect(tables!.countable).toEqual({ countClips: ['clipsCount'] })
    expect(tables!.words['en']!['nav.terms']).toBe('Terms')
  })

  test('lists the entries of a shared section under its own name, where they are written', () => {
    const [normal, simplified] = seen.tables!.outline
    expect(simplified!.sections[0]).toMatchObject({
      subject: 'section simplified/simpleCreate',
      sameAs: 'create',
    })
    expect(simplified!.sections[0]!.entries.map(({ subject }) => subject)).toContain(
      'entry simplified/simpleCreate/clips.list',
    )
    expect(simplified!.sections[0]!.entries.map(({ place }) => place)).toEqual(
      normal!.sections[0]!.entries.map(({ place }) => place),
    )
  })

  test('of a folder with a mistake has its place and frame instead of tables', async () => {
    const before = readFileSync(path('flags.yaml'), 'utf8')
    writeFileSync(path('flags.yaml'), before.replace('default: false', 'default: never'))
    const { tables, problems } = await workbench.state()
    expect(tables).toBeUndefined()
    expect(problems).toMatchObject([
      {
        severity: 'error',
        place: 'manifest/flags.yaml:4:32',
        frame: expect.stringContaining('^^^^^'),
      },
    ])
    writeFileSync(path('flags.yaml'), before)
    expect(await workbench.state()).toEqual(seen)
  })
})

describe('a preview', () => {
  test('says too what changes for the customers of an overlay alone', async () => {
    mkdirSync(path('overlays'))
    writeFileSync(path('overlays/acme.yaml'), tenant)
    seen = await workbench.state()
    expect(seen.problems).toEqual([])
    const narrower: Edit = { do: 'setAccess', of: 'route clips.edit', access: { roles: ['cm'] } }
    const { changes } = body(await workbench.preview(ask([narrower])))
    const own = changes.filter(({ overlay }) => overlay === 'acme')
    expect(own.map(({ kind, subject, roles }) => [kind, subject, ...roles].join(' '))).toEqual([
      'LOSE entry normal/create/edit.first viewer',
      'LOSE entry simplified/simpleCreate/edit.first viewer',
    ])
  })

  test('says who gains and who loses, which lines change, and how the tables would be', async () => {
    const before = manifest()
    const preview = body(await workbench.preview(ask(hideTerms)))
    expect(preview.problems).toEqual([])
    expect(preview.changes).toMatchObject([
      { kind: 'LOSE', subject: 'entry normal/create/create.terms', roles: ['cm'] },
      { kind: 'LOSE', subject: 'entry simplified/simpleCreate/create.terms', roles: ['cm'] },
    ])
    expect(preview.files.map(({ file }) => file)).toEqual(['flags.yaml', 'navigation.yaml'])
    expect(preview.files[0]!.lines).toContain(
      '+  showTerms: { default: false, from: decided, meaning: The customer sees the terms. }',
    )
    expect(preview.tables!.flags.map(({ id }) => id)).toContain('showTerms')
    expect(manifest()).toEqual(before)
  })

  test('of edits that break the manifest tells why, at the line as it would be', async () => {
    const { problems, tables } = body(await workbench.preview(ask([breaking])))
    expect(tables).toBeUndefined()
    expect(problems).toMatchObject([
      { code: 'ROLE-UNKNOWN', suggestion: 'cm', frame: expect.stringContaining('[cmm]') },
    ])
  })

  test('of an edit about nothing there is tells the nearest', async () => {
    const edit: Edit = { do: 'setBadge', of: 'section normal/creat', badge: null }
    const { problems } = body(await workbench.preview(ask([edit])))
    expect(problems).toMatchObject([{ code: 'EDIT-REFUSED', suggestion: 'section normal/create' }])
  })
})

describe('questions', () => {
  const lens = { roles: ['cm'], flags: [], facts: { viewport: 'wide' } }

  test('are answered about the draft', async () => {
    const of = 'entry normal/create/create.terms'
    const today = body(await workbench.explain({ ...ask(), of, lens }))
    const then = body(await workbench.explain({ ...ask(hideTerms), of, lens }))
    expect([today.isAllowed, then.isAllowed]).toEqual([true, false])
    const who = body(await workbench.who({ ...ask(hideTerms), of }))
    expect(who).toContainEqual({ roles: ['cm'], when: expect.stringContaining('showTerms') })
  })

  test('about something there is not are answered with the nearest', async () => {
    expect(await workbench.who({ ...ask(), of: 'route clips.lst' })).toMatchObject({
      status: 404,
      body: { message: 'There is no route clips.lst. Did you mean route clips.list?' },
    })
  })
})

describe('saving', () => {
  test('writes the edits and nothing else, and generates', async () => {
    const before = manifest()
    const { undo, problems } = await save(...hideTerms, rename)
    expect(undo).toBe('new flag showTerms, and 2 more')
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const changed = [...manifest()].filter(([file, text]) => before.get(file) !== text)
    expect(changed.map(([file]) => file)).toEqual(['flags.yaml', 'navigation.yaml', 'text/en.yaml'])
    await live.close()
    expect(generated()).toEqual(generatedFrom(manifest()))
    expect(generated().get('facts/flags.ts')).toContain('showTerms')
  })

  test.each([
    ['break the manifest', breaking],
    ['are about nothing there is', { ...rename, key: 'nav.term' }],
  ])('edits that %s is refused, and nothing is written', async (_, edit) => {
    const before = [manifest(), generated()]
    expect(await workbench.save(ask([...hideTerms, edit]))).toMatchObject({ status: 422 })
    expect([manifest(), generated()]).toEqual(before)
    expect((await workbench.state()).undo).toBeUndefined()
  })

  test('is refused when somebody has edited the folder since, and their work stays', async () => {
    appendFileSync(path('access.yaml'), '# somebody was here\n')
    const before = manifest()
    for (const answer of [
      await workbench.save(ask([rename])),
      await workbench.preview(ask([rename])),
      await workbench.undo(ask()),
    ])
      expect(answer).toMatchObject({ status: 409, body: { stale: true } })
    expect(manifest()).toEqual(before)
  })

  test('twice at the same time happens once', async () => {
    const answers = await Promise.all([
      workbench.save(ask([rename])),
      workbench.save(ask([{ ...rename, words: 'Their terms' }])),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    expect(manifest().get('text/en.yaml')).toContain('Our terms')
  })

  test("keeps a checkout's line ends", async () => {
    const before = readFileSync(path('flags.yaml'), 'utf8').replaceAll('\n', '\r\n')
    writeFileSync(path('flags.yaml'), before)
    await save(hideTerms[0]!)
    const after = readFileSync(path('flags.yaml'), 'utf8')
    expect(after.startsWith(before)).toBe(true)
    expect(after.replaceAll('\r\n', '')).not.toContain('\n')
  })
})

describe("QA's tables", () => {
  const table = 'tests/visibility/full-menu.yaml'
  const signed = `screens: [wide]
Create:
  Terms: { cm: yes, viewer: { hideOrganization: false } } # as agreed
`
  beforeEach(async () => {
    mkdirSync(join(root, 'tests/visibility'), { recursive: true })
    writeFileSync(join(root, table), signed)
    seen = await workbench.state()
  })

  test('that disagree with the edits are told, and rewritten by the same save where that is wished', async () => {
    const reported = body(await workbench.preview(ask([rename])))
    expect(reported.disagreements.rows).toEqual([
      `${table}:3:3 menu Create / Terms: it is called Our terms`,
    ])
    expect(reported.files.map(({ file }) => file)).toEqual(['text/en.yaml'])

    const edits: readonly Edit[] = [{ do: 'rewriteTables' }, rename]
    const wished = body(await workbench.preview(ask(edits)))
    expect(wished.files.map(({ file }) => file)).toEqual(['text/en.yaml', table])
    await save(...edits)
    expect(readFileSync(join(root, table), 'utf8')).toBe(signed.replace('Terms', 'Our terms'))
    seen = body(await workbench.undo(seen))
    expect(readFileSync(join(root, table), 'utf8')).toBe(signed)
  })
})

describe('undoing', () => {
  test('gives back every byte of the save before, and redoing repeats it', async () => {
    const [first, firstGenerated] = [manifest(), generated()]
    await save(...hideTerms)
    const second = manifest()
    await save(rename)
    const third = manifest()

    seen = body(await workbench.undo(seen))
    expect(manifest()).toEqual(second)
    expect([seen.undo, seen.redo]).toEqual([
      'new flag showTerms, and 1 more',
      'words of nav.terms (en)',
    ])
    seen = body(await workbench.undo(seen))
    expect([manifest(), generated()]).toEqual([first, firstGenerated])
    expect(await workbench.undo(seen)).toMatchObject({ status: 400 })

    seen = body(await workbench.redo(seen))
    seen = body(await workbench.redo(seen))
    expect(manifest()).toEqual(third)
    expect(seen.redo).toBeUndefined()
  })

  test('is refused when a file of the save was edited since, and nothing is lost', async () => {
    await save(...hideTerms)
    appendFileSync(path('flags.yaml'), '# and one more thought\n')
    const before = manifest()
    seen = await workbench.state()
    expect(await workbench.undo(seen)).toMatchObject({ status: 409 })
    expect(manifest()).toEqual(before)
  })

  test('leaves alone what was edited since in other files', async () => {
    await save(rename)
    appendFileSync(path('flags.yaml'), '# and one more thought\n')
    seen = await workbench.state()
    seen = body(await workbench.undo(seen))
    expect(manifest().get('flags.yaml')).toContain('one more thought')
    expect(manifest().get('text/en.yaml')).toContain('Terms')
  })

  test('is refused when what came since needs what would go', async () => {
    await save(hideTerms[0]!)
    const access = readFileSync(path('access.yaml'), 'utf8')
    writeFileSync(path('access.yaml'), access.replace('hideOrganization: false', 'showTerms: true'))
    seen = await workbench.state()
    expect(await workbench.undo(seen)).toMatchObject({
      status: 422,
      body: {
        problems: expect.arrayContaining([expect.objectContaining({ code: 'FLAG-UNKNOWN' })]),
      },
    })
    expect(manifest().get('flags.yaml')).toContain('showTerms')
  })

  test('ends where a new save begins another way', async () => {
    await save(rename)
    seen = body(await workbench.undo(seen))
    await save({ ...rename, words: 'Small print' })
    expect(await workbench.redo(seen)).toMatchObject({ status: 400 })
    expect(manifest().get('text/en.yaml')).toContain('Small print')
  })
})

const tenantOf = ({ tables }: State) => tables!.tenants[0]!

describe('a tenant', () => {
  const file = 'overlays/harbour.yaml'
  const own = `manifestVersion: 2
from: decided
meaning: A tenant.
customers: ['01K9HARB0VRCRED1TVN1ANDEM0']
words: { en: { nav.terms: House rules }, de: { nav.terms: Hausordnung } }
`
  const of = 'entry normal/create/create.terms'
  const overlay = 'harbour'

  beforeEach(async () => {
    mkdirSync(path('overlays'))
    writeFileSync(path(file), own)
    seen = await workbench.state()
  })

  test('has its own words and menu, and what it hides stays in the outline', async () => {
    expect(tenantOf(seen).tables.words['en']!['nav.terms']).toBe('House rules')
    expect(seen.tables!.words['en']!['nav.terms']).toBe('Terms')
    const saved = await save({ do: 'setHidden', of, hidden: true, overlay })
    const drawn = JSON.stringify(tenantOf(saved).tables.navigation)
    expect(drawn).not.toContain('create.terms')
    const entries = tenantOf(saved).tables.outline[0]!.sections[0]!.entries
    const hidden = entries.find(({ subject }) => subject === of)!
    expect(textAt(hidden.place)).toMatch(new RegExp(`^${of}`))
    expect(body(await workbench.who({ ...ask(), of })).length).toBeGreaterThan(0)
    expect(await workbench.who({ ...ask(), of, overlay })).not.toMatchObject({ status: 200 })
  })

  test('is edited in its own file, and undo gives every byte back', async () => {
    const before = manifest()
    await save({ do: 'setAccess', of, access: { roles: ['cm'] }, overlay })
    const changed = [...manifest()].filter(([name, text]) => before.get(name) !== text)
    expect(changed.map(([name]) => name)).toEqual([file])
    body(await workbench.undo(ask()))
    expect(manifest()).toEqual(before)
  })

  test('may not open what is closed: the law says so at its line', async () => {
    const edit: Edit = { do: 'setAccess', of: 'route clips.edit', access: 'public', overlay }
    const { problems } = body(await workbench.preview(ask([edit])))
    expect(problems.map(({ code }) => code)).toContain('OVERLAY-WIDER')
    expect(problems[0]!.place).toContain(file)
  })
})
