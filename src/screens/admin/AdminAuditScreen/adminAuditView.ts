import type { AuditChange, AuditEntry } from '@/domain/admin/audit';
import type { AuditConditions, AuditKey } from '@/domain/admin/lists';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import { kopecks } from '@/domain/money/money';
import type { I18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import type { AdminOverlay } from '../list/adminListTypes';

export type AuditOverlay = Extract<
  AdminOverlay<AuditEntry, never, never, never>,
  { kind: 'none' | 'details' }
>;

export type AdminAuditView = ListView<AuditEntry, AuditKey, AuditConditions> & {
  /** E-mails of the administrators in the filter. */
  people: readonly string[];
  overlay: AuditOverlay;
};

export interface AdminAuditScreenProps extends ListActions<AuditKey, AuditConditions>, MoreActions {
  view: AdminAuditView;
  /** Downloads the records of the search and filter. */
  onExport: () => void;
  onDetailsOpen: (entry: AuditEntry) => void;
  onOverlayClose: () => void;
}

/** Makes the screen's view. An administrator named by the address is offered before the others are loaded. */
export function toAdminAuditView({
  list,
  people,
  overlay,
}: {
  list: ListView<AuditEntry, AuditKey, AuditConditions>;
  people: readonly string[];
  overlay: AuditOverlay;
}): AdminAuditView {
  const { admin } = list.filter;
  return { ...list, people: admin === null || people.includes(admin) ? people : [admin, ...people], overlay };
}

/** List of customers, filtered by the e-mail; null if a record has no customer. */
export const customerHref = ({ customer }: Pick<AuditEntry, 'customer'>): string | null =>
  customer === '' ? null : withQuery(paths.admin.users, { q: customer });

/** Fields with a translated name; others are shown as recorded. */
const fields = [
  'name',
  'event',
  'email',
  'status',
  'expires',
  'id',
  'job',
  'operation',
  'subject',
  'reason',
  'siteName',
  'supportEmail',
  'smtpHost',
  'smtpPort',
  'smtpUser',
  'smtpPassword',
  'senderEmail',
  'taxRate',
  'defaultCurrency',
  'billDays',
  'reminderDays',
  'graceDays',
  'deletionDays',
  'maxLoginAttempts',
  'sessionMinutes',
  'plans',
  'promos',
  'snapshotsPerServer',
  'colleaguesPerAccount',
  'apiTokensPerAccount',
  'webhooksPerAccount',
  'ticketFilesMegabytes',
  'access',
  'registration',
  'staffSecondFactor',
  'secondFactor',
  'timeZone',
  'openDays',
  'opensAt',
  'closesAt',
  'until',
  'from',
  'to',
  'format',
  'search',
  'kind',
  'admin',
  'amount',
  'received',
  'target',
  'state',
  'payment',
  'note',
  'items',
  'files',
  'text',
  'balance',
  'purpose',
  'receivedOn',
  'reference',
  'ended',
  'line',
  'cpu',
  'ram',
  'disk',
  'monthly',
  'nextMonthly',
  'servers',
  'discount',
  'nextDiscount',
  'nextFrom',
  'position',
  'sale',
  'stock',
  'trafficGb',
  'isRecommended',
  'benefit',
  'usesLeft',
  'perCustomer',
  'isFirstOrderOnly',
  'lines',
  'lineCount',
  'minimum',
  'commission',
  'currencies',
  'rate',
  'source',
  'day',
  'text',
  'title',
  'isShared',
  'assignee',
  'ticketMails',
  'departments',
  'department',
  'priority',
  'severity',
  'datacenters',
  'city',
  'memory',
  'panels',
  'software',
  'services',
  'mergedInto',
  'mergedFrom',
  'account',
  'audience',
  'inn',
  'kpp',
  'ogrn',
  'address',
  'phone',
  'director',
  'bank',
  'bik',
  'correspondentAccount',
  'prefix',
  'nextNumber',
] as const;

/** Values with a translation. */
const values = [
  'Active',
  'Suspended',
  'Merged',
  'Running',
  'Stopped',
  'Completed',
  'Pending',
  'Canceled',
  'Failed',
  'PartlyRefunded',
  'Refunded',
  'toSend',
  'sent',
  'canceled',
  'byAdmin',
  'byTime',
  'ownerRequest',
  'balance',
  'method',
  'goodwill',
  'correction',
  'writeOff',
  'waiting',
  'assigned',
  'returned',
  'open',
  'soldOut',
  'hidden',
  'queued',
  'answered',
  'closed',
  'technical',
  'billing',
  'sales',
  'abuse',
  'urgent',
  'high',
  'normal',
  'low',
  'investigating',
  'identified',
  'monitoring',
  'scheduled',
  'inProgress',
  'published',
  'resolved',
  'offered',
  'withheld',
  'minor',
  'major',
  'critical',
  'everyone',
  'organizations',
  'nobody',
  'everyDay',
  'weekdays',
  'all',
  'mine',
  'none',
  'true',
  'false',
] as const;

/** Fields whose values are sums in kopecks. */
const sums = ['amount', 'balance', 'monthly', 'nextMonthly', 'rate'];

/** Translates the name of a field, if it has a translation. */
export function fieldText(field: string, t: I18n['t']): string {
  const known = fields.find((each) => each === field);
  return known === undefined ? field : t(`adminAudit.field.${known}`);
}

/** Formats a value; amounts are recorded in kopecks. */
export function valueText(field: string, value: string, { t, money }: Pick<I18n, 't' | 'money'>): string {
  if (sums.some((sum) => sum === field) && /^\d+$/.test(value)) return money(kopecks(Number(value)));
  const known = values.find((each) => each === value);
  return known === undefined ? value : t(`adminAudit.value.${known}`);
}

/** Formats a change in one line. */
export function changeText({ field, before, after }: AuditChange, i18n: Pick<I18n, 't' | 'money'>): string {
  const { t } = i18n;
  const name = fieldText(field, t);
  const text = (value: string) => valueText(field, value, i18n);
  if (before === null) return t('adminAudit.change.set', { field: name, after: text(after ?? '') });
  if (after === null) return t('adminAudit.change.removed', { field: name, before: text(before) });
  return t('adminAudit.change', { field: name, before: text(before), after: text(after) });
}
