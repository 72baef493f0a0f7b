import { type ComponentType } from 'react';
import { type RouteFrame } from './RouteBoundary';
/** A route's container, loaded when it is needed and failing on its own. */
export declare function Page({
  of: Container,
  frame,
}: {
  of: ComponentType;
  frame?: RouteFrame;
}): import('react').JSX.Element;
