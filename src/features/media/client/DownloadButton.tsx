import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton, type MenuButtonProps } from '../../../ui/overlay/MenuButton'

export interface DownloadButtonProps {
  readonly label: string
  /** Of all that is selected; null while more is selected than is loaded. */
  readonly ids: readonly string[] | null
  /** Why nothing is downloaded where that is too much. */
  readonly tooMuch: string
  /** Several ways to download, to choose one of. */
  readonly choices?: MenuButtonProps['items']
  readonly onDownload: (ids: string[], choice?: string) => void
}

/** As many as one call takes. */
export const mostDownloads = 200

/** All that is selected, in one zip. */
export function DownloadButton({ label, ids, tooMuch, choices, onDownload }: DownloadButtonProps) {
  const look = { variant: 'ghost', icon: <Icon name="download" /> } as const
  if (ids === null || ids.length > mostDownloads) {
    return (
      <Button {...look} aria-disabled title={tooMuch}>
        {label}
      </Button>
    )
  }
  if (!choices) {
    return (
      <Button {...look} onClick={() => onDownload([...ids])}>
        {label}
      </Button>
    )
  }
  return (
    <MenuButton
      label={label}
      placement="top"
      items={choices}
      onAction={(choice) => onDownload([...ids], choice)}
    >
      {(trigger) => (
        <Button {...trigger} {...look}>
          {label}
        </Button>
      )}
    </MenuButton>
  )
}
