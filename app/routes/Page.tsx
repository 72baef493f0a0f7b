import { Suspense, type ComponentType } from 'react';
import type { PlainMessageKey } from '@/i18n/translator';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { RouteBoundary, type RouteFrame } from './RouteBoundary';

export interface PageProps {
  of: ComponentType;
  frame?: RouteFrame;
  /** What the tab says, in words that are there before the page is; without it the container says it. */
  title?: PlainMessageKey | undefined;
}

/** A route's container, loaded when it is needed and failing on its own. */
export function Page({ of: Container, frame, title }: PageProps) {
  return (
    <RouteBoundary {...(frame ? { frame } : {})}>
      <Suspense fallback={null}>
        <Container />
        {title && <DocumentTitle of={title} />}
      </Suspense>
    </RouteBoundary>
  );
}
