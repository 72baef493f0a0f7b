import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { contract } from '@app/contract/contract';
import { wireEntries } from '@app/contract/cartEntries';
import { settingsVersion } from '@app/server/settings/storedSettings';
import type { Db } from '@app/server/db/database';
import { usesServer } from '@app/server/provisioning/operations';
import { issueRefundDocument } from '@app/server/billingDocuments/refundDocument';
import { draftOfPayer } from '@/domain/payment/payer';
import { inProgressStatuses } from '@/domain/servers/serverStates';
import { sampleSettings } from '@/sample-data/admin';
import { sampleCart } from '@/sample-data/cart';
import { makePayer } from '@/sample-data/payers';
import { password } from './authenticator';
import { chargeFor, makePaymentBody, setBalance } from './accountMoney';
import { refundByMethod } from './refundByMethod';
import { answerOf, callAs, type CallParts, type Person } from './signedIn';
import type { TestApp } from './testApp';

/** Parts with which a call succeeds, made from a fixture. */
export type PartsIn = (fixture: Fixture) => Promise<readonly CallParts[]> | readonly CallParts[];

/** Data with which every call succeeds once: a customer with the specification's sample, and other accounts. */
export interface Fixture {
  readonly app: TestApp;
  readonly customer: Person;
  /** An account whose number this is, to be acted on by administrators. */
  readonly otherNumber: () => Promise<number>;
}

export const dbOf = (fixture: Fixture): Db => fixture.app.deps.db;
export const draft = draftOfPayer(makePayer());

/** A server that runs: what an earlier call set in progress is done. */
export async function activeServer(fixture: Fixture) {
  const db = dbOf(fixture);
  const own = db.updateTable('server').where('userId', '=', fixture.customer.id);
  await own.set({ status: 'Active' }).where('status', 'in', inProgressStatuses).execute();
  return db
    .selectFrom('server')
    .select(['id', 'ip', 'monthlyPrice'])
    .where('userId', '=', fixture.customer.id)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
}

export async function serverParts(fixture: Fixture): Promise<{ id: string }> {
  return { id: String((await activeServer(fixture)).id) };
}

/** An Active server without an operation under way, and without snapshots. */
export async function idleServer(fixture: Fixture): Promise<{ id: string }> {
  const { id } = await activeServer(fixture);
  const db = dbOf(fixture);
  await db
    .updateTable('operation')
    .set({ status: 'done', endedAt: new Date() })
    .where(usesServer(id))
    .execute();
  await db.deleteFrom('snapshot').where('serverId', '=', id).execute();
  await db.deleteFrom('ownIso').where('serverId', '=', id).execute();
  return { id: String(id) };
}

/** An Active server with daily backups, without an operation under way. */
export async function copiedServer(fixture: Fixture): Promise<{ id: string }> {
  const { id } = await idleServer(fixture);
  await sql`update "server" set "settings" = "settings" || '{"backup":"daily"}' where "id" = ${Number(id)}`.execute(
    dbOf(fixture),
  );
  return { id };
}

