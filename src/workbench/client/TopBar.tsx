import { useUnit } from 'effector-react'
import { Mark } from '../../ui/identity/Mark'
import { $view, viewChosen } from './address/address.model'
import { views, type View } from './address/address'
import { History } from './changes/History'
import { $outcome } from './changes/outcome.model'
import { ThemeMenu } from './ThemeMenu'
import { WorkbenchIcon } from './WorkbenchIcon'
import { words } from './words'
import styles from './TopBar.module.css'

/** The name of the tool, its views, and global tools. */
export function TopBar() {
  const { current, outcome, choose } = useUnit({
    current: $view,
    outcome: $outcome,
    choose: viewChosen,
  })
  return (
    <header className={styles.bar}>
      <Mark />
      <h1 className={styles.title}>{words.title}</h1>
      <nav className={styles.views} aria-label={words.views.label}>
        {views.map((view) => (
          <ViewLink key={view} view={view} isCurrent={view === current} onChoose={choose} />
        ))}
      </nav>
      <div className={styles.tools}>
        <output className={styles.outcome} data-tone={outcome?.tone}>
          {outcome?.text}
        </output>
        <History />
        <ThemeMenu />
      </div>
    </header>
  )
}

interface ViewLinkProps {
  view: View
  isCurrent: boolean
  onChoose: (view: View) => void
}

function ViewLink({ view, isCurrent, onChoose }: ViewLinkProps) {
  return (
    <a
      href={`?view=${view}`}
      className={styles.view}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onChoose(view)
      }}
    >
      <WorkbenchIcon name={view} />
      {words.views[view]}
    </a>
  )
}
