import type { ReactNode } from 'react';
import { matchPath, Route, useLocation } from 'react-router-dom';
import type { PlainMessageKey } from '@/i18n/translator';
import type { MessageLoader } from '@app/stores/withMessages';
import { lazyRoute, type LazyRoute, type RouteSource } from './lazyRoute';
import { Page } from './Page';

/** Pages inside one shell. */
interface Area {
  /** Address prefix of all its pages. */
  root: string;
  /** Address, name and source of each page. Pages may share a source. */
  pages: readonly (readonly [path: string, name: PlainMessageKey, source: RouteSource])[];
  /** Layout around the pages. */
  shell: RouteSource;
  /** Page for unknown addresses of the area, inside the shell. */
  notFound: RouteSource;
}

interface AreaLayoutProps {
  shell: LazyRoute;
  pages: readonly { path: string; page: LazyRoute }[];
}

/** Renders the shell around a page; both load in parallel. */
function AreaLayout({ shell, pages }: AreaLayoutProps) {
  const { pathname } = useLocation();
  void pages.find(({ path }) => matchPath(path, pathname))?.page.preload();
  return <Page of={shell} frame="layout" />;
}

/** Makes the routes of an area with absolute addresses. Pages with one source share its component. */
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
  const routed = pages.map(([path, name, source]) => ({ path, name, page: routeOf(source) }));
  return (
    <Route element={<AreaLayout shell={routeOf(shell)} pages={routed} />}>
      {routed.map(({ path, name, page }) => (
        <Route key={path} path={path} element={<Page of={page} frame="content" name={name} />} />
      ))}
      <Route path={`${root}/*`} element={<Page of={routeOf(notFound)} frame="content" />} />
    </Route>
  );
}
