import type { Translate } from '../../../../browser/text/text.model'
import type { useFormat } from '../../../../browser/text/useFormat'
import type { Take } from '../../take'

/** Until somebody has named it, a take is named after its task, or its time. */
export const titleOf = (
  { form, taskTitle, source, openedAt }: Take,
  t: Translate,
  format: ReturnType<typeof useFormat>,
): string =>
  form?.title ??
  taskTitle ??
  t(`recorder.take.${source}`, {
    moment: format.moment(new Date(openedAt).toISOString(), 'medium'),
  })
