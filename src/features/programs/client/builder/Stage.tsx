import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { PreviewScreen } from '../preview/PreviewScreen'
import { preview } from '../preview/preview.model'
import { ShapeChoice } from '../ShapeChoice'
import styles from './Builder.module.css'
import { $isMyTurn, $timeline, edited } from './cut.model'
import { TurnBar } from './TurnBar'

/** In sight while the page scrolls: who builds instead, the preview, what moves it, and the shape of the program. */
export function Stage() {
  const t = useText()
  const { timeline, isMine, edit } = useUnit({
    timeline: $timeline,
    isMine: $isMyTurn,
    edit: edited,
  })
  if (!timeline) return null
  return (
    <div className={styles.stage}>
      <TurnBar />
      <PreviewScreen
        preview={preview}
        blank={
          <>
            <strong>{t('programs.builder.empty')}</strong>
            <span>{t('programs.builder.emptyText')}</span>
          </>
        }
      >
        <fieldset className={styles.shape} disabled={!isMine}>
          <ShapeChoice
            shape={timeline.aspect}
            onShapeChange={(aspect) => edit({ op: { op: 'setLook', aspect } })}
          />
        </fieldset>
      </PreviewScreen>
    </div>
  )
}
