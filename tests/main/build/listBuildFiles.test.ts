import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listBuildFiles } from '../../../src/main/build/listBuildFiles'

function aBuild(page: string) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['client/assets', 'client/.vite', 'words'])
    mkdirSync(join(folder, name), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('client/index.html', page)
  write('client/assets/index-a1b2c3d4.js', 'first')
  write('client/assets/index-a1b2c3d4.js.br', 'packed')
  write('client/assets/hls.light-a1b2c3d4.js', 'player')
  write('client/assets/page-00000000.html', 'left behind')
  write('words/en.json', '{"a":"b"}')
  mkdirSync(join(folder, 'words/en'))
  write('words/en/footage.json', '{"c":"d"}')
  const chunks = {
    'index.html': { file: 'assets/index-a1b2c3d4.js' },
    '../../node_modules/hls.js/dist/hls.light.mjs': { file: 'assets/hls.light-a1b2c3d4.js' },
  }
  write('client/.vite/manifest.json', JSON.stringify(chunks))
  const list = listBuildFiles(join(folder, 'client'), join(folder, 'words'))
  return { list, page: readFileSync(join(folder, 'client', list.shell), 'utf8') }
}

test('the worker keeps the page, its files and the words, and large files when they are asked for', () => {
  const { list, page } = aBuild('<p>page</p>')
  expect(page).toBe('<p>page</p>')
  expect(list.shell).toMatch(/^\/assets\/page-[\w-]{8}\.html$/)
  expect(list.stored).toEqual([
    { url: list.shell, revision: null },
    { url: '/assets/index-a1b2c3d4.js', revision: null },
    {
      url: '/assets/i18n/en.json',
      revision: expect.stringMatching(/^[\w-]{8}$/),
      integrity: expect.stringMatching(/^sha256-/),
    },
    expect.objectContaining({ url: '/assets/i18n/en/footage.json' }),
  ])
  expect(list.onDemand).toEqual(['/assets/hls.light-a1b2c3d4.js'])
})

test('another page is another file, so that the worker is another one', () => {
  expect(aBuild('<p>one</p>').list.shell).not.toBe(aBuild('<p>two</p>').list.shell)
})
