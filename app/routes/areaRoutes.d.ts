import type { ReactNode } from 'react';
import type { MessageLoader } from '@app/stores/withMessages';
import { type RouteSource } from './lazyRoute';
/** Pages inside one shell. */
interface Area {
  /** What all their addresses begin with. */
  root: string;
  /** What stands at each address; several may share one source. */
  pages: readonly (readonly [path: string, source: RouteSource])[];
  /** The layout around them. */
  shell: RouteSource;
  /** What shows inside the shell at every other address under the area's root. */
  notFound: RouteSource;
}
/** An area's routes, with absolute addresses. Pages of one source share its component. */
export declare function areaRouteElements(
  messages: MessageLoader,
  { root, pages, shell, notFound }: Area,
): ReactNode;
export {};
