// The film shows what the preview showed: words are equal by bytes.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { createSheet } from '../../../../src/features/programs/server/words/createSheet'
import { interFonts } from '../../../../src/features/programs/server/words/interFonts'
import { openFont } from '../../../../src/features/programs/words'
import { makeProfile, openBrowser, servePage } from '../../../support/recordingBrowser'
import { keyOf } from './parts/keyOf'
import { drawSample, samples } from './parts/samples'

const { resolve } = createRequire(import.meta.url)

async function drawnHere(): Promise<string[]> {
  const file = resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf')
  const arabic = openFont(await readFile(file))
  const fonts = { inter: await interFonts(), amiri: { title: arabic, text: arabic } }
  return samples.map((sample) => {
    const sheet = createSheet(sample.size)
    drawSample(sheet.pen, fonts[sample.font], sample)
    return keyOf(sheet.readRgba())
  })
}

async function drawnInChromium(): Promise<string[]> {
  const site = await servePage('features/programs/words/parts/page.html')
  const { profile, remove } = await makeProfile()
  const browser = await openBrowser(profile)
  try {
    const page = await browser.openPage()
    await page.goto(site.url)
    await page.waitForFunction(() => 'drawAll' in window)
    return await page.evaluate(() =>
      (window as unknown as { drawAll(): Promise<string[]> }).drawAll(),
    )
  } finally {
    await browser.kill()
    await site.close()
    await remove()
  }
}

test('every style draws the same bytes in Chromium and on the server', async () => {
  const here = await drawnHere()
  expect(new Set(here).size).toBe(samples.length)
  expect(await drawnInChromium()).toEqual(here)
})
