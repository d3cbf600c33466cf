import { useRef, type ChangeEvent, type ReactNode } from 'react'
import { Upload } from 'lucide-react'
import { Button, type ButtonLook } from '../buttons/Button'

export interface UploadButtonProps extends ButtonLook {
  children: ReactNode
  onFiles: (files: readonly File[]) => void
  /** As in `<input accept>`: "video/*". */
  accept?: string
  /** One file only. */
  isSingle?: boolean
  disabled?: boolean
  /** The last file is under way. */
  pending?: boolean
}

/** A button that opens the file dialog. The file input itself is hidden and not a tab stop. */
export function UploadButton(props: UploadButtonProps) {
  const { children, onFiles, accept, isSingle = false, icon, ...button } = props
  const input = useRef<HTMLInputElement>(null)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Reset, so that choosing the same file again triggers a change.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <>
      <Button
        {...button}
        icon={icon ?? <Upload size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={accept}
        onChange={change}
      />
    </>
  )
}
