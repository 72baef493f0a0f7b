import type { PriceItem } from '@/domain/admin/priceItems';
import { serverRules, userRules } from '@/domain/admin/lists';
import { mailTextId, type MailText, type MailTextDraft } from '@/domain/admin/mailText';
import type { RatedCurrency } from '@/domain/admin/rate';
import type { AdminUserId } from '@/domain/admin/user';
import type { PlanName } from '@/domain/catalog/plan';
import { plainQuery } from '@/domain/list/listRules';
import type { AdminPort } from '@app/ports/adminPort';
import { datacenterStore } from '@app/stores/datacenterStore';
import { timeZoneStore } from '@app/stores/timeZoneStore';
import { usePorts } from '@app/providers/PortsProvider';
import type { ReadPlan } from './Read';
import { useRead } from './useRead';

/* Reads of the admin area's pages, shell and palette, like shellReads.ts. */

function useAdminRead<Value>(
  name: string,
  callOf: (admin: AdminPort) => ReadPlan<Value>['load'],
  isOwn = false,
) {
  const { admin } = usePorts();
  return useRead({ key: `admin/${name}`, event: `admin-${name}-failed`, load: callOf(admin), isOwn });
}

/** The administrator, and the badge's count. */
export const useAdminAccount = () =>
  useAdminRead('account', ({ account }) => async (signal) => {
    const read = await account(signal);
    timeZoneStore.set(read.timeZone);
    datacenterStore.set(read.datacenters);
    return read;
  });
export const useAdminOverview = () => useAdminRead('overview', ({ overview }) => overview);
export const useAdminAnalytics = () => useAdminRead('analytics', ({ analytics }) => analytics);
export const usePaymentFigures = () =>
  useAdminRead('payment-figures', ({ paymentFigures }) => paymentFigures);
/** One customer; null for an invalid address. */
export function useCustomer(id: AdminUserId | null) {
  const { admin } = usePorts();
  return useRead(
    id === null
      ? null
      : {
          key: `admin/customer/${id}`,
          event: 'admin-customer-failed',
          load: (signal) => admin.customer(id, signal),
        },
  );
}

/** State changes of a payment; reads nothing for null. */
export function usePaymentTrail(id: number | null) {
  const { admin } = usePorts();
  return useRead(
    id === null
      ? null
      : {
          key: `admin/payment-trail/${id}`,
          event: 'admin-payment-trail-failed',
          load: (signal) => admin.paymentTrail(id, signal),
        },
  );
}

/** Returns the text of a mail; reads nothing for none. */
export function useMailText(id: number | null) {
  const { admin } = usePorts();
  return useRead(
    id === null
      ? null
      : {
          key: `admin/mail-text/${id}`,
          event: 'admin-mail-text-failed',
          load: (signal) => admin.mailText(id, signal),
        },
  ).state;
}

/** Reads the mail of a text with sample data; reads nothing for none. */
export function useMailPreview(previewed: { text: MailText; draft: MailTextDraft } | null) {
  const { admin } = usePorts();
  return useRead(
    previewed === null
      ? null
      : {
          key: `admin/mail-preview/${JSON.stringify([mailTextId(previewed.text), previewed.draft])}`,
          event: 'admin-mail-preview-failed',
          load: (signal) => admin.previewMailText(previewed.text, previewed.draft, signal),
        },
  ).state;
}

/** Rows that the palette searches locally; the server searches the rest. */
const paletteRows = { cursor: null, limit: 200 };

/** Customers that match a text; the newest for an empty one. */
export const useFoundUsers = (search: string) =>
  useAdminRead(
    `users-found/${search}`,
    ({ users }) =>
      (signal) =>
        users(plainQuery(userRules, search), paletteRows, signal),
  );

/** Servers that match a text; the newest for an empty one. */
export const useFoundServers = (search: string) =>
  useAdminRead(
    `servers-found/${search}`,
    ({ servers }) =>
      (signal) =>
        servers(plainQuery(serverRules, search), paletteRows, signal),
  );
export const useAuditPeople = () => useAdminRead('audit-people', ({ auditPeople }) => auditPeople);
export const useAdminSettings = () => useAdminRead('settings', ({ settings }) => settings, true);

/** Effects of a change of a plan; reads nothing for null. */
export function usePlanReach(name: PlanName | null) {
  const { admin } = usePorts();
  return useRead(
    name && {
      key: `admin/plan-reach/${name}`,
      event: 'admin-plan-reach-failed',
      load: (signal) => admin.planReach(name, signal),
    },
  ).state;
}

/** Counts what a change of an item concerns; reads nothing for null. */
export function usePriceReach(item: PriceItem | null) {
  const { admin } = usePorts();
  return useRead(
    item && {
      key: `admin/price-reach/${item}`,
      event: 'admin-price-reach-failed',
      load: (signal) => admin.priceReach(item, signal),
    },
  ).state;
}

/** Uses of a promo code; reads nothing for null. */
export function usePromoUses(code: string | null) {
  const { admin } = usePorts();
  return useRead(
    code === null
      ? null
      : {
          key: `admin/promo-uses/${code}`,
          event: 'admin-promo-uses-failed',
          load: (signal) => admin.promoUses(code, signal),
        },
  ).state;
}

/** Returns the rates of a currency that were entered so far; reads nothing for none. */
export function useRateHistory(id: RatedCurrency | null) {
  const { admin } = usePorts();
  return useRead(
    id && {
      key: `admin/rate-history/${id}`,
      event: 'admin-rate-history-failed',
      load: (signal) => admin.rateHistory(id, signal),
    },
  ).state;
}
