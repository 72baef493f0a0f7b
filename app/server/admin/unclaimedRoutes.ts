import type { adminContract } from '@app/contract/admin';
import { paymentNumber } from '@/domain/payment/payment';
import { unclaimedName } from '@/domain/admin/unclaimed';
import { audit } from '../audit/audit';
import { refusal } from '../http/refusal';
import type { Handlers } from '../routing/contractRoutes';
import { todayOf } from '../settings/storedSettings';
import { assignUnclaimed, recordUnclaimed, returnUnclaimed, unclaimedPage } from './unclaimed';
import { wireUnclaimed } from './wire';

type UnclaimedCalls = 'unclaimed' | 'recordUnclaimed' | 'assignUnclaimed' | 'returnUnclaimed';

/** Handlers of unclaimed money. */
export const adminUnclaimedRoutes: Pick<Handlers<typeof adminContract>, UnclaimedCalls> = {
  async unclaimed({ db, query }) {
    const { items, ...page } = await unclaimedPage(db, query);
    return { ...page, items: items.map(wireUnclaimed) };
  },
  async recordUnclaimed({ db, caller, body, now }) {
    if (body.receivedOn > (await todayOf(db, now)))
      throw refusal('invalidRequest', { fields: ['receivedOn'] });
    const money = await recordUnclaimed(db, { ...body, addedBy: caller.email }, now);
    const subject = unclaimedName(money.id);
    const { amount, receivedOn, reference } = money;
    const after = { amount, receivedOn, reference };
    await audit(db, { caller, now, kind: 'moneyRecorded', subject, before: null, after });
    return wireUnclaimed(money);
  },
  async assignUnclaimed({ db, caller, params, body: { claimant }, now, gateways, changed }) {
    const parts = { caller, gateways, now };
    const { money, paymentId, userId } = await assignUnclaimed(db, params.id, claimant, parts);
    await audit(db, {
      caller,
      now,
      kind: 'moneyAssigned',
      subject: unclaimedName(money.id),
      customer: money.user ?? '',
      before: { state: 'waiting' },
      after: { state: 'assigned', amount: money.amount, payment: paymentNumber(paymentId) },
    });
    changed(userId, 'payments', 'account', 'servers', 'notifications');
    return wireUnclaimed(money);
  },
  async returnUnclaimed({ db, caller, params, body: { note }, now }) {
    const money = await returnUnclaimed(db, params.id, note, now);
    await audit(db, {
      caller,
      now,
      kind: 'moneyReturned',
      subject: unclaimedName(money.id),
      before: { state: 'waiting' },
      after: { state: 'returned', amount: money.amount, note },
    });
    return wireUnclaimed(money);
  },
};
