import { expect, test } from 'vitest'
import { recordingPage } from '../../support/recordingPage'

const { open } = recordingPage()

test('a screen that stands still is handed over all the same, with the camera in its corner', async () => {
  const page = await open()
  const seen = await page.evaluate(async () => {
    const { openCamera, startPicturePump, startRecording, chooseFormat, closeStream } = window.parts
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
    // A canvas hands over a picture each time something is drawn: here once.
    const stillScreen = () => {
      const track = canvas.captureStream(30).getVideoTracks()[0]!
      canvas.getContext('2d')!.fillRect(0, 0, 640, 360)
      return track
    }
    const pump = await startPicturePump({ screen: stillScreen(), bubble: 'off' })
    const at: number[] = [performance.now()]
    const recording = await startRecording({
      stream: new MediaStream([pump!.track]),
      mime: chooseFormat('picture')!,
      bitsPerSecond: 1_000_000,
      onChunk: () => at.push(performance.now()),
      onStopped: () => undefined,
    })
    await new Promise((resolve) => setTimeout(resolve, 3000))
    recording.stop()
    pump!.stop()
    const gaps = at.slice(1).map((each, index) => each - at[index]!)

    const camera = await openCamera({ camera: { height: 480, framesPerSecond: 30 } })
    const both = await startPicturePump({
      screen: stillScreen(),
      camera: camera.getVideoTracks()[0]!,
      bubble: 'topLeft',
    })
    const video = Object.assign(document.createElement('video'), { muted: true })
    video.srcObject = new MediaStream([both!.track])
    await video.play()
    const drawn = new OffscreenCanvas(640, 360).getContext('2d')!
    const lightAt = (x: number, y: number) => drawn.getImageData(x, y, 1, 1).data.slice(0, 3)
    for (let tries = 0; tries < 100; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      drawn.drawImage(video, 0, 0)
      if (lightAt(50, 30).some((value) => value > 40)) break
    }
    const picture = { bubble: [...lightAt(50, 30)], corner: [...lightAt(600, 330)] }
    both!.stop()
    closeStream(camera)
    return { most: Math.max(...gaps), chunks: gaps.length, picture }
  })
  expect(seen.chunks).toBeGreaterThan(3)
  expect(seen.most).toBeLessThan(1500)
  expect(seen.picture.bubble.some((value) => value > 40)).toBe(true)
  expect(seen.picture.corner.every((value) => value < 40)).toBe(true)
})
