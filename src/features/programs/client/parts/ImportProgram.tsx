import { useUnit } from 'effector-react'
import { useText } from '../../../../browser/text/useText'
import { UploadButton } from '../../../../ui/drop/UploadButton'
import { filmKinds } from '../films/filmKinds'
import { filmChosen } from '../films/filmUploads.model'
import '../programs.model'

/** Makes a program of a film that was made elsewhere. */
export function ImportProgram() {
  const t = useText()
  const choose = useUnit(filmChosen)
  return (
    <UploadButton
      isSingle
      accept={filmKinds}
      onFiles={([file]) => file && choose({ file, programId: null })}
    >
      {t('programs.upload.program')}
    </UploadButton>
  )
}
