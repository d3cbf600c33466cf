import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Project } from 'ts-morph'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

// One project with all questions before the first is asked: another file would begin the checking anew.
const project = new Project({
  tsConfigFilePath: `${root}/tsconfig.json`,
  skipAddingFilesFromTsConfig: true,
})

const complaintsOf = (path: string) =>
  project
    .getSourceFileOrThrow(`${root}/${path}`)
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

const wiring = readFileSync(`${root}/generated/wiring/handlers.ts`, 'utf8')
const homes = [...wiring.matchAll(/^import \* as (\w+) from '..\/..\/(src\/.*)'$/gm)]

/** Handlers in the place of the real ones, whose code is not what is asked about. */
const declared = (path: string, ids: readonly string[]) =>
  [
    `import type { Handler } from '${'../'.repeat(path.split('/').length - 2)}server/context'`,
    ...ids.map((id) => `export declare const ${id}: Handler<'${id}'>`),
    '',
  ].join('\n')

for (const [, name, path] of homes) {
  const ids = [...wiring.matchAll(new RegExp(`^  (\\w+): ${name}\\.\\1,$`, 'gm'))]
  const text = declared(
    path!,
    ids.map(([, id]) => id!),
  )
  project.createSourceFile(`${root}/${path}.ts`, text, { overwrite: true })
}

const analytics = 'src/features/analytics/server/handlers'
const right = declared(
  analytics,
  [...wiring.matchAll(/^  (\w+): analytics\.\1,$/gm)].map(([, id]) => id!),
)

const variants: readonly (readonly [claim: string, code: string, isRight: boolean])[] = [
  ['every call with its handler', right, true],
  ['a call without a handler', 'export {}\n', false],
  ['a handler without a call', `${right}export const getAnalyticsUrls = getAnalyticsUrl\n`, false],
  [
    'a handler of another type',
    right.replace(`Handler<'getAnalyticsUrl'>`, '() => Promise<{ url: 7 }>'),
    false,
  ],
]

variants.forEach(([, code], no) => {
  project.createSourceFile(`${root}/${analytics}${no}.ts`, code)
  const wired = wiring.replace(`/${analytics}'`, `/${analytics}${no}'`)
  project.createSourceFile(`${root}/generated/wiring/handlers${no}.ts`, wired)
})

test.each(variants.map(([claim, , isRight], no) => ({ claim, isRight, no })))(
  '$claim: the wiring compiles exactly when it is right',
  ({ isRight, no }) => {
    expect(complaintsOf(`generated/wiring/handlers${no}.ts`).length === 0).toBe(isRight)
  },
)
