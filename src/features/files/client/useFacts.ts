import { useFormat } from '../../../browser/text/useFormat'
import { useText } from '../../../browser/text/useText'
import type { FileRow } from './fileRow'

/** The line below a file's name: its kind, and what matters of one of that kind. */
export function useFacts(file: FileRow): string {
  const t = useText()
  const format = useFormat()
  const { kind, width, height, durationMs, pages, lufs, cueCount, isVariable, licence } = file
  const facts: readonly (string | number | false | undefined)[] = [
    t(`files.files.value.kind.${kind}`),
    kind === 'image' && width && height && `${width} × ${height}`,
    pages !== undefined && t('files.pages', { count: pages }),
    durationMs !== undefined && format.duration(durationMs),
    lufs !== undefined && t('files.lufs', { value: `${lufs}`.replace('-', '−') }),
    cueCount !== undefined && t('files.cues', { count: cueCount }),
    isVariable === true && t('files.variable'),
    kind === 'font' && licence && t(`files.files.value.licence.${licence}`),
    hasSize.has(kind) && format.bytes(file.bytes),
    file.versionNo > 1 && t('files.version', { version: String(file.versionNo) }),
  ]
  return facts.filter((fact) => fact).join(' · ')
}

const hasSize = new Set<FileRow['kind']>(['image', 'logo', 'document', 'other'])
