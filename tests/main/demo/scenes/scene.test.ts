import { describe, expect, test } from 'vitest'
import { movingOf, pixelsOf } from '../../../../src/main/demo/scenes/drawVideo'
import { mouthAt } from '../../../../src/main/demo/scenes/person'
import { svgOf } from '../../../../src/main/demo/scenes/scene'
import { demoVideos } from '../../../../src/main/demo/videos'

const tiny = { width: 160, height: 90 }

describe.each(demoVideos.map((video) => [video.title, video] as const))('%s', (_, video) => {
  const pictures = movingOf(video)

  test('is drawn alike each time, byte by byte', async () => {
    expect(movingOf(video)).toEqual(pictures)
    const { size, backdrop, moving } = video.scene
    const drawn = () => pixelsOf(svgOf(size, tiny, backdrop + moving(0.3)))
    expect((await drawn()).equals(await drawn())).toBe(true)
  })

  test('moves, and its last picture leads to its first one', () => {
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(numbersOf(video.scene.moving(1)).length).toBeCloseTo(
      numbersOf(video.scene.moving(0)).length,
      -2,
    )
  })

  test('names nothing that is drawn elsewhere, and leaves no number out', () => {
    const svg = video.scene.backdrop + video.scene.moving(0.5)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const named = [...svg.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id)
    for (const id of named) expect(svg).toContain(`id="${id}"`)
  })
})

function numbersOf(svg: string): number[] {
  return (svg.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
}

test('a mouth opens and shuts, and is never wider than it can be', () => {
  const open = Array.from({ length: 200 }, (_, at) => mouthAt(at / 200))
  expect(Math.min(...open)).toBe(0)
  expect(Math.max(...open)).toBeGreaterThan(0.8)
  expect(Math.max(...open)).toBeLessThanOrEqual(1)
})
