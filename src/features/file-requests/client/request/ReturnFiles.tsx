import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { Checklist } from '../../../../ui/fields/Checklist'
import { TextArea } from '../../../../ui/fields/TextArea'
import { TextField } from '../../../../ui/fields/TextField'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { $isReturning, $returningOf, filesReturned, returnDropped } from '../request.model'
import type { RequestRow } from '../requestRow'
import styles from './Request.module.css'

const shortestReason = 3

/** Why files go back, and which of them should be replaced. */
export function ReturnFiles({ request }: { request: RequestRow }) {
  const t = useText()
  const { returningOf, isReturning, send, drop } = useUnit({
    returningOf: $returningOf,
    isReturning: $isReturning,
    send: filesReturned,
    drop: returnDropped,
  })
  const [words, say] = useState('')
  const [marked, mark] = useState<readonly string[]>([])
  const [remarks, remark] = useState<Readonly<Record<string, string>>>({})
  const { fileRequestId, files } = request
  const names = new Map(files.map(({ fileId, name }) => [fileId, name]))
  const marks = marked.map((fileId) => ({ fileId, words: remarks[fileId] ?? '' }))
  return (
    <Dialog
      isOpen={returningOf === fileRequestId}
      size="md"
      title={t('fileRequests.back.title')}
      closeLabel={t('fileRequests.back.cancel')}
      onClose={() => drop()}
      actions={
        <>
          <Button onClick={() => drop()}>{t('fileRequests.back.cancel')}</Button>
          <Button
            variant="primary"
            disabled={words.trim().length < shortestReason}
            pending={isReturning}
            onClick={() => send({ fileRequestId, words, marks })}
          >
            {t('fileRequests.back.send')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <TextArea
          label={t('fileRequests.back.why')}
          hint={t('fileRequests.back.whyHint')}
          maxLength={1000}
          value={words}
          onValueChange={say}
        />
        <Checklist
          label={t('fileRequests.back.which')}
          options={files.map(({ fileId, name }) => ({ value: fileId, label: name }))}
          checked={marked}
          onCheckedChange={mark}
        />
        {marked.map((fileId) => (
          <TextField
            key={fileId}
            label={t('fileRequests.back.mark', { name: names.get(fileId) ?? '' })}
            maxLength={300}
            value={remarks[fileId] ?? ''}
            onValueChange={(text) => remark({ ...remarks, [fileId]: text })}
          />
        ))}
      </div>
    </Dialog>
  )
}
