import type { FixableSetting } from '@/domain/admin/settings';
import { toAnalytics } from '@/domain/admin/analytics';
import { settledSum } from '@/domain/account/settlement';
import { salesOf } from '@/domain/admin/months';
import { paymentStats } from '@/domain/admin/payment';
import { toOverview } from '@/domain/admin/overview';
import { userDraftOf } from '@/domain/admin/userForm';
import { serverDraftOf } from '@/domain/admin/serverForm';
import { makeStaffMember } from '@/sample-data/staff';
import { sampleActivity, sampleAdmin, sampleSettings, sampleSystems, sampleUsage } from '@/sample-data/admin';
import { makeSettlement } from '@/sample-data/settlement';
import { makeAuditEntry } from '@/sample-data/auditTrail';
import { makeFailedJob } from '@/sample-data/failedJobs';
import { makeAdminPayment, sampleAdminPayments } from '@/sample-data/adminPayments';
import { makePaymentTrail } from '@/sample-data/paymentTrail';
import { makeAdminServer, sampleAdminServers } from '@/sample-data/adminServers';
import { makeMergePreview } from '@/sample-data/accountMerge';
import { makeCustomer, makeStaffNote } from '@/sample-data/customer';
import { makeAdminUser, sampleAdminUsers } from '@/sample-data/adminUsers';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminRefund, makeTransferredRefund } from '@/sample-data/refunds';
import {
  wireAnalytics,
  wireCustomer,
  wireMergePreview,
  wireJob,
  wireMail,
  wireOverview,
  wirePayment,
  wireRefund,
  wireServer,
  wireStaff,
  wireSettings,
  wireSettlement,
  wireStaffNote,
  wireDifference,
  wireUnclaimed,
  wireUser,
} from '../admin/wire';
import { makeSentMail, sampleMailTest, sampleMailText } from '@/sample-data/mails';
import { makeMailPreview, makeMailText } from '@/sample-data/mailTexts';
import { makeDifference } from '@/sample-data/statements';
import { makeUnclaimed } from '@/sample-data/unclaimed';
import { wireAudit } from '../audit/wire';
import { wireDatacenter } from '../catalog/datacenters';
import { adminCatalogExamples } from './adminCatalogExamples';
import { adminEntityExamples } from './adminEntityExamples';
import { adminIncidentExamples } from './adminIncidentExamples';

const user = makeAdminUser();
const server = makeAdminServer();
const storedExample = (version: string, fixed: readonly FixableSetting[]) => ({
  settings: sampleSettings,
  version,
  fixed,
  hasSmtpPassword: false,
});
const settlement = makeSettlement();
const money = makeUnclaimed();
const mailTextPlace = { template: 'renewing', language: 'ru' } as const;
const mailText = { ...makeMailText(), ...mailTextPlace };
const mailTextDraft = { subject: mailText.subject, body: mailText.body };
const lists = {
  users: sampleAdminUsers,
  servers: sampleAdminServers,
  payments: sampleAdminPayments,
  sales: salesOf(sampleAdminPayments),
};
const bill = {
  ...makeAdminBill(),
  id: '5112',
  currency: 'RUB' as const,
  items: [{ kind: 'order' as const, title: 'Naos', serverId: null, count: 1, months: 3 }],
};
const page = { query: { limit: '100' }, one: { next: null, total: 1 } } as const;
const mergePreview = makeMergePreview();
const userId = { id: String(user.id) };
const serverId = { id: String(server.id) };
const { name, email, status } = userDraftOf(user);

