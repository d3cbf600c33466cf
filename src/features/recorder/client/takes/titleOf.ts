import type { Translate } from '../../../../browser/text/text.model'
import type { useFormat } from '../../../../browser/text/useFormat'
import type { Take } from '../../take'

/** Until somebody has named it, a take is named after its time. */
export const titleOf = (
  { form, source, openedAt }: Take,
  t: Translate,
  format: ReturnType<typeof useFormat>,
): string =>
  form?.title ??
  t(`recorder.take.${source}`, {
    moment: format.moment(new Date(openedAt).toISOString(), 'medium'),
  })
