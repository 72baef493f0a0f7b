import { Suspense, type ComponentType } from 'react';
import { RouteBoundary, type RouteFrame } from './RouteBoundary';

/** A route's container, loaded when it is needed and failing on its own. */
export function Page({ of: Container, frame }: { of: ComponentType; frame?: RouteFrame }) {
  return (
    <RouteBoundary {...(frame ? { frame } : {})}>
      <Suspense fallback={null}>
        <Container />
      </Suspense>
    </RouteBoundary>
  );
}
