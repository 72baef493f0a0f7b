import { oneOf, type ListRules } from '../list/listRules';
import { usableEmail } from '../auth/fieldRules';
import { kopecks, type Money } from '@/domain/money/money';
import { hasInvisible } from '@/domain/values/visibleText';
import { parseAmount } from '../payment/currency';
import { toIsoDate, type IsoDate } from '../time/dates';

/** `waiting` belongs to nobody yet; `assigned` is on a customer's balance, or has paid a bill. */
export const unclaimedStates = ['waiting', 'assigned'] as const;
export type UnclaimedState = (typeof unclaimedStates)[number];

/** Money that came by bank transfer and whose sender nobody knows. */
export interface UnclaimedMoney {
  id: number;
  amount: Money;
  /** The day on the bank statement. */
  receivedOn: IsoDate;
  /** Sender and purpose, as on the statement. */
  reference: string;
  state: UnclaimedState;
  /** E-mail of the customer whose it turned out to be; null while it waits. */
  user: string | null;
  /** E-mail of the administrator who recorded it. */
  addedBy: string;
}

/** Columns of the list, which all sort. */
export const unclaimedKeys = ['id', 'receivedOn', 'reference', 'amount', 'state'] as const;
export type UnclaimedKey = (typeof unclaimedKeys)[number];

export interface UnclaimedConditions {
  state: UnclaimedState;
}

/** The list of unclaimed money, newest first, with the sum of what still waits. */
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

/** Unclaimed money as the activity calls it. */
export const unclaimedName = (id: number): string => `#${id}`;

/** Money that is assigned stays where it is. */
export const canAssign = ({ state }: Pick<UnclaimedMoney, 'state'>): boolean => state === 'waiting';

/** Characters of a reference at most. */
export const maxReferenceLength = 300;

/** Money to record, as it is typed; the amount in rubles. */
export interface RecordDraft {
  amount: string;
  /** A day, or empty until it is chosen. */
  receivedOn: string;
  reference: string;
}

/** Money as it is recorded. */
export interface RecordedMoney {
  readonly amount: Money;
  readonly receivedOn: IsoDate;
  readonly reference: string;
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

/** Finds the problems that keep money from being recorded. No statement has a day ahead. */
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

/** A draft without problems, as it is recorded; null while it has any. */
export function usableRecord(draft: RecordDraft, today: IsoDate): RecordedMoney | null {
  const parsed = parseAmount(draft.amount);
  const receivedOn = toIsoDate(draft.receivedOn);
  if ('problem' in parsed || receivedOn === null) return null;
  if (Object.keys(recordProblems(draft, today)).length > 0) return null;
  return { amount: kopecks(parsed.minor), receivedOn, reference: draft.reference.trim() };
}

/** The bill that money pays, by its payment's id, or the customer whose balance gets it. */
export type Claimant =
  | { readonly kind: 'bill'; readonly id: number }
  | { readonly kind: 'customer'; readonly email: string };

/** The claimant as it is typed. */
export interface AssignDraft {
  /** A bill's number or a customer's e-mail. */
  claimant: string;
}

export interface AssignProblems {
  readonly claimant?: 'required' | 'neither';
}

/** The bill or the customer that a text names; null for any other text. */
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
