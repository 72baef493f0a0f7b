import type { accountContract } from '@app/contract/account';
import { forecastBalance } from '@/domain/renewal/balanceForecast';
import { toChoices } from '@/domain/results/notices';
import { profileFields } from '@/domain/profile/profile';
import { dayIn } from '@/domain/time/timeZone';
import { profileProblems } from '@/domain/profile/profileRules';
import { settingsOf, todayOf } from '../settings/storedSettings';
import { unpaidCount } from '../billing/openPayments';
import { datacentersOf, wireDatacenter } from '../catalog/datacenters';
import { pricesAt } from '../catalog/prices';
import { balanceOf } from '../ledger/balance';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { renewedServersOf } from '../serverStore/read';
import { openIncidentsOf } from '../incidents/read';
import { answeredCount } from '../support/read';
import { noticesOf, storeNotices } from '../customers/notices';
import { lockCustomer } from '../customers/lock';
import { profileOf } from './profile';

/** The account's figures and its profile (§2, §3). */
export const accountRoutes: Handlers<typeof accountContract> = {
  async summary({ db, caller, now }) {
    const { profile } = await profileOf(db, caller);
    const balance = await balanceOf(db, caller.id);
    const { timeZone, deletionDays } = await settingsOf(db);
    const today = dayIn(timeZone, now);
    return {
      email: caller.email,
      name: profile.fullName,
      balance,
      forecast: forecastBalance(balance, await renewedServersOf(db, caller.id), {
        today,
        discounts: (await pricesAt(db, now)).discounts,
      }),
      currency: 'RUB',
      today,
      timeZone,
      datacenters: (await datacentersOf(db)).map(wireDatacenter),
      deletionDays,
      unreadMessages: await answeredCount(db, caller.id),
      unpaidItems: await unpaidCount(db, caller.id),
      incidents: (await openIncidentsOf(db, caller.id)).map((each) => ({ ...each, id: String(each.id) })),
    };
  },
  profile: ({ db, caller }) => profileOf(db, caller),
  async saveProfile({ db, caller, body, version, now, changed }) {
    await lockCustomer(db, caller.id);
    const before = await profileOf(db, caller);
    if (before.version !== version) throw refusal('stale');
    const { email, profileEmail } = before.profile;
    const profile = { ...body, email, profileEmail };
    const problems = profileProblems(profile, await todayOf(db, now));
    const fields = profileFields.filter((field) => field in problems);
    if (fields.length > 0) throw refusal('invalidProfile', { fields });
    await db
      .updateTable('customer')
      .set({ profile: JSON.stringify(profile), version: Number(version) + 1 })
      .where('userId', '=', caller.id)
      .execute();
    changed(caller.id, 'account');
    return profileOf(db, caller);
  },
  notices: async ({ db, caller }) => ({ settings: await noticesOf(db, caller.id) }),
  async saveNotices({ db, caller, body }) {
    await lockCustomer(db, caller.id);
    await storeNotices(db, caller.id, { ...body, choices: toChoices(body.choices) });
  },
};
