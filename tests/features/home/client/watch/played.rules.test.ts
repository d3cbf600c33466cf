import { expect, test } from 'vitest'
import type {
  AudienceComment,
  ReportViewingRequest,
} from '../../../../../generated/facts/features/home'
import { threadsOf, without } from '../../../../../src/features/home/client/watch/threads'
import { inOwnLanguage } from '../../../../../src/features/home/client/watch/inOwnLanguage'
import {
  following,
  questionOf,
  readFrom,
  writeFrom,
} from '../../../../../src/features/home/client/watch/whence'
import {
  readUnsent,
  withoutReport,
  withReport,
} from '../../../../../src/features/home/client/watch/unsent'

const report = (given: Partial<ReportViewingRequest> = {}): ReportViewingRequest => ({
  sessionId: '01A',
  programId: 'p1',
  versionNo: 1,
  ranges: [[0, 5]],
  positionMs: 5_000,
  ...given,
})

test('what waits adds up by program, and stands where the latest session left it', () => {
  const unsent = withReport(
    [report({ sessionId: '01B', ranges: [[10, 20]], positionMs: 20_000 })],
    report({ ranges: [[4, 12]], positionMs: 12_000 }),
  )
  expect(unsent).toEqual([report({ sessionId: '01B', ranges: [[4, 20]], positionMs: 20_000 })])
})

test.each([
  { waits: 1, comes: 2, kept: 2 },
  { waits: 2, comes: 1, kept: 2 },
])('of versions $waits and $comes of a film version $kept counts', ({ waits, comes, kept }) => {
  const unsent = withReport([report({ versionNo: waits })], report({ versionNo: comes }))
  expect(unsent.map(({ versionNo }) => versionNo)).toEqual([kept])
})

test('of the 51st program the first makes room', () => {
  let unsent = readUnsent(null)
  for (let at = 0; at <= 50; at += 1) unsent = withReport(unsent, report({ programId: `p${at}` }))
  expect(unsent).toHaveLength(50)
  expect(unsent[0]?.programId).toBe('p1')
})

test('what was sent goes, unless something was added meanwhile', () => {
  const sent = report()
  expect(withoutReport([sent], sent)).toEqual([])
  const more = withReport([sent], report({ ranges: [[5, 6]] }))
  expect(withoutReport(more, sent)).toEqual(more)
})

test.each([null, '', '{}', '[3]', '[null]', '[{"programId":"p"}]', 'no'])(
  'the kept text %j says nothing',
  (text) => {
    expect(readUnsent(text)).toEqual([])
  },
)

test.each([
  { language: 'de', order: ['de', 'en', 'pt-BR', 'pt'] },
  { language: 'pt', order: ['pt', 'pt-BR', 'en', 'de'] },
  { language: 'sv', order: ['en', 'de', 'pt-BR', 'pt'] },
])('who reads $language is offered captions in the order $order', ({ language, order }) => {
  const all = ['en', 'de', 'pt-BR', 'pt'].map((lang) => ({ lang }))
  expect(inOwnLanguage(all, language).map(({ lang }) => lang)).toEqual(order)
})

test.each([
  { text: undefined, is: 'new' },
  { text: 'new', is: 'new' },
  { text: 'library', is: 'library' },
  { text: 'viewed', is: 'viewed' },
  { text: 'channel:c1', is: 'channel:c1' },
  { text: 'channel:', is: 'new' },
  { text: 'elsewhere', is: 'new' },
])('?from=$text is the list $is', ({ text, is }) => {
  expect(writeFrom(readFrom(text))).toBe(is)
})

test.each([
  { from: 'new', sort: 'turn', asks: ['new', 'started'] },
  { from: 'viewed', sort: 'completedAt', asks: ['viewed'] },
  { from: 'library', sort: 'deliveredAt', asks: [] },
  { from: 'channel:c1', sort: 'deliveredAt', asks: ['c1'] },
])('the list $from is asked for by $sort', ({ from, sort, asks }) => {
  const question = questionOf(readFrom(from))
  expect(question.sort?.field).toBe(sort)
  expect((question.filters ?? []).map(({ value }) => value)).toEqual(asks)
})

test.each([
  { at: 'a', follow: ['b', 'c'] },
  { at: 'c', follow: [] },
  { at: 'elsewhere', follow: ['a', 'b', 'c'] },
])('after $at follow $follow', ({ at, follow }) => {
  const rows = ['a', 'b', 'c'].map((programId) => ({ programId }))
  expect(following(rows, at).map(({ programId }) => programId)).toEqual(follow)
})

const said = (commentId: string, createdAt: string, parentId?: string): AudienceComment => ({
  commentId,
  createdAt,
  ...(parentId !== undefined && { parentId }),
  body: commentId,
  author: { id: 'u', name: 'U' },
  isMine: false,
  mayEdit: false,
  mayRemove: false,
  isReported: false,
  isEdited: false,
  rev: 1,
})

test('the latest comment stands first, answers in the order in which they were given', () => {
  const all = [
    said('old', '1'),
    said('second', '4', 'old'),
    said('new', '2'),
    said('first', '3', 'old'),
  ]
  expect(
    threadsOf(all).map(({ comment, answers }) => [
      comment.body,
      ...answers.map(({ body }) => body),
    ]),
  ).toEqual([['new'], ['old', 'first', 'second']])
  expect(without(all, 'old').map(({ body }) => body)).toEqual(['new'])
})
