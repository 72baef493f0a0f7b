import { describe, expect, it } from 'vitest';
import { addDays } from '@/domain/time/dates';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { draftOfPayer } from '@/domain/payment/payer';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePayer } from '@/sample-data/payers';
import { accountContract } from '@app/contract/account';
import { supportContract } from '@app/contract/support';
import { billingOf, makePaymentBody, newKey, setBalance } from './support/accountMoney';
import { openApp } from './support/openApp';
import { enterCode, registerPerson } from './support/people';
import { answerOf, callAs, signIn, type Person } from './support/signedIn';

const { db, app } = await openApp({ deps: { hasDemoData: false } });

const minuteMs = 60_000;
const inMinutes = (at: Date) => Math.round((at.getTime() - Date.now()) / minuteMs);

async function somebody(): Promise<Person> {
  const person = await signIn(app);
  await callAs(app, person, accountContract.summary);
  return person;
}

describe('a registration', () => {
  const own = {
    firstName: 'Анна',
    lastName: 'Соколова',
    countryCode: 'US',
    region: 'texas',
  } as const;
  const documents = ['dataProcessing', 'refundPolicy', 'serviceTerms', 'userAgreement'];

  // tests: REGISTER-20
  it('keeps each field in its own place for a day, its code for ten minutes, and then the account does (D23)', async () => {
    const person = await registerPerson(app, own);
    const { email } = person;
    const waiting = await db
      .selectFrom('registration')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(waiting).toMatchObject({ ...own, email, documentVersion: '2025-04-01', codeTries: 0 });
    expect(inMinutes(waiting.expiresAt)).toBe(24 * 60);
    expect(waiting.codeExpiresAt && inMinutes(waiting.codeExpiresAt)).toBe(10);
    expect(waiting.passwordHash).not.toContain(person.password);

    await enterCode(app, person);
    const user = await db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
    expect(user).toMatchObject({
      ...own,
      id: waiting.id,
      name: 'Анна Соколова',
      emailVerified: true,
      role: 'customer',
    });
    expect(user.lastLoginAt && inMinutes(user.lastLoginAt)).toBeCloseTo(0);
    const accounts = await db.selectFrom('account').selectAll().where('userId', '=', user.id).execute();
    expect(accounts).toMatchObject([
      { accountId: user.id, providerId: 'credential', password: waiting.passwordHash },
    ]);
    const consents = await db
      .selectFrom('consent')
      .select(['document', 'version', 'acceptedAt'])
      .where('userId', '=', user.id)
      .orderBy('document')
      .execute();
    expect(consents).toEqual(
      documents.map((document) => ({ document, version: '2025-04-01', acceptedAt: waiting.acceptedAt })),
    );
    expect(await db.selectFrom('registration').selectAll().where('email', '=', email).execute()).toEqual([]);
  });

  it('opens an account that is written to in the language of its first call', async () => {
    for (const language of ['ru', 'en'] as const) {
      const person = await signIn(app);
      const headers = { 'accept-language': language };
      await callAs(app, person, accountContract.summary, { headers });
      const opened = db.selectFrom('customer').select(['language', 'status']).where('userId', '=', person.id);
      expect(await opened.executeTakeFirst()).toEqual({ language, status: 'Active' });
    }
  });
});

describe('a payment', () => {
  const payer = draftOfPayer(makePayer());
  const order = () => [makeOrderEntry({ id: newKey() })];
  const today = () => dayIn(defaultTimeZone, new Date());
  const shared = () => ({
    userId: expect.any(String) as string,
    date: today(),
    payer: payer.name,
    promo: null,
  });

  /** Sent bodies with their rows: sums in kopecks or cents, §9's commission, D42's fourteen days, half an hour at a bank. */
  const cases = [
    [
      'an order by a Russian card, without commission',
      { minor: 157_700, entries: order() },
      { amount: 157_700, paidCurrency: 'RUB', paidMinor: 157_700, commission: 0, gateway: 'testBank' },
      { due: { currency: 'RUB', minor: 157_700 }, minutes: 30, bills: false },
    ],
    [
      'an order by another card, with 5 %',
      { minor: 157_700, method: 'cards', entries: order(), savesCard: true },
      { amount: 157_700, paidMinor: 165_585, commission: 7_885, savesCard: true },
      { due: { currency: 'RUB', minor: 165_585 }, minutes: 30, bills: false },
    ],
    [
      'a top-up in dollars at 80.50',
      { method: 'cards', amount: { currency: 'USD', minor: 1000 } },
      { amount: 80_500, paidCurrency: 'USD', paidMinor: 1050, commission: 4_025, entries: [] },
      { due: { currency: 'USD', minor: 1050 }, minutes: 30, bills: false },
    ],
    [
      'an order by transfer, with 5 %, partly from the balance',
      { minor: 100_000, method: 'manual', fromBalance: 57_700, entries: order() },
      { amount: 157_700, paidMinor: 105_000, commission: 5_000, fromBalance: 57_700, state: 'created' },
      { due: null, minutes: 14 * 24 * 60, bills: true },
    ],
  ] as const;

  it.each(cases)(
    'by a call is stored as it was offered: %s',
    async (_, body, row, { due, minutes, bills }) => {
      const ann = await somebody();
      await setBalance(db, ann.id, 57_700);
      const { id } = await billingOf(app, ann).begin(makePaymentBody({ ...body, payer }));
      const stored = await db
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({
        ...shared(),
        userId: ann.id,
        state: 'created',
        savesCard: false,
        fromBalance: 0,
        cardToken: null,
        chargeKey: null,
        options: null,
        method: 'method' in body ? body.method : 'ruCards',
        payerDraft: payer,
        due,
        ...row,
      });
      expect(stored.expiresAt && inMinutes(stored.expiresAt)).toBe(minutes);
      const papers = await db.selectFrom('paper').select('kind').where('paymentId', '=', id).execute();
      expect(papers).toEqual(bills ? [{ kind: 'bill' }] : []);
      const told = await db.selectFrom('notification').select('about').where('userId', '=', ann.id).execute();
      // The amount is the rest after the balance's part.
      expect(told.map(({ about }) => about)).toEqual(
        bills ? [{ kind: 'paymentDue', amount: 100_000, purpose: 'order' }] : [],
      );
    },
  );
});

