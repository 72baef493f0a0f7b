import type { ReactNode } from 'react';
import { Route, useLocation } from 'react-router-dom';
import type { BuiltSection } from './builtSections';
import { lazyRoute, type LazyRoute, type MessageLoader } from './lazyRoute';
import { Page } from './Page';
import { paths, sectionPath, type SectionKey } from '@/paths';
import { sectionAt, sectionKeys } from './sections';

/** What is no page of its own: the shell, and what shows where a page is not built or not known. */
function createRoutes(messages: MessageLoader) {
  return {
    notFound: lazyRoute(messages, ['notFound'], () => import('@app/containers/notFound/NotFound.container')),
    shell: lazyRoute(messages, ['shell'], () => import('@app/containers/shell/DashboardShell.container')),
    placeholder: lazyRoute(
      messages,
      ['shell', 'placeholder'],
      () => import('@app/containers/placeholder/Placeholder.container'),
    ),
  };
}

/** The dashboard's pages that are built: one line each, required by the type once builtSections.ts names it. */
function createDashboardPages(messages: MessageLoader): Readonly<Record<BuiltSection, LazyRoute>> {
  const catalog = lazyRoute(
    messages,
    ['shell', 'catalog', 'pricing'],
    () => import('@app/containers/catalog/Catalog.container'),
  );
  const productList = lazyRoute(
    messages,
    ['shell', 'servers', 'list', 'productLists'],
    () => import('@app/containers/productLists/ProductList.container'),
  );
  return {
    vps: lazyRoute(
      messages,
      ['servers', 'list'],
      () => import('@app/containers/servers/ServerList.container'),
    ),
    support: lazyRoute(
      messages,
      ['support', 'list'],
      () => import('@app/containers/support/TicketList.container'),
    ),
    supportCreate: lazyRoute(
      messages,
      ['support'],
      () => import('@app/containers/support/TicketForm.container'),
    ),
    supportTicket: lazyRoute(messages, ['support'], () => import('@app/containers/support/Ticket.container')),
    notifications: lazyRoute(
      messages,
      ['notifications'],
      () => import('@app/containers/notifications/Notifications.container'),
    ),
    vpsCpu: productList,
    vpsStorage: productList,
    vpsCatalog: catalog,
    vpsCpuCatalog: catalog,
    vpsStorageCatalog: catalog,
    cart: lazyRoute(
      messages,
      ['cart', 'pricing', 'servers'],
      () => import('@app/containers/cart/Cart.container'),
    ),
    paymentsHistory: lazyRoute(
      messages,
      ['payments', 'list'],
      () => import('@app/containers/payments/PaymentHistory.container'),
    ),
    osSelection: lazyRoute(
      messages,
      ['order', 'pricing'],
      () => import('@app/containers/order/OsSelection.container'),
    ),
    serverEdit: lazyRoute(
      messages,
      ['serverEdit', 'servers', 'pricing'],
      () => import('@app/containers/serverEdit/ServerEdit.container'),
    ),
    serverRenew: lazyRoute(
      messages,
      ['serverRenew', 'toCart', 'servers', 'pricing'],
      () => import('@app/containers/serverRenew/ServerRenew.container'),
    ),
    serverChangeTariff: lazyRoute(
      messages,
      ['serverTariff', 'toCart', 'servers', 'pricing'],
      () => import('@app/containers/serverTariff/ServerTariff.container'),
    ),
    profile: lazyRoute(
      messages,
      ['profile', 'payer'],
      () => import('@app/containers/profile/Profile.container'),
    ),
    payments: lazyRoute(
      messages,
      ['payment', 'payer'],
      () => import('@app/containers/payment/TopUp.container'),
    ),
    paymentMethod: lazyRoute(
      messages,
      ['payment', 'payer', 'pricing'],
      () => import('@app/containers/payment/OrderPayment.container'),
    ),
  };
}

/** The shell around the dashboard's pages; the page's code is asked for at once, beside the shell's own. */
function DashboardLayout({ shell, pageOf }: { shell: LazyRoute; pageOf: (key: SectionKey) => LazyRoute }) {
  const key = sectionAt(useLocation().pathname);
  if (key) void pageOf(key).preload();
  return <Page of={shell} frame="layout" />;
}

/** The customer's side (§2). It loads apart from the root's table, with the first address under /dashboard. */
export function dashboardRouteElements(messages: MessageLoader): ReactNode {
  const routes = createRoutes(messages);
  const pages: Partial<Record<SectionKey, LazyRoute>> = createDashboardPages(messages);
  // Every section without a page of its own is a placeholder (tests/unit proves it): their table stays off this load.
  const pageOf = (key: SectionKey) => pages[key] ?? routes.placeholder;
  return (
    <Route element={<DashboardLayout shell={routes.shell} pageOf={pageOf} />}>
      {sectionKeys.map((key) => (
        <Route key={key} path={sectionPath(key)} element={<Page of={pageOf(key)} frame="content" />} />
      ))}
      <Route path={`${paths.dashboard.root}/*`} element={<Page of={routes.notFound} frame="content" />} />
    </Route>
  );
}
