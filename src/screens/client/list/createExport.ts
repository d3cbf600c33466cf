// Writes what the list shows, or what is selected, into a file: all of it, not only what is loaded.
import { attach, createEffect, createEvent, createStore, sample, type Effect } from 'effector'
import type { Call } from '../../../../generated/facts/call'
import type { CallId } from '../../../../generated/facts/calls'
import type { Screen } from '../../../../generated/facts/screen'
import { saveFileFx } from '../../../browser/saveFile'
import { createCallFx } from '../../../calls/createCallFx'
import { switched } from '../../../session/client'
import { noticeShown } from '../../../shell/notices/notices.model'
import type { Question } from '../../question'
import type { Layout } from './createLayout'
import type { Place } from './createPlace'

interface ExportRequest extends Question {
  readonly columns: readonly string[]
}

export function createExport(
  screen: Screen,
  call: Call | undefined,
  { $question }: Place,
  { $columns }: Layout,
) {
  const asked = createEvent()
  const stopped = createEvent()

  const $isStopped = createStore(false).on(stopped, () => true)
  const takeFx = attach({
    source: $isStopped,
    mapParams: (_: string, isStopped) => !isStopped,
    effect: createEffect((goesOn: boolean) => goesOn),
  })
  const $parts = createStore<readonly string[]>([], { serialize: 'ignore' }).on(
    takeFx,
    (parts, text) => [...parts, text],
  )
  /** Lines so far, with the head. */
  const $lines = createStore(0).on(takeFx, (lines, text) => lines + linesIn(text))
  const $count = $lines.map((lines) => Math.max(0, lines - 1))

  const exportFx: Effect<ExportRequest, unknown, unknown> = call
    ? createCallFx(call as Call<CallId, ExportRequest, unknown>, { takeFx })
    : createEffect()

  $isStopped.reset(asked)
  $parts.reset(asked, switched)
  $lines.reset(asked, switched)
  sample({
    clock: asked,
    source: { question: $question, columns: $columns, isRunning: exportFx.pending },
    filter: ({ isRunning }) => !isRunning,
    fn: ({ question, columns }) => ({
      ...question,
      columns: [
        ...new Set(columns.flatMap(({ field, under }) => (under ? [field, under] : field))),
      ],
    }),
    target: exportFx,
  })
  // Others save files of their own.
  const saveFx = attach({ effect: saveFileFx })
  sample({
    clock: exportFx.done,
    source: $parts,
    fn: (parts) => ({ name: `${screen.id}.csv`, type: 'text/csv;charset=utf-8', parts }),
    target: saveFx,
  })
  sample({
    clock: saveFx.done,
    source: $count,
    fn: (count) => ({
      tone: 'ok' as const,
      text: {
        key: 'screens.list.export.done' as const,
        params: { count },
      },
    }),
    target: noticeShown,
  })

  return { asked, stopped, $count, $isRunning: exportFx.pending }
}

const linesIn = (text: string) => text.split('\n').length - 1
