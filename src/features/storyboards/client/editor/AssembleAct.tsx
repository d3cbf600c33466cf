import { useUnit } from 'effector-react'
import type { ListStoryboardsRow } from '../../../../../generated/facts/features/storyboards'
import { useText } from '../../../../browser/text/useText'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import {
  $isAssembling,
  $newShots,
  assembleAsked,
  assembledOpened,
  templateWanted,
} from '../assemble.model'
import { $isSaved } from '../assign.model'
import { AssembleDialog } from './AssembleDialog'

/** Makes a program of the storyboard, or opens the one that was made. */
export function AssembleAct({ storyboard }: { storyboard: ListStoryboardsRow }) {
  const { isSaved } = useUnit({ isSaved: $isSaved })
  const { program, shots, may } = storyboard
  const mayAssemble = may.includes('assemble')
  const isReady = mayAssemble && isSaved && shots > 0
  return (
    <>
      {program && <Assembled {...{ program, isReady }} />}
      {!program && mayAssemble && <Assemble isReady={isReady} />}
      <AssembleDialog />
    </>
  )
}

function Assemble({ isReady }: { isReady: boolean }) {
  const t = useText()
  const { isAssembling, assemble, choose } = useUnit({
    isAssembling: $isAssembling,
    assemble: assembleAsked,
    choose: templateWanted,
  })
  const more = t('storyboards.assemble.more')
  return (
    <>
      <Button
        size="sm"
        variant="primary"
        icon={<Icon name="program" />}
        disabled={!isReady}
        pending={isAssembling}
        onClick={() => assemble({ isAnew: false })}
      >
        {t('storyboards.assemble.act')}
      </Button>
      <MenuButton
        label={more}
        items={[
          {
            id: 'template',
            label: t('storyboards.assemble.withTemplate'),
            icon: <Icon name="template" />,
          },
        ]}
        onAction={() => choose({ isAnew: false })}
      >
        {(trigger) => (
          <IconButton
            {...trigger}
            label={more}
            icon={<Icon name="chevronDown" />}
            disabled={!isReady}
          />
        )}
      </MenuButton>
    </>
  )
}

interface AssembledProps {
  program: NonNullable<ListStoryboardsRow['program']>
  isReady: boolean
}

function Assembled({ program, isReady }: AssembledProps) {
  const t = useText()
  const { newShots, isAssembling, assemble, choose, open } = useUnit({
    newShots: $newShots,
    isAssembling: $isAssembling,
    assemble: assembleAsked,
    choose: templateWanted,
    open: assembledOpened,
  })
  const icon = <Icon name="program" />
  const label = t('storyboards.assemble.program')
  const run = (id: string) => {
    if (id === 'open') open(program.id)
    else if (id === 'add') assemble({ isAnew: false, isAdding: true })
    else if (id === 'anew') assemble({ isAnew: true })
    else choose({ isAnew: true })
  }
  return (
    <MenuButton
      label={label}
      items={[
        { id: 'open', label: t('storyboards.assemble.open', { title: program.name }), icon },
        ...(isReady && newShots > 0
          ? [
              {
                id: 'add',
                label: t('storyboards.assemble.add', { count: newShots }),
                icon: <Icon name="plus" />,
              },
            ]
          : []),
        ...(isReady
          ? [
              { id: 'anew', label: t('storyboards.assemble.anew'), icon: <Icon name="plus" /> },
              {
                id: 'template',
                label: t('storyboards.assemble.anewWithTemplate'),
                icon: <Icon name="template" />,
              },
            ]
          : []),
      ]}
      onAction={run}
    >
      {(trigger) => (
        <Button {...trigger} size="sm" variant="primary" icon={icon} pending={isAssembling}>
          {label}
        </Button>
      )}
    </MenuButton>
  )
}