describe('an order', () => {
  it('becomes a server with its period, its days and what they were paid with', async () => {
    const ann = await somebody();
    const entry = makeOrderEntry({ id: newKey() });
    const configuration = {
      ...entry.configuration,
      period: '3months',
      count: 2,
      autoRenewal: false,
    } as const;
    const entries = [{ ...entry, configuration }];
    // 1577.00 for three months with 5 %, rounded up, for each of two.
    const price = 2 * 449_500;
    await setBalance(db, ann.id, price);
    const body = makePaymentBody({ minor: 0, fromBalance: price, entries });
    const { id: paymentId } = await billingOf(app, ann).begin(body);
    const today = dayIn(defaultTimeZone, new Date());
    const servers = await db
      .selectFrom('server')
      .selectAll()
      .where('userId', '=', ann.id)
      .orderBy('id')
      .execute();
    expect(servers).toHaveLength(2);
    const placed = await db
      .selectFrom('order')
      .selectAll()
      .where('userId', '=', ann.id)
      .executeTakeFirstOrThrow();
    expect(placed).toMatchObject({ paymentId, amount: price });
    for (const server of servers) {
      expect(server).toMatchObject({
        product: 'vps',
        datacenter: 'gb',
        status: 'Ordered',
        createdOn: today,
        autoRenewal: false,
        renewalPeriod: '3months',
        monthlyPrice: 157_700,
        anchorDay: Number(today.slice(8)),
        leavesOn: null,
        heldStatus: null,
      });
      const item = await db
        .selectFrom('operation')
        .selectAll()
        .where('serverId', '=', server.id)
        .executeTakeFirstOrThrow();
      expect(item).toMatchObject({
        userId: ann.id,
        orderId: placed.id,
        item: 'server',
        title: server.domain,
        amount: price / 2,
        coversFrom: today,
        coversUntil: server.endDate,
        status: 'queued',
        command: { action: 'create' },
      });
      expect(server.endDate > addDays(today, 88)).toBe(true);
    }
  });
});

describe('a ticket', () => {
  it('keeps who asks what of whom, each message and each file', async () => {
    const ann = await somebody();
    const body = {
      subject: 'Не открывается',
      service: 'dns',
      serverId: null,
      department: 'billing',
      message: 'С утра',
    };
    const files = [new File(['%PDF-1.7'], 'note.pdf')];
    const { create } = supportContract;
    const { id } = await answerOf(create, callAs(app, ann, create, { body, files, key: newKey() }));
    const ticket = await db.selectFrom('ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { message, ...fields } = body;
    expect(ticket).toMatchObject({ ...fields, userId: ann.id, status: 'queued', isArchived: false });
    const thread = db.selectFrom('ticketMessage').selectAll().where('ticketId', '=', id).orderBy('number');
    expect(await thread.execute()).toMatchObject([
      { userId: ann.id, number: 1, author: 'customer', text: message, notice: null },
      { userId: ann.id, number: 2, author: 'robot', text: null, notice: 'queued' },
    ]);
    const attached = await db.selectFrom('attachment').selectAll().where('ticketId', '=', id).execute();
    expect(attached).toMatchObject([
      { userId: ann.id, messageNumber: 1, name: 'note.pdf', size: 8, type: 'application/pdf' },
    ]);
  });
});
