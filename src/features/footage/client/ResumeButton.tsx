import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { UploadButton } from '../../../ui/drop/UploadButton'
import type { Clip } from '../../../../generated/facts/features/footage'
import { uploadResumed } from './uploads.model'

/** A page that was closed has no file any more: the person shows it again, and only what is missing is sent. */
export function ResumeButton({ clip }: { clip: Clip }) {
  const t = useText()
  const resume = useUnit(uploadResumed)
  return (
    <UploadButton size="sm" isSingle onFiles={([file]) => file && resume({ clip, file })}>
      {t('media.upload.resumeAct')}
    </UploadButton>
  )
}
