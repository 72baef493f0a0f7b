import type { AccountSummary } from '@/domain/account';
import type { Profile } from '@/domain/profile/profile';
import { forecastBalance, type RenewedServer } from '@/domain/renewal/balanceForecast';
import { defaultTimeZone } from '@/domain/timeZone';
import { deviceDay } from '@app/device/clock';

/** The figures of an account, whose balance lasts as long as its servers let it. */
export function summaryOf(
  { balance, unpaidItems, profile }: Pick<AccountSummary, 'balance' | 'unpaidItems'> & { profile: Profile },
  { servers, unreadMessages }: { servers: readonly RenewedServer[]; unreadMessages: number },
): AccountSummary {
  const today = deviceDay();
  return {
    balance,
    forecast: forecastBalance(balance, servers, today),
    unpaidItems,
    unreadMessages,
    name: profile.fullName,
    email: profile.email,
    today,
    timeZone: defaultTimeZone,
  };
}
