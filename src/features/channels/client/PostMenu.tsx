import { useUnit } from 'effector-react'
import type { ChannelPost } from '../../../../generated/facts/features/channels'
import { useText } from '../../../browser/text/useText'
import { IconButton } from '../../../ui/buttons/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { MenuButton } from '../../../ui/overlay/MenuButton'
import type { Posts } from './posts'

interface PostMenuProps {
  post: ChannelPost
  posts: Posts
  mayPin: boolean
}

/** What may be done with what was sent; nothing where that is nothing. */
export function PostMenu({ post, posts, mayPin }: PostMenuProps) {
  const t = useText()
  const { pin, takeBack } = useUnit({ pin: posts.pinned, takeBack: posts.takenBack })
  const { isPinned, mayTakeBack, program } = post
  const items = [
    ...(mayPin
      ? [
          {
            id: 'pin',
            label: t(isPinned ? 'channels.posts.unpin' : 'channels.posts.pin'),
            icon: <Icon name={isPinned ? 'unpin' : 'pin'} />,
          },
        ]
      : []),
    ...(mayTakeBack
      ? [{ id: 'takeBack', label: t('channels.posts.takeBack'), icon: <Icon name="undo" /> }]
      : []),
  ]
  if (items.length === 0) return null
  const label = t('channels.posts.acts', { name: program.name })
  return (
    <MenuButton
      label={label}
      items={items}
      placement="bottom end"
      onAction={(id) => (id === 'pin' ? pin({ post, isPinned: !isPinned }) : takeBack(post))}
    >
      {(trigger) => <IconButton {...trigger} size="sm" label={label} icon={<Icon name="more" />} />}
    </MenuButton>
  )
}
