import { useUnit } from 'effector-react'
import type { ListCrowdRequestsRow } from '../../../../../generated/facts/features/crowd'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { LinkButton } from '../../../../ui/buttons/LinkButton'
import { Icon } from '../../../../ui/icons/Icon'
import { lazyPart } from '../../../../ui/lazyPart'
import { answersTo } from '../../requestPlaces'
import { requestScreen } from '../lists'
import { $isTrialComing, $trialLink, trialAsked, trialClosed } from '../trial.model'

/** What draws it is loaded only for those who want to see it. */
const TrialDialog = lazyPart(async () => (await import('./TrialDialog')).TrialDialog)

/** What is done most with a request: first it is opened, then people are invited and their answers looked at. */
export function RequestActs({ request }: { request: ListCrowdRequestsRow }) {
  const t = useText()
  const act = useUnit(requestScreen.form.rows.actionAsked)
  const { requestId, may, answers, draft, consentForm } = request
  const does = (action: string) => act({ action, selection: { ids: [requestId] } })
  return (
    <>
      {answers > 0 && (
        <LinkButton href={answersTo(requestId)} icon={<Icon name="crowd" />}>
          {t('crowd.page.answers', { count: answers })}
        </LinkButton>
      )}
      {request.state !== 'archived' && <TryAct requestId={requestId} />}
      {draft && (
        <LinkButton
          href={href('programs.edit', { programId: draft.id })}
          icon={<Icon name="program" />}
        >
          {t('crowd.page.draft')}
        </LinkButton>
      )}
      {may.includes('open') && (
        <OpenAct hasForm={consentForm !== undefined} onOpen={() => does('open')} />
      )}
      {may.includes('invite') && (
        <Button variant="primary" icon={<Icon name="addPerson" />} onClick={() => does('invite')}>
          {t('crowd.crowdRequests.action.invite')}
        </Button>
      )}
    </>
  )
}

/** Until something is missing no more, it leads there. */
function OpenAct({ hasForm, onOpen }: { hasForm: boolean; onOpen: () => void }) {
  const t = useText()
  const seek = useUnit(requestScreen.form.fieldSought)
  if (hasForm)
    return (
      <Button variant="primary" onClick={onOpen}>
        {t('crowd.crowdRequests.action.open')}
      </Button>
    )
  return (
    <>
      <Button variant="ghost" icon={<Icon name="warning" />} onClick={() => seek('consentForm')}>
        {t('failures.requestNoForm')}
      </Button>
      <Button variant="primary" disabled>
        {t('crowd.crowdRequests.action.open')}
      </Button>
    </>
  )
}

/** Everything as for guests, and nothing is kept. */
function TryAct({ requestId }: { requestId: string }) {
  const t = useText()
  const { link, isComing, ask, close } = useUnit({
    link: $trialLink,
    isComing: $isTrialComing,
    ask: trialAsked,
    close: trialClosed,
  })
  return (
    <>
      <Button
        variant="ghost"
        icon={<Icon name="play" />}
        pending={isComing}
        onClick={() => ask(requestId)}
      >
        {t('crowd.page.try')}
      </Button>
      {link !== null && (
        <TrialDialog address={new URL(link, location.origin).href} onClose={() => close()} />
      )}
    </>
  )
}
