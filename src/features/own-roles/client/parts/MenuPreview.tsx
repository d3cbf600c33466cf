import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import type { ListCustomerRolesRow } from '../../../../../generated/facts/features/own-roles'
import { minScreenWidth, sidebarCollapseWidth } from '../../../../../generated/facts/constants'
import type { FlagId } from '../../../../../generated/facts/flags'
import { controls, trees } from '../../../../../generated/facts/navigation'
import { closedWith } from '../../../../access/ownRole'
import { $translate } from '../../../../browser/text/text.model'
import { useText } from '../../../../browser/text/useText'
import type { AsideProps } from '../../../../screens/client'
import { $flags, $overlay, $session } from '../../../../session/client'
import { MenuStage } from '../../../../shell/stage/MenuStage'
import type { Staging } from '../../../../shell/stage/stage.model'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { FlagsMenu } from '../FlagsMenu'
import { RoleHolders } from '../RoleHolders'
import { roleOf } from '../roleOf'
import styles from './MenuPreview.module.css'

const widths = { wide: sidebarCollapseWidth + 1, tablet: minScreenWidth - 1 } as const
type Width = keyof typeof widths

/** The menu that a role gives, as it is typed, and who has it. */
export function MenuPreview({ row, fields }: AsideProps<ListCustomerRolesRow>) {
  const t = useText()
  const [width, setWidth] = useState<Width>('wide')
  const [flags, setFlags] = useState<Readonly<Partial<Record<FlagId, boolean>>>>({})
  const role = roleOf(row, fields)
  const staging = useStaging(role?.base, role?.closed.join(' ') ?? '', widths[width], flags)
  if (!role || !staging) return null
  return (
    <section aria-label={t('ownRoles.preview.title', { role: role.name })}>
      <h3 className={styles.title}>{t('ownRoles.preview.title', { role: role.name })}</h3>
      <p className={styles.text}>{t('ownRoles.preview.text')}</p>
      <div className={styles.tools}>
        <SegmentedControl
          label={t('ownRoles.preview.width')}
          value={width}
          segments={[
            { value: 'wide', label: t('ownRoles.preview.wide') },
            { value: 'tablet', label: t('ownRoles.preview.tablet') },
          ]}
          onValueChange={setWidth}
        />
        <FlagsMenu changed={flags} onChange={setFlags} />
      </div>
      <MenuStage
        staging={staging}
        empty={t('ownRoles.preview.nobody')}
        label={(entries) => t('ownRoles.preview.menu', { entries })}
      />
      {row?.kind === 'own' && <RoleHolders row={row} />}
    </section>
  )
}

/** Undefined while nobody is signed in, or no role is chosen. */
function useStaging(
  base: NonNullable<ReturnType<typeof roleOf>>['base'] | undefined,
  closedIds: string,
  width: number,
  changed: Readonly<Partial<Record<FlagId, boolean>>>,
): Staging | undefined {
  const { session, flags, overlay, translate } = useUnit({
    session: $session,
    flags: $flags,
    overlay: $overlay,
    translate: $translate,
  })
  return useMemo(
    () =>
      session && base
        ? {
            navigation: overlay ?? { trees, controls },
            session: {
              ...session,
              // Nobody in particular, for whom nothing is asked of the server.
              userUUID: '',
              roles: [base],
              flags: { ...flags, ...changed },
              closed: [...closedWith(closedIds.split(' '))],
            },
            width,
            translate,
            profiles: [],
            counts: null,
            open: null,
          }
        : undefined,
    [session, flags, overlay, translate, base, closedIds, width, changed],
  )
}
