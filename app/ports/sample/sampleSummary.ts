import type { AccountSummary } from '@/domain/account';
import { toChoices, type NoticeSettings } from '@/domain/notices';
import type { Profile } from '@/domain/profile/profile';
import { forecastBalance, type RenewedServer } from '@/domain/renewal/balanceForecast';
import type { Server } from '@/domain/server';
import type { EditableServer } from '@/domain/serverSettings';
import type { MoveSample } from '@/sample-data/moveSample';
import { orderDay } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';
import { today } from '@app/device/clock';

/** The figures of an account, whose balance lasts as long as its servers let it. */
export function summaryOf(
  { balance, unpaidItems, profile }: Pick<AccountSummary, 'balance' | 'unpaidItems'> & { profile: Profile },
  { servers, unreadMessages }: { servers: readonly RenewedServer[]; unreadMessages: number },
): AccountSummary {
  return {
    balance,
    forecast: forecastBalance(balance, servers, today()),
    unpaidItems,
    unreadMessages,
    name: profile.fullName,
    email: profile.email,
  };
}

/** The version of what nobody changed yet: of a profile, of a server. */
export const firstVersion = '0';

/** What the account wants to hear of before anybody chose. */
export const firstNotices: NoticeSettings = { choices: toChoices({}), language: 'ru' };

/** A server that nobody changed yet, as it is edited. */
export function unchangedServer(server: Server, move: MoveSample): EditableServer {
  return makeEditableServer(server, { createdOn: move(orderDay(server)) });
}
