// record.md 8: what is accepted, by its content; and that nothing a stranger sends does harm.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileFacts, FileFault } from '../../../../src/features/files/file'
import { createExamineFile, inProcess } from '../../../../src/features/files/server'
import { answer } from '../../../../src/features/files/server/examiner/answer'
import { Unusable } from '../../../../src/features/media/server'
import {
  ascii,
  blackPng,
  bomb,
  docm,
  docx,
  endlessDocx,
  hollowFont,
  lockedPdf,
  odt,
  pdf,
  pngHead,
  srt,
  svg,
  wav,
  zip,
} from '../../../support/oddFiles'
import { h264, made, video } from '../../../support/videos'

const root = mkdtempSync(join(tmpdir(), 'studio-odd-'))
const canary = join(root, 'canary.txt')
const canaryText = 'canary-7f3a'
let address = ''
let asked = 0
const listener = createServer((_, response) => {
  asked += 1
  response.end(canaryText)
})

/** Starting a program for each of so many files costs more than looking at them; a few below are. */
const examineFile = createExamineFile(answer)

beforeAll(async () => {
  writeFileSync(canary, canaryText)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(() => {
  listener.close()
  rmSync(root, { recursive: true })
})

let count = 0

async function examined(bytes: Buffer, name: string, look = examineFile) {
  const at = join(root, String((count += 1)))
  const [path, folder] = [`${at}.source`, `${at}.work`]
  writeFileSync(path, bytes)
  mkdirSync(folder)
  const { signal } = new AbortController()
  const programs = { ffmpegPath: 'ffmpeg', ffprobePath: 'ffprobe' }
  const asset = { name, bytes: String(bytes.length) }
  try {
    const { facts, previews, ...rest } = await look({
      path,
      folder,
      asset,
      programs,
      signal,
    })
    return { ...rest, ...(facts as FileFacts), previews, folder, fault: undefined }
  } catch (fault) {
    if (!(fault instanceof Unusable)) throw fault
    return { fault: fault.reason as FileFault, folder, previews: [] as { file: string }[] }
  }
}

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff') =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#335577' } })
    .toFormat(format)
    .toBuffer()

