import { useUnit } from 'effector-react'
import type { ListStoryboardsRow } from '../../../../../generated/facts/features/storyboards'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { lazyPart } from '../../../../ui/lazyPart'
import { EditorActs } from '../editor/EditorActs'
import '../storyboards.model'
import { $shot } from '../view.model'

const noParts = {}
/** What edits is loaded only when a storyboard is opened. */
const Editor = lazyPart(async () => (await import('../editor/Editor')).Editor)
const ShotPanel = lazyPart(async () => (await import('../editor/ShotPanel')).ShotPanel)

const shotSide = { body: <ShotPanel />, hasHistory: false }
/** What it began with is past. */
const boardSide = { groups: ['storyboard'], hasHistory: true }

/** A storyboard as a page: its scenes, and beside them the chosen shot, or what it is called. */
export function StoryboardPage({ row, form }: OpenProps<ListStoryboardsRow>) {
  const { openId, shot } = useUnit({ openId: form.rows.$openId, shot: $shot })
  if (openId === null) return null
  const isThere = row !== null && !row.trashed
  return (
    <RowPanel
      {...{ form, openId }}
      parts={noParts}
      isPage
      isDocument
      lead={isThere && <Editor key={row.storyboardId} storyboard={row} />}
      acts={isThere && <EditorActs storyboard={row} />}
      {...(isThere && { side: shot ? shotSide : boardSide })}
    />
  )
}
