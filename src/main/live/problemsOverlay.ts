import type { ReportedProblem } from '../../../codegen/workbench/protocol'
import { mainId } from '../../shell/routing/page.model'
import sheet from './problemsOverlay.css?inline'

/**
 * Shows the manifest's errors over the page, which goes on with the last valid manifest. Plain
 * elements in a shadow root, so that it works whatever state the product is in. It closes no
 * dialogs and takes the focus only if nothing else uses it; being first in the document, it is
 * reached first by Tab.
 */
const tag = 'manifest-mistakes'

export function showProblemsOverlay(problems: readonly ReportedProblem[]): void {
  document.querySelector(tag)?.remove()
  if (problems.length === 0) return
  const host = document.createElement(tag)
  // Dialogs of the product hide everything around them from assistive technology, except this.
  host.dataset.reactAriaTopLayer = 'true'
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = sheet
  shadow.append(
    style,
    dialog(problems, () => host.remove()),
  )
  document.body.prepend(host)
  if (isNobodyBusy()) shadow.querySelector('section')?.focus()
}

function isNobodyBusy(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.id === mainId
}

function dialog(problems: readonly ReportedProblem[], dismiss: () => void): HTMLElement {
  const section = element('section', {
    role: 'alertdialog',
    'aria-labelledby': 'title',
    'aria-describedby': 'reassurance',
    tabindex: '-1',
  })
  const close = element('button', { type: 'button' }, 'Dismiss')
  close.addEventListener('click', dismiss)
  section.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Escape') dismiss()
  })
  const count = problems.length === 1 ? 'A mistake' : `${problems.length} mistakes`
  section.append(
    element('h2', { id: 'title' }, `${count} in the manifest`),
    close,
    element('p', { id: 'reassurance' }, 'The page runs on with the last manifest that held.'),
    element('ol', {}, ...problems.map(item)),
  )
  return section
}

function item({ code, message, suggestion, place, frame }: ReportedProblem): HTMLElement {
  const opener = element('button', { type: 'button', class: 'place', title: 'Open in the editor' })
  opener.append(place)
  opener.addEventListener('click', () => {
    void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`)
  })
  return element(
    'li',
    {},
    element('p', { class: 'message' }, element('code', {}, code), ` ${message}`),
    ...(suggestion === undefined
      ? []
      : [element('p', { class: 'hint' }, 'Did you mean ', element('b', {}, suggestion), '?')]),
    opener,
    element('pre', { tabindex: '0', 'aria-label': `Lines around ${place}` }, ...linesOf(frame)),
  )
}

/** Splits a code frame into lines and highlights the marked one. */
function linesOf(frame: string): HTMLElement[] {
  const lines = frame.split('\n')
  const mark = lines.findIndex((line) => /^ +\| *\^+$/.test(line))
  return lines.map((line, at) => {
    const isMarked = mark > 0 && (at === mark || at === mark - 1)
    return element('span', isMarked ? { class: at === mark ? 'mark' : 'marked' } : {}, `${line}\n`)
  })
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
