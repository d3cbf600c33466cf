import { Component, type ReactNode } from 'react'
import { EmptyState } from '../../../ui/static/EmptyState'
import { WorkbenchIcon } from '../WorkbenchIcon'
import { words } from '../words'

/** The shell knows the routes it was built with. A menu that leads elsewhere says so instead of taking the page along. */
export class StageFault extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    if (!this.state.isFailed) return this.props.children
    return (
      <EmptyState
        tone="danger"
        icon={<WorkbenchIcon name="problem" size="xl" />}
        title={words.stage.failed}
      >
        {words.stage.failedHint}
      </EmptyState>
    )
  }
}
