import type { AccountSummary } from '@/domain/account';
import { newPasswordProblem } from '@/domain/auth/passwordRules';
import { kopecks, sumMoney, type Money } from '@/domain/money';
import type { PasswordChange, PasswordOutcome } from '@/domain/profile/passwordChange';
import { profileFields, type Profile } from '@/domain/profile/profile';
import { profileProblems } from '@/domain/profile/profileRules';
import { today } from '@app/device/clock';
import type { AccountPort } from '@app/ports/ports';
import type { Latency } from './latency';

/** What the other sample adapters do to the account. */
export interface SampleLedger {
  /** Takes from the balance; throws when it does not suffice. */
  charge(amount: Money): void;
  /** Adds to the balance. */
  credit(amount: Money): void;
  /** More payments that wait for their money, or fewer. */
  addUnpaid(count: number): void;
}

/**
 * The account figures of the specification (§2: sample values), from which what is paid here is taken, and a profile
 * that holds until the page is reloaded. The built-in account was never signed in to, so it has no password: the
 * first change takes any present one, the next the one that was set.
 */
export function accountSample(
  initial: AccountSummary,
  latency: Latency,
  initialProfile: Profile,
): AccountPort & SampleLedger {
  let summary = initial;
  let profile = initialProfile;
  let password: string | null = null;

  function change({ currentPassword, newPassword }: PasswordChange): PasswordOutcome {
    if (password !== null && currentPassword !== password)
      return { status: 'refused', reason: 'wrongPassword' };
    if (newPasswordProblem(newPassword)) return { status: 'refused', reason: 'unacceptable' };
    password = newPassword;
    return { status: 'changed' };
  }

  return {
    async summary(signal) {
      await latency(signal);
      return summary;
    },
    async profile(signal) {
      await latency(signal);
      return profile;
    },
    async saveProfile(next, signal) {
      await latency(signal);
      const problems = profileProblems(next, today());
      const fields = profileFields.filter((field) => field in problems);
      if (fields.length > 0) return { status: 'refused', reason: 'fields', fields };
      profile = next;
      summary = { ...summary, name: next.fullName, email: next.email };
      return { status: 'saved', profile };
    },
    async changePassword(asked, signal) {
      await latency(signal);
      return change(asked);
    },
    charge(amount) {
      if (amount > summary.balance) throw new Error('The balance does not suffice');
      summary = { ...summary, balance: kopecks(summary.balance - amount) };
    },
    credit(amount) {
      summary = { ...summary, balance: sumMoney([summary.balance, amount]) };
    },
    addUnpaid(count) {
      summary = { ...summary, unpaidItems: Math.max(0, summary.unpaidItems + count) };
    },
  };
}
