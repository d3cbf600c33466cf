import type { SpecLine } from '../../../../../generated/facts/features/deliverables'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import { Icon, type IconName } from '../../../../ui/icons/Icon'
import { presets } from '../../presets'
import { languageName } from '../../../captions/client'
import type { DeliverableItem } from '../deliver.model'
import styles from './Deliverable.module.css'

const icons: Readonly<Record<SpecLine['state'], IconName>> = {
  pass: 'check',
  fail: 'close',
  unknown: 'waiting',
}

/** Each thing that the specification asks for, beside what was found. */
export function CheckTable({ deliverable }: { deliverable: DeliverableItem }) {
  const t = useText()
  const { check, passed, verdict } = deliverable
  const say = useSaid(deliverable)
  return (
    <section className={styles.check}>
      <h3 className={styles.heading}>
        {t('deliverables.check.title')}
        <span className={styles.small}>
          {t('deliverables.check.of', { passed, count: check.length })}
        </span>
      </h3>
      <ul className={styles.lines}>
        {check.map((line) => (
          <li key={line.what} className={styles.line} data-state={line.state}>
            <span className={styles.mark}>
              <Icon name={icons[line.state]} label={t(`deliverables.check.state.${line.state}`)} />
            </span>
            <strong>{t(`deliverables.line.${line.what}`)}</strong>
            <span className={styles.wanted}>{say.wanted(line)}</span>
            <span className={styles.found}>{verdict === 'none' ? '–' : say.found(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const sizeText = (size: string) => size.replace('x', ' × ')
const codecText = (codecs: string) => codecs.toUpperCase().replaceAll('/', ' / ')

const languages = (list: string) =>
  list === '' ? '' : list.split(',').map(languageName).join(', ')

function useSaid({ preset }: DeliverableItem) {
  const t = useText()
  const format = useFormat()
  const db = (value: string) => format.count(Number(value), 1).replace('-', '−')

  function wanted({ what, wanted: value }: SpecLine): string {
    switch (what) {
      case 'aspect':
        return value
      case 'picture':
        return t('deliverables.check.wanted.picture', { value: sizeText(value) })
      case 'loudness': {
        const tolerance = format.count(presets[preset].loudness?.within ?? 0, 1)
        return t('deliverables.check.wanted.loudness', { value: db(value), tolerance })
      }
      case 'truePeak':
        return t('deliverables.check.wanted.truePeak', { value: db(value) })
      case 'format':
        return codecText(value)
      case 'captions':
        return languages(value)
      case 'length':
      case 'gaps':
        return t(`deliverables.check.wanted.${what}`, { value: format.duration(Number(value)) })
      case 'file':
        return t('deliverables.check.wanted.file', { value: format.bytes(Number(value)) })
    }
  }

  function found({ what, state, found: value, wanted: asked }: SpecLine): string {
    if (state === 'unknown') return t('deliverables.check.unknown')
    if (value === undefined) return t('deliverables.check.missing')
    switch (what) {
      case 'aspect':
        return value
      case 'picture':
        return sizeText(value)
      case 'loudness':
      case 'truePeak':
        return t(`deliverables.check.found.${what}`, { value: db(value) })
      case 'format':
        return codecText(value)
      case 'captions': {
        const count = value === '' ? 0 : value.split(',').length
        return t('deliverables.check.found.captions', { count, all: asked.split(',').length })
      }
      case 'length':
        return format.duration(Number(value))
      case 'gaps':
        return value === '0'
          ? t('deliverables.check.found.noGaps')
          : t('deliverables.check.found.gaps', { value: format.duration(Number(value)) })
      case 'file':
        return format.bytes(Number(value))
    }
  }
  return { wanted, found }
}
