import type { Model } from '../../resolve/model'
import { wordOf } from '../../resolve/wordOf'
import type { Matrix } from '../matrix'
import { escape } from './escape'
import type { Group, NamedRow, Part } from './partsOf'

export function tableHtml(
  { id, title, note, groups }: Part,
  { roles }: Matrix,
  model: Model,
): string {
  const rows = groups.flatMap((group) => group.rows)
  const isPublic = rows.some(({ signedOut }) => signedOut !== '')
  const isShared = rows.some(({ together }) => together !== '')
  const heads = roles.map((role) => ({
    role,
    title: wordOf(model, model.manifest.roles.roles[role]!.title),
  }))
  const columns = [
    ...(isPublic ? [columnHead('Signed out', '')] : []),
    ...heads.map((head) => columnHead(head.title, head.role)),
    ...(isShared ? [columnHead('Only together', '')] : []),
  ]
  const cellsOf = ({ signedOut, cells, together }: NamedRow) =>
    [...(isPublic ? [signedOut] : []), ...cells, ...(isShared ? [together] : [])].map(cellHtml)
  const groupHtml = (group: Group) =>
    [
      '<tbody>',
      ...(group.title === ''
        ? []
        : [
            `<tr><th class="group" colspan="${columns.length + 1}" scope="rowgroup">${escape(group.title)}</th></tr>`,
          ]),
      ...group.rows.map((row) => `<tr>${rowHead(row)}${cellsOf(row).join('')}</tr>`),
      '</tbody>',
    ].join('\n')
  return `<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${escape(title)} <small>${escape(note)}</small></h2>
<table>
<thead><tr><th scope="col">${escape(title)}</th>${columns.join('')}</tr></thead>
${groups.map(groupHtml).join('\n')}
</table>
</section>`
}

const columnHead = (title: string, id: string) =>
  `<th scope="col">${escape(title)}${id && `<code>${escape(id)}</code>`}</th>`

function rowHead({ title, subject, address, place }: NamedRow): string {
  const own = subject.id.replace(/^.*\//, '')
  return `<th scope="row" title="${escape(place)}"><b>${escape(title)}</b><code>${escape(own)}</code><code>${escape(address)}</code></th>`
}

/** Never is shown as a quiet sign that a screen reader passes over and find does not find. */
export function cellHtml(cell: string): string {
  if (cell === '') return '<td class="never"></td>'
  return cell === 'yes' ? '<td><i class="yes">yes</i></td>' : `<td><i>${escape(cell)}</i></td>`
}
