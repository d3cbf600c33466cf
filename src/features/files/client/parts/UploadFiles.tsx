import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { HeadProps } from '../../../../screens/client'
import { UploadButton } from '../../../../ui/drop/UploadButton'
import { acceptedEndings } from '../../file'
import { filesChosen } from '../uploads.model'

const accept = acceptedEndings.join(',')

export function UploadFiles({ place }: HeadProps) {
  const t = useText()
  const choose = useUnit(filesChosen)
  const isHead = place === 'head'
  return (
    <UploadButton {...(isHead && { variant: 'primary' })} accept={accept} onFiles={choose}>
      {t(isHead ? 'files.upload' : 'files.choose')}
    </UploadButton>
  )
}
