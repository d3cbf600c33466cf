export type Side = 'top' | 'bottom' | 'left' | 'right'

const gap = 6
const edge = 8

/**
 * Positions a fixed box beside a place; on the other side if it would not fit, and always inside
 * the window.
 */
export function placeBeside(box: HTMLElement, place: DOMRect, side: Side): void {
  const { offsetWidth: width, offsetHeight: height } = box
  const { innerWidth, innerHeight } = window
  const middleX = place.left + (place.width - width) / 2
  const middleY = place.top + (place.height - height) / 2
  const above = place.top - gap - height
  const below = place.bottom + gap
  const before = place.left - gap - width
  const after = place.right + gap
  const at = {
    top: { x: middleX, y: above >= edge ? above : below },
    bottom: { x: middleX, y: below + height <= innerHeight - edge ? below : above },
    left: { x: before >= edge ? before : after, y: middleY },
    right: { x: after + width <= innerWidth - edge ? after : before, y: middleY },
  }[side]
  const inside = (value: number, size: number, limit: number) =>
    Math.max(edge, Math.min(value, limit - size - edge))
  box.style.left = `${inside(at.x, width, innerWidth)}px`
  box.style.top = `${inside(at.y, height, innerHeight)}px`
}
