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
import type { MessageStore } from '@app/stores/messageStore';
import { lazyRoute, loadedPart, type LoadedPart, type MessageLoader } from './lazyRoute';
import { LeaveForDocument } from './LeaveForDocument';
import { Page } from './Page';
import { documentPaths, paths, redirects } from '@/paths';

/** Keeps query and fragment on the way to the canonical address (D3). */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}

/**
 * The routes outside the areas: address, the messages each speaks, the container that serves it. The build reads
 * them as well, to preload each page's code (app/build/appRoutes.ts).
 */
export function rootRouteElements(messages: MessageLoader): ReactNode {
  const login = lazyRoute(messages, ['auth'], () => import('@app/containers/auth/Login.container'));
  const register = lazyRoute(messages, ['auth'], () => import('@app/containers/auth/Registration.container'));
  const verify = lazyRoute(messages, ['auth'], () => import('@app/containers/auth/Verify.container'));
  const forgotPassword = lazyRoute(
    messages,
    ['auth', 'recovery'],
    () => import('@app/containers/auth/ForgotPassword.container'),
  );
  const resetPassword = lazyRoute(
    messages,
    ['auth', 'recovery'],
    () => import('@app/containers/auth/ResetPassword.container'),
  );
  const notFound = lazyRoute(
    messages,
    ['notFound'],
    () => import('@app/containers/notFound/NotFound.container'),
  );
  return (
    <>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      <Route path={paths.login} element={<Page of={login} />} />
      <Route path={paths.register} element={<Page of={register} />} />
      <Route path={paths.verify} element={<Page of={verify} />} />
      <Route path={paths.forgotPassword} element={<Page of={forgotPassword} />} />
      <Route path={paths.resetPassword} element={<Page of={resetPassword} />} />
      {documentPaths.map((path) => (
        <Route key={path} path={path} element={<LeaveForDocument fallback={<Page of={notFound} />} />} />
      ))}
      <Route path="*" element={<Page of={notFound} />} />
    </>
  );
}

/** A table of routes with absolute addresses that loads apart, so that no area weighs on the pages of another. */
function lazyTable(messages: MessageLoader, load: () => Promise<(messages: MessageLoader) => ReactNode>) {
  let loading: Promise<ReactNode> | undefined;
  const elements = () => (loading ??= load().then((elementsFor) => elementsFor(messages)));
  const table = loadedPart(async () => {
    const loaded = await elements();
    return { default: () => <Routes>{loaded}</Routes> };
  });
  return { elements, table };
}

/** The areas by what their addresses begin with: one line each. app/build/appRoutes.ts names them too. */
function createAreas(messages: MessageLoader) {
  return [
    {
      root: paths.dashboard.root,
      ...lazyTable(messages, async () => (await import('./dashboardRoutes')).dashboardRouteElements),
    },
    {
      root: paths.admin.root,
      ...lazyTable(messages, async () => (await import('./adminRoutes')).adminRouteElements),
    },
  ];
}

/** Made once for both, what loads before the first render and what renders: by the store they speak from. */
const tables = new WeakMap<MessageLoader, ReturnType<typeof makeTable>>();

function makeTable(messages: MessageLoader) {
  return { elements: rootRouteElements(messages), areas: createAreas(messages) };
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
 * Loads what stands at an address, so that it shows with the first render. Whatever fails is left for the route to show.
 */
export async function preloadRoute(messages: MessageLoader, pathname: string): Promise<void> {
  const area = areaAt(messages, pathname);
  const elements = area ? await area.elements() : tableFor(messages).elements;
  const branch = matchRoutes(createRoutesFromChildren(elements), pathname) ?? [];
  await Promise.all([
    area?.table.preload(),
    // What loads is among the properties of a route's element, as the build finds it too (app/build/appRoutes.ts).
    ...branch.flatMap(({ route: { element } }) =>
      isValidElement<Record<string, Partial<LoadedPart> | undefined>>(element)
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
