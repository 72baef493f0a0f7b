import type { ReactNode } from 'react';
import { Route, useLocation } from 'react-router-dom';
import { lazyRoute, type LazyRoute, type MessageLoader } from './lazyRoute';
import { Page } from './Page';
import { paths } from '@/paths';

interface AdminPage {
  path: string;
  page: LazyRoute;
}

/** The screens of the admin area: each brings its own code and words, so that none carries another's. */
function createPages(messages: MessageLoader): readonly AdminPage[] {
  return [
    {
      path: paths.admin.dashboard,
      page: lazyRoute(
        messages,
        ['adminDashboard'],
        () => import('@app/containers/admin/AdminDashboard.container'),
      ),
    },
    {
      path: paths.admin.analytics,
      page: lazyRoute(
        messages,
        ['adminAnalytics'],
        () => import('@app/containers/admin/AdminAnalytics.container'),
      ),
    },
    {
      path: paths.admin.users,
      page: lazyRoute(
        messages,
        ['admin', 'adminUsers', 'list'],
        () => import('@app/containers/admin/AdminUsers.container'),
      ),
    },
    {
      path: paths.admin.servers,
      page: lazyRoute(
        messages,
        ['admin', 'adminServers', 'list'],
        () => import('@app/containers/admin/AdminServers.container'),
      ),
    },
    {
      path: paths.admin.payments,
      page: lazyRoute(
        messages,
        ['admin', 'adminPayments', 'list'],
        () => import('@app/containers/admin/AdminPayments.container'),
      ),
    },
    {
      path: paths.admin.settings,
      page: lazyRoute(
        messages,
        ['adminSettings'],
        () => import('@app/containers/admin/AdminSettings.container'),
      ),
    },
  ];
}

interface AdminLayoutProps {
  shell: LazyRoute;
  pages: readonly AdminPage[];
}

/** The admin shell around its pages; the page's code is asked for at once, beside the shell's own. */
function AdminLayout({ shell, pages }: AdminLayoutProps) {
  const { pathname } = useLocation();
  void pages.find(({ path }) => path === pathname)?.page.preload();
  return <Page of={shell} frame="layout" />;
}

/** The provider's side (§2). Whatever else stands under its address is not found, inside its shell. */
export function adminRouteElements(messages: MessageLoader): ReactNode {
  const shell = lazyRoute(
    messages,
    ['shell', 'admin'],
    () => import('@app/containers/admin/AdminShell.container'),
  );
  const notFound = lazyRoute(
    messages,
    ['admin', 'notFound'],
    () => import('@app/containers/admin/AdminNotFound.container'),
  );
  const pages = createPages(messages);
  return (
    <Route element={<AdminLayout shell={shell} pages={pages} />}>
      {pages.map(({ path, page }) => (
        <Route key={path} path={path} element={<Page of={page} frame="content" />} />
      ))}
      <Route path={`${paths.admin.root}/*`} element={<Page of={notFound} frame="content" />} />
    </Route>
  );
}
