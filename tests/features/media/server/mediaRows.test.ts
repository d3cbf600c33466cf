import { expect, test } from 'vitest'
import { aPerson, clipOf, freshMediaApp, sendFile } from '../../../support/mediaApp'
import { h264, video } from '../../../support/videos'

const app = await freshMediaApp({ processes: false })

test('a film that nobody works on now says so', async () => {
  const person = await aPerson(app)
  const { clip } = await sendFile(app, person, video('mp4', h264))
  const { db } = app.database
  const shownWhile = async (change: {
    heldBy?: string | null
    phase?: string
    failures?: number
  }) => {
    const leaseUntil = change.heldBy ? new Date() : null
    const values = { heldBy: null, ...change, leaseUntil }
    await db.updateTable('jobs').set(values).where('kind', '=', 'media.process').execute()
    return (await clipOf(app, person, clip.clipId))?.phase
  }

  expect(await shownWhile({ phase: 'stream' })).toBe('waiting')
  expect(await shownWhile({ heldBy: 'one' })).toBe('stream')
  expect(await shownWhile({ failures: 1 })).toBe('again')
})
