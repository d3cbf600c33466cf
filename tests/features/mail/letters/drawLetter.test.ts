// @vitest-environment jsdom
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LetterBlock, LetterDoc } from '../../../../generated/facts/features/mail'
import { drawLetter, type LetterValues } from '../../../../src/features/mail/letters'
import { sized } from '../../../support/sizes'

const look = { language: 'en', name: 'Northwind', origin: 'https://studio.example' }
const says = (text: string) => ({ runs: [{ text }] })
const docOf = (...blocks: readonly Omit<LetterBlock, 'id'>[]): LetterDoc => ({
  subject: 'Hello',
  blocks: blocks.map((block, at) => ({ id: `b${at}`, ...block })),
})
const draw = (doc: LetterDoc, values: LetterValues = {}) => drawLetter(doc, values, look)
const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

describe('each block is drawn as HTML and as text', () => {
  test.each<[string, Omit<LetterBlock, 'id'>, html: string, text: string]>([
    ['a heading', { kind: 'heading', ...says('News') }, 'h1', 'News'],
    ['a text', { kind: 'text', ...says('Two\nlines') }, 'p br', 'Two\nlines'],
    [
      'words of several looks',
      { kind: 'text', runs: [{ text: 'So ' }, { text: 'bold', bold: true, italic: true }] },
      'p strong em',
      'So bold',
    ],
    [
      'words that lead somewhere',
      { kind: 'text', runs: [{ text: 'here', url: 'https://lund.example/a' }] },
      'p a[href="https://lund.example/a"]',
      'here (https://lund.example/a)',
    ],
    [
      'a list',
      {
        kind: 'list',
        lines: [
          { id: 'one', ...says('One') },
          { id: 'two', ...says('Two') },
        ],
      },
      'ul li + li',
      '- One\n\n- Two',
    ],
    [
      'a list of what a variable holds',
      { kind: 'list', variable: 'things' },
      'ul li a[href="https://studio.example/home"]',
      '- A thing: by us\n\nhttps://studio.example/home',
    ],
    [
      'cards of programs',
      { kind: 'programs', variable: 'things' },
      'td td td img[src="https://studio.example/p.jpg"]',
      'A thing: by us\n\nhttps://studio.example/home',
    ],
    [
      'a picture',
      { kind: 'image', pictureUrl: 'https://lund.example/a.png', label: 'A desk', url: '/home' },
      'a[href="https://studio.example/home"] img[alt="A desk"]',
      'A desk\n\nhttps://studio.example/home',
    ],
    [
      'a button',
      { kind: 'button', label: 'Open', url: '{{link}}' },
      'a[href="https://studio.example/one"]',
      'https://studio.example/one',
    ],
    ['a line', { kind: 'divider' }, 'hr', '---'],
    ['a footer', { kind: 'footer', ...says('Lisbon') }, 'p', 'Lisbon'],
  ])('%s', (_, block, selector, text) => {
    const values = {
      link: 'https://studio.example/one',
      things: [{ title: 'A thing', text: 'by us', url: '/home', pictureUrl: '/p.jpg' }],
    }
    const drawn = draw(docOf(block), values)
    expect(bodyOf(drawn.html).querySelector(selector)).not.toBeNull()
    expect(drawn.text).toBe(`${text}\n`)
  })
})

test.each<[string, Omit<LetterBlock, 'id'>]>([
  ['words of which nothing is left', { kind: 'text', ...says('{{note}}') }],
  ['a button that leads nowhere', { kind: 'button', label: 'Open', url: '{{note}}' }],
  ['a button that says nothing', { kind: 'button', label: ' ', url: '/home' }],
  ['a list without lines', { kind: 'list', variable: 'none' }],
  ['cards of no programs', { kind: 'programs', variable: 'none' }],
  ['a picture without an address', { kind: 'image', label: 'A desk' }],
])('%s is left out', (_, block) => {
  const drawn = draw(docOf(block), { note: '', none: [] })
  expect(drawn).toEqual(draw(docOf()))
})

test('a variable without a value stays as it stands, so that it is seen', () => {
  const drawn = draw(docOf({ kind: 'text', ...says('For {{somebody}}') }))
  expect(drawn.text).toBe('For {{somebody}}\n')
})

