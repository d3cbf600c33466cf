import type { Box, Field, Paint, Style } from './style'

const everywhere = (box: Box): Style['box'] => ({ '16:9': box, '9:16': box, '1:1': box })

const lowerThird: Style['box'] = {
  '16:9': { x: 5, y: 62, width: 62, height: 30 },
  '9:16': { x: 6, y: 62, width: 88, height: 22 },
  '1:1': { x: 5, y: 62, width: 90, height: 30 },
}
const title: Style['box'] = {
  '16:9': { x: 10, y: 14, width: 80, height: 72 },
  '9:16': { x: 8, y: 18, width: 84, height: 64 },
  '1:1': { x: 8, y: 14, width: 84, height: 72 },
}

const person = (name: number, role: number, font: Field['font'] = 'title'): Style['fields'] => [
  { key: 'name', font, colour: 'onDark', size: name, minSize: 3, lines: 1 },
  { key: 'role', font: 'text', colour: 'onDark', size: role, minSize: 2.2, lines: 2, gap: 0.2 },
]
const headline: Style['fields'] = [
  { key: 'title', font: 'title', colour: 'onDark', size: 10, minSize: 5.5, lines: 3 },
  { key: 'subtitle', font: 'text', colour: 'onDark', size: 4.4, minSize: 3, lines: 3, gap: 1.6 },
]

const dark = (alpha: number): Paint => ({ colour: 'dark', alpha })

/** Those that people choose from, and two that programs need: empty slots and burnt-in captions. */
export const builtInStyles: readonly Style[] = [
  {
    id: 'lowerThirdBar',
    kind: 'lowerThird',
    box: lowerThird,
    align: 'start',
    anchor: 'bottom',
    fields: person(5.2, 3.7),
    plate: { paint: dark(0.92), radius: 0.8 },
    pad: { x: 3.8, y: 2.2 },
    mark: { colour: 'accent', width: 1.2 },
    motion: 'slide',
  },
  {
    id: 'lowerThirdSlim',
    kind: 'lowerThird',
    box: lowerThird,
    align: 'start',
    anchor: 'bottom',
    fields: person(3.6, 2.6),
    plate: {
      paint: {
        from: { colour: 'primary', alpha: 0.95 },
        to: { colour: 'dark', alpha: 0.85 },
        along: 'x',
      },
      radius: 3,
    },
    pad: { x: 2.6, y: 1 },
    motion: 'fade',
  },
  {
    id: 'lowerThirdPlain',
    kind: 'lowerThird',
    box: lowerThird,
    align: 'start',
    anchor: 'bottom',
    fields: person(5.2, 3.7),
    fill: {
      paint: {
        from: { colour: 'dark', alpha: 0 },
        to: { colour: 'dark', alpha: 0.85 },
        along: 'y',
        begins: 0.55,
      },
      stays: false,
    },
    pad: { x: 0, y: 0 },
    motion: 'fade',
  },
  {
    id: 'titleBarLeft',
    kind: 'title',
    box: title,
    align: 'start',
    anchor: 'middle',
    fields: headline,
    fill: { paint: dark(1), stays: true },
    pad: { x: 4, y: 2 },
    mark: { colour: 'accent', width: 1.2 },
    motion: 'slide',
  },
  {
    id: 'titleCentre',
    kind: 'title',
    box: title,
    align: 'middle',
    anchor: 'middle',
    fields: headline,
    fill: {
      paint: {
        from: { colour: 'primary', alpha: 1 },
        to: { colour: 'dark', alpha: 1 },
        along: 'y',
      },
      stays: true,
    },
    pad: { x: 0, y: 0 },
    motion: 'fade',
  },
  {
    id: 'titleOverPicture',
    kind: 'title',
    box: title,
    align: 'middle',
    anchor: 'middle',
    fields: headline,
    fill: { paint: dark(0.5), stays: false },
    pad: { x: 0, y: 0 },
    motion: 'fade',
  },
  {
    id: 'slotCard',
    kind: 'own',
    box: title,
    align: 'middle',
    anchor: 'middle',
    fields: [{ key: 'label', font: 'text', colour: 'onDark', size: 5, minSize: 2, lines: 4 }],
    fill: { paint: dark(1), stays: true },
    pad: { x: 0, y: 0 },
    motion: 'none',
  },
  {
    id: 'captions',
    kind: 'own',
    box: everywhere({ x: 8, y: 70, width: 84, height: 24 }),
    align: 'middle',
    anchor: 'bottom',
    fields: [{ key: 'text', font: 'text', colour: 'onDark', size: 4, minSize: 2.4, lines: 4 }],
    plate: { paint: dark(0.78), radius: 0.6 },
    pad: { x: 1.6, y: 0.8 },
    motion: 'none',
  },
]

/** Undefined: there is no such style. */
export const styleOf = (id: string): Style | undefined =>
  builtInStyles.find((style) => style.id === id)
