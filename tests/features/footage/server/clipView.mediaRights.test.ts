// Who reads the files of a clip: whoever sees it, at addresses of their own, and nobody else.
import { describe, expect, test } from 'vitest'
import type { ListClipsRow } from '../../../../generated/facts/features/footage'
import { insertClip, keepFiles } from '../../../support/clips'
import { aPerson, ask, clipOf, fetchMedia, freshMediaApp } from '../../../support/mediaApp'
import { callAs } from '../../../support/talk'

const app = await freshMediaApp({ processes: false })
const { db } = app.database

const cm = await aPerson(app, { roles: ['cm'] })
const { customerId } = cm.member
const people = {
  owner: await aPerson(app, { roles: ['cc'], customerId }),
  sharer: await aPerson(app, { roles: ['cc'], customerId }),
  colleague: await aPerson(app, { roles: ['cc'], customerId }),
  cm,
  stranger: await aPerson(app, { roles: ['cm'] }),
}
type Who = keyof typeof people
const everybody = Object.keys(people) as Who[]

const visibilities = {
  private: ['owner', 'cm'],
  shared: ['owner', 'sharer', 'cm'],
  customer: ['owner', 'sharer', 'colleague', 'cm'],
} as const
type Visibility = keyof typeof visibilities

const master = (clip: ListClipsRow) => clip.sources[0]?.url ?? ''
const files: Readonly<Record<string, (clip: ListClipsRow) => string | undefined>> = {
  'poster.jpg': ({ posterUrl }) => posterUrl,
  'master-copy.m3u8': master,
  // Where players look for it, seen from the playlist.
  'copy.mp4': (clip) => master(clip).replace('master-copy.m3u8', 'copy.mp4'),
  'sprite.jpg': ({ spriteUrl }) => spriteUrl,
  'waveform.json': ({ waveformUrl }) => waveformUrl,
  'caption-1.vtt': (clip) => master(clip).replace('master-copy.m3u8', 'caption-1.vtt'),
  source: (clip) => master(clip).replace('master-copy.m3u8', 'source'),
}

async function aClip(visibility: Visibility) {
  const clipId = await insertClip(db, people.owner.member, { visibility })
  await keepFiles(app, clipId)
  const { userId } = people.sharer.member
  await db.insertInto('footageClipShares').values({ customerId, clipId, userId }).execute()
  return clipId
}

const read = async (who: Who, url: string | undefined) => {
  const answer = await fetchMedia(app, people[who], url ?? '/')
  return answer.ok ? answer.text() : answer.status
}

describe.each(Object.entries(visibilities))('of a clip for %s', (visibility, seers) => {
  test.each(everybody)(
    '%s reads each file if they see it, and never by the address of another',
    async (who) => {
      const clipId = await aClip(visibility as Visibility)
      const [own, owners] = [
        await clipOf(app, people[who], clipId),
        (await clipOf(app, people.owner, clipId))!,
      ]
      const isSeen = (seers as readonly Who[]).includes(who)
      const answers = Object.entries(files).map(async ([name, urlIn]) => [
        name,
        own ? await read(who, urlIn(own)) : 'unseen',
        await read(who, urlIn(owners)),
      ])
      expect(await Promise.all(answers)).toEqual(
        Object.keys(files).map((name) => [
          name,
          isSeen ? name : 'unseen',
          who === 'owner' ? name : 403,
        ]),
      )
      const download = await callAs(app, people[who].session, 'downloadClips', { ids: [clipId] })
      expect(download.body['status']).toBe(isSeen ? 'Ok' : 'Error')
    },
  )
})

describe('once fewer people see a clip', () => {
  test.each<{ from: Visibility; call: string; values: object; loser: Who; keeper: Who }>([
    {
      from: 'customer',
      call: 'updateClip',
      values: { visibility: 'private' },
      loser: 'colleague',
      keeper: 'cm',
    },
    {
      from: 'customer',
      call: 'showClips',
      values: { visibility: 'shared' },
      loser: 'colleague',
      keeper: 'sharer',
    },
    {
      from: 'shared',
      call: 'updateClip',
      values: { sharedWith: [] },
      loser: 'sharer',
      keeper: 'owner',
    },
  ])(
    '$loser reads it no more after $call of $values, $keeper at another address',
    async ({ from, call, values, loser, keeper }) => {
      const clipId = await aClip(from)
      const lost = (await clipOf(app, people[loser], clipId))?.posterUrl
      const before = (await clipOf(app, people[keeper], clipId))?.posterUrl
      expect(await read(loser, lost)).toBe('poster.jpg')
      const selection =
        call === 'updateClip' ? { clipId, rev: 1 } : { selection: { ids: [clipId] } }
      await ask(app, people.owner, call as 'updateClip', { ...selection, values })
      expect(await read(loser, lost)).toBe(403)
      const after = (await clipOf(app, people[keeper], clipId))?.posterUrl
      expect([await read(keeper, before), await read(keeper, after)]).toEqual([403, 'poster.jpg'])
    },
  )

  test.each([
    { from: 'private' as const, values: { visibility: 'customer' } },
    { from: 'customer' as const, values: { title: 'Another name' } },
  ])('but not by $values of one for $from: addresses stay', async ({ from, values }) => {
    const clipId = await aClip(from)
    const before = (await clipOf(app, people.owner, clipId))?.posterUrl
    await ask(app, people.owner, 'updateClip', { clipId, rev: 1, values })
    expect((await clipOf(app, people.owner, clipId))?.posterUrl).toBe(before)
  })
})
