import { shownEvents } from '@/domain/admin/activity';
import { toAnalytics } from '@/domain/admin/analytics';
import { ledgerHead, ledgerRows, linesWithin } from '@/domain/admin/ledger';
import { byteOrderMark } from '@/domain/values/csv';
import { adminBillRules, canCancelBill } from '@/domain/admin/bill';
import { auditHead, auditRows } from '@/domain/admin/auditFile';
import { auditRules, paymentRules, serverRules, userRules } from '@/domain/admin/lists';
import { salesOf } from '@/domain/admin/months';
import { deskCountsOf } from '@/domain/desk/deskRules';
import { toOverview } from '@/domain/admin/overview';
import {
  afterDeletion,
  canProcess,
  paymentName,
  paymentStats,
  type AdminPayment,
} from '@/domain/admin/payment';
import {
  afterPower,
  canDo,
  powerEvents,
  type AdminServer,
  type AdminServerId,
  type AdminServerStatus,
} from '@/domain/admin/server';
import { balanceParts, settledSum } from '@/domain/account/settlement';
import { serverDraftOf } from '@/domain/admin/serverForm';
import { canSuspend, userEvents, type AdminUser, type AdminUserId } from '@/domain/admin/user';
import { toIsoDateTime, type IsoDate } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { kopecks, type Money } from '@/domain/money/money';
import { done, refused } from '@/domain/results/outcome';
import { held, released, withLostDays } from '@/domain/servers/hold';
import { sampleFailedJobs } from '@/sample-data/failedJobs';
import { sampleMails } from '@/sample-data/mails';
import { sampleSystems, sampleUsage } from '@/sample-data/admin';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { staleSampleRates } from '@/sample-data/adminRates';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { shiftDates, keepDates } from '@/sample-data/shiftDates';
import { sampleDeskTickets } from '@/sample-data/deskTickets';
import { sampleAdminUsers, type AdminUserRecord } from '@/sample-data/adminUsers';
import type { AdminPort } from '@app/ports/adminPort';
import { accountOf, billsOf, ledgerLinesOf, payerOf, actorsIn, settlementOf, userOf } from './adminLists';
import { answersParts } from './answersParts';
import { makeCustomerSample } from './customerSample';
import { makeIncidentsSample } from './incidentsSample';
import { answerAfter, type Latency } from './latency';
import { makeSampleCatalog } from './sampleCatalog';
import { makeSampleRefunds } from './sampleRefunds';
import { makeStaffSample } from './staffSample';
import { makeSampleTrail } from './sampleTrail';
import { makeEntitiesSample } from './entitiesSample';
import { makeJobsSample } from './jobsSample';
import { makeMailsSample } from './mailsSample';
import { makeSettingsSample } from './settingsSample';
import { makeStatementsSample } from './statementsSample';
import { makeUnclaimedSample } from './unclaimedSample';

/** The admin demonstration of this tab, on the current day. */
export function currentAdminSample(latency: Latency): AdminPort {
  return makeAdminSample(latency, undefined, shiftDates(new Date(), defaultTimeZone));
}

/**
 * The admin area in this page's memory. An action changes the lists, and all figures are computed from them, so that it
 * is visible everywhere until a reload.
 */
