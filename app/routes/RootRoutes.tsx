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
import { paths, redirects } from '@/paths';
import type { RootPageKey } from '@/pages/root';
import { once } from '@app/once';
import type { MessageStore } from '@app/stores/messageStore';
import type { MessageLoader } from '@app/stores/withMessages';
import { lazyRoute, type ContainerModule, type LazyRoute, type RouteSource } from './lazyRoute';
import { Page } from './Page';

/** Redirects to a canonical address (D3) and keeps query and fragment. */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}

/** Code and messages of the pages outside of the areas. Their screens are in src/pages/root.ts. */
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
  [paths.askSupport]: {
    messages: ['auth', 'askSupport'],
    load: () => import('@app/containers/auth/AskSupport.container'),
    title: 'askSupport.title',
  },
  [paths.resetPassword]: {
    messages: ['auth', 'recovery'],
    load: () => import('@app/containers/auth/ResetPassword.container'),
  },
};

/** Makes the routes outside of the areas. The build reads them to preload each page's code (app/build/appRoutes.ts). */
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
      <Route path="*" element={<Page of={notFound} />} />
    </>
  );
}

/** Tables of the areas by address prefix, loaded separately so that pages do not carry other areas' routes. */
const areas = [
  { root: paths.dashboard.root, load: async () => (await import('./dashboardPages')).dashboardRouteElements },
  { root: paths.admin.root, load: async () => (await import('./adminPages')).adminRouteElements },
];

/** One table per message store, shared by preloading and rendering. */
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
  // The area's root only redirects.
  return tableFor(messages).areas.find(({ root }) => matchPath(`${root}/:page/*`, pathname));
}

/**
 * Loads the code of the page at an address and returns it, so that the first render shows it. Failures are left to
 * the route.
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
    // The lazy components are properties of a route's element, as in app/build/appRoutes.ts.
    ...branch.flatMap(({ route: { element } }) =>
      isValidElement<Record<string, Partial<LazyRoute> | undefined>>(element)
        ? Object.values(element.props).map((part) => part?.preload?.())
        : [],
    ),
  ]);
}

/** Routes of the app. Each area and each page loads its own code and messages, and fails on its own. */
export function RootRoutes({ messages }: { messages: MessageStore }) {
  const { pathname } = useLocation();
  const area = areaAt(messages, pathname);
  return area ? (
    <Page key={area.root} of={area.table} frame="layout" />
  ) : (
    <Routes>{tableFor(messages).elements}</Routes>
  );
}
