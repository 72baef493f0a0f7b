import { Suspense } from 'react';
import type { PlainMessageKey } from '@/i18n/translator';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import type { LazyRoute } from './lazyRoute';
import { RouteBoundary, type RouteFrame } from './RouteBoundary';

export interface PageProps {
  of: LazyRoute;
  frame?: RouteFrame;
  /** Title of the tab unless the route has another; without either the container sets it. */
  name?: PlainMessageKey;
}

/** A route's container, loaded when it is needed and failing on its own. */
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
