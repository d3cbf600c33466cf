import { useUnit } from 'effector-react'
import type { Predicate } from '../../../../codegen/read/manifest'
import type { SubjectName, Tables } from '../../../../codegen/workbench/protocol'
import { SelectField } from '../../../ui/fields/SelectField'
import { $editsShown, $tenant, edited } from '../changes/draft.model'
import { draftedAccess, draftedFlags } from '../changes/drafted'
import { words } from '../words'
import { $lens } from '../lens/lens.model'
import { $roleName } from '../lens/roleNames.model'
import { HideButton } from './HideButton'
import { withFlagFor } from './hiddenFrom'
import { NewFlag } from './NewFlag'
import { Part } from './Part'
import { formOf, predicateOf, withFlag, type Form } from './predicate'
import { startingWays } from './startingWays'
import { Ways } from './Ways'
import styles from './Inspector.module.css'

export interface AccessEditorProps {
  subject: SubjectName
  tables: Tables
  access: Predicate | null
  /** The access that applies if there is none of its own; for a section, one per entry. */
  inherited?: readonly Predicate[]
  /** May have no predicate of its own and follow its route or its entries. */
  mayInherit?: boolean
  isSection?: boolean
  /** An entry may only narrow its route's access; the compiler proves it. */
  isNarrowing?: boolean
}

/** Edits access with form fields, so that nobody writes predicates by hand. */
export function AccessEditor(props: AccessEditorProps) {
  const { subject, tables, inherited = [], mayInherit = false, isSection, isNarrowing } = props
  const { edits, tenant, lens, nameOf, edit } = useUnit({
    edits: $editsShown,
    tenant: $tenant,
    lens: $lens,
    nameOf: $roleName,
    edit: edited,
  })
  const access = draftedAccess(edits, subject, props.access)
  const form = formOf(access)
  const ways = startingWays(access === null ? inherited : [access], tables)
  const flags = draftedFlags(edits, tables.flags)
  const change = (next: Form) => edit({ do: 'setAccess', of: subject, access: predicateOf(next) })

  return (
    <Part
      title={isNarrowing ? words.edit.ownAccess : words.edit.access}
      end={(isNarrowing || (isSection && tenant)) && <HideButton {...{ subject, ways, tables }} />}
    >
      <SelectField
        label={words.access.kind}
        hideLabel
        value={form.kind === 'named' ? `$${form.name}` : form.kind}
        options={[
          ...(mayInherit || form.kind === 'inherited'
            ? [{ value: 'inherited', label: words.access.inherit(isSection === true) }]
            : []),
          ...(mayInherit ? [] : [{ value: 'public', label: words.access.public }]),
          { value: 'ways', label: words.access.ways },
          ...Object.keys(tables.predicates).map((name) => ({
            value: `$${name}`,
            label: words.access.named(name),
          })),
        ]}
        onValueChange={(value) => change(formChosen(value, ways))}
        hint={isNarrowing && form.kind !== 'inherited' ? words.access.onlyNarrows : undefined}
      />
      {form.kind === 'ways' && (
        <Ways
          ways={form.ways}
          tables={tables}
          flags={flags}
          onChange={(next) => change({ kind: 'ways', ways: next })}
        />
      )}
      {form.kind !== 'public' && form.kind !== 'named' && (
        <div className={styles.row}>
          <NewFlag
            taken={flags}
            roles={lens?.roles.map(nameOf) ?? []}
            onAdd={({ whenSet, ...flag }) => {
              edit({ do: 'addFlag', ...flag })
              change({
                kind: 'ways',
                ways: lens
                  ? withFlagFor(lens.roles, ways, [flag.id, whenSet], tables)
                  : ways.map((way) => withFlag(way, flag.id, whenSet)),
              })
            }}
          />
        </div>
      )}
    </Part>
  )
}

function formChosen(value: string, ways: Extract<Form, { kind: 'ways' }>['ways']): Form {
  if (value.startsWith('$')) return { kind: 'named', name: value.slice(1) }
  return value === 'ways' ? { kind: 'ways', ways } : { kind: value as 'inherited' | 'public' }
}
