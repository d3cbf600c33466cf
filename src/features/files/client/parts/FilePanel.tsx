import { useUnit } from 'effector-react'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { FilePreview } from '../FilePreview'
import type { FileRow } from '../fileRow'
import { FileVersions } from '../FileVersions'

const noParts = {}

/** A file as a page: how it looks, and beside it what may be said of it, and its versions. */
export function FilePanel({ row, form }: OpenProps<FileRow>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  return (
    <RowPanel {...{ form, openId }} parts={noParts} isPage lead={row && <FilePreview file={row} />}>
      {row && row.versions.length > 0 && <FileVersions file={row} />}
    </RowPanel>
  )
}
