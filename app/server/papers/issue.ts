import { parse } from 'valibot';
import { priceEntry, type PricedEntry } from '@/domain/cart/priceEntry';
import { dayOf, type IsoDate } from '@/domain/dates';
import { kopecks } from '@/domain/money';
import { paperLines, serviceDays } from '@/domain/papers/lines';
import { paperNumber, paperSchema, paperTotals, type Paper, type PaperKind } from '@/domain/papers/paper';
import { emptyPayer, type PayerDraft } from '@/domain/payment/payer';
import { paymentNumber } from '@/domain/payment/settlement';
import { settingsOf } from '../admin/storedSettings';
import { payersOf } from '../billing/payers';
import type { PaymentRow } from '../billing/rows';
import { plansOf } from '../catalog/read';
import type { Db } from '../db/database';
import { serversOf } from '../servers/read';
import { currentPayee } from './payee';

/** A paper of a payment as it was issued, or null before that. */
export async function issuedPaper(db: Db, paymentId: number, kind: PaperKind): Promise<Paper | null> {
  const row = await db
    .selectFrom('paper')
    .select('content')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? parse(paperSchema, row.content) : null;
}

/** The next number; the row's lock, held until the commit, makes the numbers one after another without a gap. */
async function takeSerial(tx: Db, entity: string, kind: PaperKind, year: number): Promise<number> {
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

/** Whom a payment's papers are made out to: as it was stated when it was made, else the account's payer of that name. */
async function payerOf(tx: Db, { userId, payer, payerDraft }: PaymentRow): Promise<PayerDraft> {
  if (payerDraft) return payerDraft;
  const named = (await payersOf(tx, userId)).find(({ name }) => name === payer);
  if (!named) return { ...emptyPayer, name: payer };
  const { id: _, ...draft } = named;
  return draft;
}

/** What a payment is for, priced today; none for topping up, null for a charge. */
async function pricedEntries(
  tx: Db,
  row: PaymentRow,
  today: IsoDate,
): Promise<readonly PricedEntry[] | null> {
  const { entries, userId } = row;
  if (entries === null || entries.length === 0) return entries && [];
  const market = { plans: await plansOf(tx), servers: await serversOf(tx, userId), today };
  return entries.map((entry) => priceEntry(entry, market));
}

/**
 * What a method costs on top, and the sum that is handed over where that is not in rubles. A payment without a gateway is older than
 * its column "commission", and had no part of the balance: its commission is what was paid in rubles beyond the amount.
 */
function chargedBy({ amount, commission, gateway, paidCurrency, paidMinor }: PaymentRow) {
  const inCurrency = paidCurrency === 'RUB' ? null : { currency: paidCurrency, minor: paidMinor };
  if (gateway !== null) return { commission: kopecks(commission), inCurrency };
  return { commission: kopecks(inCurrency ? 0 : Math.max(0, paidMinor - amount)), inCurrency };
}

/** What a bill and a receipt state; the receipt repeats the lines and the payer of its bill, with the days of each service. */
async function contentOf(
  tx: Db,
  row: PaymentRow,
  kind: PaperKind,
  day: IsoDate,
): Promise<Omit<Paper, 'number'>> {
  const bill = kind === 'receipt' ? await issuedPaper(tx, row.id, 'bill') : null;
  const priced = await pricedEntries(tx, row, day);
  const { commission, inCurrency } = chargedBy(row);
  const taxRate = bill?.taxRate ?? (await settingsOf(tx)).taxRate;
  const isPromoUsed = row.promo !== null;
  const amount = kopecks(row.amount);
  const lines =
    bill && paperTotals(bill.lines).total === amount + commission
      ? bill.lines
      : paperLines({
          entries: priced,
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

/** Issues a payment's bill or receipt once, as `preparePaper` does, with nothing in between. */
export async function issuePaper(tx: Db, row: PaymentRow, kind: PaperKind, on: IssueDay): Promise<Paper> {
  const issue = await preparePaper(tx, row, kind, on);
  return issue();
}

/**
 * Writes a payment's bill or receipt as things are now: a delivery changes what it is priced from. What it gives issues the paper,
 * and is called as late in the transaction as can be: from then on every other paper waits for its number. Both happen within the
 * transaction that makes or pays the payment and under its customer's lock; what was issued before stays.
 */
export async function preparePaper(
  tx: Db,
  row: PaymentRow,
  kind: PaperKind,
  { now, day = dayOf(now) }: IssueDay,
): Promise<() => Promise<Paper>> {
  const issued = await issuedPaper(tx, row.id, kind);
  if (issued) return () => Promise.resolve(issued);
  const content = await contentOf(tx, row, kind, day);
  const year = Number(day.slice(0, 4));
  return () => store(tx, row, { content, year, now });
}

async function store(
  tx: Db,
  row: PaymentRow,
  { content, year, now }: { content: Omit<Paper, 'number'>; year: number; now: Date },
): Promise<Paper> {
  const { kind } = content;
  const entity = content.payee.inn;
  const serial = await takeSerial(tx, entity, kind, year);
  const paper: Paper = { ...content, number: paperNumber(year, serial) };
  await tx
    .insertInto('paper')
    .values({
      userId: row.userId,
      paymentId: row.id,
      entity,
      kind,
      year,
      serial,
      content: JSON.stringify(paper),
      issuedAt: now,
    })
    .execute();
  return paper;
}
