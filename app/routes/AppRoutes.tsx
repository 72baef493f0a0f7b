import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { MessageStore } from '@app/providers/messageStore';
import { lazyRoute, type MessageLoader } from './lazyRoute';
import { redirects } from './paths';
import { RouteBoundary } from './RouteBoundary';

/** Every route of the app: address, the messages it speaks, the container that serves it. */
function createRoutes(messages: MessageLoader) {
  return {
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

/** The table of routes, as elements. The build reads it as well, to preload each page's code (app/build/appRoutes.ts). */
export function routeElements(messages: MessageLoader): ReactNode {
  const routes = createRoutes(messages);
  return (
    <>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      <Route path="*" element={<Page of={routes.notFound} />} />
    </>
  );
}

/** The routed app. Each route loads its own code and messages, and fails on its own. */
export function AppRoutes({ messages }: { messages: MessageStore }) {
  const [elements] = useState(() => routeElements(messages));
  return <Routes>{elements}</Routes>;
}
