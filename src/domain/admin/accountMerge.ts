import { noteProblem, type NoteProblem } from './note';
import { usableEmail } from '../auth/fieldRules';
import type { AdminUser } from './user';

/** Kinds of rows that a merge moves to the kept account, in the order of the preview. */
export const movedKinds = [
  'servers',
  'orders',
  'payments',
  'unpaidBills',
  'documents',
  'tickets',
  'cards',
  'payers',
  'sshKeys',
  'promoUses',
  'notes',
] as const;
export type MovedKind = (typeof movedKinds)[number];

/**
 * What ends with the closed account. Access that its owner gave to people and programs was for less data than the kept
 * account has, so it does not pass on.
 */
export const endedKinds = [
  'sessions',
  'passkeys',
  'secondFactors',
  'apiTokens',
  'webhooks',
  'members',
  'memberships',
] as const;
export type EndedKind = (typeof endedKinds)[number];

/** Reasons that refuse a merge. */
export const mergeObstacles = [
  /** Both are one account. */
  'sameAccount',
  /** One of them belongs to staff. */
  'staff',
  /** One of them is suspended: restoring or keeping its servers is decided first. */
  'suspended',
  /** One of them was merged already. */
  'merged',
  /** One is a colleague in the other: the owner ends that first. */
  'related',
  /** A refund of the closed account is on its way to its payer. */
  'refundsUnderWay',
  /** Both balances together are larger than any sum that the portal shows. */
  'balanceTooLarge',
] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

/** What a merge would do. */
export interface MergePreview {
  /** The account that would be closed. */
  closes: AdminUser;
  moved: Readonly<Record<MovedKind, number>>;
  ended: Readonly<Record<EndedKind, number>>;
  obstacles: readonly MergeObstacle[];
}

/** Form of a merge. */
export interface MergeDraft {
  /** Address of the account that is closed. */
  email: string;
  /** The same address, typed again below the preview. */
  confirmation: string;
  note: string;
}

export const newMerge: MergeDraft = { email: '', confirmation: '', note: '' };

/** At most one problem per field. */
export interface MergeProblems {
  readonly email?: 'required' | 'email';
  readonly confirmation?: 'differs';
  readonly note?: NoteProblem;
}

/** Merge request. */
export interface Merge {
  email: string;
  note: string;
}

/** Returns the address whose preview is wanted; null while it is none. */
export const soughtEmail = ({ email }: Pick<MergeDraft, 'email'>): string | null => usableEmail(email);

/** Finds the problems that keep the preview from being read. */
export function soughtProblems({ email }: Pick<MergeDraft, 'email'>): MergeProblems {
  if (soughtEmail({ email }) !== null) return {};
  return { email: email.trim() === '' ? 'required' : 'email' };
}

/** Finds the problems that keep the accounts from being merged. The confirmation repeats the closed account's address. */
export function mergeProblems(draft: MergeDraft, closes: Pick<AdminUser, 'email'>): MergeProblems {
  const note = noteProblem(draft.note);
  return {
    ...soughtProblems(draft),
    ...(usableEmail(draft.confirmation) === closes.email ? {} : { confirmation: 'differs' }),
    ...(note !== null && { note }),
  };
}

/** Converts a valid draft to the request; null while it has problems or the merge has obstacles. */
export function usableMerge(
  draft: MergeDraft,
  { closes, obstacles }: Pick<MergePreview, 'closes' | 'obstacles'>,
): Merge | null {
  if (obstacles.length > 0 || Object.keys(mergeProblems(draft, closes)).length > 0) return null;
  return { email: closes.email, note: draft.note.trim() };
}
