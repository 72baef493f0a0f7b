import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { largestSum } from '@/domain/money/moneySchema';
import { parseAmount } from '@/domain/payment/currency';
import type { CustomBill, CustomBillLine } from '@/domain/payment/customBill';
import { addDays, toIsoDate, type IsoDate } from '@/domain/time/dates';
import { noteProblem, type NoteProblem } from './note';

/** Limits of a bill that staff make. */
export const newBillLimits = { lines: 20, title: 200, days: 365 } as const;

/** Days to pay that a new bill proposes. */
const proposedDays = 14;

/** A line of a draft; the amount is in rubles, as typed. */
export interface NewBillLineDraft {
  title: string;
  amount: string;
}

/** Draft of a bill for a customer. */
export interface NewBillDraft {
  lines: readonly NewBillLineDraft[];
  payBy: string;
  note: string;
}

export interface NewBillLineProblems {
  readonly title?: 'required' | 'tooLong';
  readonly amount?: 'required' | 'amount';
}

/** At most one problem per field. */
export interface NewBillProblems {
  /** Problems of each line, in the order of the lines. */
  readonly lines?: readonly NewBillLineProblems[];
  readonly total?: 'tooLarge';
  readonly payBy?: 'required' | 'past' | 'tooLate';
  readonly note?: NoteProblem;
}

const emptyLine: NewBillLineDraft = { title: '', amount: '' };

/** Returns an empty draft with one line. */
export const newBillDraft = (today: IsoDate): NewBillDraft => ({
  lines: [emptyLine],
  payBy: addDays(today, proposedDays),
  note: '',
});

/** Adds an empty line, unless the bill has the maximum number. */
export const withLine = (lines: readonly NewBillLineDraft[]): readonly NewBillLineDraft[] =>
  lines.length < newBillLimits.lines ? [...lines, emptyLine] : lines;

function amountOf({ amount }: NewBillLineDraft): Money | null {
  const parsed = parseAmount(amount);
  return 'problem' in parsed || parsed.minor === 0 ? null : kopecks(parsed.minor);
}

/** Returns the total of the valid amounts of a draft. */
export const draftTotal = (lines: readonly NewBillLineDraft[]): Money =>
  sumMoney(lines.flatMap((line) => amountOf(line) ?? []));

function lineProblems(line: NewBillLineDraft): NewBillLineProblems {
  const { length } = line.title.trim();
  const title = length === 0 ? 'required' : length > newBillLimits.title ? 'tooLong' : null;
  const amount = amountOf(line) === null ? (line.amount.trim() === '' ? 'required' : 'amount') : null;
  return { ...(title && { title }), ...(amount && { amount }) };
}

/** Finds the problem of the last day to pay; null if there is none. */
export function payByProblem(typed: string, today: IsoDate): NonNullable<NewBillProblems['payBy']> | null {
  const day = toIsoDate(typed);
  if (day === null) return 'required';
  if (day < today) return 'past';
  return day > addDays(today, newBillLimits.days) ? 'tooLate' : null;
}

/** Finds the problems that keep a bill from being made. */
export function newBillProblems({ lines, payBy, note }: NewBillDraft, today: IsoDate): NewBillProblems {
  const found = lines.map(lineProblems);
  const [day, reason] = [payByProblem(payBy, today), noteProblem(note)];
  return {
    ...(found.some((each) => Object.keys(each).length > 0) && { lines: found }),
    ...(draftTotal(lines) > largestSum && { total: 'tooLarge' as const }),
    ...(day && { payBy: day }),
    ...(reason && { note: reason }),
  };
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableNewBill(draft: NewBillDraft, today: IsoDate): CustomBill | null {
  const payBy = toIsoDate(draft.payBy);
  if (payBy === null || Object.keys(newBillProblems(draft, today)).length > 0) return null;
  const lines = draft.lines.flatMap((line): readonly CustomBillLine[] => {
    const amount = amountOf(line);
    return amount === null ? [] : [{ title: line.title.trim(), amount }];
  });
  return { lines, payBy, note: draft.note.trim() };
}
