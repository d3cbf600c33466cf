import { expect, test } from 'vitest'
import { createTranslate } from '../../../../src/browser/text/createTranslate'
import type { ClipStatus } from '../../../../src/features/footage/client/clipStatus'
import { stateDetail, stateText } from '../../../../src/features/footage/client/statusText'
import baseDe from '../../../../generated/assets/i18n/de.json'
import footageDe from '../../../../generated/assets/i18n/de/footage.json'
import base from '../../../../generated/assets/i18n/en.json'
import footage from '../../../../generated/assets/i18n/en/footage.json'
import media from '../../../../generated/assets/i18n/en/media.json'

const t = createTranslate('en', { ...base, ...media, ...footage })
const failed = { kind: 'failed', isRejected: false, canRetry: true } as const

test.each<{ status: ClipStatus; isOnline?: boolean; says: string | undefined; because?: string }>([
  { status: { kind: 'uploading', percent: 0, step: 'waiting' }, says: 'Waiting to upload' },
  { status: { kind: 'uploading', percent: 64, step: 'sending' }, says: 'Uploading' },
  {
    status: { kind: 'uploading', percent: 64, step: 'sending' },
    isOnline: false,
    says: 'Waiting for the network',
  },
  {
    status: { kind: 'interrupted' },
    says: 'Upload interrupted',
    because: 'Choose the file again to resume',
  },
  { status: { kind: 'stopped', percent: 43 }, says: 'Upload stopped' },
  { status: { kind: 'elsewhere', percent: 43, isMine: false }, says: 'Uploading' },
  {
    status: { kind: 'elsewhere', percent: 43, isMine: true },
    says: 'Uploading in another tab',
  },
  {
    status: { kind: 'processing', phase: 'stream' },
    says: 'Processing',
    because: 'Preparing playback',
  },
  { status: { kind: 'processing', phase: 'waiting' }, says: 'Waits for its turn' },
  { status: { kind: 'improving', phase: 'waiting' }, says: 'Waits for its turn' },
  { status: { kind: 'processing', phase: 'again' }, says: 'Did not work yet and is tried again' },
  { status: { kind: 'processing', phase: 'a phase of tomorrow' }, says: 'Processing' },
  {
    status: { ...failed, reported: 'The index is missing.' },
    says: 'Failed',
    because: 'The index is missing.',
  },
  {
    status: { ...failed, code: 'cutOff', reported: 'The index is missing.' },
    says: 'Failed',
    because: 'This file is incomplete: the recording or the copying was cut off.',
  },
  {
    status: { ...failed, code: 'a reason of tomorrow', reported: 'The index is missing.' },
    says: 'Failed',
    because: 'The index is missing.',
  },
  {
    status: { kind: 'failed', isRejected: true, canRetry: false },
    says: 'Not accepted',
    because: 'This file could not be processed.',
  },
  {
    status: { kind: 'uploadFailed', percent: 0, failure: { reason: 'empty' } },
    says: 'Upload failed',
    because: 'This file is empty.',
  },
  {
    status: {
      kind: 'uploadFailed',
      percent: 0,
      failure: { reason: 'refused', text: { words: 'Too large.' } },
    },
    says: 'Upload failed',
    because: 'Too large.',
  },
  { status: { kind: 'ready' }, says: undefined },
])('$status says "$says", because "$because"', ({ status, isOnline = true, says, because }) => {
  expect(stateText(t, status, isOnline)).toBe(says)
  expect(stateDetail(t, status)).toBe(because)
})

test('a refused upload is told in the language of the person', () => {
  const german = createTranslate('de', { ...baseDe, ...footageDe })
  const failure = { reason: 'refused', text: { key: 'failures.uploadTooLarge' } } as const
  const status = { kind: 'uploadFailed', percent: 0, failure } as const
  expect(stateDetail(german, status)).toBe('Diese Datei ist zu groß.')
})
