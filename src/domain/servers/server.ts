import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/dates';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import type { Money } from '@/domain/money/money';
import { moneySchema } from '@/domain/money/moneySchema';
import type { DatacenterId } from '@/domain/catalog/plan';
import { paidLevelsSchema, type PaidLevel } from '@/domain/pricing/paidLevel';
import { pricedOptions } from '@/domain/pricing/options';
import { defaultPeriod, periodIds, type PeriodId } from '@/domain/pricing/period';
import { defaultGraceDays } from '../renewal/defaultRules';
import type { ServerStatus } from './serverStates';

/** Id of a server, shown as `#1024`. */
export type ServerId = number & { readonly __id: 'server' };

/** Parts of a server's monthly price that can be announced at another price. */
const pricedParts = ['tariff', ...pricedOptions] as const;

/** A price that was announced for a part of a server's price. */
export interface NextPrice {
  readonly part: (typeof pricedParts)[number];
  /** Monthly price of the part; for `ipv4`, of each additional address. */
  readonly monthly: Money;
  /** Difference that it makes to the server's monthly price, in kopecks. */
  readonly change: number;
  /** Periods that start on this day or later have it. */
  readonly from: IsoDate;
}

/** A rented server as the list shows it (§3). */
export interface Server {
  id: ServerId;
  domain: string;
  /** The main public address; empty until the server is set up. */
  ip: string;
  os: string;
  tariff: string;
  /** Tariff after its bill is paid (D28); null for none. */
  awaitedTariff: string | null;
  /** Last day of a cancelled server; null if it continues. */
  leavesOn: IsoDate | null;
  /** Id of its data centre (plan.ts), or another provider's text. */
  datacenter: DatacenterId | (string & {});
  endDate: IsoDate;
  /** Days after the end date in which it runs unpaid (D29): the provider's setting until the period is over. */
  graceDays: number;
  /** Day of the month of the purchase, 1 to 31, on which its periods end (D40). Null: the end date's own day. */
  anchorDay: number | null;
  /** Whether it is renewed automatically on its last day (D29). */
  autoRenewal: boolean;
  /** Period of the automatic renewal (D40): the last one bought, unless its owner chose another. */
  renewalPeriod: PeriodId;
  status: ServerStatus;
  monthlyPrice: Money;
  /** Prices that were announced for its renewals, at most one per part. */
  nextPrices: readonly NextPrice[];
  /** Monthly price of the options: panel, additional addresses, IPv6, backup. A tariff change keeps them. */
  optionsMonthly: Money;
  /** Paid levels of the days ahead, in order (D37); empty: all at `monthlyPrice`. */
  paidLevels: readonly PaidLevel[];
  /** Address of its control panel, if it has one. */
  panelUrl: string | null;
  /** Tags of its owner, in their order. */
  tags: readonly string[];
}

const textSchema = v.pipe(v.string(), v.maxLength(1000));

/**
 * Fields of a server from outside, without its id, whose format differs between API and storage. Database columns
 * follow from these too (app/server/servers).
 */
export const serverFields = {
  domain: textSchema,
  ip: textSchema,
  os: textSchema,
  tariff: textSchema,
  // Absent from backends that change tariffs at once.
  awaitedTariff: v.optional(v.nullable(textSchema), null),
  // Absent from backends without cancellations.
  leavesOn: v.optional(v.nullable(isoDateSchema), null),
  datacenter: textSchema,
  endDate: isoDateSchema,
  // Absent from backends without the setting.
  graceDays: v.optional(v.number(), defaultGraceDays),
  // Absent from backends that count from the end date.
  anchorDay: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))), null),
  // Absent from backends without automatic renewal.
  autoRenewal: v.optional(v.boolean(), false),
  renewalPeriod: v.optional(v.picklist(periodIds), defaultPeriod),
  status: textSchema,
  monthlyPrice: moneySchema,
  // Absent from backends that keep the price of a server.
  nextPrices: v.optional(
    v.array(
      v.object({
        part: v.picklist(pricedParts),
        monthly: moneySchema,
        change: v.pipe(v.number(), v.safeInteger()),
        from: isoDateSchema,
      }),
    ),
    [],
  ),
  optionsMonthly: moneySchema,
  // Absent from backends that price every day at the monthly price.
  paidLevels: v.optional(paidLevelsSchema, []),
  // It becomes a link, so only web addresses are allowed.
  panelUrl: v.nullable(v.pipe(textSchema, v.regex(/^https:\/\//))),
  // Absent from backends without tags.
  tags: v.optional(v.array(textSchema), []),
};

/** Initial values of a server; the matching columns have the same defaults. */
export const plainServer = {
  awaitedTariff: null,
  leavesOn: null,
  graceDays: defaultGraceDays,
  anchorDay: null,
  renewalPeriod: defaultPeriod,
  panelUrl: null,
  paidLevels: [],
  nextPrices: [],
  tags: [],
} satisfies Partial<Server>;
