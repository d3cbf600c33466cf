import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFolder } from '../../../codegen/folder'
import { liveFolder, type LiveFolder } from './support'

const warning = 'value: 60'

type Save = (path: string, text: string) => void

/** Replaces part of a file, saved as told: editors do it in different ways. */
function edit(path: string, find: string, replace: string, save: Save = writeFileSync): void {
  const before = readFileSync(path, 'utf8')
  expect(before).toContain(find)
  save(path, before.replace(find, replace))
}

const constantOf = ({ live }: LiveFolder) =>
  /idleWarningSeconds = (\d+)/.exec(live.current().outputs.get('facts/constants.ts') ?? '')?.[1]

test.each([
  { way: 'in place', save: (path: string, text: string) => writeFileSync(path, text) },
  {
    way: 'by renaming another over it',
    save(path: string, text: string) {
      writeFileSync(`${path}.new`, text)
      renameSync(`${path}.new`, path)
    },
  },
  {
    way: 'by removing and making it again',
    save(path: string, text: string) {
      rmSync(path)
      writeFileSync(path, text)
    },
  },
  {
    way: 'with the line ends of Windows',
    save: (path: string, text: string) => writeFileSync(path, text.replaceAll('\n', '\r\n')),
  },
])('a file saved $way is compiled, written and told', async ({ save }) => {
  const folder = await liveFolder()
  const arrived = folder.next(({ isRight }) => isRight)
  edit(folder.at('app.yaml'), warning, 'value: 61', save)
  expect(await arrived).toMatchObject({
    edited: ['app.yaml'],
    changed: ['facts/constants.ts'],
  })
  expect(readFileSync(folder.generated('facts/constants.ts'), 'utf8')).toContain(
    'idleWarningSeconds = 61',
  )
})

test('only the files that differ are written', async () => {
  const folder = await liveFolder()
  const timeOf = (path: string) => statSync(folder.generated(path)).mtimeMs
  const before = timeOf('facts/roles.ts')
  const arrived = folder.next(() => true)
  edit(folder.at('app.yaml'), warning, 'value: 61')
  await arrived
  expect(timeOf('facts/roles.ts')).toBe(before)
})

test('the last of many quick edits wins, and none is told half', async () => {
  const folder = await liveFolder()
  const arrived = folder.next(() => constantOf(folder) === '79')
  let value = 60
  for (; value < 70; value++) edit(folder.at('app.yaml'), `value: ${value}`, `value: ${value + 1}`)
  await folder.live.look()
  for (; value < 79; value++) edit(folder.at('app.yaml'), `value: ${value}`, `value: ${value + 1}`)
  expect((await arrived).isRight).toBe(true)
  expect(folder.reported.map(({ isRight }) => isRight)).not.toContain(false)
  const revisions = folder.reported.map(({ revision }) => revision)
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
})

test('a mistake is told at its place and keeps the last good outputs, in memory and on disk', async () => {
  const folder = await liveFolder()
  const good = folder.live.current().outputs
  const written = listFolder(folder.generated('.')).length
  const broken = folder.next(({ isRight }) => !isRight)
  appendFileSync(folder.at('flags.yaml'), '\nflagz: {}\n')
  const state = await broken
  expect(state.compilation.problems).toMatchObject([{ code: 'KEY-UNKNOWN', file: 'flags.yaml' }])
  expect(state).toMatchObject({ outputs: good, changed: [] })
  expect(listFolder(folder.generated('.'))).toHaveLength(written)

  const right = folder.next(({ isRight }) => isRight)
  edit(folder.at('flags.yaml'), '\nflagz: {}\n', '')
  expect(await right).toMatchObject({ changed: [], compilation: { problems: [] } })
})

test('an edit beside a mistake waits until the mistake is mended', async () => {
  const folder = await liveFolder()
  const broken = folder.next(({ isRight }) => !isRight)
  appendFileSync(folder.at('flags.yaml'), '\nflagz: {}\n')
  edit(folder.at('app.yaml'), warning, 'value: 61')
  await broken
  expect(constantOf(folder)).toBe('60')
  const right = folder.next(({ isRight }) => isRight)
  edit(folder.at('flags.yaml'), '\nflagz: {}\n', '')
  expect((await right).changed).toEqual(['facts/constants.ts'])
})

