import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { isMissingModule } from '@/primitives/missingModule';
import { isOnline } from '@app/device/connection';
import { usePorts } from '@app/providers/PortsProvider';

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
      fallback={(error) => <Failed frame={frame} isOutdated={isMissingModule(error) && isOnline()} />}
    >
      {children}
    </Boundary>
  );
}

/** Speaks only when it shows: messages may not be there before. */
function Failed({ frame, isOutdated }: { frame: RouteFrame; isOutdated: boolean }) {
  const { t } = useI18n();
  const Frame = frame === 'content' ? 'div' : 'main';
  return (
    <Frame className="grid min-h-80 place-items-center">
      <ErrorState
        {...(isOutdated ? { title: t('common.updated.title') } : {})}
        description={t(isOutdated ? 'common.updated.text' : 'common.error.unexpected')}
        {...(isOutdated ? { retryLabel: t('common.error.reload') } : {})}
        onRetry={() => location.reload()}
        headingLevel={1}
      />
    </Frame>
  );
}
