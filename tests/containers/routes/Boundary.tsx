import { Component, type ReactNode } from 'react';

/** Tells what was thrown below it, in words a test can look for. */
export class Boundary extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: String(error) };
  }

  override render() {
    return this.state.problem ?? this.props.children;
  }
}
