import { expect, test } from 'vitest'
import type { Probe } from '../../../../../src/features/media/server/ffmpeg/readProbe'
import {
  createMeasuredFiles,
  mostKept,
} from '../../../../../src/features/media/server/processing/measuredFiles'

/** Measures files by their ids, and counts how often. */
function measuring() {
  const files = createMeasuredFiles()
  const measured: string[] = []
  const look = (id: string, measure = async () => ({ container: id }) as Probe) =>
    files.of({ id }, () => {
      measured.push(id)
      return measure()
    })
  return { look, measured }
}

test('a file is measured once for all steps, each file for itself', async () => {
  const { look, measured } = measuring()
  for (const id of ['one', 'two', 'one', 'two'])
    expect(await look(id)).toMatchObject({ container: id })
  expect(measured).toEqual(['one', 'two'])
})

test('a file that could not be measured is measured again', async () => {
  const { look, measured } = measuring()
  await expect(look('one', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(await look('one')).toMatchObject({ container: 'one' })
  expect(measured).toEqual(['one', 'one'])
})

test('only the latest files are kept, and asking for one of them pushes none out', async () => {
  const { look, measured } = measuring()
  const ids = Array.from({ length: mostKept }, (_, no) => `file ${no}`)
  for (const id of ids) await look(id)
  for (const id of ids.toReversed()) await look(id)
  expect(measured).toEqual(ids)
  await look('one more')
  await look('file 1')
  await look('file 0')
  expect(measured.slice(mostKept)).toEqual(['one more', 'file 0'])
})
