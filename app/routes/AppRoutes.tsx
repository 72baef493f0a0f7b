import { Suspense, useState, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { MessageStore } from '@app/providers/messageStore';
import { lazyRoute } from './lazyRoute';
import { paths, redirects } from './paths';
import { RouteBoundary } from './RouteBoundary';

/** Every route of the app: address, the messages it speaks, the container that serves it. */
function createRoutes(messages: MessageStore) {
  return {
    login: lazyRoute(messages, ['auth'], () => import('@app/containers/auth/Login.container')),
    register: lazyRoute(messages, ['auth'], () => import('@app/containers/auth/Registration.container')),
    verify: lazyRoute(messages, ['auth'], () => import('@app/containers/auth/Verify.container')),
    forgotPassword: lazyRoute(
      messages,
      ['auth'],
      () => import('@app/containers/auth/ForgotPassword.container'),
    ),
    notFound: lazyRoute(messages, ['notFound'], () => import('@app/containers/notFound/NotFound.container')),
  };
}

/** Keeps query and fragment on the way to the canonical address (D3). */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname: to, search, hash }} />;
}

function Page({ of: Container }: { of: ComponentType }) {
  return (
    <RouteBoundary>
      <Suspense fallback={null}>
        <Container />
      </Suspense>
    </RouteBoundary>
  );
}

/** The routed app. Each route loads its own code and messages, and fails on its own. */
export function AppRoutes({ messages }: { messages: MessageStore }) {
  const [routes] = useState(() => createRoutes(messages));
  return (
    <Routes>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      <Route path={paths.login} element={<Page of={routes.login} />} />
      <Route path={paths.register} element={<Page of={routes.register} />} />
      <Route path={paths.verify} element={<Page of={routes.verify} />} />
      <Route path={paths.forgotPassword} element={<Page of={routes.forgotPassword} />} />
      <Route path="*" element={<Page of={routes.notFound} />} />
    </Routes>
  );
}
