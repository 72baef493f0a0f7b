import { oneOf, type ListRules } from '../list/listRules';
import { usableEmail } from '../auth/fieldRules';
import { kopecks, type Money } from '@/domain/money/money';
import { hasInvisible } from '@/domain/values/visibleText';
import { parseAmount } from '../payment/currency';
import { toIsoDate, type IsoDate } from '../time/dates';

/**
 * `waiting` money has no owner yet; `assigned` money was credited to a balance or paid a bill; `returned` money went back
 * to its sender, or was recorded by mistake.
 */
export const unclaimedStates = ['waiting', 'assigned', 'returned'] as const;
export type UnclaimedState = (typeof unclaimedStates)[number];

/** Money from a bank transfer whose sender is unknown. */
export interface UnclaimedMoney {
  id: number;
  amount: Money;
  /** Date on the bank statement. */
  receivedOn: IsoDate;
  /** Sender and purpose, as on the statement. */
  reference: string;
  state: UnclaimedState;
  /** E-mail of the customer it was assigned to; null if it was not. */
  user: string | null;
  /** Why it was returned; null if it was not. */
  note: string | null;
  /** E-mail of the administrator who recorded it. */
  addedBy: string;
}

/** Columns of the list, all sortable. */
export const unclaimedKeys = ['id', 'receivedOn', 'reference', 'amount', 'state'] as const;
export type UnclaimedKey = (typeof unclaimedKeys)[number];

export interface UnclaimedConditions {
  state: UnclaimedState;
}

/** Rules of the list of unclaimed money, newest first, with the sum that still waits. */
export const unclaimedRules: ListRules<UnclaimedMoney, number, UnclaimedKey, UnclaimedConditions, 'waiting'> =
  {
    id: ({ id }) => id,
    searchable: ({ id, reference, user }) => [`#${id}`, reference, user ?? ''],
    sorts: {
      id: { by: 'number', of: ({ id }) => id },
      receivedOn: { by: 'text', of: ({ receivedOn }) => receivedOn },
      reference: { by: 'text', of: ({ reference }) => reference },
      amount: { by: 'number', of: ({ amount }) => amount },
      state: { by: 'number', of: ({ state }) => unclaimedStates.indexOf(state) },
    },
    usualSort: { key: 'id', direction: 'descending' },
    conditions: { state: oneOf('state', unclaimedStates, ({ state }) => state) },
    sums: { waiting: ({ amount, state }) => (state === 'waiting' ? amount : 0) },
  };

/** Name of unclaimed money in the activity feed. */
export const unclaimedName = (id: number): string => `#${id}`;

/** Assigned or returned money is settled: it is neither assigned nor returned again. */
export const isWaiting = ({ state }: Pick<UnclaimedMoney, 'state'>): boolean => state === 'waiting';

/** Maximum length of a reference. */
export const maxReferenceLength = 300;

/** Draft of a new record; the amount is in rubles. */
export interface RecordDraft {
  amount: string;
  /** A day, or an empty string until one is chosen. */
  receivedOn: string;
  reference: string;
  /** Whether it is a second transfer like one that is recorded already. */
  isRepeated: boolean;
}

/** Payload of a new record. */
export interface RecordedMoney {
  readonly amount: Money;
  readonly receivedOn: IsoDate;
  readonly reference: string;
  readonly isRepeated: boolean;
}

export interface RecordProblems {
  readonly amount?: 'required' | 'amount';
  readonly receivedOn?: 'required' | 'future';
  readonly reference?: 'required' | 'tooLong' | 'characters';
}

function referenceProblem(text: string): RecordProblems['reference'] | null {
  const { length } = text.trim();
  if (length === 0) return 'required';
  if (length > maxReferenceLength) return 'tooLong';
  return hasInvisible(text.trim()) ? 'characters' : null;
}

/** Finds the problems that keep money from being recorded. A statement date cannot be in the future. */
export function recordProblems(draft: RecordDraft, today: IsoDate): RecordProblems {
  const parsed = parseAmount(draft.amount);
  const day = toIsoDate(draft.receivedOn);
  const isAmount = !('problem' in parsed) && parsed.minor > 0;
  const reference = referenceProblem(draft.reference);
  return {
    ...(isAmount ? {} : { amount: draft.amount.trim() === '' ? 'required' : 'amount' }),
    ...(day === null ? { receivedOn: 'required' } : {}),
    ...(day !== null && day > today ? { receivedOn: 'future' } : {}),
    ...(reference && { reference }),
  };
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableRecord(draft: RecordDraft, today: IsoDate): RecordedMoney | null {
  const parsed = parseAmount(draft.amount);
  const receivedOn = toIsoDate(draft.receivedOn);
  if ('problem' in parsed || receivedOn === null) return null;
  if (Object.keys(recordProblems(draft, today)).length > 0) return null;
  const { reference, isRepeated } = draft;
  return { amount: kopecks(parsed.minor), receivedOn, reference: reference.trim(), isRepeated };
}

/** Recipient of the money: a bill, by its payment's id, or a customer's balance. */
export type Claimant =
  | { readonly kind: 'bill'; readonly id: number }
  | { readonly kind: 'customer'; readonly email: string };

/** Draft of an assignment. */
export interface AssignDraft {
  /** A bill's number or a customer's e-mail. */
  claimant: string;
}

export interface AssignProblems {
  readonly claimant?: 'required' | 'neither';
}

/** Parses a bill number or an e-mail; null for any other text. */
export function claimantOf({ claimant }: AssignDraft): Claimant | null {
  const [, id] = /^(?:MRD-|#)?([1-9]\d{0,14})$/i.exec(claimant.trim()) ?? [];
  if (id !== undefined) return { kind: 'bill', id: Number(id) };
  const email = usableEmail(claimant);
  return email === null ? null : { kind: 'customer', email };
}

/** Finds the problem that keeps money from being assigned. */
export function assignProblems(draft: AssignDraft): AssignProblems {
  if (draft.claimant.trim() === '') return { claimant: 'required' };
  return claimantOf(draft) === null ? { claimant: 'neither' } : {};
}
