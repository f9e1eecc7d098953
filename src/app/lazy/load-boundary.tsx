// Keeps the page when a part that is loaded on demand breaks or cannot be loaded.
import { Component, type ReactNode } from 'react'

/** Shows nothing in place of a part that failed, and tells `onFailed` once. */
export class LoadBoundary extends Component<{ onFailed: (error: unknown) => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
