import { useUnit } from 'effector-react'
import { $state } from '../folder/folder.model'
import { $copied, copyFx } from '../copy.model'
import { IconButton } from '../../../ui/buttons/IconButton'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { editorLink } from './editorLink'
import styles from './PlaceLink.module.css'

/**
 * A place such as `manifest/navigation.yaml:88:9` as a link that opens the editor; can be copied.
 */
export function PlaceLink({ place }: { place: string }) {
  const { state, copied, copy } = useUnit({ state: $state, copied: $copied, copy: copyFx })
  if (place === '') return null
  return (
    <span className={styles.place}>
      <a
        className={styles.link}
        href={editorLink(state?.root ?? '', place)}
        title={words.inspector.open}
      >
        {place}
      </a>
      <IconButton
        size="sm"
        label={copied === place ? words.inspector.copied : words.inspector.copy}
        icon={<WorkbenchIcon name={copied === place ? 'holds' : 'copy'} />}
        onClick={() => void copy(place)}
      />
    </span>
  )
}
