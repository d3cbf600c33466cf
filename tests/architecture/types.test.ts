import { resolve } from 'node:path'
import { Project } from 'ts-morph'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

// One project for all questions: reading the compiler's libraries costs more than answering them.
const project = new Project({
  tsConfigFilePath: `${root}/tsconfig.json`,
  skipAddingFilesFromTsConfig: true,
})

const complaintsOf = (path: string) =>
  (project.getSourceFile(`${root}/${path}`) ?? project.addSourceFileAtPath(`${root}/${path}`))
    .getPreEmitDiagnostics()
    .map((diagnostic) => String(diagnostic.compilerObject.messageText))

const routes = `import { href } from '../../generated/facts/routes'\n`
const call = `import type { Calls } from '../../generated/facts/calls'\n`
const words = `import type { TextKey } from '../../generated/facts/text'\n`

const questions: readonly (readonly [claim: string, code: string, isRight: boolean])[] = [
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
]

questions.forEach(([, code], no) =>
  project.createSourceFile(`${root}/src/main/question${no}.ts`, code),
)

test.each(questions.map(([claim, , isRight], no) => ({ claim, isRight, no })))(
  '$claim: it compiles exactly when it is right',
  ({ isRight, no }) => {
    expect(complaintsOf(`src/main/question${no}.ts`).length === 0).toBe(isRight)
  },
)

const handlers = 'src/features/analytics/server/handlers.ts'
const head = [
  `import type { Handler } from '../../../server/context'`,
  ...['getAnalyticsUrl', 'openAnalytics', 'renewAnalytics'].map(
    (id) => `export declare const ${id}: Handler<'${id}'>`,
  ),
  '',
].join('\n')
const wiring = 'generated/wiring/handlers.ts'

test.each([
  ['every call with its handler', head, true],
  ['a call without a handler', 'export {}\n', false],
  ['a handler without a call', `${head}export const getAnalyticsUrls = getAnalyticsUrl\n`, false],
  [
    'a handler of another type',
    head.replace(`Handler<'getAnalyticsUrl'>`, '() => Promise<{ url: 7 }>'),
    false,
  ],
])('%s: the wiring compiles exactly when it is right', (_, text, isRight) => {
  project.createSourceFile(`${root}/${handlers}`, text, { overwrite: true })
  expect(complaintsOf(wiring).length === 0).toBe(isRight)
})
