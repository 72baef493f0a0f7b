import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { MessageStore } from '@app/providers/messageStore';
import { lazyRoute, type MessageLoader } from './lazyRoute';
import { LeaveForDocument } from './LeaveForDocument';
import { Page } from './Page';
import { documentPaths, paths, redirects } from './paths';

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
    ['auth'],
    () => import('@app/containers/auth/ForgotPassword.container'),
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
      {documentPaths.map((path) => (
        <Route key={path} path={path} element={<LeaveForDocument fallback={<Page of={notFound} />} />} />
      ))}
      <Route path="*" element={<Page of={notFound} />} />
    </>
  );
}

/** A table of routes with absolute addresses that loads apart, so that no area weighs on the pages of another. */
function lazyTable(messages: MessageLoader, load: () => Promise<(messages: MessageLoader) => ReactNode>) {
  return lazy(async () => {
    const elements = (await load())(messages);
    return { default: () => <Routes>{elements}</Routes> };
  });
}

/** The areas by what their addresses begin with: one line each. app/build/appRoutes.ts names them too. */
function createAreas(messages: MessageLoader): readonly { root: string; table: ComponentType }[] {
  return [
    {
      root: paths.dashboard.root,
      table: lazyTable(messages, async () => (await import('./dashboardRoutes')).dashboardRouteElements),
    },
    {
      root: paths.admin.root,
      table: lazyTable(messages, async () => (await import('./adminRoutes')).adminRouteElements),
    },
  ];
}

/** The routed app. Each area and each route loads its own code and messages, and fails on its own. */
export function RootRoutes({ messages }: { messages: MessageStore }) {
  const [elements] = useState(() => rootRouteElements(messages));
  const [areas] = useState(() => createAreas(messages));
  const { pathname } = useLocation();
  // The root's own address redirects, and is no page of the area.
  const area = areas.find(({ root }) => matchPath(`${root}/:page/*`, pathname));
  return area ? <Page key={area.root} of={area.table} frame="layout" /> : <Routes>{elements}</Routes>;
}
