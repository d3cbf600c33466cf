import type { Translate } from '../../../../browser/text/text.model'
import { useFormat } from '../../../../browser/text/useFormat'
import { useText } from '../../../../browser/text/useText'
import type { RequestRow } from '../requestRow'
import styles from './Request.module.css'

/** Who asks, until when, and for which files. */
export function RequestDetail({ request }: { request: RequestRow }) {
  const t = useText()
  const format = useFormat()
  const { askedBy, assignee, dueOn, kinds, maxMegabytes } = request
  const names = kinds.map((kind) => t(`fileRequests.allFileRequests.value.kinds.${kind}`))
  const due = dueOn
    ? t('fileRequests.page.due', { day: format.wholeDay(dueOn) })
    : t('fileRequests.page.noDay')
  const isOver = request.due === 'overdue'
  const facts = [
    askedBy.id === assignee.id
      ? t('fileRequests.page.own')
      : t('fileRequests.page.asks', { name: askedBy.name }),
    askedBy.id !== assignee.id && t('fileRequests.page.of', { name: assignee.name }),
    due,
    countOf(t, request),
    kinds.length === 0 || kinds.includes('other')
      ? t('fileRequests.page.anyKind')
      : t('fileRequests.page.kinds', { kinds: names.join(', ') }),
    maxMegabytes && t('fileRequests.page.largest', { most: String(maxMegabytes) }),
  ]
  return (
    <span className={styles.facts}>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact || ''} data-over={(fact === due && isOver) || undefined}>
          {fact}
        </span>
      ))}
    </span>
  )
}

/** As many as fit, where nobody said how many at most. */
const mostFiles = 50

function countOf(t: Translate, { minCount, maxCount }: RequestRow): string {
  if (minCount === maxCount) return t('fileRequests.page.countExact', { count: minCount })
  if (maxCount === mostFiles) return t('fileRequests.page.countLeast', { count: minCount })
  return t('fileRequests.page.count', { least: minCount, most: maxCount })
}
