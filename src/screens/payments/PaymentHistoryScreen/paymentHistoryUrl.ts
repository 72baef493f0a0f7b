import * as v from 'valibot';
import { toIsoDate } from '@/domain/dates';
import { knownPaymentStatuses } from '@/domain/payment/payment';
import { paymentSortKeys, type PaymentQuery } from '@/domain/payment/paymentQuery';

/** Rows of a page in the address: where a shared link starts in a long list (D9). */
export const rowsPerPage = 50;

/** What the address says about the history. */
export interface PaymentHistoryAddress {
  query: PaymentQuery;
  /** From 1. */
  page: number;
  /** A payment that is selected on arrival: another page has just made it, or asks about it. */
  payment: number | null;
}

const longestSearch = 200;

const sortSchema = v.pipe(
  v.string(),
  v.transform((value) => ({
    key: value.replace(/^-/, ''),
    direction: value.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  })),
  v.object({ key: v.picklist(paymentSortKeys), direction: v.picklist(['ascending', 'descending']) }),
);
const day = v.fallback(v.nullable(v.pipe(v.string(), v.transform(toIsoDate))), null);

/** Nonsense counts as not said, one parameter at a time: the rest of a half-broken link still works. */
const addressSchema = v.object({
  q: v.fallback(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
  status: v.fallback(v.nullable(v.picklist(knownPaymentStatuses)), null),
  from: day,
  to: day,
  sort: v.fallback(v.nullable(sortSchema), null),
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1),
  payment: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))), null),
});

/** Reads the query part of an address; never throws. */
export function parsePaymentHistoryUrl(search: string): PaymentHistoryAddress {
  const params = new URLSearchParams(search);
  const said = v.parse(
    addressSchema,
    Object.fromEntries(Object.keys(addressSchema.entries).map((name) => [name, params.get(name)])),
  );
  return {
    query: {
      search: said.q,
      filter: { status: said.status, from: said.from, to: said.to },
      sort: said.sort,
    },
    page: said.page,
    payment: said.payment,
  };
}

/** The query part of the address for a list, with its question mark; empty for the plain history. */
export function formatPaymentHistoryUrl({ query, page, payment }: PaymentHistoryAddress): string {
  const { search, filter, sort } = query;
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value);
  };
  set('q', search.trim());
  set('status', filter.status);
  set('from', filter.from);
  set('to', filter.to);
  set('sort', sort && `${sort.direction === 'descending' ? '-' : ''}${sort.key}`);
  set('page', page > 1 ? `${page}` : null);
  set('payment', payment === null ? null : `${payment}`);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
