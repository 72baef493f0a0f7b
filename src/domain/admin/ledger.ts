import { csvRows, type CsvCell } from '@/domain/values/csv';
import { toIsoDate, type IsoDate, type IsoDateTime } from '@/domain/time/dates';
import { dayIn, type TimeZone } from '@/domain/time/timeZone';

/** A movement of money on one account of the books: those of a transfer add up to zero (D27). */
export interface LedgerLine {
  at: IsoDateTime;
  transfer: number;
  /** Booking key of the transfer, unique for its customer. */
  key: string;
  account: string;
  /** E-mail of the customer whom the transfer is of; empty once the account is deleted. */
  customer: string;
  /** Kopecks; below zero for what leaves. */
  amount: number;
}

/** How numbers and cells are written: as RFC 4180 has it, or as spreadsheets expect where a comma separates decimals. */
export const ledgerFormats = ['comma', 'semicolon'] as const;
export type LedgerFormat = (typeof ledgerFormats)[number];

/** The columns of the export, in its order. Their names are for programs, the same in every language. */
export const ledgerColumns = ['at', 'transfer', 'key', 'account', 'customer', 'amount', 'currency'] as const;

/** Days of an export, both included, and how it is written. */
export interface LedgerSpan {
  from: IsoDate;
  to: IsoDate;
  format: LedgerFormat;
}

const decimalOf = { comma: '.', semicolon: ',' } as const satisfies Record<LedgerFormat, '.' | ','>;

/** The head of the file. */
export const ledgerHead = (format: LedgerFormat): string => csvRows([ledgerColumns], decimalOf[format]);

/** Lines of the file, without its head. */
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

/** Returns the name that the file is saved under. */
export const ledgerFileName = ({ from, to }: Pick<LedgerSpan, 'from' | 'to'>): string =>
  `ledger-${from}-${to}.csv`;

/** The days as they are typed. */
export interface LedgerDraft {
  from: string;
  to: string;
  format: LedgerFormat;
}

export type LedgerProblems = Partial<Record<'from' | 'to', 'required' | 'order'>>;

/** Finds problems of the days: one is missing, or the last precedes the first. */
export function ledgerProblems({ from, to }: Pick<LedgerDraft, 'from' | 'to'>): LedgerProblems {
  const [first, last] = [toIsoDate(from), toIsoDate(to)];
  return {
    ...(first === null ? { from: 'required' } : {}),
    ...(last === null ? { to: 'required' } : {}),
    ...(first !== null && last !== null && last < first ? { to: 'order' } : {}),
  };
}

/** The days of a draft, null while something is wrong with them. */
export function usableSpan({ from, to, format }: LedgerDraft): LedgerSpan | null {
  const [first, last] = [toIsoDate(from), toIsoDate(to)];
  return first === null || last === null || last < first ? null : { from: first, to: last, format };
}

/** Returns the page's initial draft: the month up to today. */
export const ledgerDraftOf = (today: IsoDate): LedgerDraft => ({
  from: `${today.slice(0, 8)}01`,
  to: today,
  format: 'comma',
});

/** The lines of a span, by the day in that zone. */
export const linesWithin = (
  lines: readonly LedgerLine[],
  { from, to }: LedgerSpan,
  timeZone: TimeZone,
): readonly LedgerLine[] =>
  lines.filter(({ at }) => {
    const day = dayIn(timeZone, new Date(at));
    return from <= day && day <= to;
  });
