import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { UploadButton } from '../../../ui/drop/UploadButton'
import type { Clip } from './clip'
import { uploadResumed } from './uploads.model'

/**
 * Resumes an interrupted upload. A reloaded page has lost the file, so the person chooses it again;
 * only the missing parts are sent.
 */
export function ResumeButton({ clip }: { clip: Clip }) {
  const t = useText()
  const resume = useUnit(uploadResumed)
  return (
    <UploadButton size="sm" isSingle onFiles={([file]) => file && resume({ row: clip, file })}>
      {t('media.upload.resumeAct')}
    </UploadButton>
  )
}
