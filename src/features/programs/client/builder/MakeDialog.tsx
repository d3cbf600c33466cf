import { useUnit } from 'effector-react'
import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Dialog } from '../../../../ui/overlay/Dialog'
import { useLacks } from '../useLacks'
import { blockChosen } from './cut.model'
import { $isMakeOpen, filmAsked, makeClosed } from './films.model'
import { $emptySlots } from './issues.model'

/** Slots that are still empty, before a version is made without them. */
export function MakeDialog({ program }: { program: ListProgramsRow }) {
  const t = useText()
  const { isOpen, emptySlots, close, make, choose } = useUnit({
    isOpen: $isMakeOpen,
    emptySlots: $emptySlots,
    close: makeClosed,
    make: filmAsked,
    choose: blockChosen,
  })
  const lacks = useLacks({ emptySlots: emptySlots.length })
  const version = String(program.versionNo + 1)
  const fill = () => {
    close()
    choose(emptySlots.find(({ blockId }) => blockId !== undefined)?.blockId ?? null)
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('programs.builder.film.render', { version })}
      closeLabel={t('programs.builder.film.notYet')}
      onClose={() => close()}
      actions={
        <>
          <Button onClick={() => close()}>{t('programs.builder.film.notYet')}</Button>
          <Button variant="primary" onClick={() => make()}>
            {t('programs.builder.film.render', { version })}
          </Button>
        </>
      }
    >
      {lacks.map(({ text, act }) => (
        <InlineNotice
          key={act}
          tone="warn"
          actions={
            <Button size="sm" onClick={fill}>
              {act}
            </Button>
          }
        >
          {text}
        </InlineNotice>
      ))}
    </Dialog>
  )
}
