import { Component, type ReactNode } from 'react'

interface EditorBoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** If the rich editor cannot be loaded, the plain text field replaces it, so that the post is not lost. */
export class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
