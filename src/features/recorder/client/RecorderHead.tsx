import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Icon } from '../../../ui/icons/Icon'
import type { TakeSource } from '../take'
import { Notices } from '../../../shell/notices/Notices'
import { $choices } from './choices.model'
import { commanded } from './commands.model'
import { sourceChosen } from './devices.model'
import { KeptLine } from './KeptLine'
import { RecorderIcon } from './RecorderIcon'
import styles from './RecorderHead.module.css'
import { $sitting } from './recording.model'
import { $stage, isBusyIn } from './stage.model'
import { $task } from './task.model'
import { TakeTimer } from './TakeTimer'
import { leavePressed } from './visit.model'

/** Where one is, what is recorded, and what is kept of it. */
export function RecorderHead() {
  const t = useText()
  const { stage, sitting, task, command, leave } = useUnit({
    stage: $stage,
    sitting: $sitting,
    task: $task,
    command: commanded,
    leave: leavePressed,
  })
  const isReviewing = stage.is === 'reviewing' || stage.is === 'saving'
  const isBusy = isBusyIn(stage)
  return (
    <header className={styles.head}>
      <div className={styles.start}>
        {!isBusy && (
          <IconButton
            label={t('recorder.leave')}
            icon={<Icon name="close" size="lg" />}
            onClick={() => leave()}
          />
        )}
        <h1 className={styles.title}>
          {isReviewing ? t('recorder.reviewTitle') : (task?.title ?? t('recorder.title'))}
        </h1>
        {isBusy && (
          <span className={styles.detail}>
            {t('recorder.takeNumber', { number: sitting.length })}
          </span>
        )}
        <div className={styles.notices}>
          <Notices />
        </div>
      </div>
      <div className={styles.middle}>
        {isBusy && <TakeTimer />}
        {!isBusy && !isReviewing && <SourceChoice />}
      </div>
      <div className={styles.end}>
        <KeptLine />
        <IconButton
          label={t('recorder.keys.title')}
          icon={<RecorderIcon name="keys" size="lg" />}
          onClick={() => command('keys')}
        />
      </div>
    </header>
  )
}

const sources = ['camera', 'screen', 'screenAndCamera', 'audio'] as const

function SourceChoice() {
  const t = useText()
  const { choices, choose } = useUnit({ choices: $choices, choose: sourceChosen })
  return (
    <SegmentedControl<TakeSource>
      label={t('recorder.source')}
      value={choices.source}
      showWords
      segments={sources.map((value) => ({
        value,
        label: t(`recorder.source.${value}`),
        icon: <RecorderIcon name={value} />,
      }))}
      onValueChange={choose}
    />
  )
}
