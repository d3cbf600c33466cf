import { useMemo } from 'react'
import { createSay } from '../../../browser/text/createSay'
import { Answering } from './Answering'
import { Door } from './Door'
import { Frame } from './Frame'
import { Failed, LinkMissing, LinkOver, Loading } from './LinkNotes'
import { Overview } from './Overview'
import type { GuestPageModel } from './page'
import { Thanks } from './Thanks'
import { GuestContext, useGuest, useStore } from './useGuest'
import { Welcome } from './Welcome'
import { Withdrawn } from './Withdraw'

/** /guest: somebody without an account records answers. */
export function GuestPage({ page }: { page: GuestPageModel }) {
  const { language, words } = useStore(page)
  const visiting = useMemo(
    () => ({ page, say: createSay(language, words) }),
    [page, language, words],
  )
  return (
    <GuestContext value={visiting}>
      <Content />
    </GuestContext>
  )
}

function Content() {
  const { read, view, at, linked, page } = useGuest()
  const isAnswering = view?.agreed !== undefined && view.agreed.endedAt === undefined
  if (read === 'read' && view && linked && at !== undefined && isAnswering && view.door === 'open')
    return <Answering key={at} promptId={at} view={view} linked={linked} />
  return (
    <Frame onPress={page.pressed}>
      <Screen />
    </Frame>
  )
}

function Screen() {
  const { read, view, linked } = useGuest()
  if (read === 'missing') return <LinkMissing />
  if (read === 'over') return <LinkOver />
  if (read === 'failed') return <Failed />
  if (!view || !linked) return <Loading />
  const state = view.guest?.state
  if (state === 'withdrawn') return <Withdrawn view={view} />
  if (state === 'submitted' || state === 'accepted' || state === 'rejected')
    return <Thanks view={view} state={state} />
  if (view.door !== 'open') return <Door view={view} />
  if (!view.agreed || view.agreed.endedAt !== undefined) return <Welcome view={view} />
  return <Overview view={view} linked={linked} />
}
