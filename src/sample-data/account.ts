import type { AccountSummary } from '@/domain/profile/account';
import { rubles } from '@/domain/money/money';
import { defaultDeletionDays } from '@/domain/renewal/defaultRules';
import { defaultTimeZone } from '@/domain/time/timeZone';
import { sampleDay } from './sampleDay';
import { sampleDatacenters } from './datacenters';

/** Makes the account's sample figures, with changes. */
export function makeAccountSummary(changes: Partial<AccountSummary> = {}): AccountSummary {
  return {
    email: 'anna.sokolova@example.ru',
    name: 'Соколова Анна Викторовна',
    balance: rubles(2450.5),
    forecast: null,
    unreadMessages: 2,
    unpaidItems: 1,
    today: sampleDay,
    timeZone: defaultTimeZone,
    datacenters: sampleDatacenters,
    deletionDays: defaultDeletionDays,
    incidents: [],
    ...changes,
  };
}
