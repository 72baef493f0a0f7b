import { sql } from 'kysely';
import { addDays, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { sharesOf } from '@/domain/order/shares';
import { monthOfDay, type WholeMonth } from '@/domain/time/months';
import {
  draftCertificates,
  monthsToCertify,
  type CertificateDraft,
  type RenderedItem,
} from '@/domain/documents/completionCertificate';
import type { LineSubject } from '@/domain/documents/billingDocument';
import { emptyPayer, type PayerDraft } from '@/domain/payment/payer';
import { dayIn, startOfDay, type TimeZone } from '@/domain/time/timeZone';
import { lockCustomer } from '../customers/lock';
import { settingsOf, timeZoneOf } from '../settings/storedSettings';
import { payersOf } from '../payers/payers';
import type { Db } from '../db/database';
import { storeDocument } from './issue';
import { payerOf } from '../payers/payers';
import { formerPayees, payeeFor } from './payee';

/*
 * Monthly certificates (rules in src/domain/documents/completionCertificate.ts), built from order items and payment
 * commissions and stored as documents.
 */

/** Selects an account's paid and delivered items that certificates do not cover completely. */
const itemRows = (tx: Db, userId: string, before: IsoDate) =>
  tx
    .selectFrom('operation')
    .innerJoin('order', 'order.id', 'operation.orderId')
    .select(['operation.id', 'operation.amount', 'operation.orderId', 'serverId', 'title', 'item', 'command'])
    .select(['coversFrom', 'coversUntil', 'acted', 'actedUntil', 'order.paymentId', 'order.at'])
    .where('operation.userId', '=', userId)
    .where('operation.status', '=', 'done')
    .where('coversFrom', '<', before)
    .whereRef('acted', '<', 'operation.amount')
    .orderBy('operation.id')
    .execute();

type ItemRow = Awaited<ReturnType<typeof itemRows>>[number];

/** Returns the refunded kopecks of each item: its own, and its share of refunds of the whole payment. */
async function returnedOf(
  tx: Db,
  userId: string,
  rows: readonly ItemRow[],
): Promise<(row: ItemRow) => Money> {
  const refunds = await tx
    .selectFrom('refund')
    .select(['operationId', 'paymentId', 'amount'])
    .where('userId', '=', userId)
    .where('canceledAt', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb(
          'operationId',
          'in',
          rows.map(({ id }) => id),
        ),
        eb(
          'paymentId',
          'in',
          rows.map(({ paymentId }) => paymentId),
        ),
      ]),
    )
    .execute();
  const orderIds = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))];
  const siblings = await tx
    .selectFrom('operation')
    .select(['id', 'orderId', 'amount'])
    .where('userId', '=', userId)
    .where('orderId', 'in', orderIds)
    .orderBy('id')
    .execute();
  const sum = (amounts: readonly number[]) => sumMoney(amounts.map(kopecks));
  return ({ id, orderId, paymentId }) => {
    const own = refunds.filter(({ operationId }) => operationId === id);
    const ofPayment = refunds.filter(
      (refund) => refund.operationId === null && refund.paymentId !== null && refund.paymentId === paymentId,
    );
    const together = siblings.filter((each) => each.orderId === orderId);
    const shares = sharesOf(
      sum(ofPayment.map(({ amount }) => amount)),
      together.map(({ amount }) => kopecks(amount)),
    );
    const share = shares[together.findIndex((each) => each.id === id)] ?? kopecks(0);
    return sumMoney([...own.map(({ amount }) => kopecks(amount)), share]);
  };
}

/**
 * Whether a renewal continues a period, whose last day is its `coversFrom` (D41). A renewal after the term starts on
 * that day.
 */
async function continuingOf(
  tx: Db,
  userId: string,
  rows: readonly ItemRow[],
  timeZone: TimeZone,
): Promise<(row: ItemRow) => boolean> {
  const periods = await tx
    .selectFrom('operation')
    .select(['serverId', 'coversUntil'])
    .where('userId', '=', userId)
    .where(
      'serverId',
      'in',
      rows.map(({ serverId }) => serverId),
    )
    .where('status', '!=', 'failed')
    .where('coversUntil', 'is not', null)
    .execute();
  const ends = new Set(periods.map(({ serverId, coversUntil }) => `${serverId}:${coversUntil}`));
  return ({ item, serverId, coversFrom, at }) =>
    item === 'renewal' && (coversFrom !== dayIn(timeZone, at) || ends.has(`${serverId}:${coversFrom}`));
}

