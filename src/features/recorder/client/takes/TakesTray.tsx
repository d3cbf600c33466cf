import { useGate, useUnit } from 'effector-react'
import { Suspense } from 'react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Icon } from '../../../../ui/icons/Icon'
import { PopupButton } from '../../../../ui/overlay/PopupButton'
import type { TriggerProps } from '../../../../ui/overlay/useOverlay'
import { isNotChosen, wasCutOff, type Take } from '../../take'
import { lazyPart } from '../../../../ui/lazyPart'
import { $isAsked } from './signOut.model'
import { TakeLine } from './TakeLine'
import { $newlyCutOff, $trayed, notChosenDeleted, offered, TrayGate } from './tray.model'
import styles from './TakesTray.module.css'

const SignOutQuestion = lazyPart(async () => (await import('./SignOutQuestion')).SignOutQuestion)

/** Takes of the person that are not in the library yet, on every screen. */
export function TakesTray() {
  useGate(TrayGate)
  const { takes, isAsked } = useUnit({ takes: $trayed, isAsked: $isAsked })
  return (
    <>
      {takes.length > 0 && <Tray />}
      {isAsked && (
        <Suspense>
          <SignOutQuestion />
        </Suspense>
      )}
    </>
  )
}

function Tray() {
  const t = useText()
  const { takes, cutOff, wasOffered } = useUnit({
    takes: $trayed,
    cutOff: $newlyCutOff,
    wasOffered: offered,
  })
  return (
    <PopupButton
      label={t('recorder.tray.title')}
      width="480px"
      placement="bottom end"
      opensItself={cutOff.length > 0}
      onOpenedItself={wasOffered}
      trigger={drawButton}
    >
      {(close) => (
        <section className={styles.tray}>
          <header className={styles.head}>
            <h2 className={styles.title}>{t('recorder.tray.title')}</h2>
            <p className={styles.text}>{t('recorder.tray.text')}</p>
          </header>
          <ul className={styles.lines}>
            {takes.map((take) => (
              <TakeLine key={take.takeId} take={take} onLeave={close} />
            ))}
          </ul>
          <TrayFoot takes={takes} />
        </section>
      )}
    </PopupButton>
  )
}

function drawButton(trigger: TriggerProps) {
  return <TrayButton trigger={trigger} />
}

function TrayButton({ trigger }: { trigger: TriggerProps }) {
  const t = useText()
  const takes = useUnit($trayed)
  return (
    <Button {...trigger} variant="ghost" icon={<Icon name="computer" />}>
      {t('recorder.tray', { count: takes.length })}
      {takes.some(wasCutOff) && <span className={styles.dot} />}
    </Button>
  )
}

function TrayFoot({ takes }: { takes: readonly Take[] }) {
  const t = useText()
  const format = useFormat()
  const deleteAll = useUnit(notChosenDeleted)
  const bytes = takes.reduce((sum, take) => sum + take.bytes, 0)
  return (
    <footer className={styles.foot}>
      <span>{t('recorder.tray.used', { bytes: format.bytes(bytes) })}</span>
      {takes.some(isNotChosen) && (
        <Button variant="ghost" size="sm" onClick={() => deleteAll()}>
          {t('recorder.tray.deleteNotChosen')}
        </Button>
      )}
    </footer>
  )
}
