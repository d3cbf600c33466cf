import { useUnit } from 'effector-react'
import type { ListTemplatesRow } from '../../../../../generated/facts/features/templates'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { LookForm } from '../LookForm'
import { StoryActs } from '../StoryActs'
import { StoryEditor } from '../StoryEditor'
import '../templates.model'
import { TemplateVersions } from '../TemplateVersions'

const noParts = {}

/** A template as a page: its story, and beside it what it is called and how its programs look. */
export function TemplatePage({ row, form }: OpenProps<ListTemplatesRow>) {
  const openId = useUnit(form.rows.$openId)
  if (openId === null) return null
  const isThere = row !== null && !row.trashed
  return (
    <RowPanel
      {...{ form, openId }}
      parts={noParts}
      isPage
      isDocument
      lead={isThere && <StoryEditor key={row.templateId} template={row} />}
      acts={isThere && <StoryActs template={row} />}
    >
      {isThere && <LookForm />}
      {row && row.versionNo > 0 && <TemplateVersions template={row} />}
    </RowPanel>
  )
}
