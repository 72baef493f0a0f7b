import { type ReactNode } from 'react';
/** What a route is: a page of its own, a layout around pages, or a page inside a layout (which has the `main`). */
export type RouteFrame = 'page' | 'layout' | 'content';
/**
 * Keeps a fault inside its route: the rest of the portal stays usable, the fault is logged, and the way on is a
 * reload (a chunk that did not arrive, usually because a new version was deployed, comes with it).
 */
export declare function RouteBoundary({
  frame,
  children,
}: {
  frame?: RouteFrame;
  children: ReactNode;
}): import('react').JSX.Element;
