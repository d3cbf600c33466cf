import { describe, expect, test } from 'vitest'
import { othersText, sortChosen } from '../../../../src/features/footage/client/chosen'

const film = (name: string, ending = name) =>
  new File([new Uint8Array([0, 0, 0, 24]), `ftypisom${ending}`], name)
const none = async () => []
const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

test.each<{ name: string; bytes: BlobPart[]; is: 'film' | 'refused' | 'file' }>([
  { name: 'a.mp4', bytes: [new Uint8Array([0, 0, 0, 24]), 'ftypisom'], is: 'film' },
  { name: 'a.webm', bytes: [new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0])], is: 'film' },
  { name: 'a.mp3', bytes: ['ID3', new Uint8Array(9)], is: 'film' },
  { name: 'unknown.mp4', bytes: [new Uint8Array(100)], is: 'film' },
  { name: 'empty.mp4', bytes: [], is: 'film' },
  { name: 'really.mp4', bytes: ['%PDF-1.7 and so on'], is: 'file' },
  { name: 'a.png', bytes: [new Uint8Array([0x89]), 'PNG'], is: 'file' },
  { name: 'a.docx', bytes: ['PK\u0003\u0004 [Content_Types].xml'], is: 'file' },
  { name: 'a.zip', bytes: ['PK\u0003\u0004 other'], is: 'refused' },
  { name: 'a.exe', bytes: ['MZ', new Uint8Array(9)], is: 'refused' },
  { name: 'a.srt', bytes: ['1\n00:00:01,000 --> 00:00:02,000\nHello'], is: 'file' },
  { name: 'notes.mp4', bytes: ['Just words'], is: 'refused' },
])('$name by its first bytes: $is', async ({ name, bytes, is }) => {
  const { fresh, others, fitting } = await sortChosen([new File(bytes, name)], none)
  expect([fresh.length, others.length, fitting.length]).toEqual(
    { film: [1, 0, 0], refused: [0, 1, 0], file: [0, 1, 1] }[is],
  )
})

describe('films that are clips already', () => {
  test('wait, and the others do not', async () => {
    const files = ['a', 'b', 'c'].map((name) => film(name))
    const asked: string[] = []
    const batch = await sortChosen(files, async (hashes) => {
      asked.push(...hashes)
      return [{ edgeHash: hashes[1]!, clipId: '1', title: 'Harbour' }]
    })
    expect(asked).toHaveLength(3)
    expect([namesOf(batch.fresh), namesOf(batch.known)]).toEqual([['a', 'c'], ['b']])
    expect(batch.same?.title).toBe('Harbour')
  })

  test('are uploaded where nobody can be asked', async () => {
    const batch = await sortChosen([film('a')], () => Promise.reject(new Error('offline')))
    expect([batch.fresh.length, batch.known.length]).toEqual([1, 0])
  })
})

test('a batch is told of in one sentence, with at most three names', async () => {
  const pdfs = ['a', 'b', 'c', 'd'].map((name) => new File(['%PDF'], name))
  expect(othersText(await sortChosen([film('x'), ...pdfs], none))).toEqual({
    key: 'footage.chosen.someFilms',
    params: { uploading: 1, all: 5, count: 4, names: 'a, b, c …' },
  })
  const empty = new File([], 'empty.mp4')
  expect(othersText(await sortChosen([film('x'), empty, ...pdfs], none))).toMatchObject({
    params: { uploading: 1, all: 6 },
  })
  expect(othersText(await sortChosen(pdfs.slice(1, 2), none))).toMatchObject({
    key: 'footage.chosen.noFilms',
    params: { names: 'b' },
  })
})
