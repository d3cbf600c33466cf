import { useUnit } from 'effector-react'
import type { ClauseEntry } from '../../../../codegen/read/manifest'
import type { Edit, SubjectName, Tables, Tenant } from '../../../../codegen/workbench/protocol'
import { Button } from '../../../ui/buttons/Button'
import { Hint } from '../../../ui/overlay/Hint'
import { $tenant, edited } from '../changes/draft.model'
import { $lens } from '../lens/lens.model'
import { $roleName } from '../lens/roleNames.model'
import { $visible } from '../menu/outline.model'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { hiddenFrom } from './hiddenFrom'
import { predicateOf } from './predicate'

export interface HideButtonProps {
  subject: SubjectName
  /** Who sees it now. */
  ways: readonly ClauseEntry[]
  tables: Tables
}

/** Takes an entry from the people of the lens, who see it. */
export function HideButton({ subject, ways, tables }: HideButtonProps) {
  const { lens, visible, tenant, nameOf, edit } = useUnit({
    tenant: $tenant,
    lens: $lens,
    visible: $visible,
    nameOf: $roleName,
    edit: edited,
  })
  if (tenant) return <HideForTenant {...{ subject, tenant, edit }} />
  if (!lens || !visible.has(subject)) return null
  const left = hiddenFrom(lens.roles, ways, tables)
  const button = (
    <Button
      size="sm"
      icon={<WorkbenchIcon name="hidden" />}
      aria-disabled={left.length === 0 || undefined}
      onClick={() => {
        if (left.length === 0) return
        edit({ do: 'setAccess', of: subject, access: predicateOf({ kind: 'ways', ways: left }) })
      }}
    >
      {words.access.hide(lens.roles.map(nameOf).join(', '))}
    </Button>
  )
  return left.length === 0 ? <Hint text={words.access.hideFromAll}>{button}</Hint> : button
}

interface HideForTenantProps {
  subject: SubjectName
  tenant: Tenant
  edit: (edit: Edit) => void
}

/** Leaves it out of the menu of the overlay's customers, or takes it in again. */
function HideForTenant({ subject, tenant, edit }: HideForTenantProps) {
  const isHidden = tenant.hidden.includes(subject)
  return (
    <Button
      size="sm"
      icon={<WorkbenchIcon name={isHidden ? 'visible' : 'hidden'} />}
      onClick={() => edit({ do: 'setHidden', of: subject, hidden: !isHidden })}
    >
      {isHidden ? words.access.showFor(tenant.name) : words.access.hide(tenant.name)}
    </Button>
  )
}
