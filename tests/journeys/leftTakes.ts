/** Takes on this computer's disk, as a tab that died has left them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { asMp4, makeFilm } from './films'

/** In the header, where there are takes. */
export const tool = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /on this computer$/ })
export const tray = (page: Page): Locator => page.getByRole('dialog', { name: 'On this computer' })

/** Two seconds. */
export function filmOf(folder: string): Buffer {
  const path = join(folder, 'take.mp4')
  makeFilm(path, 2, asMp4)
  return readFileSync(path)
}

/** Writes what the recorder of the signed-in person had on the disk when its tab died. */
/** `more`: what its first line says besides. */
export async function leaveTake(
  page: Page,
  film: Buffer,
  lines: readonly object[],
  more: object = {},
): Promise<string> {
  const takeId = `01J${String(Date.now()).padStart(23, '0')}`
  const opened = {
    at: Date.now(),
    is: 'opened',
    takeId,
    appVersion: '1.0.0',
    mime: 'video/mp4',
    source: 'camera',
    ...more,
  }
  await page.evaluate(
    async ({ takeId: id, log, media }) => {
      const text = Object.values(localStorage).find((value) => value.includes('userUUID')) ?? '{}'
      const { customerId, userUUID } = JSON.parse(text) as Record<string, string>
      let folder = await navigator.storage.getDirectory()
      for (const name of ['takes', customerId ?? '', userUUID ?? '', id])
        folder = await folder.getDirectoryHandle(name, { create: true })
      const write = async (name: string, content: FileSystemWriteChunkType) => {
        const file = await (await folder.getFileHandle(name, { create: true })).createWritable()
        await file.write(content)
        await file.close()
      }
      await write('log.jsonl', log)
      await write(
        'media',
        Uint8Array.from(atob(media), (letter) => letter.charCodeAt(0)),
      )
    },
    {
      takeId,
      log: [opened, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''),
      media: film.toString('base64'),
    },
  )
  return takeId
}
