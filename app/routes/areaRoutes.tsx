import type { ReactNode } from 'react';
import { matchPath, Route, useLocation } from 'react-router-dom';
import type { MessageLoader } from '@app/stores/withMessages';
import { lazyRoute, type LazyRoute, type RouteSource } from './lazyRoute';
import { Page } from './Page';

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

interface AreaLayoutProps {
  shell: LazyRoute;
  pages: readonly (readonly [path: string, page: LazyRoute])[];
}

/** The shell around its pages; the page's code loads at once, beside the shell's own. */
function AreaLayout({ shell, pages }: AreaLayoutProps) {
  const { pathname } = useLocation();
  void pages.find(([path]) => matchPath(path, pathname))?.[1].preload();
  return <Page of={shell} frame="layout" />;
}

/** An area's routes, with absolute addresses. Pages of one source share its component. */
export function areaRouteElements(
  messages: MessageLoader,
  { root, pages, shell, notFound }: Area,
): ReactNode {
  const routes = new Map<RouteSource, LazyRoute>();
  const routeOf = (source: RouteSource) => {
    const route = routes.get(source) ?? lazyRoute(messages, source);
    routes.set(source, route);
    return route;
  };
  const routed = pages.map(([path, source]) => [path, routeOf(source)] as const);
  return (
    <Route element={<AreaLayout shell={routeOf(shell)} pages={routed} />}>
      {routed.map(([path, page]) => (
        <Route key={path} path={path} element={<Page of={page} frame="content" />} />
      ))}
      <Route path={`${root}/*`} element={<Page of={routeOf(notFound)} frame="content" />} />
    </Route>
  );
}
