import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePorts } from '@app/providers/PortsProvider';
import { LoadFailure } from './LoadFailure';

interface BoundaryProps {
  onError: (error: unknown) => void;
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}

/** Kind of route: its own page, a layout, or a page inside a layout (which has the `main`). */
export type RouteFrame = 'page' | 'layout' | 'content';

/**
 * Error boundary of a route: the rest of the portal stays usable, the error is logged, and a reload is offered, which
 * also fixes missing chunks after a deployment.
 */
export function RouteBoundary({ frame = 'page', children }: { frame?: RouteFrame; children: ReactNode }) {
  const { pathname } = useLocation();
  const { log } = usePorts();
  return (
    <Boundary
      // Another address resets the error; a layout stays mounted.
      key={frame === 'layout' ? frame : pathname}
      onError={(error) => log.event('route-failed', { path: pathname, error: String(error) })}
      fallback={(error) => <LoadFailure error={error} isInside={frame === 'content'} />}
    >
      {children}
    </Boundary>
  );
}
