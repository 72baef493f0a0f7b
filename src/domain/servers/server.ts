import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/dates';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import type { Money } from '@/domain/money/money';
import { moneySchema } from '@/domain/money/moneySchema';
import type { DatacenterId } from '@/domain/catalog/plan';
import { paidLevelsSchema, type PaidLevel } from '@/domain/pricing/paidLevel';
import { defaultPeriod, periodIds, type PeriodId } from '@/domain/pricing/period';
import type { ServerStatus } from './serverStates';

/** Number of a server, shown as `#1024`. */
export type ServerId = number & { readonly __id: 'server' };

/** A rented server as the list shows it (§3). */
export interface Server {
  id: ServerId;
  domain: string;
  /** The main public address; empty until the server is set up. */
  ip: string;
  os: string;
  tariff: string;
  /** The one that it moves to once its bill is paid (D28); null where none is awaited. */
  awaitedTariff: string | null;
  /** The day with which it ends because its owner cancelled it; null where it goes on. */
  leavesOn: IsoDate | null;
  /** Identifier of its data centre (plan.ts); another provider's, as it came. */
  datacenter: DatacenterId | (string & {});
  endDate: IsoDate;
  /** The day of the month on which it was bought, 1 to 31: its periods end on it (D40). Null: the end date's own. */
  anchorDay: number | null;
  /** Whether it is renewed by itself on its last day (D29). */
  autoRenewal: boolean;
  /** For how long it is renewed by itself (D40): the period that was bought last, unless its owner has chosen another. */
  renewalPeriod: PeriodId;
  status: ServerStatus;
  monthlyPrice: Money;
  /** Monthly price of the options: panel, further addresses, IPv6, backup. A change of tariff keeps them. */
  optionsMonthly: Money;
  /** The monthly prices that the days ahead are paid for, in their order (D37); empty: all at `monthlyPrice`. */
  paidLevels: readonly PaidLevel[];
  /** Address of its control panel, if it has one. */
  panelUrl: string | null;
}

const textSchema = v.pipe(v.string(), v.maxLength(1000));

/**
 * A server from outside, but for its id, which each place writes in its own way: the wire, a tab's storage. Columns of the
 * database follow from these too (app/server/servers).
 */
export const serverFields = {
  domain: textSchema,
  ip: textSchema,
  os: textSchema,
  tariff: textSchema,
  // A backend that moves servers at once has none.
  awaitedTariff: v.optional(v.nullable(textSchema), null),
  // A backend without it has none that is about to end.
  leavesOn: v.optional(v.nullable(isoDateSchema), null),
  datacenter: textSchema,
  endDate: isoDateSchema,
  // A backend without it counts from the end date.
  anchorDay: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(31))), null),
  // A backend that renews nothing by itself has none.
  autoRenewal: v.optional(v.boolean(), false),
  renewalPeriod: v.optional(v.picklist(periodIds), defaultPeriod),
  status: textSchema,
  monthlyPrice: moneySchema,
  optionsMonthly: moneySchema,
  // A backend without it prices every day ahead at the monthly price.
  paidLevels: v.optional(paidLevelsSchema, []),
  // It becomes a link: nothing but a web address.
  panelUrl: v.nullable(v.pipe(textSchema, v.regex(/^https:\/\//))),
};

/** Initial values of a server until something sets others. The matching columns begin empty. */
export const plainServer = {
  awaitedTariff: null,
  leavesOn: null,
  anchorDay: null,
  renewalPeriod: defaultPeriod,
  panelUrl: null,
  paidLevels: [],
} satisfies Partial<Server>;
