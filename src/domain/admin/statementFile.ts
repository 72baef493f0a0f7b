import { currencyIds, parseAmount } from '../payment/currency';
import { parseCsvTable } from '../values/parseCsv';
import { toIsoDate, type IsoDate } from '../time/dates';
import type { StatementDays, StatementKind, StatementLine } from './statement';

/* Statements as CSV files: those of YooKassa and Stripe by their headers, and any other by the portal's own. */

/** Why a file is no statement. `row` counts from 1, with the header. */
export type StatementFileProblem =
  | { readonly code: 'empty' | 'tooLong' }
  | { readonly code: 'noColumn'; readonly column: StatementColumn }
  | { readonly code: 'amount' | 'currency' | 'day' | 'reference'; readonly row: number };

/** A parsed statement. */
export interface ParsedStatement {
  readonly lines: readonly StatementLine[];
  readonly days: StatementDays;
}

type StatementColumn = 'amount' | 'day' | 'reference';

/** Lines of the longest statement. */
export const longestStatement = 20_000;

/** Header names by column, folded: our own, then those of Stripe's and YooKassa's exports. */
const headers = {
  kind: ['kind', 'type', 'reporting_category', 'тип', 'тип операции'],
  entry: ['entry', 'balance_transaction_id', 'идентификатор операции', 'идентификатор возврата'],
  reference: ['reference', 'payment_intent_id', 'paymentintent id', 'идентификатор платежа', 'id'],
  payment: ['payment', 'description', 'описание', 'описание заказа', 'номер заказа'],
  amount: ['amount', 'gross', 'сумма', 'сумма платежа', 'сумма операции'],
  currency: ['currency', 'валюта', 'валюта платежа'],
  day: [
    'day',
    'date',
    'created',
    'created_utc',
    'created date (utc)',
    'дата',
    'дата платежа',
    'дата операции',
  ],
} as const;
type Column = keyof typeof headers;

function columnsOf(header: readonly string[]): Partial<Record<Column, number>> {
  const names = header.map((name) => name.trim().toLowerCase());
  const found: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(headers) as Column[]) {
    const known: readonly string[] = headers[column];
    const name = known.find((each) => names.includes(each));
    if (name !== undefined) found[column] = names.indexOf(name);
  }
  return found;
}

/** `2026-11-21 10:00:00`, `2026-11-21T10:00:00Z` or `21.11.2026 10:00`. */
function dayOf(text: string): IsoDate | null {
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})/.exec(text) ?? [];
  return toIsoDate(year === undefined ? text.slice(0, 10) : `${year}-${month}-${day}`);
}

const isRefund = (text: string) => /refund|возврат/i.test(text);

/** Fees and payouts are no money of a payer. */
const isIgnored = (text: string) => /fee|payout|transfer|комисси|выплат/i.test(text);

type LineProblem = Extract<StatementFileProblem, { readonly row: number }>['code'];

function lineOf(of: (column: Column) => string): Omit<StatementLine, 'entry'> | LineProblem | 'ignored' {
  const kindText = of('kind');
  if (isIgnored(kindText)) return 'ignored';
  const isNegative = /^\s*[-−]/.test(of('amount'));
  const parsed = parseAmount(of('amount').replace(/^\s*[-−]/, ''));
  if ('problem' in parsed || parsed.minor === 0) return 'amount';
  const code = of('currency') === '' ? 'RUB' : of('currency').toUpperCase();
  const currency = currencyIds.find((id) => id === code);
  if (currency === undefined) return 'currency';
  const day = dayOf(of('day'));
  if (day === null) return 'day';
  const [, number] = /MRD-([1-9]\d{0,14})/i.exec(of('payment')) ?? [];
  const reference = of('reference') === '' ? null : of('reference').slice(0, 200);
  if (reference === null && number === undefined) return 'reference';
  const kind: StatementKind = isNegative || isRefund(kindText) ? 'refund' : 'payment';
  return {
    kind,
    reference,
    payment: number === undefined ? null : Number(number),
    amount: { currency, minor: parsed.minor },
    day,
  };
}

/**
 * Parses a statement. One wrong line refuses the file, so that nothing is missing unnoticed.
 *
 * @returns the lines and the days from the first to the last line, or the first problem
 */
export function parseStatement(text: string): ParsedStatement | { readonly problem: StatementFileProblem } {
  const [header = [], ...rows] = parseCsvTable(text).rows.map(({ cells }) => cells);
  if (rows.length === 0) return { problem: { code: 'empty' } };
  if (rows.length > longestStatement) return { problem: { code: 'tooLong' } };
  const columns = columnsOf(header);
  for (const column of ['amount', 'day'] as const)
    if (columns[column] === undefined) return { problem: { code: 'noColumn', column } };
  if (columns.reference === undefined && columns.payment === undefined)
    return { problem: { code: 'noColumn', column: 'reference' } };
  const repeats = new Map<string, number>();
  const lines: StatementLine[] = [];
  for (const [index, row] of rows.entries()) {
    const of = (column: Column) => (row[columns[column] ?? -1] ?? '').trim();
    const line = lineOf(of);
    if (line === 'ignored') continue;
    if (typeof line === 'string') return { problem: { code: line, row: index + 2 } };
    const { kind, reference, payment, amount, day } = line;
    const content = [kind, reference ?? payment, day, amount.currency, amount.minor].join(' ');
    const repeat = (repeats.get(content) ?? 0) + 1;
    repeats.set(content, repeat);
    // Equal lines of one statement are different movements.
    const entry = of('entry') === '' ? `${content} ${repeat}` : of('entry').slice(0, 300);
    lines.push({ ...line, entry });
  }
  const days = lines.map(({ day }) => day).toSorted();
  const [from] = days;
  const to = days.at(-1);
  if (from === undefined || to === undefined) return { problem: { code: 'empty' } };
  return { lines, days: { from, to } };
}
