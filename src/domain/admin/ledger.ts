import { csvRows, type CsvCell } from '@/domain/values/csv';
import { toIsoDate, type IsoDate, type IsoDateTime } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';

/** A posting on one ledger account; the postings of a transfer add up to zero (D27). */
export interface LedgerLine {
  at: IsoDateTime;
  transfer: number;
  /** Idempotency key of the transfer, unique per customer. */
  key: string;
  account: string;
  /** E-mail of the customer; empty after the account is deleted. */
  customer: string;
  /** Kopecks; negative for a debit. */
  amount: number;
}

/** CSV dialects: RFC 4180, or the one of spreadsheets with a decimal comma. */
export const ledgerFormats = ['comma', 'semicolon'] as const;
export type LedgerFormat = (typeof ledgerFormats)[number];

/** Columns of the export, in order. Their names are the same in every language because programs read them. */
export const ledgerColumns = ['at', 'transfer', 'key', 'account', 'customer', 'amount', 'currency'] as const;

/** Date range of an export, both days included, and its CSV dialect. */
export interface LedgerSpan {
  from: IsoDate;
  to: IsoDate;
  format: LedgerFormat;
}

const decimalOf = { comma: '.', semicolon: ',' } as const satisfies Record<LedgerFormat, '.' | ','>;

/** Returns the header row of the file. */
export const ledgerHead = (format: LedgerFormat): string => csvRows([ledgerColumns], decimalOf[format]);

/** Formats the rows of the file, without the header. */
export function ledgerRows(lines: readonly LedgerLine[], format: LedgerFormat): string {
  const cells = lines.map((line): readonly CsvCell[] => [
    line.at,
    String(line.transfer),
    line.key,
    line.account,
    line.customer,
    { hundredths: line.amount },
    'RUB',
  ]);
  return csvRows(cells, decimalOf[format]);
}

export const ledgerFileName = ({ from, to }: Pick<LedgerSpan, 'from' | 'to'>): string =>
  `ledger-${from}-${to}.csv`;

/** Draft of the export form, as typed. */
export interface LedgerDraft {
  from: string;
  to: string;
  format: LedgerFormat;
}

export type LedgerProblems = Partial<Record<'from' | 'to', 'required' | 'order'>>;

/** Finds missing days and a range that ends before it starts. */
export function ledgerProblems({ from, to }: Pick<LedgerDraft, 'from' | 'to'>): LedgerProblems {
  const [first, last] = [toIsoDate(from), toIsoDate(to)];
  return {
    ...(first === null ? { from: 'required' } : {}),
    ...(last === null ? { to: 'required' } : {}),
    ...(first !== null && last !== null && last < first ? { to: 'order' } : {}),
  };
}

/** Converts a valid draft to a span; null while it has problems. */
export function usableSpan({ from, to, format }: LedgerDraft): LedgerSpan | null {
  const [first, last] = [toIsoDate(from), toIsoDate(to)];
  return first === null || last === null || last < first ? null : { from: first, to: last, format };
}

/** Returns the initial draft: the current month up to today. */
export const ledgerDraftOf = (today: IsoDate): LedgerDraft => ({
  from: `${today.slice(0, 8)}01`,
  to: today,
  format: 'comma',
});

/** Returns the postings of a span; days are in the given time zone. */
export const linesWithin = (
  lines: readonly LedgerLine[],
  { from, to }: LedgerSpan,
  timeZone: TimeZone,
): readonly LedgerLine[] =>
  lines.filter(({ at }) => {
    const day = dayIn(timeZone, new Date(at));
    return from <= day && day <= to;
  });
