import { resolve } from 'node:path'
import { Project } from 'ts-morph'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Whether a piece of code, standing in src/main, compiles; other files may be replaced for the question. */
function complaints(
  code: string,
  replaced: Readonly<Record<string, string>> = {},
  about = 'src/main/question.ts',
) {
  const project = new Project({
    tsConfigFilePath: `${root}/tsconfig.json`,
    skipAddingFilesFromTsConfig: true,
  })
  for (const [path, text] of Object.entries(replaced))
    project.createSourceFile(`${root}/${path}`, text, { overwrite: true })
  project.createSourceFile(`${root}/src/main/question.ts`, code, { overwrite: true })
  const file =
    project.getSourceFile(`${root}/${about}`) ?? project.addSourceFileAtPath(`${root}/${about}`)
  return file
    .getPreEmitDiagnostics()
    .map((diagnostic) => String(diagnostic.compilerObject.messageText))
}

const routes = `import { href } from '../../generated/facts/routes'\n`
const call = `import type { Calls } from '../../generated/facts/calls'\n`
const words = `import type { TextKey } from '../../generated/facts/text'\n`

test.each([
  [
    'a route with its parameter',
    `${routes}export const a = href('channels.edit', { id: '7' })`,
    true,
  ],
  ['a route without parameters', `${routes}export const a = href('clips.list')`, true],
  ['a wrong route id', `${routes}export const a = href('clips.lisst')`, false],
  ['a missing parameter', `${routes}export const a = href('channels.edit')`, false],
  ['a wrong parameter', `${routes}export const a = href('channels.edit', { channel: '7' })`, false],
  [
    'a parameter where there is none',
    `${routes}export const a = href('clips.list', { id: '7' })`,
    false,
  ],
  ['a call name', `${call}export type A = Calls['listClips']`, true],
  ['a wrong call name', `${call}export type A = Calls['listClip']`, false],
  [
    'a wrong field of a call',
    `${call}export const a: Calls['getClip']['request'] = { id: '7' }`,
    false,
  ],
  ['a text key', `${words}export const a: TextKey = 'nav.home'`, true],
  ['a wrong text key', `${words}export const a: TextKey = 'nav.hoome'`, false],
])('%s: it compiles exactly when it is right', (_, code, isRight) => {
  expect(complaints(code).length === 0).toBe(isRight)
})

const handlers = 'src/features/analytics/server/handlers.ts'
const head = `import type { Handler } from '../../../server/context'\nexport const getAnalyticsUrl: Handler<'getAnalyticsUrl'> = async () => ({ url: '' })\n`
const wiring = 'generated/wiring/handlers.ts'

test.each([
  ['every call with its handler', head, true],
  ['a call without a handler', 'export {}\n', false],
  ['a handler without a call', `${head}export const getAnalyticsUrls = getAnalyticsUrl\n`, false],
  ['a handler of another type', 'export const getAnalyticsUrl = async () => ({ url: 7 })\n', false],
])('%s: the wiring compiles exactly when it is right', (_, text, isRight) => {
  expect(complaints('', { [handlers]: text }, wiring).length === 0).toBe(isRight)
})
