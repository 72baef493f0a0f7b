import { isValidElement, type ReactNode } from 'react';
import {
  createRoutesFromChildren,
  matchPath,
  matchRoutes,
  Navigate,
  Route,
  Routes,
  useLocation,
} from 'react-router-dom';
import { documentPaths, paths, redirects } from '@/paths';
import type { RootPageKey } from '@/pages/root';
import { once } from '@app/once';
import type { MessageStore } from '@app/stores/messageStore';
import type { MessageLoader } from '@app/stores/withMessages';
import { lazyRoute, type ContainerModule, type LazyRoute, type RouteSource } from './lazyRoute';
import { LeaveForDocument } from './LeaveForDocument';
import { Page } from './Page';

/** Keeps query and fragment on the way to the canonical address (D3). */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}

/** Sources of the pages outside the areas. Their screens are in src/pages/root.ts. */
const pages: Readonly<Record<(typeof paths)[RootPageKey], RouteSource>> = {
  [paths.login]: { messages: ['auth'], load: () => import('@app/containers/auth/Login.container') },
  [paths.register]: {
    messages: ['auth', 'registration'],
    load: () => import('@app/containers/auth/Registration.container'),
    title: 'registration.title',
  },
  [paths.verify]: {
    messages: ['auth', 'registration'],
    load: () => import('@app/containers/auth/Verify.container'),
    title: 'registration.verify.title',
  },
  [paths.forgotPassword]: {
    messages: ['auth', 'recovery'],
    load: () => import('@app/containers/auth/ForgotPassword.container'),
    title: 'recovery.title',
  },
  [paths.resetPassword]: {
    messages: ['auth', 'recovery'],
    load: () => import('@app/containers/auth/ResetPassword.container'),
  },
};

/**
 * The routes outside the areas. The build reads them as well, to preload each page's code (app/build/appRoutes.ts).
 */
export function rootRouteElements(messages: MessageLoader): ReactNode {
  const notFound = lazyRoute(messages, {
    messages: ['notFound'],
    load: () => import('@app/containers/notFound/NotFound.container'),
  });
  return (
    <>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      {Object.entries(pages).map(([path, source]) => (
        <Route key={path} path={path} element={<Page of={lazyRoute(messages, source)} />} />
      ))}
      {documentPaths.map((path) => (
        <Route key={path} path={path} element={<LeaveForDocument fallback={<Page of={notFound} />} />} />
      ))}
      <Route path="*" element={<Page of={notFound} />} />
    </>
  );
}

/** The areas by what their addresses begin with, each a table of its own: so none weighs on the pages of another. */
const areas = [
  { root: paths.dashboard.root, load: async () => (await import('./dashboardPages')).dashboardRouteElements },
  { root: paths.admin.root, load: async () => (await import('./adminPages')).adminRouteElements },
];

/** Made once for both, what loads before the first render and what renders: by the store of their messages. */
const tables = new WeakMap<MessageLoader, ReturnType<typeof makeTable>>();

function makeTable(messages: MessageLoader) {
  return {
    elements: rootRouteElements(messages),
    areas: areas.map(({ root, load }) => {
      const elements = once(async () => (await load())(messages));
      const table = lazyRoute(messages, {
        messages: [],
        load: async () => {
          const loaded = await elements();
          return { default: () => <Routes>{loaded}</Routes> };
        },
      });
      return { root, elements, table };
    }),
  };
}

function tableFor(messages: MessageLoader) {
  const table = tables.get(messages) ?? makeTable(messages);
  tables.set(messages, table);
  return table;
}

function areaAt(messages: MessageLoader, pathname: string) {
  // The root's own address redirects, and is no page of the area.
  return tableFor(messages).areas.find(({ root }) => matchPath(`${root}/:page/*`, pathname));
}

/**
 * Loads what stands at an address, so that it shows with the first render, and gives it. Whatever fails is left for the
 * route to show.
 */
export async function preloadRoute(
  messages: MessageLoader,
  pathname: string,
): Promise<readonly (ContainerModule | undefined)[]> {
  const area = areaAt(messages, pathname);
  const elements = area ? await area.elements() : tableFor(messages).elements;
  const branch = matchRoutes(createRoutesFromChildren(elements), pathname) ?? [];
  return Promise.all([
    area?.table.preload(),
    // What loads is among the properties of a route's element, as the build finds it too (app/build/appRoutes.ts).
    ...branch.flatMap(({ route: { element } }) =>
      isValidElement<Record<string, Partial<LazyRoute> | undefined>>(element)
        ? Object.values(element.props).map((part) => part?.preload?.())
        : [],
    ),
  ]);
}

/** The routed app. Each area and each route loads its own code and messages, and fails on its own. */
export function RootRoutes({ messages }: { messages: MessageStore }) {
  const { pathname } = useLocation();
  const area = areaAt(messages, pathname);
  return area ? (
    <Page key={area.root} of={area.table} frame="layout" />
  ) : (
    <Routes>{tableFor(messages).elements}</Routes>
  );
}
