import { useUnit } from 'effector-react'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { SelectField } from '../../../../ui/fields/SelectField'
import { Icon } from '../../../../ui/icons/Icon'
import { languageName } from '../../../captions/client'
import { BrandColors } from '../BrandColors'
import styles from './Builder.module.css'
import type { ProgramFacts, Timeline } from '../../../../../generated/facts/features/programs'
import { refusalText } from '../../timeline'
import { whyNot } from './acts'
import { $facts, $isMyTurn, $timeline, edited, type Edit } from './cut.model'

/** The colours of the words, the captions in the picture, and the music. */
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
  const why = whyNot(timeline, [{ op: 'setLook', brand }])
  const whyMusic = whyNot(timeline, [{ op: 'setMusic' }])
  const title = music && facts.media[music.assetId]?.title
  return (
    <fieldset className={styles.look} disabled={!isMine}>
      <h3>{t('programs.builder.look.title')}</h3>
      {why && (
        <p className={styles.note}>
          <Icon name="lock" /> {t(refusalText(why))}
        </p>
      )}
      <fieldset className={styles.part} disabled={why !== undefined}>
        <BrandColors
          brand={brand}
          onBrandChange={(changed, name) =>
            edit({ op: { op: 'setLook', brand: changed }, typing: `colour ${name}` })
          }
        />
      </fieldset>
      <BurnIn {...{ timeline, facts, edit }} />
      {music && (
        <fieldset className={styles.music} disabled={whyMusic !== undefined}>
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
        </fieldset>
      )}
    </fieldset>
  )
}

interface BurnInProps {
  timeline: Timeline
  facts: ProgramFacts
  edit: (edit: Edit) => void
}

/** In a language of the clips that are shown; nothing where none of them has captions. */
function BurnIn({ timeline: { blocks, burnIn = '' }, facts, edit }: BurnInProps) {
  const t = useText()
  const known = blocks.flatMap(({ media }) => facts.media[media?.assetId ?? '']?.languages ?? [])
  const languages = [...new Set([...known, ...(burnIn === '' ? [] : [burnIn])])].toSorted()
  if (languages.length === 0) return null
  return (
    <SelectField
      label={t('programs.builder.look.burnIn')}
      hint={t('programs.builder.look.burnInHint')}
      value={burnIn}
      options={[
        { value: '', label: t('programs.builder.look.burnInNone') },
        ...languages.map((lang) => ({ value: lang, label: languageName(lang) })),
      ]}
      onValueChange={(lang) => edit({ op: { op: 'setLook', burnIn: lang || null } })}
    />
  )
}