export function makeAdminSample(
  latency: Latency,
  now: () => Date = () => new Date(),
  shift = keepDates,
): AdminPort {
  const moment = () => toIsoDateTime(now());
  let users = shift(sampleAdminUsers);
  let servers = shift(sampleAdminServers);
  let payments = shift(sampleAdminPayments);
  const { note, ...trail } = makeSampleTrail(moment, shift);
  const { timeZone, ...settingsCalls } = makeSettingsSample(latency, note);
  const today = () => dayIn(timeZone(), now());

  /** Statuses to restore for held servers (D44). */
  const holds = new Map<AdminServerId, AdminServerStatus>();

  function hold(server: AdminServer): AdminServer {
    const { status, heldStatus } = held({ status: server.status, heldStatus: holds.get(server.id) ?? null });
    holds.set(server.id, heldStatus);
    return { ...server, status };
  }

  function release(server: AdminServer, suspendedOn: IsoDate, returnsLostDays: boolean): AdminServer {
    const heldStatus = holds.get(server.id) ?? 'Running';
    holds.delete(server.id);
    const expires = returnsLostDays ? withLostDays(server.expires, suspendedOn, today()) : server.expires;
    return { ...server, status: released({ status: server.status, heldStatus }).status, expires };
  }

  /** Suspending holds the customer's servers; restoring returns each to its status. */
  function saveUser(
    before: AdminUserRecord,
    change: Pick<AdminUser, 'name' | 'status'>,
    returnsLostDays = false,
  ): AdminUser {
    const suspendedOn = change.status === 'Suspended' ? (before.suspendedOn ?? today()) : null;
    const after = { ...before, ...change, suspendedOn };
    if (before.status !== after.status)
      servers = servers.map((server) => {
        if (server.user !== after.email) return server;
        return after.status === 'Suspended'
          ? hold(server)
          : release(server, before.suspendedOn ?? today(), returnsLostDays);
      });
    for (const kind of userEvents(before, after)) {
      const what = kind === 'userEdited' ? 'name' : 'status';
      note({
        kind,
        subject: after.email,
        customer: after.email,
        before: { [what]: before[what] },
        after: { [what]: after[what] },
      });
    }
    users = users.map((each) => (each.id === after.id ? after : each));
    return userOf(after, servers);
  }

  /** Credits the customer's balance, if the customer still exists. */
  function credit(user: string, amount: Money): void {
    users = users.map((each) =>
      each.email === user ? { ...each, balance: kopecks(each.balance + amount) } : each,
    );
  }

  function savePayment(next: AdminPayment): void {
    payments = payments.map((each) => (each.id === next.id ? next : each));
  }

  const bills = () => billsOf(payments, users);
  const listing = answersParts(latency);
  const readTrail = listing(trail.entries, auditRules);
  const { jobsLeft, ...jobCalls } = makeJobsSample({ latency, shift, note });

  const { refundsToSend, ...refundCalls } = makeSampleRefunds({
    latency,
    moment,
    shift,
    note,
    payments: () => payments,
    savePayment,
    credit,
    payerOf: (email) => payerOf(users, email),
  });

  const after = answerAfter(latency);
  return {
    ...makeStaffSample(latency),
    ...makeUnclaimedSample(latency, shift),
    ...makeStatementsSample(latency, shift),
    ...makeEntitiesSample(latency),
    ...makeMailsSample(latency, shift),
    ...makeSampleCatalog(latency, shift),
    ...makeIncidentsSample(latency, shift),
    ...makeCustomerSample({
      latency,
      shift,
      users: () => users.map((user) => userOf(user, servers)),
      servers: () => servers,
      payments: () => payments,
      bills,
      trail: trail.entries,
    }),
    ...refundCalls,
    ...jobCalls,
    ...settingsCalls,
    account: (signal) => after(() => accountOf(trail.activity()), signal),
    confirmPassword: () => after(() => done(undefined)),
    async overview(signal) {
      await latency(signal);
      const { unanswered: tickets } = deskCountsOf(sampleDeskTickets);
      const waiting = {
        tickets,
        refunds: refundsToSend(),
        servers: sampleFailedJobs.filter(({ subject }) => subject === 'create').length,
        jobs: jobsLeft(),
        mails: sampleMails.filter(({ result }) => result === 'failed').length,
        rates: staleSampleRates,
      };
      const figures = { users, servers, payments, sales: salesOf(payments) };
      return toOverview(figures, trail.activity().slice(0, shownEvents), sampleSystems, waiting);
    },
    // The demonstration's badge stays 3, as specified (§2).
    seeActivity: () => latency(),
    analytics: (signal) =>
      after(() => toAnalytics(users, servers, payments, salesOf(payments), sampleUsage), signal),
    users: listing(() => users.map((user) => userOf(user, servers)), userRules),
    async addUser({ name, email, status }) {
      await latency();
      if (users.some((each) => each.email === email)) return refused('emailTaken');
      // The next id; the cast adds the brand.
      const id = (Math.max(0, ...users.map((each) => each.id)) + 1) as AdminUserId;
      const record: AdminUserRecord = {
        id,
        email,
        name,
        status,
        suspendedOn: status === 'Suspended' ? today() : null,
        balance: kopecks(0),
        joined: today(),
        lastLogin: null,
      };
      users = [record, ...users];
      note({ kind: 'userAdded', subject: email, customer: email, after: { name, email, status } });
      return done(userOf(record, servers));
    },
    async saveUser(id, { name, status, returnsLostDays }) {
      await latency();
      const record = users.find((each) => each.id === id);
      if (!record) return refused('gone');
      return done(saveUser(record, { name, status }, returnsLostDays));
    },
    endSecondFactor: () => after(() => refused('demonstration')),
    async suspendUser(id) {
      await latency();
      const record = users.find((each) => each.id === id);
      if (!record) return refused('gone');
      if (!canSuspend(record)) return refused('changed');
      return done(saveUser(record, { name: record.name, status: 'Suspended' }));
    },
    async settlement(id, signal) {
      await latency(signal);
      const user = users.find((each) => each.id === id);
      return settlementOf(user, payments, servers);
    },
    async deleteUser(id, { balance, note: reason, sum }) {
      await latency();
      const record = users.find((each) => each.id === id);
      if (!record) return refused('gone');
      const settlement = settlementOf(record, payments, servers);
      if (settledSum(settlement) !== sum) return refused('refundChanged');
      users = users.filter((each) => each.id !== id);
      servers = servers.filter(({ user }) => user !== record.email);
      payments = payments.map((each) => (each.user === record.email ? afterDeletion(each) : each));
      const { name, email, status } = record;
      note({
        kind: 'userDeleted',
        subject: email,
        customer: email,
        before: { name, email, status },
        after: { ...balanceParts(settlement, balance), note: reason },
      });
      return done(id);
    },
    async viewAs() {
      await latency();
      // Nobody is signed in, so there is no session for viewing a customer's portal.
      return refused('demonstration');
    },
    servers: listing(() => servers, serverRules),
    async power(id, action) {
      await latency();
      const server = servers.find((each) => each.id === id);
      if (!server) return refused('gone');
      if (!canDo(action, server)) return refused('changed');
      const next = afterPower(server, action);
      servers = servers.map((each) => (each.id === id ? next : each));
      note({
        kind: powerEvents[action],
        subject: next.name,
        customer: next.user,
        before: { status: server.status },
        after: { status: next.status },
      });
      return done(next);
    },
    async saveServer(id, change) {
      await latency();
      const server = servers.find((each) => each.id === id);
      if (!server) return refused('gone');
      const next = { ...server, ...change };
      servers = servers.map((each) => (each.id === id ? next : each));
      note({
        kind: 'serverEdited',
        subject: next.name,
        customer: next.user,
        before: serverDraftOf(server),
        after: serverDraftOf(next),
      });
      return done(next);
    },
    payments: listing(() => payments, paymentRules),
    paymentFigures: (signal) => after(() => paymentStats(payments), signal),
    async processPayment(id, { minor }) {
      await latency();
      const payment = payments.find((each) => each.id === id);
      if (!payment) return refused('gone');
      if (payment.account === 'deleted') return refused('accountDeleted');
      const { expected } = payment;
      if (!expected) return refused('changed');
      const rest = expected.minor - minor;
      // All payments are in rubles: a partial sum leaves the rest due.
      const next: AdminPayment =
        rest > 0 && canProcess(payment)
          ? { ...payment, amount: kopecks(payment.amount - minor), expected: { ...expected, minor: rest } }
          : { ...payment, status: 'Completed', expected: null };
      savePayment(next);
      credit(next.user, kopecks(minor));
      note({
        kind: 'paymentProcessed',
        subject: paymentName(id),
        customer: next.user,
        before: { status: payment.status },
        after: { status: next.status },
      });
      return done(next);
    },
    bills: listing(bills, adminBillRules),
    async cancelBill(id, reason) {
      await latency();
      const bill = bills().find((each) => each.id === id);
      if (!bill) return refused('gone');
      if (!canCancelBill(bill)) return refused('changed');
      payments = payments.map((each) =>
        each.id === id ? { ...each, status: 'Failed', failure: 'canceled' } : each,
      );
      note({
        kind: 'billCanceled',
        subject: bill.number,
        customer: bill.user,
        before: { status: 'Pending' },
        after: { status: 'Canceled', note: reason },
      });
      return done({ ...bill, state: 'canceled', owed: kopecks(0) });
    },
    audit: readTrail,
    async auditFile(selection, format) {
      const { items } = await readTrail(
        { ...selection, sort: null },
        { cursor: null, limit: Number.MAX_SAFE_INTEGER },
      );
      note({ kind: 'auditExported', subject: '', after: { format } });
      return { text: byteOrderMark + auditHead(format) + auditRows(items, format) };
    },
    auditPeople: (signal) => after(() => actorsIn(trail.entries()), signal),
    async ledgerFile(span) {
      await latency();
      note({ kind: 'ledgerExported', subject: '', after: span });
      const lines = linesWithin(payments.flatMap(ledgerLinesOf), span, 'UTC');
      return { text: byteOrderMark + ledgerHead(span.format) + ledgerRows(lines, span.format) };
    },
  };
}
