import { Component, type ReactNode } from 'react';

/** Renders the error thrown below it as text that a test can find. */
export class Boundary extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: String(error) };
  }

  override render() {
    return this.state.problem ?? this.props.children;
  }
}
