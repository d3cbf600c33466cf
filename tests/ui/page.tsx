// A page to draw components on, for the tests of src/ui.
import type { ReactNode } from 'react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // jsdom has none.
  CSS: { escape: String },
})

let root: Root | undefined

/** Draws an element, or draws it anew; it goes away with the test. */
export function draw(element: ReactNode): void {
  root ??= openRoot()
  act(() => root?.render(element))
}

function openRoot(): Root {
  onTestFinished(() => {
    act(() => root?.unmount())
    root = undefined
    document.body.replaceChildren()
  })
  return createRoot(document.body.appendChild(document.createElement('main')))
}

export function press(key: string, modifiers: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event))
  return event
}

export function click(element: Element, modifiers: MouseEventInit = {}): void {
  act(() => {
    if (element instanceof HTMLElement) element.focus()
    element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }),
    )
  })
}

export function send(element: Element, event: Event): void {
  act(() => void element.dispatchEvent(event))
}

export function focus(element: HTMLElement): void {
  act(() => element.focus())
}

/** The element a person would find by these words; fails when there is none. */
export function find<E extends HTMLElement = HTMLElement>(selector: string, words = ''): E {
  const found = [...document.querySelectorAll<E>(selector)].find(
    (each) =>
      each.getAttribute('aria-label')?.includes(words) === true ||
      each.textContent?.includes(words) === true,
  )
  if (!found) throw new Error(`nothing on the page is ${selector} "${words}"`)
  return found
}

/** jsdom measures nothing: a window of 1000 by 600, rows of 200. */
export function giveLayout(): void {
  const measured = {
    offsetWidth: () => 1000,
    clientWidth: () => 1000,
    clientHeight: () => 600,
    offsetHeight(this: HTMLElement) {
      return this.getAttribute('role') === 'row' ? 200 : 600
    },
  }
  for (const [name, get] of Object.entries(measured)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get })
  }
  Object.assign(window, {
    ResizeObserver: class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  })
}
