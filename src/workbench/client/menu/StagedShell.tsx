import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'
import type { SubjectName } from '../../../../codegen/workbench/protocol'
import { $navigation } from '../../../shell/navigation/navigation.model'
import { Routing } from '../../../shell/routing/Routing'
import { Menu } from '../../../shell/sidebar/Menu'
import { Rail } from '../../../shell/sidebar/Rail'
import { $menu, $sections } from '../../../shell/sidebar/sidebar.model'
import { EmptyState } from '../../../ui/page/EmptyState'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'
import { pressedSubject } from './pressedSubject'
import { StageScreen } from './StageScreen'
import styles from './Stage.module.css'

/** The product's rail and menu. Pressing an item selects it instead of opening it. */
export function StagedShell({ onChoose }: { onChoose: (subject: SubjectName) => void }) {
  const { navigation, sections, menu } = useUnit({
    navigation: $navigation,
    sections: $sections,
    menu: $menu,
  })
  const choose = (event: MouseEvent) => {
    const pressed = pressedSubject(event.target as Element, { navigation, sections, menu })
    if (!pressed) return
    onChoose(pressed.subject)
    if (pressed.opensMenu) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Routing>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only hears the presses of the links and buttons inside */}
      <div className={styles.frame} onClickCapture={choose}>
        <Rail />
        <Menu />
        {sections.length > 0 ? (
          <StageScreen />
        ) : (
          <EmptyState icon={<WorkbenchIcon name="hidden" size="xl" />} title={words.stage.nobody}>
            {words.stage.nobodyHint}
          </EmptyState>
        )}
      </div>
    </Routing>
  )
}
