// Each block of a letter, as HTML and as text. A block that has nothing to say is left out.
import type { LetterBlock, LetterRun } from '../../../../generated/facts/features/mail'
import type { LetterItem } from '../../../../generated/facts/letters'
import { escaped } from '../../../kit/escaped'
import type { LetterLook } from './drawLetter'
import { fill, itemsOf, type LetterValues } from './fill'
import { button, card, link, looks, picture, row } from './html'
import { linkIn } from './linkIn'

export interface DrawnBlock {
  readonly html: string
  /** Paragraphs; a link is one of its own. */
  readonly text: readonly string[]
}

/** What a block is drawn with. */
export interface Drawing {
  readonly values: LetterValues
  readonly look: LetterLook
}

const pictureWidth = 536
const cardWidth = 502

export function drawBlock(block: LetterBlock, drawing: Drawing): DrawnBlock | undefined {
  switch (block.kind) {
    case 'heading':
      return drawWords(block.runs, 'h1', looks.heading, drawing)
    case 'text':
      return drawWords(block.runs, 'p', looks.text, drawing)
    case 'footer':
      return drawWords(block.runs, 'p', looks.footer, drawing)
    case 'list':
      return drawList(block, drawing)
    case 'image':
      return drawImage(block, drawing)
    case 'button':
      return drawButton(block, drawing)
    case 'programs':
      return drawPrograms(block, drawing)
    case 'divider':
      return { html: row(`<hr style="${looks.divider}">`), text: ['---'] }
  }
}

function drawWords(
  runs: readonly LetterRun[] = [],
  tag: string,
  look: string,
  drawing: Drawing,
): DrawnBlock | undefined {
  const text = textOf(runs, drawing)
  if (text === '') return undefined
  return { html: row(`<${tag} style="${look}">${htmlOf(runs, drawing)}</${tag}>`), text: [text] }
}

/** Words with what they look like; a line break is one. */
const htmlOf = (runs: readonly LetterRun[], drawing: Drawing) =>
  runs
    .map((run) => {
      const words = escaped(fill(run.text, drawing.values)).replace(/\n/g, '<br>')
      const slanted = run.italic ? `<em>${words}</em>` : words
      const marked = run.bold ? `<strong>${slanted}</strong>` : slanted
      const url = linkIn(run.url, drawing.values, drawing.look.origin)
      return url === undefined ? marked : link(url, marked, looks.link)
    })
    .join('')

const textOf = (runs: readonly LetterRun[], { values, look }: Drawing) =>
  runs
    .map((run) => {
      const words = fill(run.text, values)
      const url = linkIn(run.url, values, look.origin)
      return url === undefined || url === words.trim() ? words : `${words} (${url})`
    })
    .join('')
    .trim()

function drawList({ lines, variable }: LetterBlock, drawing: Drawing): DrawnBlock | undefined {
  const filled = itemsOf(variable, drawing.values).map((item) => drawItem(item, drawing))
  const said = (lines ?? []).flatMap(({ runs }) => {
    const text = textOf(runs, drawing)
    return text === '' ? [] : { html: htmlOf(runs, drawing), text: [`- ${text}`] }
  })
  const all = [...said, ...filled]
  if (all.length === 0) return undefined
  const items = all.map(({ html }) => `<li style="margin:0 0 8px">${html}</li>`).join('')
  return {
    html: row(`<ul style="${looks.list}">${items}</ul>`),
    text: all.flatMap(({ text }) => text),
  }
}

function drawItem(item: LetterItem, drawing: Drawing): DrawnBlock {
  const { title, text = '', action } = item
  const url = linkIn(item.url, {}, drawing.look.origin)
  const words = [escaped(title), escaped(text)].filter(Boolean).join('<br>')
  const led =
    url === undefined
      ? words
      : action === undefined
        ? link(url, words, looks.link)
        : `${words}<br>${link(url, escaped(action), looks.link)}`
  return {
    html: led,
    text: [`- ${[title, text].filter(Boolean).join(': ')}`, ...(url === undefined ? [] : [url])],
  }
}

function drawImage(block: LetterBlock, { values, look }: Drawing): DrawnBlock | undefined {
  const source = linkIn(block.pictureUrl, values, look.origin)
  if (source === undefined) return undefined
  const label = fill(block.label ?? '', values)
  const shown = picture(source, label, pictureWidth)
  const url = linkIn(block.url, values, look.origin)
  return {
    html: row(url === undefined ? shown : link(url, shown, 'text-decoration:none')),
    text: [label, url].filter((part) => part !== undefined && part !== '') as string[],
  }
}

function drawButton(block: LetterBlock, { values, look }: Drawing): DrawnBlock | undefined {
  const url = linkIn(block.url, values, look.origin)
  const label = fill(block.label ?? '', values).trim()
  if (url === undefined || label === '') return undefined
  return { html: row(button(url, label)), text: [url] }
}

function drawPrograms({ variable }: LetterBlock, drawing: Drawing): DrawnBlock | undefined {
  const cards = itemsOf(variable, drawing.values).map((item) => drawCard(item, drawing))
  if (cards.length === 0) return undefined
  return {
    html: cards.map(({ html }) => row(html)).join(''),
    text: cards.flatMap(({ text }) => text),
  }
}

function drawCard(item: LetterItem, { look }: Drawing): DrawnBlock {
  const { title, text = '', action = title } = item
  const url = linkIn(item.url, {}, look.origin)
  const source = linkIn(item.pictureUrl, {}, look.origin)
  const shown = source === undefined ? '' : picture(source, '', cardWidth)
  const words = `<p style="${looks.text};font-weight:600;padding:12px 0 0">${escaped(title)}</p>`
  const below = text === '' ? '' : `<p style="${looks.footer}">${escaped(text)}</p>`
  const led = url === undefined ? '' : `<div style="padding:12px 0 0">${button(url, action)}</div>`
  return {
    html: card(shown + words + below + led),
    text: [[title, text].filter(Boolean).join(': '), ...(url === undefined ? [] : [url])],
  }
}
