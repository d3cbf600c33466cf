import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/buttons/Button'
import { EmptyState } from '../../ui/page/EmptyState'
import { WorkbenchIcon } from './WorkbenchIcon'
import { words } from './words'

interface PartFaultProps {
  title: string
  hint: string
  children: ReactNode
}

/** An error boundary around one part of the page: edits are kept and can still be saved. */
export class PartFault extends Component<PartFaultProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    const { title, hint, children } = this.props
    if (!this.state.isFailed) return children
    return (
      <EmptyState
        tone="danger"
        icon={<WorkbenchIcon name="problem" size="xl" />}
        title={title}
        actions={
          <Button variant="primary" onClick={() => this.setState({ isFailed: false })}>
            {words.folder.retry}
          </Button>
        }
      >
        {hint}
      </EmptyState>
    )
  }
}
