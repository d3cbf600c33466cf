import { useLayoutEffect, useRef, useState } from 'react'

/** The size and position of a list inside its scrolling ancestor. */
export interface Frame {
  scroller: HTMLElement | null
  width: number
  /** Pixels from the top of the scrolled content to the top of the list. */
  margin: number
}

/** Tracks the size and position of an element inside its nearest scrolling ancestor. */
export function useFrame<E extends HTMLElement>() {
  const place = useRef<E>(null)
  const [frame, setFrame] = useState<Frame>({ scroller: null, width: 0, margin: 0 })
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const scroller = closestScroller(element)
    const measure = () => setFrame((before) => sameFrame(before, frameOf(element, scroller)))
    const observer = new ResizeObserver(measure)
    for (const each of [element, scroller, ...scroller.children]) observer.observe(each)
    measure()
    return () => observer.disconnect()
  }, [])
  return [place, frame] as const
}

function frameOf(element: HTMLElement, scroller: HTMLElement): Frame {
  const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  return { scroller, width: element.clientWidth, margin: top + scroller.scrollTop }
}

/** Returns the old object if nothing changed, so that measuring causes no rendering. */
function sameFrame(before: Frame, now: Frame): Frame {
  const isSame =
    before.scroller === now.scroller &&
    before.width === now.width &&
    Math.abs(before.margin - now.margin) < 1
  return isSame ? before : now
}

function closestScroller(element: HTMLElement): HTMLElement {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each
  }
  return element.ownerDocument.documentElement
}
