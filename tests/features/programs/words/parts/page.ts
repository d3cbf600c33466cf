// Draws the samples in the browser, and gives the bytes of each by their digest.
import amiri from '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf?url'
import { readBytes } from '../../../../../src/browser/readBytes'
import { openWords } from '../../../../../src/features/programs/client/openWords'
import { keyOf } from './keyOf'
import { drawSample, samples } from './samples'

async function drawAll(): Promise<string[]> {
  const { inter, openFont } = await openWords()
  const arabic = openFont(await readBytes(amiri))
  const fonts = { inter, amiri: { title: arabic, text: arabic } }
  return samples.map((sample) => {
    const canvas = new OffscreenCanvas(sample.size.width, sample.size.height)
    const pen = canvas.getContext('2d', { willReadFrequently: true })!
    drawSample(pen, fonts[sample.font], sample)
    return keyOf(pen.getImageData(0, 0, sample.size.width, sample.size.height).data)
  })
}

Object.assign(window, { drawAll })
