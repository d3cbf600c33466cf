import type { TextKey } from '../../../../generated/facts/text'
import type { Translate } from '../../../browser/text/text.model'
import type { Warning } from '../warnings'

export const warningText = (t: Translate, warning: Warning) =>
  t(`captions.warning.${warning}` satisfies TextKey)
