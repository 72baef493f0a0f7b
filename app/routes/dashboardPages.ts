import '@app/styles.css';
import type { ReactNode } from 'react';
import { isPlaceholder, sectionKeys, type BuiltSection } from '@/pages/dashboard';
import { paths, sectionName, sectionPath } from '@/paths';
import type { MessageLoader } from '@app/stores/withMessages';
import { areaRouteElements } from './areaRoutes';
import './dashboardMessages';
import type { RouteSource } from './lazyRoute';

const catalog: RouteSource = {
  messages: ['shell', 'catalog', 'pricing'],
  load: () => import('@app/containers/catalog/Catalog.container'),
};

const productList: RouteSource = {
  messages: ['shell', 'servers', 'serverList', 'list', 'productLists'],
  load: () => import('@app/containers/productLists/ProductList.container'),
};

const payer: RouteSource = {
  messages: ['payers', 'payer'],
  load: () => import('@app/containers/payers/Payer.container'),
};

const placeholder: RouteSource = {
  messages: ['shell', 'placeholder'],
  load: () => import('@app/containers/placeholder/Placeholder.container'),
};

/** Code and messages of the dashboard's pages. Other facts about them are in src/pages/dashboard.ts. */
const pages: Readonly<Record<BuiltSection, RouteSource>> = {
  vps: {
    messages: ['servers', 'serverList', 'list'],
    load: () => import('@app/containers/servers/ServerList.container'),
    title: 'servers.title',
  },
  vpsCpu: productList,
  vpsStorage: productList,
  vpsCatalog: catalog,
  vpsCpuCatalog: catalog,
  vpsStorageCatalog: catalog,
  osSelection: {
    messages: ['order', 'pricing'],
    load: () => import('@app/containers/order/OsSelection.container'),
  },
  server: {
    messages: ['server', 'servers', 'renewal'],
    load: () => import('@app/containers/server/Server.container'),
  },
  serverEdit: {
    messages: ['serverEdit', 'renewal', 'servers', 'pricing'],
    load: () => import('@app/containers/serverEdit/ServerEdit.container'),
  },
  serverRenew: {
    messages: ['serverRenew', 'toCart', 'servers', 'pricing'],
    load: () => import('@app/containers/serverRenew/ServerRenew.container'),
  },
  serverChangeTariff: {
    messages: ['serverTariff', 'toCart', 'servers', 'pricing'],
    load: () => import('@app/containers/serverTariff/ServerTariff.container'),
  },
  cart: {
    messages: ['cart', 'pricing', 'servers'],
    load: () => import('@app/containers/cart/Cart.container'),
  },
  orders: {
    messages: ['orders', 'list'],
    load: () => import('@app/containers/orders/OrderList.container'),
  },
  order: { messages: ['orders'], load: () => import('@app/containers/orders/Order.container') },
  billing: {
    messages: ['bills', 'paymentMethod', 'list'],
    load: () => import('@app/containers/bills/BillList.container'),
  },
  billPayment: {
    messages: ['payment', 'paymentMethod', 'payer', 'pricing'],
    load: () => import('@app/containers/payment/BillPayment.container'),
    title: 'own',
  },
  paymentMethods: {
    messages: ['cards', 'paymentMethod', 'list'],
    load: () => import('@app/containers/cards/CardList.container'),
  },
  documents: {
    messages: ['documents', 'list'],
    load: () => import('@app/containers/documents/DocumentList.container'),
  },
  payments: {
    messages: ['payment', 'paymentMethod', 'payer'],
    load: () => import('@app/containers/payment/TopUp.container'),
    title: 'own',
  },
  paymentMethod: {
    messages: ['payment', 'paymentMethod', 'payer', 'pricing'],
    load: () => import('@app/containers/payment/OrderPayment.container'),
    title: 'own',
  },
  paymentsHistory: {
    messages: ['payments', 'paymentMethod', 'list'],
    load: () => import('@app/containers/payments/PaymentHistory.container'),
  },
  payers: {
    messages: ['payers', 'payer', 'list'],
    load: () => import('@app/containers/payers/PayerList.container'),
  },
  payerAdd: payer,
  payer,
  profile: {
    messages: ['profile', 'payer'],
    load: () => import('@app/containers/profile/Profile.container'),
    title: 'profile.title',
  },
  userSettings: {
    messages: ['userSettings'],
    load: () => import('@app/containers/userSettings/UserSettings.container'),
  },
  support: {
    messages: ['support', 'list'],
    load: () => import('@app/containers/support/TicketList.container'),
  },
  supportCreate: {
    messages: ['support', 'files'],
    load: () => import('@app/containers/support/TicketForm.container'),
  },
  supportTicket: {
    messages: ['support', 'files'],
    load: () => import('@app/containers/support/Ticket.container'),
  },
  userRoles: {
    messages: ['colleagues'],
    load: () => import('@app/containers/colleagues/Colleagues.container'),
  },
  help: { messages: ['help', 'list'], load: () => import('@app/containers/help/Help.container') },
  statistics: {
    messages: ['statistics'],
    load: () => import('@app/containers/usage/Statistics.container'),
  },
  discounts: {
    messages: ['discounts'],
    load: () => import('@app/containers/usage/Discounts.container'),
  },
  ip: {
    messages: ['addresses', 'servers'],
    load: () => import('@app/containers/usage/AddressList.container'),
  },
  tools: { messages: ['tools'], load: () => import('@app/containers/tools/Tools.container') },
  notifications: {
    messages: ['notifications'],
    load: () => import('@app/containers/notifications/Notifications.container'),
  },
};

/** Makes the routes of the dashboard (§2), loaded with the first address under /dashboard. */
export function dashboardRouteElements(messages: MessageLoader): ReactNode {
  return areaRouteElements(messages, {
    root: paths.dashboard.root,
    pages: sectionKeys.map((key) => [
      sectionPath(key),
      sectionName(key),
      isPlaceholder(key) ? placeholder : pages[key],
    ]),
    shell: { messages: ['shell'], load: () => import('@app/containers/shell/DashboardShell.container') },
    notFound: { messages: ['notFound'], load: () => import('@app/containers/notFound/NotFound.container') },
  });
}
