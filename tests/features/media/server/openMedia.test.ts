import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { uploadPartBytes } from '../../../../generated/facts/constants'
import {
  aPerson,
  fetchMedia,
  follow,
  freshMediaApp,
  postParts,
  beginUpload,
  sendFile,
  settled,
} from '../../../support/mediaApp'
import { storeEnvironments } from '../../../support/stores'
import { enlarged, h264, video } from '../../../support/videos'

const film = () => video('mp4', h264, { size: '1280x720', seconds: 2 })

const worlds = await Promise.all(
  storeEnvironments.map(async ({ store, environment }) => {
    const app = await freshMediaApp({ environment })
    return { store, app, person: await aPerson(app) }
  }),
)

describe.each(worlds)('with $store for a store', ({ app, person }) => {
  test.each([
    { file: 'one part', path: film },
    { file: 'several parts', path: () => enlarged(film(), uploadPartBytes * 1.25) },
  ])('a video of $file goes in, is processed and comes out', async ({ path }) => {
    const begun = await sendFile(app, person, path())
    const clip = await follow(app, person, begun.clip.clipId, settled)
    expect(clip).toMatchObject({ state: 'ready', width: 1280 })

    const master = await fetchMedia(app, person, clip.sources[0]?.url ?? '')
    expect(await master.text()).toContain('360.m3u8')
    const stream = (clip.sources[0]?.url ?? '').replace(/master-.*/, 'copy.mp4')
    const range = await fetchMedia(app, person, stream, { range: 'bytes=4-7' })
    expect([range.status, await range.text()]).toEqual([206, 'ftyp'])

    const { storage } = app.media.services.media
    const [, , customerId, , , assetId] = (clip.posterUrl ?? '').split('/')
    const original = await storage.read(`media/${customerId}/${assetId}/source`)
    expect((await buffer(original)).equals(begun.bytes)).toBe(true)
    expect(await storage.list(begun.upload.keyPrefix)).toEqual([])
  })

  test("the store itself refuses parts in somebody else's folder", async () => {
    const unknownField = await aPerson(app)
    const begun = await beginUpload(app, person, video('mp4', h264))
    await expect(postParts(app, unknownField, begun)).rejects.toThrow('403')
  })
})
