import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { ProgramVersion } from '../../../../../generated/facts/features/programs'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { ScreenLink } from '../../../../shell/routing/ScreenLink'
import { DayField } from '../../../../screens/client'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { useLacks } from '../../../programs/client'
import { SendFields } from '../../../channels/client'
import { $said } from './captions.model'
import styles from './Comments.module.css'
import { $isBusy, $lacksCaptions, askingClosed, published } from './decide.model'
import { Refusal } from './Refusal'
import { VersionChecks } from './VersionChecks'

/** Until when a version is published, and to whom it is sent. */
export function PublishDialog({ version }: { version: ProgramVersion }) {
  const t = useText()
  const { lacksCaptions, isBusy, close, publish } = useUnit({
    lacksCaptions: $lacksCaptions,
    isBusy: $isBusy,
    close: askingClosed,
    publish: published,
  })
  const isLacking = useLacks(version).length > 0
  const [until, setUntil] = useState('')
  return (
    <Dialog
      isOpen
      size="md"
      title={t('approvals.review.publishTitle', { version: version.versionNo })}
      closeLabel={t('approvals.review.cancel')}
      onClose={() => close()}
      actions={
        <Button
          variant="primary"
          pending={isBusy}
          disabled={isLacking}
          onClick={() =>
            publish({ withoutCaptions: lacksCaptions, ...(until !== '' && { until }) })
          }
        >
          {t(lacksCaptions ? 'approvals.review.publishAnyway' : 'approvals.review.publish')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <VersionChecks version={version} />
        <DayField
          label={t('approvals.review.until')}
          hint={t('approvals.review.untilHint')}
          value={until}
          onValueChange={setUntil}
        />
        <SendFields />
        {lacksCaptions && <Silent />}
        <Refusal />
      </div>
    </Dialog>
  )
}

/** Clips without captions, each with a link to the page where they are written. */
function Silent() {
  const t = useText()
  const silent = useUnit($said)?.silentClips ?? []
  return (
    <InlineNotice tone="warn">
      {silent.length === 0
        ? t('failures.noCaptions')
        : t('approvals.review.captions.silent', { count: silent.length })}
      {silent.length > 0 && (
        <ul>
          {silent.map(({ id, name }) => (
            <li key={id}>
              <ScreenLink to={href('clips.edit', { clipId: id })}>{name}</ScreenLink>
            </li>
          ))}
        </ul>
      )}
    </InlineNotice>
  )
}