test('what a variable holds is not read as a letter', () => {
  const drawn = draw(docOf({ kind: 'text', ...says('{{a}}') }), { a: '{{b}}', b: 'secret' })
  expect(drawn.text).toBe('{{b}}\n')
})

test('a subject is one line', () => {
  const doc = { subject: 'Hello {{name}}', blocks: [] }
  expect(draw(doc, { name: 'Ada\r\nBcc: all@lund.example' }).subject).toBe(
    'Hello Ada Bcc: all@lund.example',
  )
})

test.each([
  ['leads within the product', '/home', 'https://studio.example/home'],
  ['leads to another site', 'https://lund.example/?a=1', 'https://lund.example/?a=1'],
  ['writes a letter', 'mailto:ada@lund.example', 'mailto:ada@lund.example'],
  ['names a variable', 'https://lund.example/?n={{name}}', 'https://lund.example/?n=A%26b%20c'],
  ['runs a script', 'javascript:alert(1)', undefined],
  ['carries its content', 'data:text/html,hi', undefined],
  ['names another host from the first slash on', '//lund.example', undefined],
  ['names another host by a backslash', '/\\lund.example', undefined],
  ['is several words', 'https://lund.example/ a', undefined],
])('a link that %s', (_, url, led) => {
  const drawn = draw(docOf({ kind: 'text', runs: [{ text: 'here', url }] }), { name: 'A&b c' })
  expect(bodyOf(drawn.html).querySelector('p a')?.getAttribute('href')).toBe(led)
})

test('above a letter stands whoever writes it', () => {
  const { html } = draw(docOf())
  expect(bodyOf(html).querySelector('table table p')?.textContent).toBe('Northwind')
})

describe('whatever values say', () => {
  const anything = fc.string({ unit: 'grapheme', maxLength: 200 })
  const hostile = fc.oneof(
    anything,
    fc.constantFrom(
      '<script>alert(1)</script>',
      '" onload="alert(1)',
      "' onerror='x",
      '</td></table><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      'https://lund.example/"><b>',
      '{{name}}',
      '&lt;b&gt;',
    ),
  )
  const doc = docOf(
    { kind: 'heading', ...says('To {{name}}') },
    { kind: 'text', runs: [{ text: '{{name}}', bold: true, url: 'https://a.example/{{name}}' }] },
    { kind: 'text', runs: [{ text: 'all', url: '{{name}}' }] },
    { kind: 'button', label: '{{name}}', url: '{{name}}' },
    { kind: 'image', label: '{{name}}', pictureUrl: '{{name}}' },
    { kind: 'list', variable: 'items' },
    { kind: 'programs', variable: 'items' },
    { kind: 'footer', ...says('{{name}}') },
  )
  const tags = new Set('A BR DIV EM H1 IMG LI P STRONG TABLE TBODY TD TR UL'.split(' '))

  test('it is words and safe links: no other element, nothing that runs', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (name, title, url) => {
        const items = [{ title, text: name, url, pictureUrl: url, action: title }]
        const { html, subject } = drawLetter({ ...doc, subject: name }, { name, items }, look)
        const body = bodyOf(html)
        for (const element of body.querySelectorAll('*')) {
          expect(tags).toContain(element.tagName)
          expect(element.getAttributeNames().filter((each) => each.startsWith('on'))).toEqual([])
          const led = element.getAttribute('href') ?? element.getAttribute('src')
          expect(led ?? 'https://nowhere').toMatch(/^(https?:\/\/|mailto:)/i)
        }
        expect(subject).not.toMatch(/\p{Cc}/u)
      }),
      sized(200),
    )
  })

  test('it is read as it was written', () => {
    fc.assert(
      fc.property(anything, (name) => {
        const { html } = draw(docOf({ kind: 'text', ...says('<{{name}}>') }), { name })
        const read = bodyOf(html).querySelector('table table tr:nth-child(2) p')!
        for (const line of read.querySelectorAll('br')) line.replaceWith('\n')
        expect(read.textContent).toBe(`<${name}>`.replace(/\r\n?/g, '\n').replaceAll('\0', '�'))
      }),
      sized(200),
    )
  })
})