/** An example for each call of the admin area. */
export const adminExamples = {
  ...adminCatalogExamples,
  ...adminEntityExamples,
  ...adminIncidentExamples,
  account: {
    answer: { ...sampleAdmin, datacenters: sampleAdmin.datacenters.map(wireDatacenter), notifications: 3 },
  },
  seeActivity: { body: { until: '2026-11-21T11:46:00Z' } },
  overview: {
    answer: wireOverview(
      toOverview(lists, sampleActivity, sampleSystems, {
        tickets: 3,
        refunds: 1,
        servers: 1,
        jobs: 2,
        mails: 1,
        rates: 1,
      }),
    ),
  },
  analytics: {
    answer: wireAnalytics(toAnalytics(lists.users, lists.servers, lists.payments, lists.sales, sampleUsage)),
  },
  users: { query: page.query, answer: { items: [wireUser(user)], ...page.one } },
  addUser: { body: { name, email, status }, answer: wireUser(user) },
  saveUser: { params: userId, body: { name, status, returnsLostDays: true }, answer: wireUser(user) },
  endSecondFactor: { params: userId, answer: wireUser(user) },
  suspendUser: { params: userId, answer: wireUser({ ...user, status: 'Suspended' }) },
  viewAs: { params: userId },
  settlement: { params: userId, answer: wireSettlement(settlement) },
  deleteUser: {
    params: userId,
    body: { balance: 'return' as const, note: 'At the customer’s request', sum: settledSum(settlement) },
  },
  customer: { params: userId, answer: wireCustomer(makeCustomer()) },
  adjustBalance: {
    params: userId,
    body: {
      direction: 'credit' as const,
      purpose: 'goodwill' as const,
      amount: 50_000,
      note: 'Простой 19 ноября',
    },
    answer: wireUser(user),
  },
  previewMerge: {
    params: userId,
    query: { email: mergePreview.closes.email },
    answer: wireMergePreview(mergePreview),
  },
  mergeUsers: {
    params: userId,
    body: { email: mergePreview.closes.email, note: 'По просьбе клиента' },
    answer: wireUser(user),
  },
  addBill: {
    params: userId,
    body: {
      lines: [{ title: 'Перенос сайта', amount: 150_000 }],
      payBy: '2026-12-11',
      note: 'Договорились по телефону 24 ноября',
    },
    answer: bill,
  },
  addStaffNote: {
    params: userId,
    body: { text: makeStaffNote().text },
    answer: wireStaffNote(makeStaffNote()),
  },
  deleteStaffNote: { params: { id: String(makeStaffNote().id) } },
  staff: { query: page.query, answer: { items: [wireStaff(makeStaffMember())], ...page.one } },
  inviteStaff: {
    body: { name: 'Мария Орлова', email: 'maria.orlova@meridian.example', role: 'support' as const },
    answer: wireStaff(makeStaffMember()),
  },
  saveStaff: {
    params: { id: String(makeStaffMember().id) },
    body: { role: 'finance' as const },
    answer: wireStaff(makeStaffMember({ role: 'finance' })),
  },
  removeStaff: { params: { id: String(makeStaffMember().id) } },
  servers: { query: page.query, answer: { items: [wireServer(server)], ...page.one } },
  power: { params: serverId, body: { action: 'restart' as const }, answer: wireServer(server) },
  saveServer: { params: serverId, body: serverDraftOf(server), answer: wireServer(server) },
  payments: {
    query: page.query,
    answer: {
      items: [wirePayment(makeAdminPayment())],
      ...page.one,
      sums: { amount: makeAdminPayment().amount },
    },
  },
  paymentFigures: { answer: { ...paymentStats(sampleAdminPayments), currency: 'RUB' as const } },
  paymentTrail: {
    params: { id: String(makeAdminPayment().id) },
    answer: { ...makePaymentTrail(), steps: [...makePaymentTrail().steps] },
  },
  processPayment: {
    params: { id: String(makeAdminPayment().id) },
    body: { amount: { currency: 'RUB' as const, minor: 157_700 } },
    answer: wirePayment(makeAdminPayment()),
  },
  refundPayment: {
    params: { id: String(makeAdminPayment().id) },
    body: { amount: 50_000, target: 'balance' as const, note: 'Простой 19 ноября, обращение #5017' },
    answer: wirePayment(makeAdminPayment()),
  },
  bills: { query: page.query, answer: { items: [bill], ...page.one } },
  cancelBill: {
    params: { id: bill.id },
    body: { note: 'Выставлен дважды' },
    answer: { ...bill, state: 'canceled' as const, owed: 0 },
  },
  statementDifferences: {
    query: page.query,
    answer: { items: [wireDifference(makeDifference())], ...page.one },
  },
  importStatement: {
    body: {
      gateway: 'yookassa' as const,
      lines: [
        {
          kind: 'payment' as const,
          entry: '2ed3a1c7-000f-5000-8000-1b68e7b15f3f',
          reference: '2ed3a1c7-000f-5000-8000-1b68e7b15f3f',
          payment: '5012',
          amount: { currency: 'RUB' as const, minor: 157_700 },
          day: '2026-11-20' as const,
        },
      ],
      days: { from: '2026-11-20' as const, to: '2026-11-20' as const },
    },
    answer: { added: 1, known: 0 },
  },
  unclaimed: {
    query: page.query,
    answer: { items: [wireUnclaimed(money)], ...page.one, sums: { waiting: money.amount } },
  },
  recordUnclaimed: {
    body: {
      amount: money.amount,
      receivedOn: money.receivedOn,
      reference: money.reference,
      isRepeated: false,
    },
    answer: wireUnclaimed(money),
  },
  assignUnclaimed: {
    params: { id: String(money.id) },
    body: { claimant: { kind: 'bill' as const, id: '5112' } },
    answer: wireUnclaimed({ ...money, state: 'assigned', user: user.email }),
  },
  returnUnclaimed: {
    params: { id: String(money.id) },
    body: { note: 'Записано дважды' },
    answer: wireUnclaimed({ ...money, state: 'returned', note: 'Записано дважды' }),
  },
  sendTestMail: { body: { language: 'en' as const }, answer: sampleMailTest },
  mails: { query: page.query, answer: { items: [wireMail(makeSentMail())], ...page.one } },
  mail: { params: { id: String(makeSentMail().id) }, answer: { text: sampleMailText } },
  resendMail: { params: { id: String(makeSentMail().id) } },
  mailTexts: { answer: { items: [mailText] } },
  saveMailText: {
    params: mailTextPlace,
    body: mailTextDraft,
    answer: { ...mailText, isChanged: true, version: '1' },
  },
  restoreMailText: { params: mailTextPlace, answer: mailText },
  previewMailText: { params: mailTextPlace, body: mailTextDraft, answer: makeMailPreview() },
  refunds: {
    query: page.query,
    answer: {
      items: [wireRefund(makeAdminRefund())],
      ...page.one,
      sums: { amount: makeAdminRefund().amount },
    },
  },
  markRefundSent: {
    params: { id: String(makeAdminRefund().id) },
    answer: wireRefund(makeTransferredRefund({ state: 'sent' })),
  },
  cancelRefund: {
    params: { id: String(makeAdminRefund().id) },
    body: { note: 'Клиент закрыл этот счёт' },
    answer: wireRefund(makeTransferredRefund({ state: 'canceled', cancelNote: 'Клиент закрыл этот счёт' })),
  },
  jobs: { query: page.query, answer: { items: [wireJob(makeFailedJob())], ...page.one } },
  startJob: { params: { id: String(makeFailedJob().id) } },
  audit: { query: page.query, answer: { items: [wireAudit(makeAuditEntry())], ...page.one } },
  auditPeople: { answer: { items: [makeAuditEntry().admin] } },
  auditFile: { query: { kind: 'userSuspended' as const, format: 'comma' as const } },
  ledger: { query: { from: '2026-11-01', to: '2026-11-30', format: 'comma' as const } },
  settings: { answer: wireSettings(storedExample('3', ['smtpHost', 'smtpPort'])) },
  saveSettings: { body: sampleSettings, answer: wireSettings(storedExample('4', [])) },
};
