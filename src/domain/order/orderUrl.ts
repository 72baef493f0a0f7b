import * as v from 'valibot';
import { kopecks, kopecksPerRuble, type Money } from '@/domain/money/money';
import { softwareIds } from './compatibility';
import { configurationSchema, defaultConfiguration, type OrderConfiguration } from './configuration';
import { findFamily, osNameForm, toOsChoice, type OsChoice } from './os';
import { backupInAddressSchema, formatOrderedBackup } from './orderedBackup';
import type { Plan } from '@/domain/catalog/plan';
import { backupIds, ipv4Range, panelIds, serviceCountRange } from '@/domain/pricing/options';
import { isOrderPeriod, periodIds, type PeriodId } from '@/domain/pricing/period';
import { paths } from '@/paths';

/** Parameters of an order's address; each has its label in the catalogue. */
export const orderParams = [
  'os',
  'version',
  'software',
  'panel',
  'ipv4',
  'ipv6',
  'backup',
  'count',
  'period',
  'renew',
  'host',
  'keys',
  'from',
] as const;
export type OrderParam = (typeof orderParams)[number];

/** A plan as the catalogue links it (§2). Only the name counts: the price comes from the catalogue (D21). */
export type NamedPlan =
  | { status: 'none' }
  | { status: 'unreadable' }
  | { status: 'named'; name: string; /** Monthly price that the link names. */ monthly: Money | null };

/** Order as its address describes it. */
export interface OrderAddress {
  plan: NamedPlan;
  configuration: OrderConfiguration;
  /** Whether a longer period was requested than an order can have. */
  isPeriodCapped: boolean;
  /** Parameters that were invalid or given twice. */
  ignored: readonly OrderParam[];
  /** Id of the cart entry that is being edited (D11). */
  edit: string | null;
}

/** Order options that a link may set. Two and three years become one year, with a notice. */
export type OrderSelection = Partial<Omit<OrderConfiguration, 'period'>> & { period?: PeriodId };

/** Maximum length of a plan's name, price and data centre in any language. */
const longestPlan = 1000;
const longestName = 64;

const planSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestName)),
  price: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1e9))),
  datacenter: v.optional(v.pipe(v.string(), v.maxLength(longestName))),
});

/** Parses a plan from navigation state or the address; never throws. */
export function toNamedPlan(value: unknown): NamedPlan {
  const parsed = v.safeParse(planSchema, value);
  if (!parsed.success) return { status: 'unreadable' };
  const { name, price } = parsed.output;
  const monthly = price === undefined ? null : kopecks(Math.round(price * kopecksPerRuble));
  return { status: 'named', name, monthly };
}

function planOf(params: URLSearchParams): NamedPlan {
  const [text, ...others] = params.getAll('server');
  if (text === undefined) return { status: 'none' };
  if (others.length > 0 || text.length > longestPlan) return { status: 'unreadable' };
  try {
    return toNamedPlan(JSON.parse(text));
  } catch {
    return { status: 'unreadable' };
  }
}

const whole = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
);

const { hostName: hostSchema, sshKeys } = configurationSchema.entries;
const keysSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(',')),
  sshKeys.wrapped,
);

/** Parses a parameter; undefined if it is absent or invalid. */
type Reader = <Value>(name: OrderParam, schema: v.GenericSchema<unknown, Value>) => Value | undefined;

