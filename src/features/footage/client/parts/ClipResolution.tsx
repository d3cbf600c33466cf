import type { CellProps } from '../../../../screens/client'
import type { Clip } from '../clip'

export function ClipResolution({ row: { width, height } }: CellProps<Clip>) {
  return width && height ? `${width} × ${height}` : '–'
}