/** Returns the end day of each cancelled server. */
async function daysLeft(
  tx: Db,
  userId: string,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<number, IsoDate>> {
  const removals = await tx
    .selectFrom('operation')
    .select(['serverId', 'command', 'createdAt'])
    .where('userId', '=', userId)
    .where(
      'serverId',
      'in',
      rows.map(({ serverId }) => serverId),
    )
    .orderBy('id', 'desc')
    .execute();
  const timeZone = await timeZoneOf(tx);
  return new Map(
    removals
      .filter(({ command }) => command?.action === 'destroy')
      .map(({ serverId, createdAt }) => [serverId, dayIn(timeZone, createdAt)]),
  );
}

const paymentIdsOf = (rows: readonly ItemRow[]) => [
  ...new Set(rows.flatMap(({ paymentId }) => paymentId ?? [])),
];

/**
 * Finds the payer of each item: its payment's payer, or the account's first payer for a direct charge to the balance.
 */
async function payersOfItems(
  tx: Db,
  userId: string,
  rows: readonly ItemRow[],
): Promise<(row: ItemRow) => PayerDraft> {
  const ids = paymentIdsOf(rows);
  const payments =
    ids.length === 0
      ? []
      : await tx
          .selectFrom('payment')
          .select(['id', 'userId', 'payer', 'payerDraft'])
          .where('userId', '=', userId)
          .where('id', 'in', ids)
          .execute();
  const stated = new Map<number, PayerDraft>();
  for (const payment of payments) stated.set(payment.id, await payerOf(tx, payment));
  const [first = emptyPayer] = await payersOf(tx, userId);
  return ({ paymentId }) => (paymentId === null ? null : stated.get(paymentId)) ?? first;
}

function subjectOf({ item, title, command }: ItemRow): LineSubject {
  if (item === 'options') return { kind: 'options', domain: title };
  const isTariff = item === 'tariff' && command !== null && 'spec' in command;
  return isTariff
    ? { kind: 'tariff', tariff: command.spec.tariff, domain: title }
    : { kind: 'rent', domain: title };
}

/** Returns commissions received before a day that no certificate contains. Commissions are not refunded. */
async function commissions(tx: Db, userId: string, before: IsoDate): Promise<readonly RenderedItem[]> {
  const timeZone = await timeZoneOf(tx);
  const rows = await tx
    .selectFrom('payment')
    // A payment that the balance paid in the end has no commission.
    .innerJoin('transfer', (join) =>
      join
        .onRef('transfer.userId', '=', 'payment.userId')
        .on('transfer.key', '=', sql<string>`'payment:' || "payment"."id" || ':money'`),
    )
    .select(['payment.id', 'payment.userId', 'payer', 'payerDraft', 'commission', 'commissionActed'])
    .select('transfer.at')
    .where('payment.userId', '=', userId)
    .where('transfer.at', '<', startOfDay(timeZone, before))
    .whereRef('commissionActed', '<', 'commission')
    .orderBy('payment.id')
    .execute();
  const former = await formerPayees(
    tx,
    rows.map(({ id }) => id),
  );
  const items: RenderedItem[] = [];
  for (const row of rows) {
    const from = dayIn(timeZone, row.at);
    items.push({
      kind: 'commission',
      id: row.id,
      subject: { kind: 'commission' },
      payer: await payerOf(tx, row),
      payee: former.get(row.id) ?? null,
      paid: kopecks(row.commission),
      returned: kopecks(0),
      from,
      until: addDays(from, 1),
      leftOn: null,
      acted: kopecks(row.commissionActed),
      actedUntil: null,
    });
  }
  return items;
}

/** Returns the server days that an account paid before a day. */
async function rentedDays(tx: Db, userId: string, before: IsoDate): Promise<readonly RenderedItem[]> {
  const rows = await itemRows(tx, userId, before);
  if (rows.length === 0) return [];
  const returned = await returnedOf(tx, userId, rows);
  const left = await daysLeft(tx, userId, rows);
  const payer = await payersOfItems(tx, userId, rows);
  const former = await formerPayees(tx, paymentIdsOf(rows));
  const isContinuing = await continuingOf(tx, userId, rows, await timeZoneOf(tx));
  return rows.flatMap((row) => {
    const { id, amount, coversFrom: from, coversUntil: until, acted, actedUntil, serverId } = row;
    if (from === null || until === null) return [];
    return {
      kind: 'item' as const,
      id,
      subject: subjectOf(row),
      payer: payer(row),
      payee: (row.paymentId !== null && former.get(row.paymentId)) || null,
      paid: kopecks(amount),
      returned: returned(row),
      // The end date is the last day of the period before it.
      from: isContinuing(row) ? addDays(from, 1) : from,
      until: addDays(until, 1),
      leftOn: left.get(serverId) ?? null,
      acted: kopecks(acted),
      actedUntil,
    };
  });
}

/** Returns the items that an account paid before a day, as certificates need them. */
async function renderedItems(tx: Db, userId: string, before: IsoDate): Promise<readonly RenderedItem[]> {
  return [...(await rentedDays(tx, userId, before)), ...(await commissions(tx, userId, before))];
}

/** Stores the amount that a certificate covers of an item. */
async function storeStated(
  tx: Db,
  userId: string,
  { kind, id, acted, actedUntil }: RenderedItem,
): Promise<void> {
  if (kind === 'commission')
    await tx
      .updateTable('payment')
      .set({ commissionActed: acted })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute();
  else
    await tx
      .updateTable('operation')
      .set({ acted, actedUntil })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute();
}

/** A certificate that was issued. */
export interface IssuedCertificate {
  readonly id: number;
  readonly number: string;
  readonly month: WholeMonth;
  readonly amount: Money;
}

async function hasCertificate(tx: Db, userId: string, month: IsoDate, payerKey: string): Promise<boolean> {
  const found = await tx
    .selectFrom('paper')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'act')
    .where('month', '=', month)
    .where('payerKey', '=', payerKey)
    .executeTakeFirst();
  return found !== undefined;
}

