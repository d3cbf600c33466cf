import { useState } from 'react'
import { Button } from '../buttons/Button'
import { UploadButton } from '../drop/UploadButton'
import { FileDrop } from '../drop/FileDrop'
import { FieldSet, type FieldSetProps } from '../fields/FieldSet'
import { Avatar } from '../identity/Avatar'
import { CropDialog, type CropWords } from './CropDialog'
import styles from './PictureField.module.css'
import {
  readableTypes,
  readPicture,
  type PictureFault,
  type PictureLimits,
  type ReadPicture,
} from './readPicture'

export interface PictureFieldProps extends Omit<FieldSetProps, 'children' | 'role'> {
  /** Of whom or what it is; without a picture their initials are shown. */
  name: string
  seed: string
  /** Empty: none. */
  pictureUrl: string
  most: PictureLimits
  isPending: boolean
  words: CropWords & {
    readonly choose: string
    readonly other: string
    readonly remove: string
    readonly drop: string
    readonly faults: Readonly<Record<PictureFault, string>>
  }
  /** Base64 of the chosen square. */
  onPicture: (picture: string) => void
  onRemove: () => void
}

/** A square picture that is chosen from a file and cut. */
export function PictureField(props: PictureFieldProps) {
  const { name, seed, pictureUrl, most, isPending, words, onPicture, onRemove, ...set } = props
  const [chosen, setChosen] = useState<ReadPicture | null>(null)
  const [fault, setFault] = useState<PictureFault | null>(null)
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(null)
  }
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    const read = await readPicture(file, most)
    setFault(typeof read === 'string' ? read : null)
    setChosen(typeof read === 'string' ? null : read)
  }
  const error = fault ? words.faults[fault] : set.error
  return (
    <FieldSet {...set} {...(error ? { error } : {})}>
      <FileDrop onFiles={(files) => void take(files)} dropLabel={words.drop}>
        <div className={styles.row}>
          <Avatar size="xl" {...{ name, seed }} {...(pictureUrl && { pictureUrl })} />
          <UploadButton
            accept={readableTypes}
            isSingle
            pending={isPending}
            onFiles={(files) => void take(files)}
          >
            {pictureUrl ? words.other : words.choose}
          </UploadButton>
          {pictureUrl && (
            <Button
              variant="ghost"
              onClick={() => {
                setFault(null)
                onRemove()
              }}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </FileDrop>
      {chosen && (
        <CropDialog
          picture={chosen}
          words={words}
          onClose={close}
          onUse={(picture) => {
            close()
            onPicture(picture)
          }}
        />
      )}
    </FieldSet>
  )
}
