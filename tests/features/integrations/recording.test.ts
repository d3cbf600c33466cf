import { expect, test } from 'vitest'
import { filmAmong, isWanted, transcriptAmong } from '../../../src/features/integrations/recording'

const mp4 = (recording_type: string, status?: string) => ({
  file_type: 'MP4',
  recording_type,
  ...(status && { status }),
})
const shared = mp4('shared_screen_with_speaker_view')
const closed = mp4('shared_screen_with_speaker_view(CC)')
const speaker = mp4('active_speaker')
const gallery = mp4('gallery_view')
const other = mp4('shared_screen')
const sound = { file_type: 'M4A', recording_type: 'audio_only' }
const words = { file_type: 'TRANSCRIPT', recording_type: 'audio_transcript' }

test.each([
  ['the wanted picture', 'speaker', [gallery, shared, speaker], speaker],
  ['one with captions in it as well', 'speakerWithScreen', [speaker, closed], closed],
  ['the best of the others', 'gallery', [speaker, shared], shared],
  ['whatever there is', 'speaker', [sound, other], other],
  ['none that is not finished', 'speaker', [mp4('active_speaker', 'processing'), gallery], gallery],
  ['nothing where there is sound alone', 'speaker', [sound, words], undefined],
] as const)('of the files of a meeting %s is taken', (_, picture, files, taken) => {
  expect(filmAmong([...files], picture)).toBe(taken)
})

test.each([
  ['finished', [sound, words], words],
  ['still written', [{ ...words, status: 'processing' }], undefined],
  ['not there', [shared], undefined],
] as const)('a transcript that is %s', (_, files, taken) => {
  expect(transcriptAmong([...files])).toBe(taken)
})

test.each([
  ['All hands, November', ['all hands'], true],
  ['ALL HANDS', ['all hands', 'interview'], true],
  ['Interview, Dr. Halden', ['view'], true],
  ['Ｉｎｔｅｒｖｉｅｗ', ['interview'], true],
  ['Weekly: Lund & Co', ['all hands', 'interview'], false],
  ['Weekly', ['  '], false],
  ['Weekly', [], false],
  ['', ['weekly'], false],
])('“%s” is wanted by %j: %s', (topic, wanted, isIt) => {
  expect(isWanted(topic, wanted)).toBe(isIt)
})
