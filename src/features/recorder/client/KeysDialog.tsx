import { useUnit } from 'effector-react'
import { useCommandKey } from '../../../browser/text/useCommandKey'
import { useText } from '../../../browser/text/useText'
import { Kbd } from '../../../ui/labels/Kbd'
import { Dialog } from '../../../ui/overlay/Dialog'
import { keysClosed } from './commands.model'
import styles from './KeysDialog.module.css'

const groups = [
  {
    title: 'recorder.keys.recording',
    keys: [
      ['R', 'recorder.keys.record'],
      ['P', 'recorder.keys.pause'],
      ['⇧ R', 'recorder.keys.retake'],
      ['C', 'recorder.keys.countdown'],
      ['M', 'recorder.keys.mirror'],
      ['G', 'recorder.keys.guide'],
      ['T', 'recorder.keys.script'],
      ['↑ ↓', 'recorder.keys.speed'],
      ['− +', 'recorder.keys.size'],
      ['Esc', 'recorder.keys.leave'],
    ],
  },
  {
    title: 'recorder.keys.review',
    keys: [
      ['Space', 'recorder.keys.play'],
      ['J K L', 'recorder.keys.seek'],
      [', .', 'recorder.keys.frame'],
      ['I O', 'recorder.keys.trim'],
      ['1 – 9', 'recorder.keys.take'],
      ['B', 'recorder.keys.best'],
      ['Del', 'recorder.keys.delete'],
      ['command Enter', 'recorder.keys.save'],
    ],
  },
] as const

/** All keys of the recorder. */
export function KeysDialog() {
  const t = useText()
  const commandKey = useCommandKey()
  const close = useUnit(keysClosed)
  return (
    <Dialog
      isOpen
      size="md"
      title={t('recorder.keys.title')}
      closeLabel={t('recorder.close')}
      onClose={() => close()}
    >
      <div className={styles.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3 className={styles.title}>{t(title)}</h3>
            <dl className={styles.keys}>
              {keys.map(([key, what]) => (
                <div key={key}>
                  <dt>
                    <Kbd>{key === 'command Enter' ? commandKey('Enter') : key}</Kbd>
                  </dt>
                  <dd>{t(what)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
