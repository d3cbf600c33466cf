import { useUnit } from 'effector-react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { FilePreview } from '../FilePreview'
import type { FileRow } from '../fileRow'
import { FileVersions } from '../FileVersions'

const noParts = {}

/** A file that stands open: how it looks, what may be said of it, and its versions. */
export function FilePanel({ row, form }: OpenProps<FileRow>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  return (
    <RowPanel {...{ form, openId }} parts={noParts} lead={row && <FilePreview file={row} />}>
      {row && row.versions.length > 0 && <FileVersions file={row} />}
    </RowPanel>
  )
}
