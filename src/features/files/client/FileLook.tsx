import type { CSSProperties } from 'react'
import { Icon, type IconName } from '../../../ui/icons/Icon'
import type { FileRow } from './fileRow'
import { clock } from './clock'
import { Wave } from './Wave'
import styles from './FileLook.module.css'

const icons: Readonly<Record<FileRow['kind'], IconName>> = {
  image: 'image',
  logo: 'logo',
  document: 'document',
  music: 'music',
  font: 'font',
  subtitle: 'subtitle',
  other: 'file',
}

export const iconOf = ({ kind, format = '' }: Pick<FileRow, 'kind' | 'format'>): IconName => {
  if (format === 'pptx' || format === 'odp') return 'slides'
  if (format === 'xlsx' || format === 'ods' || format === 'csv') return 'sheet'
  return icons[kind]
}

interface FileLookProps {
  file: FileRow
  /** As large as the place allows. */
  isLarge?: boolean
}

/** How a file looks; an icon where nothing was made of it. */
export function FileLook({ file, isLarge = false }: FileLookProps) {
  const { kind, smallUrl, largeUrl, peaks, cues } = file
  const url = isLarge ? (largeUrl ?? smallUrl) : smallUrl
  if (url) {
    return (
      <span className={styles.look} data-kind={kind}>
        <img src={url} alt="" loading="lazy" decoding="async" />
      </span>
    )
  }
  if (peaks) {
    return (
      <span className={styles.look} data-kind="music" style={hueOf(file.fileId)}>
        <Wave peaks={peaks} />
      </span>
    )
  }
  if (cues) {
    return (
      <span className={styles.look} data-kind="subtitle">
        <Cues cues={isLarge ? cues : cues.slice(0, 1)} />
      </span>
    )
  }
  return (
    <span className={styles.look} data-kind="icon">
      <Icon name={iconOf(file)} size="xl" />
      <span className={styles.format}>{file.format?.toUpperCase()}</span>
    </span>
  )
}

function Cues({ cues }: { cues: NonNullable<FileRow['cues']> }) {
  return (
    <>
      {cues.map(({ fromMs, toMs, text }) => (
        <span key={fromMs} className={styles.cue}>
          <span className={styles.time}>
            {clock(fromMs)} → {clock(toMs)}
          </span>
          {text}
        </span>
      ))}
    </>
  )
}

/** Each piece of music has a colour of its own. */
function hueOf(id: string): CSSProperties {
  const sum = [...id].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7)
  return { '--hue': String(Math.abs(sum) % 360) } as CSSProperties
}
