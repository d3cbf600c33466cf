import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { href } from '../../../../../generated/facts/routes'
import { screen } from '../../../../../generated/facts/screens/approvals'
import type {
  ListProgramsRow,
  ProgramVersion,
} from '../../../../../generated/facts/features/programs'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { SelectField } from '../../../../ui/fields/SelectField'
import { Icon } from '../../../../ui/icons/Icon'
import { Badge } from '../../../../ui/labels/Badge'
import { sendOpened } from '../../../channels/client'
import { useLacks } from '../../../programs/client'
import { sharedProgram } from '../../../programs/sharedProgram'
import { $facts } from './changes.model'
import { askingOpened } from './decide.model'
import styles from './Review.module.css'
import { $approval, $review, comparisonChosen, versionChosen } from './review.model'

const { tones } = screen.columns.find(({ field }) => field === 'state') ?? {}

interface ReviewHeadProps {
  version: ProgramVersion
  /** Instead of which version is watched: how two are compared. */
  comparing?: ReactNode
}

/** Which version of what is watched, how far it is, and what may be done with it. */
export function ReviewHead({ version, comparing }: ReviewHeadProps) {
  const t = useText()
  const format = useFormat()
  const { review, approval, facts, choose, close } = useUnit({
    facts: $facts,
    close: comparisonChosen,
    review: $review,
    approval: $approval,
    choose: versionChosen,
  })
  const lacks = useLacks(version)
  if (!review) return null
  const { program, versions } = review
  const isDeciding = approval && !facts?.isPublished
  return (
    <header className={styles.head}>
      {comparing ? (
        <IconButton
          icon={<Icon name="arrowLeft" />}
          label={t('approvals.compare.close')}
          onClick={() => close(null)}
        />
      ) : (
        <ScreenButton
          variant="ghost"
          to={href('programs.edit', { programId: program.programId })}
          icon={<Icon name="arrowLeft" />}
          aria-label={t('approvals.review.toProgram')}
        />
      )}
      <h1 className={styles.title}>
        <bdi>{program.title}</bdi>
      </h1>
      {comparing ?? (
        <SelectField
          label={t('approvals.review.version')}
          hideLabel
          value={String(version.versionNo)}
          options={versions.map(({ versionNo }) => ({
            value: String(versionNo),
            label: t('approvals.version', { version: versionNo }),
          }))}
          onValueChange={(no) => choose(Number(no))}
        />
      )}
      <Badge tone={facts?.isPublished ? 'ok' : tones?.[approval?.state ?? '']}>
        {isDeciding
          ? t(`approvals.approvals.value.state.${approval.state}`)
          : t(`programs.programs.value.state.${program.state}`)}
      </Badge>
      {approval?.state === 'pending' && approval.dueOn && (
        <span className={styles.due} data-overdue={approval.isOverdue || undefined}>
          {t('approvals.review.due', { day: format.day(approval.dueOn) })}
        </span>
      )}
      <Acts version={version} />
      {lacks.map(({ text }) => (
        <p key={text} className={styles.lacks}>
          <Icon name="warning" /> {text}
        </p>
      ))}
    </header>
  )
}

/** What is on air is sent by those who publish it. */
export const isSendable = ({ state, may }: ListProgramsRow) =>
  state === 'published' && may.includes('publish')

function Acts({ version }: { version: ProgramVersion }) {
  const t = useText()
  const withdrawn = useLacks({ ...version, emptySlots: 0 })[0]
  const { review, approval, facts, open, send } = useUnit({
    send: sendOpened,
    facts: $facts,
    review: $review,
    approval: $approval,
    open: askingOpened,
  })
  const may = approval?.may ?? []
  const programMay = review?.program.may ?? []
  const isApproved = facts?.isApproved === true
  const isPublished = facts?.isPublished === true
  const isSettled = approval?.state === 'pending' || isApproved
  const mayPublish =
    programMay.includes('publish') && facts && !isPublished && (!facts.followed || isApproved)
  return (
    <div className={styles.acts}>
      {may.includes('withdraw') && (
        <Button variant="ghost" onClick={() => open('withdraw')}>
          {t('approvals.approvals.action.withdraw')}
        </Button>
      )}
      {may.includes('reject') && (
        <Button variant="ghost" onClick={() => open('reject')}>
          {t('approvals.approvals.action.reject')}
        </Button>
      )}
      {may.includes('changes') && (
        <Button onClick={() => open('changes')}>{t('approvals.approvals.action.changes')}</Button>
      )}
      {may.includes('approve') && (
        <Button variant="primary" icon={<Icon name="check" />} onClick={() => open('approve')}>
          {t('approvals.review.approve')}
        </Button>
      )}
      {review?.program.state === 'published' && (
        <ScreenButton to={sharedProgram(review.program.programId)} icon={<Icon name="sharePage" />}>
          {t('programs.share')}
        </ScreenButton>
      )}
      {programMay.includes('ask') && !isSettled && (
        <Button onClick={() => open('ask')}>{t('approvals.review.ask')}</Button>
      )}
      {review && isSendable(review.program) && (
        <Button icon={<Icon name="resend" />} onClick={() => send(review.program)}>
          {t('channels.send.open')}
        </Button>
      )}
      {isPublished && programMay.includes('unpublish') && (
        <Button onClick={() => open('unpublish')}>{t('programs.programs.action.unpublish')}</Button>
      )}
      {mayPublish && (
        <Button
          variant="primary"
          disabled={withdrawn !== undefined}
          title={withdrawn?.text}
          onClick={() => open('publish')}
        >
          {t('approvals.review.publish')}
        </Button>
      )}
    </div>
  )
}
