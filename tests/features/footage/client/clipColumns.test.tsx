import { expect, test } from 'vitest'
import type { useFormat } from '../../../../src/browser/text/useFormat'
import type { Translate } from '../../../../src/browser/text/text.model'
import { clipColumns } from '../../../../src/features/footage/client/clipColumns'

const boxPx = 48

// 523 px: half of a window of 1280, as at 200 % zoom, beside the rail.
test.each([523, 640, 820, 920, 1160])(
  'in a table of %d px a clip has room for its name',
  (width) => {
    const columns = clipColumns(
      ((key: string) => key) as Translate,
      {} as ReturnType<typeof useFormat>,
    )
    const shown = columns.filter(({ minTableWidth = 0 }) => minTableWidth <= width)
    const taken = shown.reduce((sum, column) => sum + parseInt(column.width ?? '0'), boxPx)
    expect(width - taken).toBeGreaterThanOrEqual(240)
  },
)
