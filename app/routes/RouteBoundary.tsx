import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { usePorts } from '@app/providers/PortsProvider';

interface BoundaryProps {
  onError: (error: unknown) => void;
  fallback: ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * Keeps a fault inside its route: the rest of the portal stays usable, the fault is logged, and the way on is a
 * reload (a chunk that did not arrive, usually because a new version was deployed, comes with it).
 */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { log } = usePorts();
  return (
    <Boundary
      // Elsewhere is a fresh start.
      key={pathname}
      onError={(error) => log.event('route-failed', { path: pathname, error: String(error) })}
      fallback={<RouteFailed />}
    >
      {children}
    </Boundary>
  );
}

/** An element of its own, so that its messages are read only when they are needed. */
function RouteFailed() {
  const { t } = useI18n();
  return (
    <main className="grid min-h-80 place-items-center">
      <ErrorState
        description={t('common.error.unexpected')}
        onRetry={() => location.reload()}
        headingLevel={1}
      />
    </main>
  );
}
