import { useUnit } from 'effector-react'
import type { ListProgramsRow } from '../../../../../generated/facts/features/programs'
import { RowPanel, type OpenProps } from '../../../../screens/client'
import { lazyPart } from '../../../../ui/lazyPart'
import { BuilderActs } from '../builder/BuilderActs'
import '../programs.model'
import { usePublishedActs } from '../usePublishedActs'
import { ProgramVersions } from '../builder/ProgramVersions'

const noParts = {}
/** What builds is loaded only when a program is opened. */
const Builder = lazyPart(async () => (await import('../builder/Builder')).Builder)
const ImportedFilm = lazyPart(async () => (await import('../films/ImportedFilm')).ImportedFilm)
const ChosenBlock = lazyPart(async () => (await import('../builder/BlockForm')).ChosenBlock)
const LookForm = lazyPart(async () => (await import('../builder/LookForm')).LookForm)

function Lead({ program }: { program: ListProgramsRow }) {
  return program.kind === 'imported' ? (
    <ImportedFilm program={program} />
  ) : (
    <Builder program={program} />
  )
}

/** A program as a page: what builds it, and beside it what it is called and what was made of it. */
export function ProgramPage({ row, form }: OpenProps<ListProgramsRow>) {
  const openId = useUnit(form.rows.$openId)
  const more = usePublishedActs(row)
  if (openId === null) return null
  const isThere = row !== null && !row.trashed
  return (
    <RowPanel
      {...{ form, openId, more }}
      parts={noParts}
      isPage
      isDocument
      lead={isThere && <Lead key={row.programId} program={row} />}
      acts={isThere && <BuilderActs program={row} />}
    >
      {isThere && <ChosenBlock />}
      {isThere && <ProgramVersions program={row} />}
      {isThere && row.may.includes('build') && <LookForm />}
    </RowPanel>
  )
}
