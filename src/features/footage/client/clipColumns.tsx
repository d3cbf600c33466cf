import type { useFormat } from '../../../browser/text/useFormat'
import type { Translate } from '../../../browser/text/text.model'
import type { Column } from '../../../ui/collection/columns'
import type { Card } from './card'
import { ClipMenu } from './ClipMenu'
import { ClipNameCell } from './ClipNameCell'
import { ClipOwner } from './ClipOwner'

const unknown = '–'

export function clipColumns(t: Translate, format: ReturnType<typeof useFormat>): Column<Card>[] {
  return [
    {
      id: 'name',
      header: t('footage.column.name'),
      isSortable: true,
      cell: (card, { tabIndex }) => <ClipNameCell card={card} tabIndex={tabIndex} />,
    },
    {
      id: 'duration',
      header: t('footage.column.duration'),
      width: '108px',
      minTableWidth: 500,
      align: 'end',
      isSortable: true,
      cell: ({ clip }) =>
        clip?.durationMs === undefined ? unknown : format.duration(clip.durationMs),
    },
    {
      id: 'owner',
      header: t('footage.column.owner'),
      width: '190px',
      minTableWidth: 820,
      cell: (card) => (card.clip ? <ClipOwner card={card} /> : unknown),
    },
    {
      id: 'added',
      header: t('footage.column.added'),
      width: '140px',
      minTableWidth: 640,
      isSortable: true,
      cell: ({ clip }) =>
        clip ? (
          <time dateTime={clip.createdAt} title={format.moment(clip.createdAt)}>
            {format.age(clip.createdAt)}
          </time>
        ) : (
          unknown
        ),
    },
    {
      id: 'resolution',
      header: t('footage.column.resolution'),
      width: '130px',
      minTableWidth: 1160,
      cell: ({ clip }) => (clip?.width && clip.height ? `${clip.width} × ${clip.height}` : unknown),
    },
    {
      id: 'bytes',
      header: t('footage.column.bytes'),
      width: '100px',
      align: 'end',
      minTableWidth: 920,
      cell: ({ bytes }) => format.bytes(bytes),
    },
    {
      id: 'actions',
      header: t('footage.column.actions'),
      width: '88px',
      align: 'end',
      cell: (card, { tabIndex }) => <ClipMenu card={card} tabIndex={tabIndex} variant="ghost" />,
    },
  ]
}
