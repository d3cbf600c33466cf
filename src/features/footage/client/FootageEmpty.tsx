import { useUnit } from 'effector-react'
import { trashKeepDays } from '../../../../generated/facts/constants'
import { useText } from '../../../browser/text/useText'
import { UploadButton } from '../../../ui/drop/UploadButton'
import { Button } from '../../../ui/buttons/Button'
import { EmptyState } from '../../../ui/page/EmptyState'
import { Icon } from '../../../ui/icons/Icon'
import { $isReading, firstAsked } from './reading.model'
import { $footageQuery, searchCleared, trashToggled } from './screen.model'
import { filesChosen } from './uploads.model'

/** Has three texts: no search results, an empty trash, or no footage yet. */
export function FootageEmpty() {
  const t = useText()
  const { query, clear, leaveTrash, choose } = useUnit({
    query: $footageQuery,
    clear: searchCleared,
    leaveTrash: trashToggled,
    choose: filesChosen,
  })
  if (query.search) {
    return (
      <EmptyState
        icon={<Icon name="noResults" />}
        title={t('footage.noResults.title', { search: query.search })}
        actions={<Button onClick={() => clear()}>{t('footage.search.clear')}</Button>}
      >
        {t('footage.noResults.text')}
      </EmptyState>
    )
  }
  if (query.isTrash) {
    return (
      <EmptyState
        icon={<Icon name="trash" />}
        title={t('footage.trash.empty.title')}
        actions={<Button onClick={() => leaveTrash()}>{t('footage.trash.close')}</Button>}
      >
        {t('footage.trash.empty.text', { days: trashKeepDays })}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Icon name="footage" />}
      title={t('footage.empty.title')}
      actions={
        <UploadButton accept="video/*" onFiles={choose}>
          {t('footage.choose')}
        </UploadButton>
      }
    >
      {t('footage.empty.text')}
    </EmptyState>
  )
}

export function FootageFailed() {
  const t = useText()
  const { isReading, retry } = useUnit({ isReading: $isReading, retry: firstAsked })
  return (
    <EmptyState
      tone="danger"
      icon={<Icon name="warning" />}
      title={t('footage.error.title')}
      actions={
        <Button pending={isReading} onClick={() => retry()}>
          {t('footage.retryNow')}
        </Button>
      }
    >
      {t('footage.error.text')}
    </EmptyState>
  )
}

export function FootageForbidden() {
  const t = useText()
  return (
    <EmptyState icon={<Icon name="forbidden" />} title={t('footage.forbidden.title')}>
      {t('footage.forbidden.text')}
    </EmptyState>
  )
}
