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
}

/** A button that asks for files. The file input itself is hidden and out of the tab order. */
export function UploadButton(props: UploadButtonProps) {
  const { children, onFiles, accept, isSingle = false, icon, ...button } = props
  const input = useRef<HTMLInputElement>(null)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // The same file may be chosen again.
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
