// Letters of eight blocks, drawn with one reader's values each, beside MJML, which draws the same from its own markup.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtIn, drawLetter, samplesOf, variablesOf } from '../../src/features/mail/letters'
import words from '../../generated/assets/i18n/en.json'
import { measureInTurn, type Ratio } from './measure'
import { benchRecipients } from './reach/recipients'

const home = resolve('.cache/bench-mail')
const key = 'home.posts'
const forMs = 1000
const rounds = 5

type Mjml = (markup: string) => { html: string } | Promise<{ html: string }>

export async function benchReach(): Promise<Ratio[]> {
  const doc = builtIn(key, words)
  const values = samplesOf(variablesOf(key))
  const look = { language: 'en', name: 'Northwind', origin: 'https://studio.example' }
  const mjml = await peer()
  const [ours = 0, theirs = 0] = (
    await measureInTurn(
      [
        {
          name: 'ours',
          run: () => perSecond((no) => drawLetter(doc, { ...values, name: `Reader ${no}` }, look)),
        },
        { name: 'mjml', run: () => perSecond((no) => mjml(markupFor(`Reader ${no}`))) },
      ],
      rounds,
    )
  ).map(({ median }) => median)
  return [
    {
      what: 'letters drawn',
      ours: `${ours.toFixed(0)}/s`,
      against: `${theirs.toFixed(0)}/s by mjml`,
      ratio: ours / theirs,
      target: { at: 'least', value: 10 },
    },
    await benchRecipients(),
  ]
}

/** MJML lives outside the product's own packages; it is installed when this is first run. */
async function peer(): Promise<Mjml> {
  if (!existsSync(join(home, 'node_modules/mjml'))) {
    mkdirSync(home, { recursive: true })
    writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }\n')
    const args = ['install', '--no-audit', '--no-fund', '--save-exact', 'mjml@5.4.1']
    const { status } = spawnSync('npm', args, { cwd: home, stdio: 'inherit' })
    if (status !== 0) throw new Error('MJML could not be installed.')
  }
  const entry = pathToFileURL(join(home, 'node_modules/mjml/lib/index.js')).href
  const loaded = (await import(entry)) as { default: Mjml | { default: Mjml } }
  return typeof loaded.default === 'function' ? loaded.default : loaded.default.default
}

async function perSecond(draw: (no: number) => unknown): Promise<number> {
  const from = performance.now()
  let drawn = 0
  while (performance.now() - from < forMs) await draw(drawn++)
  return (drawn * 1000) / (performance.now() - from)
}

const button = '<mj-button href="https://studio.example/home/library">Watch it</mj-button>'

const markupFor = (name: string) => `<mjml><mj-body><mj-section><mj-column>
<mj-text font-size="22px">Hello ${name},</mj-text>
<mj-text>New in “All hands”:</mj-text>
<mj-text>“Welcome to the board”, by Mira Lindqvist.</mj-text>${button}
<mj-text>“Year in review”, by Tomás Ribeiro. You have to watch it.</mj-text>${button}
<mj-text>And 4 more.</mj-text><mj-divider border-width="1px"></mj-divider>
<mj-text font-size="13px">You follow “All hands”. <a href="https://studio.example/u/sample">Stop these letters</a></mj-text>
</mj-column></mj-section></mj-body></mjml>`
