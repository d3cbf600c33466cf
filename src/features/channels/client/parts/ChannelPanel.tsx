import { useUnit } from 'effector-react'
import type { ListChannelsRow } from '../../../../../generated/facts/features/channels'
import { href } from '../../../../../generated/facts/routes'
import { useText } from '../../../../browser/text/useText'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { ScreenButton } from '../../../../shell/routing/ScreenButton'
import { Icon } from '../../../../ui/icons/Icon'
import { ViewTabs } from '../../../../ui/page/ViewTabs'
import '../channels.model'
import { Cover } from '../Cover'
import { ChatHook } from '../panel/ChatHook'
import { Overview } from '../panel/Overview'
import { PanelPosts } from '../panel/PanelPosts'
import { Followers } from '../panel/Followers'
import { Waiting } from '../panel/Waiting'
import { $tab, tabChosen, tabs, type Tab } from '../tab.model'
import { RolesInput } from './RolesInput'

const parts = { RolesInput }

/** A channel that stands open: who follows it, what was sent to it, and its settings. */
export function ChannelPanel({ row, form }: OpenProps<ListChannelsRow>) {
  const t = useText()
  const { openId, tab } = useUnit({ openId: form.rows.$openId, tab: $tab })
  if (openId === null) return null
  return (
    <RowPanel
      {...{ form, openId, parts }}
      picture={row && <Cover size="row" seed={row.channelId} pictureUrl={row.pictureUrl} />}
      detail={
        row &&
        t('channels.panel.facts', {
          subscribers: t('channels.panel.subscribers', { count: row.subscribers }),
          programs: t('channels.panel.programs', { count: row.programs }),
        })
      }
      acts={
        row && (
          <ScreenButton
            variant="ghost"
            to={href('channels.edit', { id: row.channelId })}
            icon={<Icon name="externalLink" />}
            aria-label={t('channels.panel.open')}
            title={t('channels.panel.open')}
          />
        )
      }
      tabs={row && <PanelTabs />}
      lead={row && tab === 'subscribers' && <Waiting channel={row} />}
      side={row === null ? {} : sideOf(row, tab)}
    >
      {row && tab === 'subscribers' && <Followers channel={row} />}
      {row && tab === 'settings' && <ChatHook channel={row} />}
    </RowPanel>
  )
}

function sideOf(channel: ListChannelsRow, tab: Tab) {
  if (tab === 'overview') return { body: <Overview channel={channel} /> }
  if (tab === 'posts') return { body: <PanelPosts /> }
  return tab === 'subscribers'
    ? { groups: ['joining'], hasHistory: false }
    : { groups: ['channel', 'people', 'owners', 'talk'] }
}

function PanelTabs() {
  const t = useText()
  const { tab, choose } = useUnit({ tab: $tab, choose: tabChosen })
  return (
    <ViewTabs
      label={t('channels.tab.label')}
      tabs={tabs.map((id) => ({ id, label: t(`channels.tab.${id}`) }))}
      currentId={tab}
      onChoose={(id) => choose(id as Tab)}
    />
  )
}
