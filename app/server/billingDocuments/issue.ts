import { parse } from 'valibot';
import { priceEntries, type PricedEntry } from '@/domain/cart/priceEntry';
import type { IsoDate } from '@/domain/time/dates';
import { kopecks } from '@/domain/money/money';
import { documentLines, serviceDays } from '@/domain/documents/lines';
import {
  documentNumber,
  billingDocumentSchema,
  documentTotals,
  type DocumentKind,
  type BillingDocument,
  type PaymentDocumentKind,
  type PaymentDocument,
} from '@/domain/documents/billingDocument';
import { paymentNumber } from '@/domain/payment/payment';
import { settingsOf, todayOf } from '../settings/storedSettings';
import { payerOf } from '../payers/payers';
import type { PaymentRow } from '../billing/rows';
import { plansOf } from '../catalog/plans';
import { pricesAt } from '../catalog/prices';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import { serversNamed, serversOf } from '../serverStore/read';
import { payeeFor, prefixOf } from './payee';

/** Finds an issued document of a payment; null if there is none. */
export async function findIssuedDocument(
  db: Db,
  paymentId: number,
  kind: PaymentDocumentKind,
): Promise<PaymentDocument | null> {
  const row = await db
    .selectFrom('paper')
    .select('content')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  const document = row && parse(billingDocumentSchema, row.content);
  return document?.kind === 'bill' || document?.kind === 'receipt' ? document : null;
}