test('a folder that goes away is a mistake, and is followed again when it is back', async () => {
  const folder = await liveFolder()
  const kept = folder.at('../kept')
  cpSync(folder.at('.'), kept, { recursive: true })
  const gone = folder.next(({ files }) => files.size === 0)
  rmSync(folder.at('.'), { recursive: true })
  expect((await gone).compilation.problems.map(({ code }) => code)).toContain('FILE-MISSING')

  const back = folder.next(({ isRight }) => isRight)
  cpSync(kept, folder.at('.'), { recursive: true })
  await back
  const edited = folder.next(() => constantOf(folder) === '61')
  edit(folder.at('app.yaml'), warning, 'value: 61')
  expect((await edited).isRight).toBe(true)
})

test('a file in a new folder is found', async () => {
  const folder = await liveFolder((root) =>
    renameSync(join(root, 'manifest/features'), join(root, 'features')),
  )
  expect(folder.live.current().isRight).toBe(false)
  const right = folder.next(({ isRight }) => isRight)
  mkdirSync(folder.at('features'))
  cpSync(folder.at('../features'), folder.at('features'), { recursive: true })
  await right
  expect(existsSync(folder.generated('facts/routes.ts'))).toBe(true)
})

test('what editors leave beside a file is not looked at', async () => {
  const folder = await liveFolder()
  for (const name of [
    '.app.yaml.swp',
    '4913',
    'app.yaml~',
    '#app.yaml#',
    '.#app.yaml',
    '.tmp.yaml',
  ])
    writeFileSync(folder.at(name), 'not: [a manifest')
  await folder.live.look()
  expect(folder.reported).toEqual([])
})

test.each([
  { way: 'emptied', lose: (path: string) => writeFileSync(path, '') },
  { way: 'removed', lose: (path: string) => rmSync(path) },
])('a file that is $way while it is saved is no mistake', async ({ lose }) => {
  const folder = await liveFolder()
  const app = readFileSync(folder.at('app.yaml'), 'utf8')
  const saved = folder.next(() => constantOf(folder) === '61')
  lose(folder.at('app.yaml'))
  await folder.live.look()
  writeFileSync(folder.at('app.yaml'), app.replace(warning, 'value: 61'))
  await saved
  expect(folder.reported.map(({ isRight }) => isRight)).toEqual([true])
})

test('a file that stays removed is a mistake', async () => {
  const folder = await liveFolder()
  const reported = folder.next(({ isRight }) => !isRight)
  rmSync(folder.at('app.yaml'))
  expect((await reported).compilation.problems).toMatchObject([{ code: 'FILE-MISSING' }])
})

test('a file written again with the same text changes nothing and is not told', async () => {
  const folder = await liveFolder()
  const app = folder.at('app.yaml')
  writeFileSync(app, readFileSync(app))
  utimesSync(app, new Date(), new Date())
  await folder.live.look()
  expect(folder.reported).toEqual([])
})

test('who has just written a file need not wait to be told', async () => {
  const folder = await liveFolder()
  edit(folder.at('app.yaml'), warning, 'value: 61')
  expect(await folder.live.look()).toMatchObject({ revision: 2, changed: ['facts/constants.ts'] })
  expect(folder.live.current().revision).toBe(2)
})

test('an edit is not lost when the manifest is compiled again for the house', async () => {
  const folder = await liveFolder()
  appendFileSync(folder.at('app.yaml'), '# seen\n')
  await folder.live.recheck()
  expect(folder.live.current().files.get('app.yaml')).toContain('# seen')
})

test('a listener that left hears nothing', async () => {
  const folder = await liveFolder()
  const heard: number[] = []
  const leave = folder.live.subscribe(({ revision }) => void heard.push(revision))
  leave()
  edit(folder.at('app.yaml'), warning, 'value: 61')
  await folder.live.look()
  expect(heard).toEqual([])
})

test('what only people read is written after the others were told, and before it is closed', async () => {
  const folder = await liveFolder()
  const documents = () => readFileSync(folder.generated('openapi.json'), 'utf8')
  const before = documents()
  edit(folder.at('features/footage.yaml'), 'meaning: Counts clips.', 'meaning: Counts all clips.')
  await folder.live.look()
  expect(documents()).toBe(before)
  await folder.live.close()
  expect(documents()).not.toBe(before)
})
