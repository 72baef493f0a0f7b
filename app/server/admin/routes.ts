import type { adminContract } from '@app/contract/admin';
import { toAnalytics } from '@/domain/admin/analytics';
import { toOverview } from '@/domain/admin/overview';
import { jobName } from '@/domain/admin/job';
import { canCredit, canProcess, paymentName, paymentStats } from '@/domain/admin/payment';
import { afterPower, canDo, powerEvents } from '@/domain/admin/server';
import { expiryLock, serverDraftOf, serverProblems, usableServer } from '@/domain/admin/serverForm';
import { canRefund, refundName, type AdminRefund } from '@/domain/admin/refund';
import { waitingDays } from '@/domain/admin/waiting';
import { addDays } from '@/domain/time/dates';
import { profileOf } from '../accounts/profile';
import { refundPayment } from '../consequences/money';
import { receiveTransfer } from '../payments/transfers';
import type { Db } from '../db/database';
import type { Handlers } from '../routing/contractRoutes';
import { requirePassword } from '../routing/requirePassword';
import { refusal } from '../http/refusal';
import { countNewActivity, markActivitySeen, recentActivity } from '../audit/activity';
import { audit, type AuditEvent } from '../audit/audit';
import { auditPage, auditPeople } from '../audit/auditTrail';
import { exportAudit } from './exportAudit';
import { billNow, billPage, cancelBill } from './bills';
import { settingsListeners } from '../settings/currentSettings';
import { exportLedger } from './ledger';
import { datacentersOf, wireDatacenter } from '../catalog/datacenters';
import { countStaleRates } from '../catalog/rates';
import { countFailedJobs, countUndelivered, jobPage, startFailedJob } from './jobs';
import { changeGraceDays, wakeAllRenewals } from '../periods/wake';
import { isRescheduled, replaceSettings, validSettings, withoutSecret } from '../settings/settings';
import { storedSettings, timeZoneOf, todayOf } from '../settings/storedSettings';
import { refuseOwnAccount } from './ownAccount';
import { lockPayment, paymentFigures, paymentPage } from './payments';
import { paymentTrail } from './paymentTrail';
import { salesFigures } from './sales';
import { cancelWaitingRefund, countRefundsToSend, markRefundSent, refundPage } from './refunds';
import { changeServer, lockServer, serverFigures, serverPage, setServerPower } from './servers';
import { adminCustomerRoutes } from './customerRoutes';
import { adminEntityRoutes } from './entityRoutes';
import { adminStatementRoutes } from './statementRoutes';
import { adminUnclaimedRoutes } from './unclaimedRoutes';
import { adminMailTextRoutes } from './mailTextRoutes';
import { adminMailRoutes } from './mailRoutes';
import { countFailedMails } from './mails';
import { staffRoutes } from './staff';
import { adminCatalogRoutes } from './catalogRoutes';
import { adminIncidentRoutes } from './incidentRoutes';
import { deskCounts } from '../desk/queue';
import { adminMergeRoutes } from './merge';
import { adminUserRoutes } from './userRoutes';
import { userFigures } from './users';
import {
  wireAnalytics,
  wireJob,
  wireOverview,
  wirePayment,
  wireRefund,
  wireServer,
  wireSettings,
} from './wire';

/** Audits the sending or cancelling of a refund. */
function auditRefund(
  tx: Db,
  act: Pick<AuditEvent, 'caller' | 'now' | 'kind'>,
  { id, user, state, amount, payment, cancelNote }: AdminRefund,
): Promise<void> {
  const after = { state, amount, payment, ...(cancelNote === null ? {} : { note: cancelNote }) };
  return audit(tx, {
    ...act,
    subject: refundName(id),
    customer: user,
    before: { state: 'toSend' },
    after,
  });
}