const inter = readFileSync(
  join(
    import.meta.dirname,
    '../../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  ),
)

const tiny = { seconds: 1, size: '64x36', rate: 5 }
const film = (format: string) => readFileSync(video('m4a', `${h264} ${format}`, tiny))
const sound = (format: string) =>
  readFileSync(made('m4a', [`-f lavfi -i sine=duration=1 -c:a aac ${format}`]))
const zeros = Buffer.alloc(64 * 1024 * 1024)
const [gif, jpg] = [await picture('gif'), await picture('jpeg')]

const good: readonly [string, () => Buffer | Promise<Buffer>, Record<string, unknown>][] = [
  ['sea.png', () => picture('png'), { kind: 'image', width: 60, height: 30 }],
  ['sea.jpg', () => picture('jpeg'), { kind: 'image', format: 'jpg' }],
  ['sea.tiff', () => picture('tiff'), { kind: 'image', format: 'tif' }],
  ['sea.avif', () => picture('avif'), { kind: 'image', format: 'avif' }],
  ['our logo.webp', () => picture('webp'), { kind: 'logo', format: 'webp' }],
  ['called wrongly.pdf', () => picture('gif'), { kind: 'image', format: 'gif' }],
  ['mark.svg', () => svg('<rect width="9" height="9"/>'), { kind: 'logo', format: 'svg' }],
  ['plan.pdf', () => pdf(), { kind: 'document', format: 'pdf', pages: 1 }],
  ['letter.docx', () => docx(), { kind: 'document', format: 'docx' }],
  ['letter.odt', () => odt(), { kind: 'document', format: 'odt' }],
  ['list.csv', () => Buffer.from('a;b\nä;ö\n'), { kind: 'document', format: 'csv' }],
  ['notes.md', () => Buffer.from('# Notes'), { kind: 'document', format: 'md' }],
  ['tone.wav', () => wav(), { kind: 'music', durationMs: 1000, lufs: expect.any(Number) }],
  ['inter.woff2', () => inter, { kind: 'font', isVariable: true, axes: ['Weight 100–900'] }],
  [
    'called mp4.m4a',
    () => sound('-f mp4'),
    { kind: 'music', format: 'm4a', lufs: expect.any(Number) },
  ],
  ['song.mp4', () => sound('-f ipod'), { kind: 'music', format: 'm4a' }],
  ['fifty.png', () => blackPng(8000, 6250), { kind: 'image', width: 8000, height: 6250 }],
  ['locked.pdf', lockedPdf, { kind: 'document', previews: [] }],
  ['says four gigabytes.wav', () => wav(0xffffffff - 36), { kind: 'music', durationMs: 1000 }],
  ['talk.srt', () => srt(), { kind: 'subtitle', cueCount: 2, format: 'srt' }],
]

test.concurrent.each(good)('%s is what it is', async (name, bytes, expected) => {
  const found = await examined(await bytes(), name)
  expect(found).toMatchObject(expected)
  for (const { file } of found.previews) expect(readdirSync(found.folder)).toContain(file)
})

const bad: readonly [string, () => Buffer | Promise<Buffer>, FileFault][] = [
  ['film.pdf', () => readFileSync(video('mp4', h264, tiny)), 'isVideo'],
  ['film.m4a', () => film('-f ipod'), 'isVideo'],
  ['only a head.m4a', () => ascii('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x08free'), 'isDamaged'],
  [
    'film.webm',
    () =>
      ascii('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm'),
    'isVideo',
  ],
  ['program.pdf', () => ascii(`MZ${'\0'.repeat(200)}`), 'isProgram'],
  ['program.png', () => ascii(`\x7fELF\x02\x01\x01${'\0'.repeat(60)}`), 'isProgram'],
  ['script.txt', () => Buffer.from('#!/bin/sh\nrm -rf /\n'), 'isProgram'],
  ['page.md', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'isWebPage'],
  ['page.txt', () => Buffer.from('<html><body onload=x>'), 'isWebPage'],
  ['code.js', () => Buffer.from('alert(1)'), 'isOther'],
  ['pack.docx', () => zip({ 'a.txt': 'a' }), 'isArchive'],
  ['pack.gz', bomb, 'isArchive'],
  ['old.doc', () => ascii(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(600)}`), 'isOldOffice'],
  ['macro.docm', docm, 'hasMacros'],
  ['hidden macro.docx', () => docx({ 'word/vbaProject.bin': 'x' }), 'hasMacros'],
  ['macro.odt', () => odt({ 'Basic/Standard/Module1.xml': 'x' }), 'hasMacros'],
  ['cut.docx', () => docx().subarray(0, 300), 'isDamaged'],
  ['huge.png', () => pngHead(40_000, 40_000), 'hasTooManyPixels'],
  ['huge.svg', () => svg('', 'width="40000" height="40000"'), 'hasTooManyPixels'],
  ['long.svg', () => svg(' '.repeat(2 * 1024 * 1024)), 'isTooLarge'],
  ['empty.png', () => pngHead(10, 10), 'isDamaged'],
  ['cut.jpg', async () => (await picture('jpeg')).subarray(0, 200), 'isDamaged'],
  [
    'broken.svg',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg'),
    'isDamaged',
  ],
  ['old.bmp', () => ascii(`BM${'\0'.repeat(80)}`), 'isOtherPicture'],
  ['broken.pdf', () => Buffer.from('%PDF-1.7\nnothing else'), 'isDamaged'],
  ['cut.wav', () => wav().subarray(0, 44), 'isDamaged'],
  ['cut.woff2', () => inter.subarray(0, 2000), 'isDamaged'],
  ['noise.ttf', () => Buffer.concat([ascii('\0\x01\0\0\0'), Buffer.alloc(500, 7)]), 'isDamaged'],
  ['empty.vtt', () => Buffer.from('WEBVTT\n\n'), 'isDamaged'],
  ['endless.srt', () => srt(10_001), 'hasTooManyCues'],
  ['long.vtt', () => Buffer.from(`WEBVTT\n\n${'note\n'.repeat(500_000)}`), 'isTooLarge'],
  ['large.woff2', () => Buffer.concat([inter, Buffer.alloc(20 * 1024 * 1024)]), 'isTooLarge'],
  ['fifty one.png', () => blackPng(8000, 6251), 'hasTooManyPixels'],
  [
    'canvas.gif',
    () => ascii('GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\0;'),
    'hasTooManyPixels',
  ],
  ['cut.avif', async () => (await picture('avif')).subarray(0, 250), 'isDamaged'],
  [
    'program.docx',
    () => zip({ 'META-INF/MANIFEST.MF': 'Main-Class: a', 'a.class': 'x' }),
    'isProgram',
  ],
  [
    'bomb in front.docx',
    () => zip({ '[Content_Types].xml': zeros, 'word/document.xml': '' }),
    'isArchive',
  ],
  ['endless directory.docx', () => endlessDocx(), 'isDamaged'],
  ['pages nowhere.pdf', () => pdf('', '', '/Count 3'), 'isDamaged'],
  ['page and document.pdf', () => Buffer.concat([Buffer.from('<html>'), pdf()]), 'isWebPage'],
  ['packed.svgz', () => gzipSync(svg('<g/>')), 'isArchive'],
  ['tables beyond its end.ttf', hollowFont, 'isDamaged'],
  ['zeros.txt', () => Buffer.alloc(1000), 'isOther'],
  [
    'noise.pdf',
    () => Buffer.from(Array.from({ length: 900 }, (_, at) => (at * 73) % 256)),
    'isOther',
  ],
]

test.concurrent.each(bad)('%s is refused with a word of its own', async (name, bytes, fault) => {
  expect((await examined(await bytes(), name)).fault).toBe(fault)
})

/** What refers to a file of this machine or to an address: accepted or not, nothing is opened. */
const curious: readonly [string, () => Buffer][] = [
  ['file.svg', () => svg(`<image href="file://${canary}" width="80" height="40"/>`)],
  [
    'include.svg',
    () =>
      svg(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${canary}" parse="text"/>`),
  ],
  [
    'entity.svg',
    () =>
      svg(
        '<text y="20">&c;</text>',
        'width="80" height="40"',
        `<!DOCTYPE svg [<!ENTITY c SYSTEM "file://${canary}">]>`,
      ),
  ],
  [
    'remote entity.svg',
    () =>
      svg(
        '<text>&c;</text>',
        'width="80" height="40"',
        `<!DOCTYPE svg [<!ENTITY c SYSTEM "${address}/e">]>`,
      ),
  ],
  [
    'remote dtd.svg',
    () => svg('<g/>', 'width="80" height="40"', `<!DOCTYPE svg SYSTEM "${address}/d">`),
  ],
  ['address.svg', () => svg(`<image xlink:href="${address}/i.png" width="80" height="40"/>`)],
  ['use.svg', () => svg(`<use href="${address}/u.svg#a"/>`)],
  [
    'style.svg',
    () =>
      svg(
        `<style>@import url(${address}/s.css);@font-face{font-family:a;src:url(${address}/f)}</style><text font-family="a">a</text>`,
      ),
  ],
  ['script.svg', () => svg(`<script href="${address}/x.js">fetch('${address}')</script>`)],
  [
    'foreign.svg',
    () =>
      svg(
        `<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}"/></foreignObject>`,
      ),
  ],
  [
    'laughs.svg',
    () =>
      svg(
        '<text>&d;</text>',
        'width="80" height="40"',
        `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}">${['b', 'c', 'd'].map((name, at) => `<!ENTITY ${name} "${`&${'abc'[at]};`.repeat(60)}">`).join('')}]>`,
      ),
  ],
  [
    'sheet.svg',
    () => svg('<g/>', 'width="80" height="40"', `<?xml-stylesheet href="${address}/p.xsl"?>`),
  ],
  ['open.pdf', () => pdf(`/OpenAction << /S /URI /URI (${address}/open) >>`)],
  ['launch.pdf', () => pdf(`/OpenAction << /S /Launch /F (${canary}) >>`)],
  [
    'script.pdf',
    () => pdf(`/OpenAction << /S /JavaScript /JS (app.launchURL\\("${address}"\\)) >>`),
  ],
  [
    'playlist.m3u8.mp3',
    () => Buffer.from(`#EXTM3U\n#EXTINF:1,\n${address}/a.ts\nfile://${canary}\n`),
  ],
  ['concat.wav', () => Buffer.from(`ffconcat version 1.0\nfile '${canary}'\n`)],
  [
    'cues.vtt',
    () =>
      Buffer.from(
        `WEBVTT\n\nSTYLE\n::cue{background:url(${address})}\n\n00:01.000 --> 00:02.000\n<img src="${address}">hello\n`,
      ),
  ],
  [
    'linked.docx',
    () =>
      docx({
        'word/_rels/document.xml.rels': `<Relationship Target="${address}/t.dotm" TargetMode="External"/>`,
      }),
  ],
  ['bomb.docx', () => docx({ 'word/media/a.bin': zeros })],
  ['picture and program.gif', () => Buffer.concat([gif, zip({ 'run.sh': `curl ${address}` })])],
  ['picture and page.jpg', () => Buffer.concat([jpg, Buffer.from(`<script src="${address}">`)])],
  [
    'wide.svg',
    () => Buffer.from(`\ufeff${String(svg(`<image href="${address}/w.png"/>`))}`, 'utf16le'),
  ],
  ['path.docx', () => docx({ '../../../../escaped': 'x' })],
]

