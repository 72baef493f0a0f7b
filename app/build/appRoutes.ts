/**
 * Lists what each address of the app needs first. It is read from the app's own table of routes. Loaded through
 * Vite.
 */
import { isValidElement, type ReactNode } from 'react';
import { createRoutesFromChildren, matchRoutes, type RouteObject } from 'react-router-dom';
import { adminRouteElements } from '@app/routes/adminPages';
import { dashboardRouteElements } from '@app/routes/dashboardPages';
import type { LazyRoute } from '@app/routes/lazyRoute';
import { rootRouteElements } from '@app/routes/RootRoutes';

export interface AppRoute {
  /** As in `<Route path>`: absolute, or `*` for everything else. */
  path: string;
  /**
   * Source files of what shows there, from the project's root: the table it stands in, where that loads apart, then
   * the containers, a layout before its page.
   */
  containers: readonly string[];
  /** Message areas that they show. */
  areas: readonly string[];
}

const messages = { ensure: async () => undefined };

/**
 * Every address with something to show. Redirects show nothing, and an area's own 'not found' (`/dashboard/*`,
 * `/admin/*`) is no address: the server answers it as it answers every unknown one, with 404.
 */
export function appRoutes(): AppRoute[] {
  return [
    ...routesOf(rootRouteElements(messages), []),
    ...routesOf(dashboardRouteElements(messages), ['app/routes/dashboardPages.ts']),
    ...routesOf(adminRouteElements(messages), ['app/routes/adminPages.ts']),
  ];
}

function routesOf(elements: ReactNode, tables: readonly string[]): AppRoute[] {
  const routes = createRoutesFromChildren(elements);
  return pathsOf(routes).flatMap((path) => {
    if (path.endsWith('/*')) return [];
    const branch = matchRoutes(routes, path === '*' ? '/no/such/page' : path) ?? [];
    const shown = branch.flatMap(({ route }) => lazyRoutesOf(route));
    if (shown.length === 0) return [];
    return {
      path,
      containers: [...new Set([...tables, ...shown.map(sourceOf)])],
      areas: [...new Set(['common', ...shown.flatMap(({ source }) => source.messages)])],
    };
  });
}

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [
    ...(path === undefined ? [] : [path]),
    ...(children ? pathsOf(children) : []),
  ]);
}

/** The lazily loaded components among the properties of a route's element. */
function lazyRoutesOf({ element }: RouteObject): LazyRoute[] {
  return isValidElement<Record<string, unknown>>(element)
    ? Object.values(element.props).filter(isLazyRoute)
    : [];
}

function isLazyRoute(value: unknown): value is LazyRoute {
  return typeof value === 'function' && 'source' in value;
}

/** Vite writes the resolved file into the import, and a function can give its text. */
function sourceOf({ source: { load } }: LazyRoute): string {
  const file = /["'`]\/(app\/[^"'`]+)["'`]/.exec(load.toString())?.[1];
  if (!file) throw new Error(`A route does not import its container directly: ${load.toString()}`);
  return file;
}