/** Handlers of the admin area (D33). */
export const adminRoutes: Handlers<typeof adminContract> = {
  ...staffRoutes,
  ...adminUserRoutes,
  ...adminMergeRoutes,
  ...adminCustomerRoutes,
  ...adminUnclaimedRoutes,
  ...adminStatementRoutes,
  ...adminEntityRoutes,
  ...adminMailRoutes,
  ...adminMailTextRoutes,
  ...adminCatalogRoutes,
  ...adminIncidentRoutes,
  async account({ db, caller }) {
    const { profile } = await profileOf(db, caller);
    return {
      name: profile.fullName,
      email: caller.email,
      role: caller.staffRole ?? 'readOnly',
      notifications: await countNewActivity(db, caller),
      timeZone: await timeZoneOf(db),
      datacenters: (await datacentersOf(db)).map(wireDatacenter),
    };
  },
  async seeActivity({ db, caller, body }) {
    await markActivitySeen(db, caller, new Date(body.until));
  },
  async overview({ db, caller, systems, now }) {
    const lists = {
      users: await userFigures(db),
      servers: await serverFigures(db),
      payments: await paymentFigures(db),
      sales: await salesFigures(db),
    };
    const today = await todayOf(db, now);
    const waiting = {
      tickets: (await deskCounts(db, caller.id)).unanswered,
      refunds: await countRefundsToSend(db),
      servers: await countUndelivered(db, new Date(now.getTime() - waitingDays * 24 * 3_600_000)),
      jobs: await countFailedJobs(db),
      mails: await countFailedMails(db, addDays(today, 1 - waitingDays)),
      rates: await countStaleRates(db, today),
    };
    return wireOverview(toOverview(lists, await recentActivity(db, caller), await systems.states(), waiting));
  },
  async analytics({ db, systems }) {
    const servers = await serverFigures(db);
    const payments = await paymentFigures(db);
    return wireAnalytics(
      toAnalytics(await userFigures(db), servers, payments, await salesFigures(db), await systems.usage()),
    );
  },
  async servers({ db, query }) {
    const { items, ...page } = await serverPage(db, query);
    return { ...page, items: items.map(wireServer) };
  },
  async power({ db, caller, params, body, now, changed }) {
    const owned = await lockServer(db, params.id);
    const { server, userId } = owned;
    if (!canDo(body.action, server)) throw refusal('changed');
    const next = afterPower(server, body.action);
    await setServerPower(db, owned, body.action, now);
    await audit(db, {
      caller,
      now,
      kind: powerEvents[body.action],
      subject: next.name,
      customer: server.user,
      before: { id: server.id, status: server.status },
      after: { id: next.id, status: next.status },
    });
    changed(userId, 'servers');
    return wireServer(next);
  },
  async saveServer({ db, caller, params, body, now, changed }) {
    const owned = await lockServer(db, params.id);
    const { server, userId } = owned;
    const change = usableServer(body, server);
    if (change === null)
      throw refusal('invalidRequest', { fields: Object.keys(serverProblems(body, server)) });
    const lock = expiryLock(server, { email: caller.email, role: caller.staffRole ?? 'readOnly' });
    if (change.expires !== server.expires && lock !== null)
      throw refusal(lock === 'own' ? 'ownAccount' : 'forbidden');
    await changeServer(db, owned, change, now);
    const next = { ...server, ...change };
    const [before, after] = [server, next].map((each) => ({ id: each.id, ...serverDraftOf(each) }));
    const about = { subject: next.name, customer: server.user };
    await audit(db, { caller, now, kind: 'serverEdited', ...about, before, after });
    changed(userId, 'servers');
    return wireServer(next);
  },
  async payments({ db, query }) {
    const { items, ...page } = await paymentPage(db, query);
    return { ...page, items: items.map(wirePayment) };
  },
  async paymentFigures({ db }) {
    return { ...paymentStats(await paymentFigures(db)), currency: 'RUB' };
  },
  paymentTrail: ({ db, params }) => paymentTrail(db, params.id),
  async processPayment({ db, caller, params, body: { amount }, now, changed }) {
    const { payment, row } = await lockPayment(db, params.id);
    refuseOwnAccount(caller, row.userId);
    if (!canProcess(payment) && !canCredit(payment)) throw refusal('changed');
    await receiveTransfer(db, row, amount, now);
    const { payment: next } = await lockPayment(db, params.id);
    await audit(db, {
      caller,
      now,
      kind: 'paymentProcessed',
      subject: paymentName(payment.id),
      customer: payment.user,
      before: { status: payment.status },
      after: { status: next.status, received: `${(amount.minor / 100).toFixed(2)} ${amount.currency}` },
    });
    changed(row.userId, 'payments', 'account', 'servers', 'notifications');
    return wirePayment(next);
  },
  async refundPayment({ db, caller, params, body, now, changed }) {
    const { payment, row } = await lockPayment(db, params.id);
    refuseOwnAccount(caller, row.userId);
    if (!canRefund(payment)) throw refusal('changed');
    await refundPayment(db, row, { ...body, now });
    const { payment: next } = await lockPayment(db, params.id);
    await audit(db, {
      caller,
      now,
      kind: 'paymentRefunded',
      subject: paymentName(payment.id),
      customer: payment.user,
      before: { status: payment.status },
      after: { status: next.status, ...body },
    });
    changed(row.userId, 'payments', 'account', 'notifications');
    return wirePayment(next);
  },
  bills: ({ db, query }) => billPage(db, query),
  async cancelBill({ db, caller, params, body: { note }, now, changed }) {
    const { row, user: customer } = await cancelBill(db, params.id, note, now);
    const bill = await billNow(db, params.id);
    const about = { subject: bill.number, customer, before: { status: 'Pending' } };
    await audit(db, { caller, now, kind: 'billCanceled', ...about, after: { status: 'Canceled', note } });
    changed(row.userId, 'payments', 'account', 'servers', 'notifications');
    return bill;
  },
  async refunds({ db, query }) {
    const { items, ...page } = await refundPage(db, query);
    return { ...page, items: items.map(wireRefund) };
  },
  async markRefundSent({ db, caller, params, now, changed }) {
    const refund = await markRefundSent(db, params.id, { caller, now, publish: changed });
    await auditRefund(db, { caller, now, kind: 'refundSent' }, refund);
    return wireRefund(refund);
  },
  async cancelRefund({ db, caller, params, body: { note }, now, changed }) {
    const refund = await cancelWaitingRefund(db, params.id, { caller, note, now, publish: changed });
    await auditRefund(db, { caller, now, kind: 'refundCanceled' }, refund);
    return wireRefund(refund);
  },
  async jobs({ db, query }) {
    const { items, ...page } = await jobPage(db, query);
    return { ...page, items: items.map(wireJob) };
  },
  async startJob({ db, caller, params, now }) {
    const job = await startFailedJob(db, params.id, now);
    const { subject, reason } = job;
    await audit(db, {
      caller,
      now,
      kind: 'jobRestarted',
      subject: jobName(job),
      customer: job.user ?? '',
      before: { job: job.id, subject, reason },
      after: { job: job.id, subject },
    });
  },
  audit: async ({ db, query }) => auditPage(db, { ...query, timeZone: await timeZoneOf(db) }),
  auditFile: ({ db, caller, now, query: { format = 'comma', ...selection } }) =>
    exportAudit(db, { caller, now, selection, format }),
  async auditPeople({ db }) {
    return { items: await auditPeople(db) };
  },
  ledger: ({ db, caller, now, query: { from, to, format = 'comma' } }) =>
    exportLedger(db, { caller, now, span: { from, to, format } }),
  settings: async ({ db, fixedSettings }) => wireSettings(await storedSettings(db, fixedSettings)),
  async saveSettings({ db, caller, body, version, now, changed, fixedSettings, seal }) {
    const after = validSettings(body);
    if (after.smtpPassword !== '') await requirePassword(db, caller, now);
    const before = await replaceSettings(db, after, { version, seal });
    await audit(db, { caller, now, kind: 'settingsSaved', subject: '', before, after: withoutSecret(after) });
    if (before.graceDays !== after.graceDays) await changeGraceDays(db, after.graceDays);
    if (isRescheduled(before, after)) await wakeAllRenewals(db, now);
    changed(settingsListeners, 'account');
    return wireSettings(await storedSettings(db, fixedSettings));
  },
};