test.concurrent.each(curious)('%s opens neither a file nor an address', async (name, bytes) => {
  const { folder } = await examined(bytes(), name)
  for (const file of readdirSync(folder)) {
    expect(readFileSync(join(folder, file)).includes(canaryText)).toBe(false)
  }
})

test('no address was asked', () => {
  expect(asked).toBe(0)
})

test('a program of its own looks at a file in the server, and its crash is an answer', async () => {
  const folder = join(import.meta.dirname, '../../../..')
  const main = join(folder, 'src/features/files/server/examiner/main.ts')
  const outfile = join(folder, 'test-results/examiner.mjs')
  const to = { bundle: true, format: 'esm', platform: 'node', target: 'node20' } as const
  await build({ entryPoints: [main], packages: 'external', outfile, ...to })
  const inOwn = createExamineFile(inProcess([process.execPath, outfile]))
  const crashing = createExamineFile(inProcess([process.execPath, '-e', 'process.abort()']))
  expect(await examined(gif, 'sea.gif', inOwn)).toMatchObject({ kind: 'image', width: 60 })
  expect(await examined(bomb(), 'pack.gz', inOwn)).toMatchObject({ fault: 'isArchive' })
  expect(await examined(gif, 'sea.gif', crashing)).toMatchObject({ fault: 'isDamaged' })
})

test('sixty hostile and odd files were tried', () => {
  expect(bad.length + curious.length).toBeGreaterThanOrEqual(60)
})
