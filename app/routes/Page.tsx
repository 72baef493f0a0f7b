import { Suspense } from 'react';
import type { PlainMessageKey } from '@/i18n/translator';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import type { LazyRoute } from './lazyRoute';
import { RouteBoundary, type RouteFrame } from './RouteBoundary';

export interface PageProps {
  of: LazyRoute;
  frame?: RouteFrame;
  /** Name of the page for the tab's title. Without a name or title of the route, the container sets it. */
  name?: PlainMessageKey;
}

/** Renders a route's container, which is loaded on demand and fails on its own. */
export function Page({ of: Container, frame, name }: PageProps) {
  return (
    <RouteBoundary {...(frame ? { frame } : {})}>
      <Suspense fallback={null}>
        <Container />
        {name && Container.source.title === undefined && <DocumentTitle of={name} />}
      </Suspense>
    </RouteBoundary>
  );
}