/** Parses the query part of an address; never throws. Invalid parameters are listed in `ignored` (D21). */
export function parseOrderUrl(search: string): OrderAddress {
  const params = new URLSearchParams(search);
  const ignored: OrderParam[] = [];
  const read: Reader = (name, schema) => {
    const values = params.getAll(name);
    if (values.length === 0) return undefined;
    // A repeated parameter is ambiguous, and a wrong guess would cost money.
    const parsed = values.length === 1 ? v.safeParse(schema, values[0]) : null;
    if (parsed?.success) return parsed.output;
    ignored.push(name);
    return undefined;
  };
  const os = readOs(read, ignored);
  const period = read('period', v.picklist(periodIds)) ?? defaultConfiguration.period;
  const isPeriodCapped = !isOrderPeriod(period);
  const fromBackup = read('from', backupInAddressSchema);
  const edits = params.getAll('edit');
  const edit = edits[0];
  return {
    plan: planOf(params),
    configuration: {
      os,
      software: read('software', v.picklist(softwareIds)) ?? defaultConfiguration.software,
      panel: read('panel', v.picklist(panelIds)) ?? defaultConfiguration.panel,
      ipv4: read('ipv4', whole(ipv4Range)) ?? defaultConfiguration.ipv4,
      ipv6: read('ipv6', flag) ?? defaultConfiguration.ipv6,
      backup: read('backup', v.picklist(backupIds)) ?? defaultConfiguration.backup,
      count: read('count', whole(serviceCountRange)) ?? defaultConfiguration.count,
      period: isPeriodCapped ? 'year' : period,
      autoRenewal: read('renew', flag) ?? defaultConfiguration.autoRenewal,
      hostName: read('host', hostSchema) ?? defaultConfiguration.hostName,
      sshKeys: read('keys', keysSchema) ?? defaultConfiguration.sshKeys,
      ...(fromBackup && { fromBackup }),
    },
    isPeriodCapped,
    ignored: orderParams.filter((name) => ignored.includes(name)),
    edit: edits.length === 1 && edit && edit.length <= longestName ? edit : null,
  };
}

/** A family of §3 without a version means its default version. A malformed version means no system. */
function readOs(read: Reader, ignored: OrderParam[]): OsChoice | null {
  const family = read('os', v.pipe(v.string(), v.regex(osNameForm)));
  const version = read('version', v.pipe(v.string(), v.maxLength(longestName)));
  if (ignored.includes('version')) return null;
  const usual = family && findFamily(family)?.defaultVersion;
  const choice = family ? toOsChoice(family, version ?? usual ?? '') : null;
  if (family === undefined && version === undefined) return null;
  if (!choice) ignored.push(version === undefined ? 'os' : 'version');
  return choice;
}

/**
 * Formats the query part of an order's address with its question mark. Contains only differences from the default
 * order.
 */
export function formatOrderUrl(
  plan: Pick<Plan, 'name' | 'price' | 'datacenter'>,
  selection: OrderSelection = {},
  edit: string | null = null,
): string {
  const {
    os,
    software,
    panel,
    ipv4,
    ipv6,
    backup,
    count,
    period,
    autoRenewal,
    hostName,
    sshKeys: keys,
    fromBackup,
  } = {
    ...defaultConfiguration,
    ...selection,
  };
  const params = new URLSearchParams();
  const set = (name: OrderParam, value: string | number, usual?: string | number) => {
    if (value !== usual) params.set(name, `${value}`);
  };
  const price = plan.price.monthly / kopecksPerRuble;
  params.set('server', JSON.stringify({ name: plan.name, price, datacenter: plan.datacenter }));
  if (os) {
    set('os', os.family);
    set('version', os.version);
  }
  set('software', software, defaultConfiguration.software);
  set('panel', panel, defaultConfiguration.panel);
  set('ipv4', ipv4, defaultConfiguration.ipv4);
  if (ipv6) set('ipv6', '1');
  set('backup', backup, defaultConfiguration.backup);
  set('count', count, defaultConfiguration.count);
  set('period', period, defaultConfiguration.period);
  if (!autoRenewal) set('renew', '0');
  set('host', hostName, '');
  set('keys', keys.join(','), '');
  if (fromBackup) set('from', formatOrderedBackup(fromBackup));
  if (edit !== null) params.set('edit', edit);
  return `?${params.toString()}`;
}

/**
 * Link to the configurator with a plan and, if given, a configuration (§2). Catalogues pass their period, the cart
 * passes the whole item with its id in `edit` (D11).
 */
export function orderHref(
  plan: Pick<Plan, 'name' | 'price' | 'datacenter'>,
  selection: OrderSelection = {},
  { edit = null }: { edit?: string | null } = {},
): string {
  return `${paths.dashboard.osSelection}${formatOrderUrl(plan, selection, edit)}`;
}
