import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { FrameProps } from '../../../../screens/client'
import { FileDrop } from '../../../../ui/drop/FileDrop'
import '../files.model'
import { fileList } from '../fileList'
import { filesChosen } from '../uploads.model'

/** Files that are dropped anywhere on the screen are uploaded. */
export function DropFiles({ children }: FrameProps) {
  const t = useText()
  const { address, state, choose } = useUnit({
    address: fileList.place.$address,
    state: fileList.reading.$state,
    choose: filesChosen,
  })
  return (
    <FileDrop
      dropLabel={t('files.upload.dropTitle')}
      dropDetail={t('files.upload.dropHint')}
      isDisabled={address.trash || state === 'forbidden'}
      isFilling
      onFiles={choose}
    >
      {children}
    </FileDrop>
  )
}
