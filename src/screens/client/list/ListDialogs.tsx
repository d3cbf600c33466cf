import { useUnit } from 'effector-react'
import { lazyPart } from '../../../ui/lazyPart'
import { useList } from './ListContext'

const ActionDialog = lazyPart(async () => (await import('./ActionDialog')).ActionDialog)
const RefusalsDialog = lazyPart(async () => (await import('./RefusalsDialog')).RefusalsDialog)

/** What an action asks before it is done, and what of it was refused. */
export function ListDialogs() {
  const { list } = useList()
  const { asked, refusals } = useUnit({
    asked: list.actions.$asked,
    refusals: list.telling.$refusals,
  })
  return (
    <>
      {asked && <ActionDialog />}
      {refusals && <RefusalsDialog />}
    </>
  )
}
