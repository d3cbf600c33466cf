/** Pictures of people and of what belongs to them, in the store of the films. */
import { createHmac } from 'node:crypto'
import { failure } from '../errors'
import type { Storage } from '../storage/storage'
import { drawPicture, pictureSizes, type PictureSize } from './drawPicture'

export interface Pictures {
  /**
   * Keeps a picture that somebody uploaded; answers its address. It is swept away again where no row
   * has the address after a day.
   */
  keep(ownerId: string, bytes: Buffer): Promise<string>
  /**
   * Fails with `pictureGone` unless this is the address of a picture that one of these people
   * uploaded: nobody shows another's, or a page from elsewhere.
   */
  ensureKept(address: string, ownerIds: readonly string[]): Promise<void>
  /** Removes pictures of before then that are at none of these addresses. */
  sweep(before: Date, shown: readonly string[]): Promise<void>
}

declare module '../services' {
  interface Services {
    readonly pictures: Pictures
  }
}

export const picturePath = '/pictures'
const pictureRoot = 'pictures/'
const shownSize: PictureSize = 256
const address = /^\/pictures\/([0-9A-Z]{26})\/([\w-]{43})\/256\.webp$/

/**
 * A picture is named by a keyed hash of what it shows: the same one has the same address for ever, and
 * nobody finds an address that they were not given.
 */
export function createPictures(secret: Uint8Array, storage: () => Storage): Pictures {
  const nameOf = (ownerId: string, bytes: Buffer) =>
    createHmac('sha256', secret).update(`${ownerId}\n`).update(bytes).digest('base64url')
  return {
    async keep(ownerId, bytes) {
      const drawn = await drawPicture(bytes)
      const folder = `${pictureRoot}${ownerId}/${nameOf(ownerId, drawn[shownSize])}`
      for (const size of pictureSizes) await storage().put(`${folder}/${size}.webp`, drawn[size])
      return `/${folder}/${shownSize}.webp`
    },
    async ensureKept(given, ownerIds) {
      const [, ownerId] = address.exec(given) ?? []
      const isOwn = ownerId !== undefined && ownerIds.includes(ownerId)
      if (!isOwn || !(await storage().find(given.slice(1)))) throw failure('pictureGone')
    },
    async sweep(before, shown) {
      const used = new Set(shown.map((each) => folderOf(each.slice(1))))
      const old = (await storage().list(pictureRoot)).filter(({ changedAt }) => changedAt < before)
      await storage().remove(old.map(({ key }) => key).filter((key) => !used.has(folderOf(key))))
    },
  }
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'))
