import { Component, type ReactNode } from 'react'

interface EditorBoundaryProps {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** An editor that cannot be loaded must not cost the post: the plain box takes its place. */
export class EditorBoundary extends Component<EditorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
