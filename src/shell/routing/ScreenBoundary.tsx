import { Component, type ReactNode } from 'react'
import { ScreenFault } from './ScreenFault'

/** An error boundary: if a screen fails to render, the menu stays usable. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <ScreenFault onRetry={() => this.setState({ isBroken: false })} />
  }
}
