import { createHmac, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { currencyIds } from '@/domain/payment/currency';
import { declineReasons, type DeclineReason } from '@/domain/payment/paymentState';
import { cardBrands } from '@/domain/payment/savedCard';
import type { Background } from '../background';
import type { Db } from '../db/database';
import type { GatewayStatus, HostedGateway, IssuedCard, RefundOrder } from '../gateways/gateway';
import { isSigned } from '../signature';
import { createBankCards, type BankCards } from './savedCards';
import { createCallbacks, signatureHeader, type SendReport } from './callbacks';
import { bankBehaviours, confirmationCode, readCard, type BankBehaviour } from './cards';
import type { BankPaymentTable } from './tables';

/** A stored payment of the test bank. */
export type BankPayment = Selectable<BankPaymentTable>;

/** Gateway id of the test bank. */
export const testBankId = 'testBank';

export interface TestBank {
  readonly gateway: HostedGateway;
  /** Null for an unknown reference. */
  readonly find: (reference: string) => Promise<BankPayment | null>;
  /** Enters a card: it must be confirmed next, or is declined or refused. Reports the result to `webhookUrl`. */
  readonly enterCard: (
    payment: BankPayment,
    card: string,
    webhookUrl: string,
  ) => Promise<'wrongNumber' | 'notATestCard' | null>;
  /** Checks the code of the 3-D Secure step; the third wrong one declines. */
  readonly confirm: (payment: BankPayment, code: string, webhookUrl: string) => Promise<'wrongCode' | null>;
  readonly giveUp: (payment: BankPayment, webhookUrl: string) => Promise<void>;
}

export interface TestBankParts {
  readonly db: Db;
  /** The server's secret, from which the signing key is derived. */
  readonly secret: string;
  readonly background: Background;
  readonly send: SendReport;
  readonly lateMs?: number;
  readonly retryMs?: readonly number[];
}

const reportSchema = v.object({
  reference: v.string(),
  status: v.picklist(['waiting', 'paid', 'declined']),
  amount: v.object({ currency: v.picklist(currencyIds), minor: v.pipe(v.number(), v.safeInteger()) }),
  reason: v.nullable(v.picklist(declineReasons)),
  card: v.nullable(
    v.object({
      token: v.string(),
      brand: v.picklist(cardBrands),
      lastDigits: v.string(),
      expires: v.string(),
    }),
  ),
});

const jsonSchema = v.pipe(v.string(), v.parseJson(), reportSchema);

const codeTries = 3;

type End = { status: 'paid' } | { status: 'declined'; declineReason: DeclineReason };

function statusOf(payment: BankPayment, card: IssuedCard | null): GatewayStatus {
  const { currency, minor } = payment;
  switch (payment.status) {
    case 'open':
    case 'confirming':
      return { status: 'waiting' };
    case 'paid':
    case 'refunded':
      return { status: 'paid', amount: { currency, minor }, ...(card && { card }) };
    case 'declined':
      return { status: 'declined', reason: payment.declineReason ?? 'refusedByBank' };
  }
}

/** Refunds part or all of a payment, once per key. */
async function refund(tx: Db, { reference, key, amount }: RefundOrder): Promise<void> {
  const rows = tx.selectFrom('bankPayment').selectAll().where('reference', '=', reference);
  const payment = await rows.forUpdate().executeTakeFirst();
  if (payment?.status !== 'paid' && payment?.status !== 'refunded')
    throw new Error('Only what is paid is refunded');
  const before = await tx.selectFrom('bankRefund').selectAll().where('reference', '=', reference).execute();
  if (before.some((each) => each.key === key)) return;
  const left = before.reduce((sum, { minor }) => sum - minor, payment.minor) - amount.minor;
  if (amount.currency !== payment.currency || left < 0) throw new Error('More than the bank has taken');
  await tx.insertInto('bankRefund').values({ key, reference, minor: amount.minor }).execute();
  if (left === 0)
    await tx
      .updateTable('bankPayment')
      .set({ status: 'refunded' })
      .where('reference', '=', reference)
      .execute();
}

const isBehaviour = (does: string): does is BankBehaviour => bankBehaviours.some((each) => each === does);

function createGateway(db: Db, key: string, find: TestBank['find'], cards: BankCards): HostedGateway {
  const known = async (reference: string) => {
    const payment = await find(reference);
    if (!payment) throw new Error('The test bank has no such payment');
    return payment;
  };
  return {
    kind: 'hosted',
    id: testBankId,
    currencies: currencyIds,
    async begin({ orderId, label, toPay, returnUrl, expiresAt, language, savesCard }) {
      await db
        .insertInto('bankPayment')
        .values({
          reference: randomBytes(24).toString('base64url'),
          orderId,
          label,
          ...toPay,
          returnUrl,
          language,
          expiresAt,
          savesCard,
        })
        .onConflict((conflict) => conflict.column('orderId').doNothing())
        .execute();
      const { reference } = await db
        .selectFrom('bankPayment')
        .select('reference')
        .where('orderId', '=', orderId)
        .executeTakeFirstOrThrow();
      return { reference, url: `/bank/${reference}` };
    },
    async readWebhook({ body, header, now }) {
      if (!isSigned(key, { content: body, signature: header(signatureHeader), now })) return null;
      const parsed = v.safeParse(jsonSchema, body);
      if (!parsed.success) return null;
      const { reference, status, amount, reason, card } = parsed.output;
      if (status === 'waiting') return { reference, report: { status } };
      if (status === 'paid') return { reference, report: { status, amount, ...(card && { card }) } };
      return { reference, report: { status, reason: reason ?? 'refusedByBank' } };
    },
    async status(reference) {
      const payment = await known(reference);
      return statusOf(payment, await cards.savedWith(payment));
    },
    async chargeSaved(token, order) {
      const payment = await cards.charge(token, order);
      return { reference: payment.reference, status: statusOf(payment, null) };
    },
    forget: cards.forget,
    refund: (order) => db.transaction().execute((tx) => refund(tx, order)),
  };
}

/** A bank for trying out, with its page at `/bank`. It takes no money but reports like a real one. */
export function createTestBank({
  db,
  secret,
  background,
  send,
  lateMs = 5000,
  retryMs = [500, 2000],
}: TestBankParts): TestBank {
  const key = createHmac('sha256', secret).update('test bank reports').digest('hex');
  const cards = createBankCards(db);
  const report = createCallbacks({ key, send, background, lateMs, retryMs });

  const find: TestBank['find'] = async (reference) =>
    (await db.selectFrom('bankPayment').selectAll().where('reference', '=', reference).executeTakeFirst()) ??
    null;

  /** Ends a payment once, and reports it. */
  async function end({ reference, status }: BankPayment, how: End, webhookUrl: string): Promise<void> {
    const ended = await db
      .updateTable('bankPayment')
      .set(how)
      .where('reference', '=', reference)
      .where('status', '=', status)
      .where('status', 'in', ['open', 'confirming'])
      .where('expiresAt', '>', new Date())
      .returningAll()
      .executeTakeFirst();
    if (!ended) return;
    const saved = how.status === 'paid' ? await cards.save(ended) : ended;
    report(webhookUrl, saved, await cards.savedWith(saved));
  }

  return {
    gateway: createGateway(db, key, find, cards),
    find,
    async enterCard(payment, text, webhookUrl) {
      const card = readCard(text);
      if (typeof card === 'string') return card;
      const { does } = card;
      if (!isBehaviour(does)) {
        await end(payment, { status: 'declined', declineReason: does }, webhookUrl);
        return null;
      }
      await db
        .updateTable('bankPayment')
        .set({ status: 'confirming', behaviour: does, lastDigits: card.number.slice(-4) })
        .where('reference', '=', payment.reference)
        .where('status', '=', 'open')
        .where('expiresAt', '>', new Date())
        .execute();
      return null;
    },
    async confirm(payment, code, webhookUrl) {
      if (payment.status !== 'confirming') return null;
      if (code.trim() === confirmationCode) {
        await end(payment, { status: 'paid' }, webhookUrl);
        return null;
      }
      const tried = await db
        .updateTable('bankPayment')
        .set(({ eb }) => ({ codeTries: eb('codeTries', '+', 1) }))
        .where('reference', '=', payment.reference)
        .returning('codeTries')
        .executeTakeFirstOrThrow();
      if (tried.codeTries < codeTries) return 'wrongCode';
      await end(payment, { status: 'declined', declineReason: 'notConfirmed' }, webhookUrl);
      return null;
    },
    giveUp: (payment, webhookUrl) =>
      end(payment, { status: 'declined', declineReason: 'canceledByPayer' }, webhookUrl),
  };
}
