import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { BrandColors } from '../BrandColors'
import styles from './Builder.module.css'
import { $facts, $isMyTurn, $timeline, edited } from './cut.model'

/** The colours of the words, and the music. */
export function LookForm() {
  const t = useText()
  const format = useFormat()
  const { timeline, facts, isMine, edit } = useUnit({
    timeline: $timeline,
    facts: $facts,
    isMine: $isMyTurn,
    edit: edited,
  })
  if (!timeline) return null
  const { brand, music } = timeline
  const title = music && facts.media[music.assetId]?.title
  return (
    <fieldset className={styles.look} disabled={!isMine}>
      <h3>{t('programs.builder.look.title')}</h3>
      <BrandColors
        brand={brand}
        onBrandChange={(changed, name) =>
          edit({ op: { op: 'setLook', brand: changed }, typing: `colour ${name}` })
        }
      />
      {music && (
        <div className={styles.music}>
          <strong>
            {t('programs.builder.look.music')}: {title}
          </strong>
          {(['gainDb', 'duckDb'] as const).map((level) => (
            <label key={level} className={styles.level}>
              {t(
                level === 'gainDb'
                  ? 'programs.builder.look.musicLevel'
                  : 'programs.builder.look.duck',
              )}
              <input
                type="range"
                min={level === 'gainDb' ? -30 : -24}
                max={level === 'gainDb' ? 12 : 0}
                value={music[level]}
                onChange={({ target }) =>
                  edit({
                    op: { op: 'setMusic', music: { ...music, [level]: Number(target.value) } },
                    typing: level,
                  })
                }
              />
              <output>{format.count(music[level])} dB</output>
            </label>
          ))}
          <Button size="sm" onClick={() => edit({ op: { op: 'setMusic' } })}>
            {t('programs.builder.look.musicRemove')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
