import { expect, test } from 'vitest'
import { recordingPage } from '../../support/recordingPage'

const { open } = recordingPage()

test('another microphone needs no other track, and none is silence', async () => {
  const page = await open()
  const seen = await page.evaluate(async () => {
    const { openCamera, openSoundGraph } = window.parts
    const windows: { peak: number; isZero: boolean }[] = []
    const graph = await openSoundGraph((window) => windows.push(window))
    const until = (isHeard: (all: typeof windows) => boolean) =>
      new Promise<void>((resolve) => {
        const look = setInterval(() => {
          if (!isHeard(windows)) return
          clearInterval(look)
          resolve()
        }, 20)
      })
    const { track } = graph
    for (let microphone = 0; microphone < 2; microphone += 1) {
      windows.length = 0
      graph.useMicrophone(await openCamera({ microphone: { reducesNoise: false } }))
      // Chromium's fake microphone beeps once a second.
      await until((all) => all.some(({ peak }) => peak > 0.01))
    }
    graph.useMicrophone(undefined)
    windows.length = 0
    await until((all) => all.slice(-10).filter(({ isZero }) => isZero).length === 10)
    const isAlive = track.readyState === 'live' && graph.track === track
    await graph.close()
    return isAlive
  })
  expect(seen).toBe(true)
})
