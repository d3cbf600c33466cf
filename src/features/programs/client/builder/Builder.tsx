import { useUnit } from 'effector-react'
import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { InlineNotice } from '../../../../ui/notices/InlineNotice'
import { Skeleton } from '../../../../ui/progress/Skeleton'
import styles from './Builder.module.css'
import { $isCopying, mineKept } from './copying.model'
import { $isMissing, $isMyTurn, $timeline, cut, readAgain } from './cut.model'
import { Drawer } from './Drawer'
import { Issues } from './Issues'
import { Stage } from './Stage'
import { Strip } from './Strip'
import { TemplateUpdate } from './TemplateUpdate'
import { useBuilderKeys } from './useBuilderKeys'

/** A program is built here: its preview, its blocks on a strip, and what can be put in. */
export function Builder({ program }: { program: ListProgramsRow }) {
  const { timeline, isMissing, isMine } = useUnit({
    timeline: $timeline,
    isMissing: $isMissing,
    isMine: $isMyTurn,
  })
  useBuilderKeys()
  if (!timeline) return isMissing ? <Missing /> : <Skeleton height="420px" />
  return (
    <div className={styles.builder}>
      <TemplateUpdate />
      <Conflict title={program.title} />
      <Stage />
      <Strip timeline={timeline} />
      <Issues />
      {isMine && <Drawer />}
    </div>
  )
}

function Missing() {
  const t = useText()
  const again = useUnit(readAgain)
  return (
    <InlineNotice
      tone="danger"
      actions={<Button onClick={() => again()}>{t('programs.builder.retry')}</Button>}
    >
      {t('programs.builder.failed')}
    </InlineNotice>
  )
}

/** Longer titles are refused. */
const longestTitle = 200

function Conflict({ title }: { title: string }) {
  const t = useText()
  const { isConflict, isCopying } = useUnit({ isConflict: cut.$isConflict, isCopying: $isCopying })
  const { take, keep } = useUnit({ take: cut.theirsTaken, keep: mineKept })
  if (!isConflict) return null
  const copy = t('programs.builder.copyOf', { title }).slice(0, longestTitle)
  return (
    <InlineNotice
      tone="warn"
      actions={
        <>
          <Button pending={isCopying} onClick={() => keep(copy)}>
            {t('programs.builder.keepMine')}
          </Button>
          <Button disabled={isCopying} onClick={() => take()}>
            {t('programs.builder.takeTheirs')}
          </Button>
        </>
      }
    >
      {t('programs.builder.conflict')}
    </InlineNotice>
  )
}