const keyOfItem = ({ kind, id }: RenderedItem) => `${kind}:${id}`;

interface Issue {
  readonly userId: string;
  readonly month: WholeMonth;
  readonly taxRate: number;
  readonly now: Date;
}

async function issueCertificate(
  tx: Db,
  { payerKey, payer, payee, lines }: CertificateDraft,
  { userId, month, taxRate, now }: Issue,
): Promise<IssuedCertificate> {
  for (const { after } of lines) await storeStated(tx, userId, after);
  const content = {
    format: 1,
    kind: 'act',
    date: month.to,
    payee: payee ?? (await payeeFor(tx, payer)),
    payer,
    period: month,
    lines: lines.map(({ line }) => line),
    taxRate,
  } as const;
  const owner = { userId, month: month.from, payerKey, now };
  const { id, number } = await storeDocument(tx, { ...content, lines: [...content.lines] }, owner);
  return { id, number, month, amount: sumMoney(lines.map(({ line }) => line.amount)) };
}

/**
 * Issues an account's missing certificates through a month, in a transaction under its customer's lock. It is
 * idempotent. An existing certificate stays; later payments of its month are in the next one.
 *
 * @param through first day of a past month
 */
export async function issueCertificates(
  tx: Db,
  { userId, through, now }: { userId: string; through: IsoDate; now: Date },
): Promise<readonly IssuedCertificate[]> {
  await lockCustomer(tx, userId);
  const last = monthOfDay(through);
  let items = await renderedItems(tx, userId, addDays(last.to, 1));
  const { taxRate } = await settingsOf(tx);
  const issued: IssuedCertificate[] = [];
  for (const month of monthsToCertify(items, last)) {
    for (const draft of draftCertificates(items, month, taxRate)) {
      if (await hasCertificate(tx, userId, month.from, draft.payerKey)) continue;
      issued.push(await issueCertificate(tx, draft, { userId, month, taxRate, now }));
      const stated = new Map(draft.lines.map(({ after }) => [keyOfItem(after), after]));
      items = items.map((item) => stated.get(keyOfItem(item)) ?? item);
    }
  }
  return issued;
}
