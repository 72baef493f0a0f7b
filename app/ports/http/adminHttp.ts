import { adminContract } from '@app/contract/admin';
import type { AdminPort } from '@app/ports/adminPort';
import { actionOf, paramsOf } from './adminAction';
import { adminCustomerHttp } from './adminCustomerHttp';
import { adminMailTextsHttp } from './adminMailTextsHttp';
import { adminMailsHttp } from './adminMailsHttp';
import { adminEntitiesHttp } from './adminEntitiesHttp';
import { adminStatementsHttp } from './adminStatementsHttp';
import { adminUnclaimedHttp } from './adminUnclaimedHttp';
import { adminCatalogHttp } from './adminCatalogHttp';
import { adminIncidentsHttp } from './adminIncidentsHttp';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { partQuery, unsummed } from './partQuery';
import { passwordRefusalOf } from './changePassword';
import { changingAccount } from './changingAccount';
import { send } from './send';
import { sendConfirmed } from './sendConfirmed';
import { withQuery } from '@/paths';
import { authContract } from '@app/contract/auth';
import type { Answer } from '@app/contract/call';
import { PortError } from '@/domain/results/portError';
import { done, refused, type Outcome } from '@/domain/results/outcome';
import type { PasswordRefusal } from '@/domain/profile/passwordChange';
import type { StoredSettings } from '@/domain/admin/settings';

const toStored = ({
  version,
  fixed,
  hasSmtpPassword,
  ...settings
}: Answer<typeof adminContract.settings>): StoredSettings => ({
  settings,
  version,
  fixed,
  hasSmtpPassword,
});

/** Confirms the session by the password; returns refusals that the dialog explains. */
async function confirmPassword(password: string): Promise<Outcome<void, PasswordRefusal>> {
  try {
    await send(authContract.confirmPassword, { body: { password } });
    return done(undefined);
  } catch (error) {
    const refusal = error instanceof PortError ? passwordRefusalOf(error) : null;
    if (!refusal) throw error;
    return refused(refusal);
  }
}

/** The admin area over HTTP. */
export const adminHttp: AdminPort = {
  ...adminCustomerHttp,
  ...adminUnclaimedHttp,
  ...adminStatementsHttp,
  ...adminEntitiesHttp,
  ...adminMailsHttp,
  ...adminMailTextsHttp,
  ...adminCatalogHttp,
  ...adminIncidentsHttp,
  confirmPassword,
  account: (signal) => send(adminContract.account, {}, signal),
  overview: (signal) => send(adminContract.overview, {}, signal),
  seeActivity: async (until) => {
    await send(adminContract.seeActivity, { body: { until } });
  },
  analytics: (signal) => send(adminContract.analytics, {}, signal),
  users: async (query, part, signal) =>
    unsummed(await send(adminContract.users, { query: partQuery(query, part) }, signal)),
  addUser: (body) => actionOf(send(adminContract.addUser, { body })),
  saveUser: (id, body) => actionOf(send(adminContract.saveUser, { params: paramsOf(id), body })),
  endSecondFactor: (id) => actionOf(sendConfirmed(adminContract.endSecondFactor, { params: paramsOf(id) })),
  suspendUser: (id) => actionOf(send(adminContract.suspendUser, { params: paramsOf(id) })),
  settlement: (id, signal) => send(adminContract.settlement, { params: paramsOf(id) }, signal),
  deleteUser: (id, body) =>
    actionOf(sendConfirmed(adminContract.deleteUser, { params: paramsOf(id), body }).then(() => id)),
  viewAs: (id) =>
    actionOf(changingAccount(send(adminContract.viewAs, { params: paramsOf(id) })).then(() => id)),
  staff: async (query, part, signal) =>
    unsummed(await send(adminContract.staff, { query: partQuery(query, part) }, signal)),
  inviteStaff: (body) => actionOf(sendConfirmed(adminContract.inviteStaff, { body })),
  saveStaff: (id, role) =>
    actionOf(sendConfirmed(adminContract.saveStaff, { params: paramsOf(id), body: { role } })),
  removeStaff: (id) =>
    actionOf(sendConfirmed(adminContract.removeStaff, { params: paramsOf(id) }).then(() => id)),
  servers: async (query, part, signal) =>
    unsummed(await send(adminContract.servers, { query: partQuery(query, part) }, signal)),
  power: (id, action) => actionOf(send(adminContract.power, { params: paramsOf(id), body: { action } })),
  saveServer: (id, body) => actionOf(send(adminContract.saveServer, { params: paramsOf(id), body })),
  payments: (query, part, signal) => send(adminContract.payments, { query: partQuery(query, part) }, signal),
  paymentFigures: (signal) => send(adminContract.paymentFigures, {}, signal),
  paymentTrail: (id, signal) => send(adminContract.paymentTrail, { params: paramsOf(id) }, signal),
  processPayment: (id, amount) =>
    actionOf(
      keepKeyUntilAnswered(`process ${id} ${JSON.stringify(amount)}`, (key) =>
        send(adminContract.processPayment, { params: paramsOf(id), key, body: { amount } }),
      ),
    ),
  refundPayment: (id, body) =>
    actionOf(
      keepKeyUntilAnswered(`refund ${id} ${JSON.stringify(body)}`, (key) =>
        sendConfirmed(adminContract.refundPayment, { params: paramsOf(id), key, body }),
      ),
    ),
  bills: async (query, part, signal) =>
    unsummed(await send(adminContract.bills, { query: partQuery(query, part) }, signal)),
  cancelBill: (id, note) =>
    actionOf(send(adminContract.cancelBill, { params: paramsOf(id), body: { note } })),
  refunds: (query, part, signal) => send(adminContract.refunds, { query: partQuery(query, part) }, signal),
  markRefundSent: (id) =>
    actionOf(
      keepKeyUntilAnswered(`refund ${id} sent`, (key) =>
        sendConfirmed(adminContract.markRefundSent, { params: paramsOf(id), key }),
      ),
    ),
  cancelRefund: (id, note) =>
    actionOf(
      keepKeyUntilAnswered(`refund ${id} cancel ${note}`, (key) =>
        sendConfirmed(adminContract.cancelRefund, { params: paramsOf(id), key, body: { note } }),
      ),
    ),
  jobs: async (query, part, signal) =>
    unsummed(await send(adminContract.jobs, { query: partQuery(query, part) }, signal)),
  startJob: (id) => actionOf(send(adminContract.startJob, { params: paramsOf(id) }).then(() => id)),
  audit: async (query, part, signal) =>
    unsummed(await send(adminContract.audit, { query: partQuery(query, part) }, signal)),
  auditFile: async ({ search, filter: { kind, admin, day } }, format) => ({
    href: withQuery(adminContract.auditFile.path, {
      ...(search.trim() === '' ? {} : { search: search.trim() }),
      ...(kind === null ? {} : { kind }),
      ...(admin === null ? {} : { admin }),
      ...(day === null ? {} : { day }),
      format,
    }),
  }),
  auditPeople: async (signal) => (await send(adminContract.auditPeople, {}, signal)).items,
  ledgerFile: async ({ from, to, format }) => ({
    href: withQuery(adminContract.ledger.path, { from, to, format }),
  }),
  settings: async (signal) => toStored(await send(adminContract.settings, {}, signal)),
  saveSettings: (body, version) =>
    actionOf(sendConfirmed(adminContract.saveSettings, { body, version }).then(toStored)),
};
