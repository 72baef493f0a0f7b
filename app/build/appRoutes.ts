/**
 * Lists the files and messages that each address of the app needs first, from the app's own routes. Loaded through
 * Vite.
 */
import { isValidElement, type ReactNode } from 'react';
import { createRoutesFromChildren, matchRoutes, type RouteObject } from 'react-router-dom';
import { adminRouteElements } from '@app/routes/adminPages';
import { dashboardRouteElements } from '@app/routes/dashboardPages';
import type { LazyRoute } from '@app/routes/lazyRoute';
import { rootRouteElements } from '@app/routes/RootRoutes';

export interface AppRoute {
  /** Route pattern: absolute, or `*`. */
  path: string;
  /**
   * Source files of the page, from the project's root: its lazily loaded table of routes, then its containers, a
   * layout before its page.
   */
  containers: readonly string[];
  /** Message areas of the containers. */
  areas: readonly string[];
}

const messages = { ensure: async () => undefined };

/**
 * Lists all addresses with a page. Redirects and an area's own 'not found' (`/dashboard/*`, `/admin/*`) are omitted:
 * the server answers unknown addresses with 404.
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

/** Returns the lazily loaded components of a route's element. */
function lazyRoutesOf({ element }: RouteObject): LazyRoute[] {
  return isValidElement<Record<string, unknown>>(element)
    ? Object.values(element.props).filter(isLazyRoute)
    : [];
}

function isLazyRoute(value: unknown): value is LazyRoute {
  return typeof value === 'function' && 'source' in value;
}

/** Reads the file name from the function's text, because Vite writes the resolved file into the import. */
function sourceOf({ source: { load } }: LazyRoute): string {
  const file = /["'`]\/(app\/[^"'`]+)["'`]/.exec(load.toString())?.[1];
  if (!file) throw new Error(`A route does not import its container directly: ${load.toString()}`);
  return file;
}
