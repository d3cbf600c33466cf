// Where the preview of the open program is, and whether it plays.
import { $facts, $timeline } from '../builder/cut.model'
import { $programId } from '../builder/open'
import { createPreview } from './createPreview'

export const preview = createPreview({ $id: $programId, $timeline, $facts })
export const { sought, toggled, $frame, $total } = preview
