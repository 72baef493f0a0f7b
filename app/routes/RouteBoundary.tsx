import { Component, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import { ErrorState } from '@/patterns/ErrorState';
import { isMissingModule } from '@/primitives/missingModule';
import { isOnline } from '@app/device/connection';
import { reloadDocument } from '@app/device/documents';
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
      fallback={(error) => <Failed frame={frame} reason={reasonOf(error)} />}
    >
      {children}
    </Boundary>
  );
}

type FailureReason = 'outdated' | 'offline' | 'unexpected';

function reasonOf(error: unknown): FailureReason {
  if (!isMissingModule(error)) return 'unexpected';
  return isOnline() ? 'outdated' : 'offline';
}

/** Reads messages only when it is shown, because they may not be loaded before. */
function Failed({ frame, reason }: { frame: RouteFrame; reason: FailureReason }) {
  const { t } = useI18n();
  const isOutdated = reason === 'outdated';
  // Nothing was typed on a page that did not load.
  useEffect(() => {
    if (reason !== 'offline') return undefined;
    window.addEventListener('online', reloadDocument);
    return () => window.removeEventListener('online', reloadDocument);
  }, [reason]);
  const Frame = frame === 'content' ? 'div' : 'main';
  return (
    <Frame className="grid min-h-80 place-items-center">
      <ErrorState
        {...(isOutdated ? { title: t('common.updated.title') } : {})}
        description={t(isOutdated ? 'common.updated.text' : `common.error.${reason}`)}
        {...(isOutdated ? { retryLabel: t('common.error.reload') } : {})}
        onRetry={reloadDocument}
        headingLevel={1}
      />
    </Frame>
  );
}
