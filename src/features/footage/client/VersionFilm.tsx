import { useUnit } from 'effector-react'
import { useText } from '../../../browser/text/useText'
import { Button } from '../../../ui/buttons/Button'
import { Player } from '../../../ui/media/Player'
import { Dialog } from '../../../ui/overlay/Dialog'
import { playerLabels } from '../../media/client'
import type { Clip } from './clip'
import { versionLeft, versionTaken, type Version } from './versions.model'

/** A film that the clip does not show, to be looked at before it is brought back. */
export function VersionFilm({ clip, version }: { clip: Clip; version: Version }) {
  const t = useText()
  const { leave, take } = useUnit({ leave: versionLeft, take: versionTaken })
  const { clipId, rev, title } = clip
  const { versionNo, sources, posterUrl, durationMs, leadMs, width, height } = version
  const name = t('footage.versions.one', { version: String(versionNo) })
  return (
    <Dialog
      isOpen
      size="lg"
      title={`${title} · ${name}`}
      closeLabel={t('footage.versions.close')}
      onClose={() => leave()}
      actions={
        clip.may.includes('edit') && (
          <Button variant="primary" onClick={() => take({ clipId, rev, values: { versionNo } })}>
            {t('footage.versions.take')}
          </Button>
        )
      }
    >
      <Player
        label={t('footage.play', { title: `${title} · ${name}` })}
        sources={sources}
        captions={[]}
        posterUrl={posterUrl}
        durationMs={durationMs}
        leadMs={leadMs}
        aspect={width && height ? width / height : undefined}
        labels={playerLabels(t)}
      />
    </Dialog>
  )
}
