import type { IsoDate } from '../dates';
import { kopecks, type Money } from '../money';
import { rank, walk, type Ranking, type RankingJob } from '../list/ranking';
import { currencyIds } from './currency';
import type { PaymentMethodId } from './method';
import { isUnpaid, knownPaymentStatuses, type KnownPaymentStatus, type Payment } from './payment';

/** Columns of the payment history that sort (§2). */
export const paymentSortKeys = [
  'id',
  'number',
  'date',
  'payer',
  'paymentMethod',
  'amount',
  'amountInPaymentCurrency',
  'status',
] as const;
export type PaymentSortKey = (typeof paymentSortKeys)[number];

export interface PaymentSort {
  key: PaymentSortKey;
  direction: 'ascending' | 'descending';
}

/** The filter's conditions; `null` asks for nothing. Both days belong to the period. */
export interface PaymentFilter {
  status: KnownPaymentStatus | null;
  from: IsoDate | null;
  to: IsoDate | null;
}

/** What is asked of the payment history. */
export interface PaymentQuery {
  search: string;
  filter: PaymentFilter;
  /** `null` leaves the provider's order: newest first. */
  sort: PaymentSort | null;
}

export const noPaymentFilter: PaymentFilter = { status: null, from: null, to: null };
export const emptyPaymentQuery: PaymentQuery = { search: '', filter: noPaymentFilter, sort: null };

/** How a payment reads in the reader's language: search and sort go by what is seen. */
export interface PaymentTexts {
  method: (id: PaymentMethodId) => string;
  /** Everything of a payment that a search may find. */
  searchable: (payment: Payment) => readonly string[];
}

/** What a list of payments comes to. */
export interface PaymentTotals {
  /** All of them, whatever their status. */
  all: Money;
  byStatus: Readonly<Record<KnownPaymentStatus, Money>>;
}

export function paymentTotals(payments: Iterable<Pick<Payment, 'amount' | 'status'>>): PaymentTotals {
  const sums: Record<KnownPaymentStatus, number> = { Paid: 0, Pending: 0, Canceled: 0 };
  for (const { amount, status } of payments) sums[status] += amount;
  return {
    all: kopecks(sums.Paid + sums.Pending + sums.Canceled),
    byStatus: {
      Paid: kopecks(sums.Paid),
      Pending: kopecks(sums.Pending),
      Canceled: kopecks(sums.Canceled),
    },
  };
}

/** The answer to a query. */
export interface PaymentResult {
  /** In the asked order. The same array until something else is asked. */
  payments: readonly Payment[];
  totals: PaymentTotals;
  /** How many of them wait for their money (D12). */
  unpaidCount: number;
}

/** What waits for money comes first: it is what one looks for. */
const statusOrder: Record<KnownPaymentStatus, number> = { Pending: 0, Paid: 1, Canceled: 2 };

/** More than any sum in hundredths, so that sums of one currency stay together. */
const currencyStep = 2 ** 42;

/** A payment history made ready for questions: texts are read at the first search, columns ranked at their first sort. */
export class PaymentIndex {
  readonly payments: readonly Payment[];
  readonly #texts: PaymentTexts;
  readonly #rankings = new Map<PaymentSortKey, Ranking>();
  #haystacks: readonly string[] | null = null;

  constructor(payments: readonly Payment[], texts: PaymentTexts) {
    this.payments = payments;
    this.#texts = texts;
  }

  /** The statuses that the list has, in the order of §4. */
  get statuses(): readonly KnownPaymentStatus[] {
    const present = new Set(this.payments.map(({ status }) => status));
    return knownPaymentStatuses.filter((status) => present.has(status));
  }

  run({ search, filter, sort }: PaymentQuery): PaymentResult {
    const needle = readable(search).trim();
    const haystacks = needle === '' ? null : this.#readAll();
    const mask = Uint8Array.from(this.payments, (payment, position) =>
      Number(passes(payment, filter) && (haystacks?.[position]?.includes(needle) ?? true)),
    );
    const found = sort
      ? this.#sorted(sort, mask)
      : this.payments.filter((_, position) => mask[position] === 1);
    return { payments: found, totals: paymentTotals(found), unpaidCount: found.filter(isUnpaid).length };
  }

  #readAll(): readonly string[] {
    // What is typed into one line has no line feed, so no search spans two texts.
    this.#haystacks ??= this.payments.map((payment) => readable(this.#texts.searchable(payment).join('\n')));
    return this.#haystacks;
  }

  #sorted({ key, direction }: PaymentSort, mask: Uint8Array): readonly Payment[] {
    const ranking = this.#rankings.get(key) ?? rank(this.#job(key));
    this.#rankings.set(key, ranking);
    const count = mask.reduce((sum, mark) => sum + mark, 0);
    const sorted: Payment[] = [];
    for (const position of walk(ranking, direction, mask, count)) {
      const payment = this.payments[position];
      if (payment) sorted.push(payment);
    }
    return sorted;
  }

  #job(key: PaymentSortKey): RankingJob {
    const { payments } = this;
    switch (key) {
      case 'id':
      case 'amount':
        return numbers(payments, (payment) => payment[key]);
      case 'amountInPaymentCurrency':
        return numbers(
          payments,
          ({ amountInPaymentCurrency: { currency, minor } }) =>
            currencyIds.indexOf(currency) * currencyStep + minor,
        );
      case 'status':
        return numbers(payments, ({ status }) => statusOrder[status]);
      case 'paymentMethod':
        return texts(payments.map((payment) => this.#texts.method(payment.paymentMethod)));
      default:
        return texts(payments.map((payment) => payment[key]));
    }
  }
}

/** In lower case, with plain spaces where a formatted sum has unbreakable ones. */
function readable(text: string): string {
  return text.toLowerCase().replaceAll(/[\u00a0\u202f]/g, ' ');
}

function passes({ status, date }: Payment, filter: PaymentFilter): boolean {
  return (
    (filter.status === null || status === filter.status) &&
    (filter.from === null || date >= filter.from) &&
    (filter.to === null || date <= filter.to)
  );
}

function numbers(payments: readonly Payment[], value: (payment: Payment) => number): RankingJob {
  return { kind: 'numbers', values: Float64Array.from(payments, value) };
}

function texts(values: readonly string[]): RankingJob {
  return {
    kind: 'texts',
    joined: values.map((value) => value.replaceAll('\n', ' ')).join('\n'),
    count: values.length,
  };
}