/** Takes the next number. The row's lock lasts until the commit, so numbers have no gaps. */
async function takeSerial(tx: Db, entity: string, kind: DocumentKind, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('paperNumber')
    .values({ entity, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['entity', 'kind', 'year'])
        .doUpdateSet(({ eb, ref }) => ({ last: eb(ref('paperNumber.last'), '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** Prices a payment's entries as of today, by the catalogue of its moment. Empty for a top-up, null for a charge. */
async function pricedEntries(
  tx: Db,
  row: PaymentRow,
  today: IsoDate,
): Promise<readonly PricedEntry[] | null> {
  const { entries, userId, pricedAt } = row;
  if (entries === null || entries.length === 0) return entries && [];
  const market = {
    plans: await plansOf(tx, pricedAt),
    prices: await pricesAt(tx, pricedAt),
    servers: await serversOf(tx, userId),
    today,
  };
  return priceEntries(entries, market);
}

/** Returns the domain of the server whose options a payment buys (D38); null otherwise. */
async function optionsDomain(tx: Db, { userId, options }: PaymentRow): Promise<string | null> {
  if (!options) return null;
  const [server] = await serversNamed(tx, userId, [options.serverId]);
  return server?.domain ?? `#${options.serverId}`;
}

/**
 * Returns the method's commission, and the paid sum if not in rubles. A payment without a gateway predates the column
 * "commission" and was not paid from the balance. Its commission is the difference between the paid rubles and the
 * amount.
 */
function chargedBy({ amount, commission, gateway, paidCurrency, paidMinor }: PaymentRow) {
  const inCurrency = paidCurrency === 'RUB' ? null : { currency: paidCurrency, minor: paidMinor };
  if (gateway !== null) return { commission: kopecks(commission), inCurrency };
  return { commission: kopecks(inCurrency ? 0 : Math.max(0, paidMinor - amount)), inCurrency };
}

/**
 * Builds the content of a bill or a receipt. A receipt repeats the lines and the payer of its bill, with the days of
 * each service.
 */
async function contentOf(
  tx: Db,
  row: PaymentRow,
  kind: PaymentDocumentKind,
  day: IsoDate,
): Promise<Unnumbered<PaymentDocument>> {
  const bill = kind === 'receipt' ? await findIssuedDocument(tx, row.id, 'bill') : null;
  const priced = await pricedEntries(tx, row, day);
  const { commission, inCurrency } = chargedBy(row);
  const taxRate = bill?.taxRate ?? (await settingsOf(tx)).taxRate;
  const isPromoUsed = row.promo !== null;
  const amount = kopecks(row.amount);
  const lines =
    bill && documentTotals(bill.lines).total === amount + commission
      ? bill.lines
      : documentLines({
          entries: priced,
          optionsOf: await optionsDomain(tx, row),
          customLines: row.customBill?.lines ?? [],
          bills: (row.bills ?? []).map(paymentNumber).join(', '),
          isPromoUsed,
          amount,
          commission,
          taxRate,
        });
  const isDetailed = priced !== null && lines.length >= priced.length && lines[0]?.subject.kind !== 'hosting';
  const payer = bill?.payer ?? (await payerOf(tx, row));
  return {
    format: 1,
    kind,
    date: day,
    // The money went to the entity of the bill.
    payee: bill?.payee ?? (await payeeFor(tx, payer)),
    payer,
    payment: {
      number: paymentNumber(row.id),
      method: row.method,
      fromBalance: kopecks(row.fromBalance),
      inCurrency,
    },
    lines: lines.map((line, index) => {
      const entry = isDetailed && kind === 'receipt' ? priced[index] : undefined;
      return entry ? { ...line, days: serviceDays(entry, day) } : line;
    }),
    taxRate,
    ...(kind === 'bill' && row.customBill
      ? { terms: { payBy: row.customBill.payBy, note: row.customBill.note } }
      : {}),
  };
}

interface IssueDay {
  readonly now: Date;
  /** Date of the document; today unless it is issued late. */
  readonly day?: IsoDate;
}

/** Whether a document is mailed: a receipt, a bill with a chosen payment method (D36), and a bill made by staff. */
const isMailed = ({ gateway, customBill }: PaymentRow, kind: PaymentDocumentKind) =>
  kind === 'receipt' || gateway !== null || customBill !== null;

/** Issues a payment's bill or receipt once, as `preparePaymentDocument` does, without other steps in between. */
export async function issuePaymentDocument(
  tx: Db,
  row: PaymentRow,
  kind: PaymentDocumentKind,
  on: IssueDay,
): Promise<PaymentDocument> {
  const issue = await preparePaymentDocument(tx, row, kind, on);
  return issue();
}

/**
 * Prepares a payment's bill or receipt from the current state, before the delivery changes it. Call the result as late
 * in the transaction as possible: from then on, other documents wait for its number. Both run in the payment's
 * transaction under its customer's lock; an issued document stays.
 */
export async function preparePaymentDocument(
  tx: Db,
  row: PaymentRow,
  kind: PaymentDocumentKind,
  { now, day }: IssueDay,
): Promise<() => Promise<PaymentDocument>> {
  const issued = await findIssuedDocument(tx, row.id, kind);
  if (issued) return () => Promise.resolve(issued);
  const content = await contentOf(tx, row, kind, day ?? (await todayOf(tx, now)));
  return async () => {
    const { userId } = row;
    const { id, number } = await storeDocument(tx, content, { userId, paymentId: row.id, now });
    // A document that is issued late is not mailed: it was just requested.
    if (day === undefined && isMailed(row, kind))
      await enqueueMail(tx, { userId, key: `paper:${id}`, event: { kind, paperId: id }, now });
    return { ...content, number };
  };
}

/** A document without its number. */
export type Unnumbered<Kind extends BillingDocument = BillingDocument> = Kind extends BillingDocument
  ? Omit<Kind, 'number'>
  : never;

/** References of a document besides its account. */
interface DocumentOwner {
  readonly userId: string;
  readonly paymentId?: number;
  readonly refundId?: number;
  /** Certificates only. */
  readonly month?: IsoDate;
  readonly payerKey?: string;
  readonly now: Date;
}

/** Assigns the next number of its kind and year to a document and stores it. */
export async function storeDocument(
  tx: Db,
  content: Unnumbered,
  { now, ...owner }: DocumentOwner,
): Promise<{ id: number; number: string }> {
  const { kind, date } = content;
  const entity = content.payee.inn;
  const year = Number(date.slice(0, 4));
  const serial = await takeSerial(tx, entity, kind, year);
  const prefix = await prefixOf(tx, entity);
  const number = documentNumber(year, serial, prefix);
  const { id } = await tx
    .insertInto('paper')
    .values({
      ...owner,
      entity,
      kind,
      year,
      serial,
      prefix,
      content: JSON.stringify({ ...content, number }),
      issuedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number };
}
