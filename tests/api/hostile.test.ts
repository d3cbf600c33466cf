// What people bring from elsewhere and show to others, in its worst form: refused in words, or harmless where it is shown.
import { describe, expect, test } from 'vitest'
import { readCaptions } from '../../src/features/captions/readCaptions'
import { freshApp, type Answer } from '../support/world'
import { anAsker } from './fields/asker'

const app = await freshApp({ withMedia: true })
const { ask, own } = await anAsker(app)

const codeOf = ({ body }: Answer) => body['errorCode'] ?? 'Ok'
const script = '<script>alert(1)</script>'
const at = '00:00:00.000 --> 00:00:00.900'

describe('captions', () => {
  test.each([
    ['de', 'a script', `${at}\n${script}`],
    ['fr', 'a script in a mark', `${at}\n<v ${script}>Hello`],
    ['es', 'what runs in a mark', `${at}\n<c.x onmouseover=alert(1)>Hello</c>`],
    ['it', 'another cue in its words', `${at}\nHello\n--> 00:00:09.000`],
    ['nl', 'written arrows', `${at}\nHello &#45;&#45;&gt; ${at}`],
    ['pl', 'a style', `STYLE\n::cue { background: url(https://evil.example) }\n\n${at}\nHello`],
    ['sv', 'a place', `${at} region:evil position:0%\nHello`],
    ['fi', 'turned letters', `${at}\n\u202Egpj.exe`],
  ])('in %s with %s are words when they are downloaded', async (lang, _, text) => {
    const { clipId } = own
    const brought = await ask('importCaptions', {
      clipId,
      lang,
      rev: 0,
      text: `WEBVTT\n\n${text}`,
    })
    for (const format of codeOf(brought) === 'Ok' ? ['vtt', 'srt'] : []) {
      const { body } = await ask('downloadCaptions', { clipId, lang, format })
      const file = (body['clientResponse'] as { text: string }).text
      expect(file.match(/-->/g)).toHaveLength(1)
      expect(format === 'vtt' && /<|STYLE|url\(/.test(file)).toBe(false)
    }
    expect(['Ok', 'captionsUnreadable', 'malformedRequest']).toContain(codeOf(brought))
  })

  test.each([
    ['marks without an end', '<c '],
    ['marks within marks', '<c <c.a >'],
    ['brackets', '{\\'],
    ['names of signs', '&amp;lt;'],
    ['times', `${at}\n`],
    ['spaces', ' '.repeat(10)],
    ['empty lines', '\n'],
    ['numbers', '1\n'],
  ])('of two million %s are read at once', (_, piece) => {
    const text = `WEBVTT\n\n${at}\n${piece.repeat(2_000_000 / piece.length)}`
    const begun = process.cpuUsage()
    readCaptions(text)
    const { user } = process.cpuUsage(begun)
    // Of all threads of the process. What grows with the square of the length would take ten times as long.
    expect(user / 1_000_000).toBeLessThan(60)
  })
})

test('a table of contacts holds nothing that a spreadsheet would run', async () => {
  const cells = [
    '=1+1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    '"=1',
    '=HYPERLINK("https://evil.example")',
  ]
  const rows = cells.map((firstName, no) => ({
    email: `row${no}@test.example`,
    firstName,
    lastName: script,
  }))
  const how = { importId: 'hostile', dryRun: false, mode: 'fill' }
  expect(codeOf(await ask('importContacts', { ...how, rows }))).toBe('Ok')
  const { body } = await ask('exportContacts', { columns: ['firstName', 'lastName', 'email'] })
  const lines = (body['text'] as string).split('\r\n')
  const found = lines.filter((line) => /row\d@test/.test(line))
  expect(found).toHaveLength(cells.length)
  for (const line of found) expect(line).not.toMatch(/(^|,)"?[=+\-@\t]/)
})

describe('what leads elsewhere', () => {
  test.each([
    'https://evil.example; script-src *',
    "https://evil.example 'unsafe-inline'",
    'https://evil.example\r\nset-cookie: a=b',
    'javascript:alert(1)',
    'https://*.example',
    '*',
    'data:text/html,x',
    'https://a@evil.example',
  ])('%j may show no page in a frame', async (site) => {
    const values = {
      title: 'A page',
      programs: [own.programId],
      access: 'link',
      embedSites: [site],
    }
    const answer = await ask('addSharePage', { values })
    const shown = JSON.stringify(answer.body)
    expect(shown.includes('siteUnfit') || !/embedSites":\["[^"]*[\s;'*@]/.test(shown)).toBe(true)
    expect(codeOf(answer)).not.toBe('internal')
  })

  test.each([
    'https://hooks.slack.com@127.0.0.1/services/T0/B0/x',
    'https://hooks.slack.com.evil.example/services/T0/B0/x',
    'https://hooks.slack.com:8443/services/T0/B0/x',
    'http://hooks.slack.com/services/T0/B0/x',
    'https://127.0.0.1/',
    'https://[::1]/',
    'file:///etc/passwd',
    'gopher://hooks.slack.com/',
  ])('no chat is told at %s', async (url) => {
    const answer = await ask('saveChatHook', { channelId: own.channelId, kind: 'slack', url })
    expect(codeOf(answer)).not.toBe('Ok')
    expect(codeOf(answer)).not.toBe('internal')
  })

  test.each([
    'javascript:alert(1)',
    'https://evil.example/x.png',
    '//evil.example',
    'data:image/svg+xml,x',
  ])('%s is no picture of anybody', async (pictureUrl) => {
    const { body } = await ask('getOwnProfile', {})
    const [row] = (body['clientResponse'] as { rows: { userId: string; rev: number }[] }).rows
    const { userId, rev } = row!
    const channel = { name: 'Another', access: 'open', posting: 'owners', backfill: 'none' }
    for (const [id, request] of [
      ['updateOwnProfile', { userId, rev, values: { pictureUrl } }],
      ['addChannel', { values: { ...channel, pictureUrl } }],
    ] as const)
      expect(codeOf(await ask(id, request))).toBe('pictureGone')
  })
})
