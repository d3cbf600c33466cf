import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import type { FrameProps } from '../../../../screens/client'
import { FileDrop } from '../../../../ui/drop/FileDrop'
import '../footage.model'
import { footageList } from '../footageList'
import { filesOffered } from '../chosen.model'

/** Files that are dropped anywhere on the screen are uploaded. */
export function ClipDrop({ children }: FrameProps) {
  const t = useText()
  const { address, state, choose } = useUnit({
    address: footageList.place.$address,
    state: footageList.reading.$state,
    choose: filesOffered,
  })
  return (
    <FileDrop
      dropLabel={t('footage.upload.dropTitle')}
      dropDetail={t('footage.upload.dropHint')}
      isDisabled={address.trash || state === 'forbidden'}
      isFilling
      onFiles={choose}
    >
      {children}
    </FileDrop>
  )
}
