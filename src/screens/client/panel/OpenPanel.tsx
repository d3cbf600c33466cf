import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { FetchSoon } from '../../../ui/FetchSoon'
import { lazyPart } from '../../../ui/lazyPart'
import { importId } from '../form/createOpenRow'
import { useList } from '../list/ListContext'

const Panel = lazyPart(async () => (await import('./Panel')).Panel)

/** What stands open beside the list; its code is fetched once the rows are there. */
export function OpenPanel() {
  const { list, form, parts } = useList()
  const { openId, state } = useUnit({
    openId: form.rows.$openId,
    state: list.reading.$state,
  })
  if (openId === null || openId === importId) return state === 'ready' && <FetchSoon part={Panel} />
  return (
    <Suspense>
      <Panel {...{ form, parts }} />
    </Suspense>
  )
}