/** A snapshot of the active server, on which nothing is under way. */
export async function readySnapshot(fixture: Fixture): Promise<{ id: string; snapshotId: string }> {
  await idleServer(fixture);
  const { id: serverId } = await activeServer(fixture);
  const db = dbOf(fixture);
  const now = new Date();
  const { id } = await db
    .insertInto('snapshot')
    .values({ userId: fixture.customer.id, serverId, name: 'Before the update', madeAt: now, state: 'ready' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: String(serverId), snapshotId: String(id) };
}

/** The cart of the sample, not bought before. */
export const newCart = () => sampleCart.map((entry) => ({ ...entry, id: randomUUID() }));

/** An order that waits for its money. */
export async function bill({ app, customer }: Fixture): Promise<string> {
  const body = makePaymentBody({ method: 'manual', minor: 315_400, entries: newCart() });
  const { pay } = contract.billing;
  const { id } = await answerOf(pay, callAs(app, customer, pay, { body, key: randomUUID() }));
  return String(id);
}

/** An order that is paid for. */
export async function order(fixture: Fixture): Promise<string> {
  const { app, customer } = fixture;
  const ids = [await bill(fixture)];
  await setBalance(dbOf(fixture), customer.id, 1_000_000);
  const { payPending } = contract.billing;
  const charge = await chargeFor(dbOf(fixture), ids.map(Number));
  const parts = { key: randomUUID(), body: { ids, charge } };
  await answerOf(payPending, callAs(app, customer, payPending, parts));
  const { list } = contract.orders;
  const { items } = await answerOf(list, callAs(app, customer, list));
  return String(items[0]?.id);
}

/** A job that was given up, and can be started again. */
export async function failedJob(fixture: Fixture): Promise<string> {
  const db = dbOf(fixture);
  const { reboot } = contract.servers;
  const body = { ids: [(await serverParts(fixture)).id] };
  await answerOf(reboot, callAs(fixture.app, fixture.customer, reboot, { body }));
  const { id } = await db.selectFrom('job').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const now = new Date();
  await db.updateTable('job').set({ failedAt: now, error: 'No power' }).where('id', '=', id).execute();
  return String(id);
}

/** A payment of the sample, whose receipt is not issued yet. */
export async function paidBefore(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .selectFrom('payment')
    .select('id')
    .where('userId', '=', fixture.customer.id)
    .where('state', '=', 'paid')
    .where('reason', '=', 'sample')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** The document of a refund. */
export async function refundDocument(fixture: Fixture): Promise<string> {
  const { customer } = fixture;
  const db = dbOf(fixture);
  const paymentId = Number(await paidBefore(fixture));
  const now = new Date();
  const made = {
    userId: customer.id,
    email: customer.email,
    paymentId,
    amount: 1,
    reason: 'decided',
  } as const;
  const { id } = await db
    .insertInto('refund')
    .values({
      ...made,
      operationId: null,
      target: 'balance',
      note: null,
      at: now,
      gateway: null,
      reference: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => issueRefundDocument(tx, id, now));
  const document = await db
    .selectFrom('paper')
    .select('id')
    .where('refundId', '=', id)
    .executeTakeFirstOrThrow();
  return String(document.id);
}

export async function newTicket({ app, customer }: Fixture): Promise<{ id: string; attachmentId: string }> {
  const { create } = contract.support;
  const parts = { body: ticketBody, files: [new File(['a note'], 'note.txt')], key: randomUUID() };
  const { id, messages } = await answerOf(create, callAs(app, customer, create, parts));
  const [first] = messages;
  const [file] = first && first.author !== 'robot' ? first.attachments : [];
  return { id: String(id), attachmentId: file?.id ?? 'none' };
}

export const ticketBody = {
  subject: 'Сайт не открывается',
  service: 'vps',
  serverId: null,
  department: 'technical',
  message: 'nginx отвечает 502',
};

/** A webhook of the customer; an earlier one is removed, because an account has ten at most. */
export async function webhookOf(fixture: Fixture): Promise<string> {
  const { create } = contract.webhooks;
  await dbOf(fixture).deleteFrom('webhook').execute();
  const body = { url: 'https://example.com/hook', topics: ['servers'] };
  return String((await answerOf(create, callAs(fixture.app, fixture.customer, create, { body }))).webhook.id);
}

/** An API token of the customer. */
export async function apiToken(fixture: Fixture): Promise<string> {
  const { create } = contract.tokens;
  const body = { password, name: 'Script', scopes: ['read'], days: null };
  return String((await answerOf(create, callAs(fixture.app, fixture.customer, create, { body }))).token.id);
}

export async function savedCard(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .insertInto('savedCard')
    .values({
      userId: fixture.customer.id,
      gateway: 'testBank',
      method: 'ruCards',
      token: randomUUID(),
      brand: 'mir',
      lastDigits: '0012',
      expires: '2099-12',
      addedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function savedSshKey(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .insertInto('sshKey')
    .values({
      userId: fixture.customer.id,
      name: 'deploy',
      type: 'ssh-ed25519',
      bits: 256,
      blob: 'AAAA',
      fingerprint: randomUUID(),
      addedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function savedFilter(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .insertInto('savedFilter')
    .values({ userId: fixture.customer.id, name: randomUUID(), query: '?status=Active' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

export async function payerOf(fixture: Fixture): Promise<string> {
  const { id } = await dbOf(fixture)
    .selectFrom('payer')
    .select('id')
    .where('userId', '=', fixture.customer.id)
    .executeTakeFirstOrThrow();
  return id;
}

/** A payer that no bill is made out to. */
export async function unbilledPayer(fixture: Fixture): Promise<string> {
  const id = randomUUID();
  const unbilled = JSON.stringify({ ...draft, name: 'Nobody owes' });
  await dbOf(fixture)
    .insertInto('payer')
    .values({ id, userId: fixture.customer.id, draft: unbilled })
    .execute();
  return id;
}

export async function savedSettings(fixture: Fixture): Promise<CallParts> {
  const { app, customer } = fixture;
  const params = await serverParts(fixture);
  const { settings: read } = contract.servers;
  const { settings, version } = await answerOf(read, callAs(app, customer, read, { params }));
  return {
    params,
    version,
    body: { settings: { ...settings, name: 'other' }, charge: 0, password: null, userPassword: null },
  };
}

export async function savedPortalSettings(fixture: Fixture): Promise<CallParts> {
  return { version: await settingsVersion(dbOf(fixture)), body: sampleSettings };
}

export async function savedCart({ app, customer }: Fixture): Promise<CallParts> {
  const { load } = contract.cart;
  const { version } = await answerOf(load, callAs(app, customer, load));
  return { version, body: { entries: wireEntries(sampleCart) } };
}

export async function savedProfile({ app, customer }: Fixture): Promise<CallParts> {
  const { profile: read } = contract.account;
  const { profile, version } = await answerOf(read, callAs(app, customer, read));
  return { version, body: { ...profile, fullName: 'Ann Lee' } };
}

/** A refund of a transfer, which waits for an administrator. */
export async function refundToSend(fixture: Fixture): Promise<string> {
  const { app, customer } = fixture;
  const { db } = app.deps;
  const paymentId = Number(await paidBefore(fixture));
  const way = { paymentId, gateway: null, reference: null, recipient: JSON.stringify(draft) };
  const { id } = await db
    .insertInto('refund')
    .values({ ...refundByMethod(customer), ...way })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}
