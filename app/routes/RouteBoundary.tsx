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

/** What a route is: a page of its own, a layout around pages, or a page inside a layout (which has the `main`). */
export type RouteFrame = 'page' | 'layout' | 'content';

/**
 * Keeps a fault inside its route: the rest of the portal stays usable, the fault is logged, and the way on is a
 * reload (a chunk that did not arrive, usually because a new version was deployed, comes with it).
 */
export function RouteBoundary({ frame = 'page', children }: { frame?: RouteFrame; children: ReactNode }) {
  const { pathname } = useLocation();
  const { log } = usePorts();
  return (
    <Boundary
      // Elsewhere is a fresh start; a layout stays through its pages.
      key={frame === 'layout' ? frame : pathname}
      onError={(error) => log.event('route-failed', { path: pathname, error: String(error) })}
      fallback={<Failed frame={frame} />}
    >
      {children}
    </Boundary>
  );
}

/** Speaks only when it shows: messages may not be there before. */
function Failed({ frame }: { frame: RouteFrame }) {
  const { t } = useI18n();
  const Frame = frame === 'content' ? 'div' : 'main';
  return (
    <Frame className="grid min-h-80 place-items-center">
      <ErrorState
        description={t('common.error.unexpected')}
        onRetry={() => location.reload()}
        headingLevel={1}
      />
    </Frame>
  );
}
