import { useUnit } from 'effector-react'
import type { ListStoryboardsRow } from '../../../../../generated/facts/features/storyboards'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { DocumentActs } from '../../../../screens/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Button } from '../../../../ui/buttons/Button'
import { IconButton } from '../../../../ui/buttons/IconButton'
import { Icon } from '../../../../ui/icons/Icon'
import { MenuButton } from '../../../../ui/overlay/MenuButton'
import { assignOpened } from '../assign.model'
import { document } from '../saving.model'
import { $isCopying, copyAsked, printAsked } from '../view.model'
import { AssembleAct } from './AssembleAct'
import { OthersHere } from './OthersHere'

/** Whether the storyboard is saved, undo and redo, and what is made of it as a whole. */
export function EditorActs({ storyboard }: { storyboard: ListStoryboardsRow }) {
  const t = useText()
  const { print, assign } = useUnit({ print: printAsked, assign: assignOpened })
  return (
    <>
      <OthersHere />
      {storyboard.may.includes('edit') && <DocumentActs document={document} />}
      <Button size="sm" variant="ghost" icon={<Icon name="print" />} onClick={() => print()}>
        {t('storyboards.act.print')}
      </Button>
      {storyboard.may.includes('assign') && (
        <Button size="sm" icon={<Icon name="addPerson" />} onClick={() => assign()}>
          {t('storyboards.assign.act')}
        </Button>
      )}
      <AssembleAct storyboard={storyboard} />
      {storyboard.may.includes('order') && (
        <ScreenButton
          size="sm"
          to={href('proEdits.sendStoryboard', { storyboardId: storyboard.storyboardId })}
          icon={<Icon name="editor" />}
        >
          {t('storyboards.act.toEditors')}
        </ScreenButton>
      )}
      <CopyMenu title={storyboard.title} />
    </>
  )
}

function CopyMenu({ title }: { title: string }) {
  const t = useText()
  const { isCopying, copy } = useUnit({ isCopying: $isCopying, copy: copyAsked })
  const label = t('storyboards.copied.label')
  return (
    <MenuButton
      label={label}
      items={[
        { id: 'copy', label: t('storyboards.copied.duplicate'), icon: <Icon name="copy" /> },
        { id: 'template', label: t('storyboards.copied.save'), icon: <Icon name="template" /> },
      ]}
      onAction={(id) =>
        copy(
          id === 'copy'
            ? { title: t('storyboards.copied.title', { title }), asTemplate: false }
            : { title, asTemplate: true },
        )
      }
    >
      {(trigger) => (
        <IconButton {...trigger} label={label} icon={<Icon name="copy" />} disabled={isCopying} />
      )}
    </MenuButton>
  )
}
