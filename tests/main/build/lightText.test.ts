import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import type { TextKey } from '../../../generated/facts/text'
import { createTranslate, type Vocabulary } from '../../../src/browser/text/createTranslate'
import { lightened, lightText } from '../../../src/main/build/lightText'

type SayFreely = (key: string, params?: Record<string, string | number>) => string

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const wordsOf = (language: string) =>
  JSON.parse(readFileSync(fromRoot(`generated/assets/i18n/${language}.json`), 'utf8')) as Vocabulary

/** What speaks in the built product. */
async function buildTranslate(): Promise<{ code: string; create: typeof createTranslate }> {
  const entry = fromRoot('src/browser/text/createTranslate.ts')
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [lightText()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rollup.RollupOutput[]
  const { code } = built[0]!.output[0]
  const folder = await mkdtemp(join(tmpdir(), 'lightText-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'createTranslate.mjs')
  await writeFile(file, code)
  const parts = (await import(/* @vite-ignore */ file)) as {
    createTranslate: typeof createTranslate
  }
  return { code, create: parts.createTranslate }
}

test('without what nobody asks for, every text reads as it does with the whole of i18next', async () => {
  const { code, create } = await buildTranslate()
  expect(
    code.includes('queueLoad') ||
      code.includes('NumberFormat') ||
      code.includes('saveMissingTo ==='),
  ).toBe(false)
  const english = wordsOf('en')
  for (const language of ['en', 'de', 'pl']) {
    const words: Vocabulary = language === 'pl' ? { only_few: 'klipy' } : wordsOf(language)
    const whole = createTranslate(language, words, english) as unknown as SayFreely
    const light = create(language, words, english) as unknown as SayFreely
    const asked = [...Object.keys(english), 'unknown.key', 'only'].flatMap((written) => {
      const key = written.replace(/_(one|few|many|other)$/, '')
      const names = [...(english[written] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      const filled = Object.fromEntries(names.map((name) => [name, `<${name}, $t(${name}) {x}>`]))
      return [0, 1, 3, 7].map((count) => ({ key, params: { ...filled, count } }))
    })
    expect(asked.length).toBeGreaterThan(1000)
    const spoken = (say: SayFreely) =>
      asked.flatMap(({ key, params }) => [say(key as TextKey), say(key as TextKey, params)])
    expect(spoken(light)).toEqual(spoken(whole))
  }
})

test('another i18next is looked at before it is made lighter', () => {
  expect(() => lightened('class Connector {}')).toThrow('i18next has no Connector.queueLoad')
})
