import { account } from './requirements/account.ts';
import { admin } from './requirements/admin.ts';
import { adminCatalog } from './requirements/adminCatalog.ts';
import { authServer } from './requirements/authServer.ts';
import { cart } from './requirements/cart.ts';
import { catalog } from './requirements/catalog.ts';
import { hand } from './requirements/hand.ts';
import { landing } from './requirements/landing.ts';
import { language } from './requirements/language.ts';
import { leaving } from './requirements/leaving.ts';
import { days } from './requirements/days.ts';
import { entities } from './requirements/entities.ts';
import { ledger } from './requirements/ledger.ts';
import { legal } from './requirements/legal.ts';
import { login } from './requirements/login.ts';
import { notFound } from './requirements/notFound.ts';
import { notifications } from './requirements/notifications.ts';
import { order } from './requirements/order.ts';
import { cards } from './requirements/cards.ts';
import { bills } from './requirements/bills.ts';
import { documents } from './requirements/documents.ts';
import { orders } from './requirements/orders.ts';
import { payers } from './requirements/payers.ts';
import { payment } from './requirements/payment.ts';
import { paymentHistory } from './requirements/paymentHistory.ts';
import { placeholder } from './requirements/placeholder.ts';
import { pricing } from './requirements/pricing.ts';
import { productLists } from './requirements/productLists.ts';
import { profile } from './requirements/profile.ts';
import { promo } from './requirements/promo.ts';
import { recovery } from './requirements/recovery.ts';
import { registration } from './requirements/registration.ts';
import { routes } from './requirements/routes.ts';
import { serverEdit } from './requirements/serverEdit.ts';
import { serverPage } from './requirements/serverPage.ts';
import { network } from './requirements/network.ts';
import { rescue } from './requirements/rescue.ts';
import { snapshots } from './requirements/snapshots.ts';
import { serverRenew } from './requirements/serverRenew.ts';
import { servers } from './requirements/servers.ts';
import { serverTariff } from './requirements/serverTariff.ts';
import { shell } from './requirements/shell.ts';
import { desk } from './requirements/desk.ts';
import { mails } from './requirements/mails.ts';
import { quotas } from './requirements/quotas.ts';
import { merges } from './requirements/merges.ts';
import { staffActions } from './requirements/staffActions.ts';
import { status } from './requirements/status.ts';
import { support } from './requirements/support.ts';
import { ticket } from './requirements/ticket.ts';
import { hooks } from './requirements/hooks.ts';
import { colleagues } from './requirements/colleagues.ts';
import { tokens } from './requirements/tokens.ts';
import { help } from './requirements/help.ts';
import { usage } from './requirements/usage.ts';
import { toasts } from './requirements/toasts.ts';
import { sshKeys } from './requirements/sshKeys.ts';
import { userSettings } from './requirements/userSettings.ts';
import { verify } from './requirements/verify.ts';
import type { Area, Requirement } from './requirements/types.ts';

/** Every area, in the order in which a customer meets them. */
export const areas: readonly Area[] = [
  landing,
  legal,
  routes,
  notFound,
  language,
  login,
  registration,
  verify,
  recovery,
  authServer,
  account,
  shell,
  placeholder,
  servers,
  catalog,
  productLists,
  order,
  pricing,
  cart,
  promo,
  payment,
  paymentHistory,
  payers,
  orders,
  bills,
  documents,
  cards,
  days,
  entities,
  ledger,
  serverPage,
  snapshots,
  rescue,
  network,
  leaving,
  serverEdit,
  serverRenew,
  serverTariff,
  profile,
  userSettings,
  sshKeys,
  notifications,
  tokens,
  colleagues,
  usage,
  help,
  hooks,
  toasts,
  support,
  desk,
  ticket,
  mails,
  admin,
  status,
  adminCatalog,
  hand,
  staffActions,
  merges,
  quotas,
];

/** A requirement with what its area says of it. */
export interface Registered extends Requirement {
  area: Area;
  /** The screen it belongs to, or a part without one: `AppShell`, `auth server`, `pricing` … */
  screen: string;
}

export const requirements: readonly Registered[] = areas.flatMap((area) =>
  area.requirements.map((requirement) => ({ screen: area.screen, ...requirement, area })),
);
