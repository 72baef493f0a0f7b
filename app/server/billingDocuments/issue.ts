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
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import { serversNamed, serversOf } from '../serverStore/read';
import { currentPayee } from './payee';

/** A document of a payment as it was issued, or null before that. */
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

/** The next number; the row's lock, held until the commit, makes the numbers one after another without a gap. */
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

/** Prices a payment's entries as of today, by the catalogue of its moment. The result is empty for a top-up, and null for a charge. */
async function pricedEntries(
  tx: Db,
  row: PaymentRow,
  today: IsoDate,
): Promise<readonly PricedEntry[] | null> {
  const { entries, userId, pricedAt } = row;
  if (entries === null || entries.length === 0) return entries && [];
  const market = { plans: await plansOf(tx, pricedAt), servers: await serversOf(tx, userId), today };
  return priceEntries(entries, market);
}

/** The domain of the server whose options a payment is for (D38); null for anything else. */
async function optionsDomain(tx: Db, { userId, options }: PaymentRow): Promise<string | null> {
  if (!options) return null;
  const [server] = await serversNamed(tx, userId, [options.serverId]);
  return server?.domain ?? `#${options.serverId}`;
}

/**
 * Returns the method's commission, and the sum handed over if not in rubles. A payment without a gateway is older than
 * its column "commission", and no part of it was paid from the balance. Its commission is the rubles paid beyond the
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
          bills: (row.bills ?? []).map(paymentNumber).join(', '),
          isPromoUsed,
          amount,
          commission,
          taxRate,
        });
  const isDetailed = priced !== null && lines.length >= priced.length && lines[0]?.subject.kind !== 'hosting';
  return {
    format: 1,
    kind,
    date: day,
    payee: currentPayee(),
    payer: bill?.payer ?? (await payerOf(tx, row)),
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
  };
}

interface IssueDay {
  readonly now: Date;
  /** The day that it bears; today unless it is issued late. */
  readonly day?: IsoDate;
}

/** Whether a document is mailed: a receipt, and the bill of a method that somebody has chosen to pay by (D36). */
const isMailed = ({ gateway }: PaymentRow, kind: PaymentDocumentKind) =>
  kind === 'receipt' || gateway !== null;

/** Issues a payment's bill or receipt once, as `preparePaper` does, with nothing in between. */
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
 * Writes a payment's bill or receipt as things are now: a delivery changes what it is priced from. What it gives issues the document,
 * and is called as late in the transaction as can be: from then on every other document waits for its number. Both happen within the
 * transaction that makes or pays the payment and under its customer's lock; what was issued before stays.
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
    // One that is issued late is looked at by whoever asks for it.
    if (day === undefined && isMailed(row, kind))
      await enqueueMail(tx, { userId, key: `paper:${id}`, news: { kind, paperId: id }, now });
    return { ...content, number };
  };
}

/** A document without its number. */
export type Unnumbered<Kind extends BillingDocument = BillingDocument> = Kind extends BillingDocument
  ? Omit<Kind, 'number'>
  : never;

/** Records that a document belongs to, besides its account. */
interface DocumentOwner {
  readonly userId: string;
  readonly paymentId?: number;
  readonly refundId?: number;
  /** Of a certificate. */
  readonly month?: IsoDate;
  readonly payerKey?: string;
  readonly now: Date;
}

/** Gives a document the next number of its kind and year, and stores it for good. */
export async function storeDocument(
  tx: Db,
  content: Unnumbered,
  { now, ...owner }: DocumentOwner,
): Promise<{ id: number; number: string }> {
  const { kind, date } = content;
  const entity = content.payee.inn;
  const year = Number(date.slice(0, 4));
  const serial = await takeSerial(tx, entity, kind, year);
  const number = documentNumber(year, serial);
  const { id } = await tx
    .insertInto('paper')
    .values({
      ...owner,
      entity,
      kind,
      year,
      serial,
      content: JSON.stringify({ ...content, number }),
      issuedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number };
}
