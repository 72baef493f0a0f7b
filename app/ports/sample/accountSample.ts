import { samplePrices } from '@/sample-data/prices';
import { defaultDeletionDays } from '@/domain/renewal/defaultRules';
import type { AccountSummary } from '@/domain/profile/account';
import { toChoices, type NoticeSettings } from '@/domain/results/notices';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import { coversAmount } from '@/domain/payment/settlement';
import { forecastBalance, type RenewedServer } from '@/domain/renewal/balanceForecast';
import type { PasswordChange, PasswordRefusal } from '@/domain/profile/passwordChange';
import { profileFields, type EditedProfile, type Profile } from '@/domain/profile/profile';
import { profileProblems } from '@/domain/profile/profileRules';
import { deviceDay } from '@app/device/clock';
import { sampleDatacenters } from '@/sample-data/datacenters';
import type { AccountPort } from '@app/ports/accountPort';
import { answerAfter, type Latency } from './latency';
import { notPersisted, type Persistence } from './persistence';
import { defaultTimeZone } from '@/domain/time/timeZone';

/** Account changes by the other sample adapters. */
export interface SampleLedger {
  /** Takes from the balance; throws if it is too low. */
  charge(amount: Money): void;
  /** Adds to the balance. */
  credit(amount: Money): void;
  /** Changes the number of unpaid payments. */
  addUnpaid(count: number): void;
}

/** State of the account in a session. */
export interface AccountState {
  balance: Money;
  unpaidItems: number;
  profile: Profile;
  notices: NoticeSettings;
}

/**
 * The specification's account (§2: sample values) with its profile, from which payments are deducted. It has no
 * password: the first change accepts any current one, later changes the one that was set.
 *
 * @param unreadMessages number of answered tickets
 * @param servers servers that the balance renews
 */
export function accountSample(
  initial: AccountSummary,
  latency: Latency,
  initialProfile: Profile,
  { before, persist }: Persistence<AccountState> = notPersisted,
  unreadMessages: () => number = () => initial.unreadMessages,
  servers: () => readonly RenewedServer[] = () => [],
): AccountPort & SampleLedger {
  let state: AccountState = before ?? {
    balance: initial.balance,
    unpaidItems: initial.unpaidItems,
    profile: initialProfile,
    notices: { choices: toChoices({}), language: 'ru' },
  };
  let password: string | null = null;
  let profileVersion = '0';

  function become(next: Partial<AccountState>) {
    state = { ...state, ...next };
    persist(state);
  }

  function summary(): AccountSummary {
    return summaryOf(state, { unreadMessages: unreadMessages(), servers: servers() });
  }

  const edited = (): EditedProfile => ({ profile: state.profile, version: profileVersion });

  async function change({
    currentPassword,
    newPassword,
  }: PasswordChange): Promise<Outcome<void, PasswordRefusal>> {
    if (password !== null && currentPassword !== password) return refused({ reason: 'wrongPassword' });
    // Loaded only if needed: it holds the passwords that everybody guesses.
    const { newPasswordProblem } = await import('@/domain/auth/passwordRules');
    if (newPasswordProblem(newPassword)) return refused({ reason: 'unacceptable' });
    password = newPassword;
    return done(undefined);
  }

  const after = answerAfter(latency);
  return {
    summary: (signal) => after(() => summary(), signal),
    profile: (signal) => after(() => edited(), signal),
    async saveProfile(version, next, signal) {
      await latency(signal);
      if (version !== profileVersion) return refused({ reason: 'conflict', current: edited() });
      const problems = profileProblems(next, deviceDay());
      const fields = profileFields.filter((field) => field in problems);
      if (fields.length > 0) return refused({ reason: 'fields', fields });
      profileVersion = `${Number(profileVersion) + 1}`;
      become({ profile: next });
      return done(edited());
    },
    notices: (signal) => after(() => state.notices, signal),
    async saveNotices({ choices, language }) {
      await latency();
      become({ notices: { choices: toChoices(choices), language } });
    },
    dataExport: (signal) => after(() => null, signal),
    requestExport: () => after(() => refused('demonstration')),
    changePassword: (request, signal) => after(() => change(request), signal),
    charge(amount) {
      if (!coversAmount(state.balance, amount)) throw new Error('The balance does not suffice');
      become({ balance: kopecks(state.balance - amount) });
    },
    credit(amount) {
      become({ balance: sumMoney([state.balance, amount]) });
    },
    addUnpaid(count) {
      become({ unpaidItems: Math.max(0, state.unpaidItems + count) });
    },
  };
}

/** Computes an account's figures with its balance forecast. */
function summaryOf(
  { balance, unpaidItems, profile }: Pick<AccountSummary, 'balance' | 'unpaidItems'> & { profile: Profile },
  { servers, unreadMessages }: { servers: readonly RenewedServer[]; unreadMessages: number },
): AccountSummary {
  const today = deviceDay();
  return {
    deletionDays: defaultDeletionDays,
    balance,
    forecast: forecastBalance(balance, servers, { today, discounts: samplePrices.discounts }),
    unpaidItems,
    incidents: [],
    unreadMessages,
    name: profile.fullName,
    email: profile.email,
    today,
    timeZone: defaultTimeZone,
    datacenters: sampleDatacenters,
  };
}
