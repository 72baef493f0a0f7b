import type { AccountSummary } from '@/domain/account';
import { type Money } from '@/domain/money';
import { type Profile } from '@/domain/profile/profile';
import type { AccountPort } from '@app/ports/ports';
import type { Latency } from './latency';
import { type Persistence } from './persistence';
/** What the other sample adapters do to the account. */
export interface SampleLedger {
    /** Takes from the balance; throws when it does not suffice. */
    charge(amount: Money): void;
    /** Adds to the balance. */
    credit(amount: Money): void;
    /** More payments that wait for their money, or fewer. */
    addUnpaid(count: number): void;
}
/** What becomes of the account in a session. */
export interface AccountState {
    balance: Money;
    unpaidItems: number;
    profile: Profile;
}
/**
 * The account figures of the specification (§2: sample values), from which what is paid here is taken, and a profile.
 * The built-in account was never signed in to, so it has no password: the first change takes any present one, the
 * next the one that was set.
 *
 * @param unreadMessages the tickets of this session that have an answer
 */
export declare function accountSample(initial: AccountSummary, latency: Latency, initialProfile: Profile, { before, persist }?: Persistence<AccountState>, unreadMessages?: () => number): AccountPort & SampleLedger;
