import { useUnit } from 'effector-react'
import { can } from '../../../access/can'
import { useFormat } from '../../../browser/text/useFormat'
import { $world } from '../../../session/client'
import { Button } from '../../../ui/buttons/Button'
import { Icon } from '../../../ui/icons/Icon'
import { PageHeader } from '../../../ui/page/PageHeader'
import { useSay } from '../cells/useSay'
import { drawHead } from '../parts'
import { countText } from './countText'
import { ExportButton } from './ExportButton'
import { ImportButton } from './ImportButton'
import { useList } from './ListContext'

export function ListHeader() {
  const say = useSay()
  const format = useFormat()
  const { list, parts } = useList()
  const { screen, elementIds } = list
  const { shown, state, counts, question, world, open } = useUnit({
    shown: list.rows.$shown,
    state: list.reading.$state,
    counts: list.counts.$counts,
    question: list.place.$question,
    world: $world,
    open: list.place.rowOpened,
  })
  const { create } = screen.words
  const mayCreate = create && screen.calls.create && can(screen.calls.create.access, world)
  const title = say(screen.title)
  const { trash = false } = question
  return (
    <PageHeader
      title={trash ? say('screens.list.trash.title', { title }) : title}
      detail={
        <output>{countText(screen, { shown, state, counts, question }, { say, format })}</output>
      }
      actions={
        state !== 'forbidden' &&
        !trash && (
          <>
            <ImportButton />
            <ExportButton />
            {screen.head.map((name) => drawHead(parts, name, { place: 'head' }))}
            {mayCreate && (
              <span id={elementIds.create}>
                <Button
                  variant="primary"
                  icon={<Icon name="plus" />}
                  aria-keyshortcuts="n"
                  onClick={() => open('new')}
                >
                  {say(create)}
                </Button>
              </span>
            )}
          </>
        )
      }
    />
  )
}
