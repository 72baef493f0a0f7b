import { parse } from 'valibot';
import * as v from 'valibot';
import { adjustmentDirections } from '@/domain/money/adjustmentDirection';
import { moneySchema } from '@/domain/money/moneySchema';
import type { NoticeEvent } from '@/domain/results/notices';
import {
  billingDocumentSchema,
  documentTotals,
  type CompletionCertificate,
  type BillingDocument,
  type PaymentDocument,
} from '@/domain/documents/billingDocument';
import { refundTargets } from '@/domain/payment/refund';
import { formattersFor } from '@/i18n/format';
import { longDate } from '@/i18n/longDate';
import { paths } from '@/paths';
import type { Db } from '../db/database';
import { message } from '../messages/messages';
import { documentFileName } from '../pdf/texts';
import type { Mail } from './mailer';
import { eventMail, type MailTo } from './eventMail';
import { writeMail } from './mailTexts';

const paperId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Events about documents and refunds. */
export const documentEventSchema = v.variant('kind', [
  /** A bill, a receipt or a certificate was issued: its PDF is sent to the payer's address (D36). */
  v.object({ kind: v.picklist(['bill', 'receipt', 'act']), paperId }),
  /** Money was refunded by an administrator, or because delivery failed. */
  v.object({
    kind: v.literal('refunded'),
    /** Number of the payment. */
    number: v.string(),
    amount: moneySchema,
    target: v.picklist(refundTargets),
  }),
  /** A refund was cancelled: the money is on the balance, or the payment counts as paid again. */
  v.object({
    kind: v.literal('refundCanceled'),
    number: v.string(),
    amount: moneySchema,
    to: v.picklist(['balance', 'payment']),
    note: v.string(),
  }),
  /** Staff added money to or took it from the balance. */
  v.object({
    kind: v.literal('balanceAdjusted'),
    direction: v.picklist(adjustmentDirections),
    amount: moneySchema,
    /** Balance afterwards. */
    balance: moneySchema,
    note: v.string(),
  }),
]);
export type DocumentMailEvent = v.InferOutput<typeof documentEventSchema>;

/** Notification setting of each event; null for mandatory mails. */
export const documentEventOf: Readonly<Record<DocumentMailEvent['kind'], NoticeEvent | null>> = {
  bill: null,
  receipt: null,
  act: 'documents',
  refunded: 'refund',
  refundCanceled: 'refund',
  balanceAdjusted: null,
};

const { dashboard } = paths;

const linksOf = ({ language }: MailTo) => [
  { label: message(language, 'mailLinkDocuments'), path: dashboard.documents },
  { label: message(language, 'mailLinkNotices'), path: dashboard.userSettings },
];

async function pdfOf(document: BillingDocument, { language, brandName }: MailTo) {
  // Loaded on first use: fonts and layout would slow every start.
  const { renderDocument } = await import('../pdf/renderDocument');
  const content = Buffer.from(await renderDocument(document, language, brandName));
  return { filename: documentFileName(document, language), content, contentType: 'application/pdf' };
}

/** Mail with a document for its payer, or the account's address if the payer has none. */
export async function issuedMail(
  document: CompletionCertificate | PaymentDocument,
  to: MailTo,
): Promise<Mail> {
  const { language } = to;
  const values = {
    number: document.number,
    payer: document.payer.name,
    amount: formattersFor(language).money(documentTotals(document.lines).total),
    ...(document.kind === 'act'
      ? { from: longDate(document.period.from, language), to: longDate(document.period.to, language) }
      : { payment: document.payment.number }),
  };
  const terms = document.kind === 'bill' ? document.terms : undefined;
  const mail = eventMail(
    {
      ...(terms
        ? writeMail(to, 'customBill', { ...values, date: longDate(terms.payBy, language), note: terms.note })
        : writeMail(to, document.kind, values)),
      links:
        document.kind === 'act'
          ? linksOf(to)
          : terms
            ? [{ label: message(language, 'mailLinkPay'), path: dashboard.billing }]
            : [{ label: message(language, 'mailLinkPayments'), path: dashboard.paymentsHistory }],
      summary: `document: ${document.kind}`,
    },
    { ...to, email: document.payer.email.trim() || to.email },
  );
  return { ...mail, attachments: [await pdfOf(document, to)] };
}

type MoneyEvent = Exclude<DocumentMailEvent, { paperId: number }>;

/** Mail about a manual adjustment of a balance. */
export function adjustmentMail(event: Extract<MoneyEvent, { kind: 'balanceAdjusted' }>, to: MailTo): Mail {
  const { language } = to;
  const { money } = formattersFor(language);
  const values = { amount: money(event.amount), balance: money(event.balance), note: event.note };
  return eventMail(
    {
      ...writeMail(to, event.direction === 'credit' ? 'balanceCredited' : 'balanceDebited', values),
      links: [{ label: message(language, 'mailLinkPayments'), path: dashboard.paymentsHistory }],
      summary: `balance: ${event.direction}`,
    },
    to,
  );
}

/** Mail about a refund, or a cancelled one. */
export function refundMail(event: Exclude<MoneyEvent, { kind: 'balanceAdjusted' }>, to: MailTo): Mail {
  const { language } = to;
  const { number } = event;
  const amount = formattersFor(language).money(event.amount);
  if (event.kind === 'refundCanceled') {
    const text = event.to === 'balance' ? 'refundCanceledToBalance' : 'refundCanceledToPayment';
    return eventMail(
      {
        ...writeMail(to, text, { number, amount, note: event.note }),
        links: [
          { label: message(language, 'mailLinkPayments'), path: dashboard.paymentsHistory },
          ...linksOf(to).slice(1),
        ],
        summary: 'document: refund canceled',
      },
      to,
    );
  }
  const text = event.target === 'balance' ? 'refundedToBalance' : 'refundedByMethod';
  return eventMail(
    {
      ...writeMail(to, text, { number, amount }),
      links: linksOf(to),
      summary: 'document: refunded',
    },
    to,
  );
}

/** Creates the mail about a document or a refund; null if the document does not exist. */
export async function documentMail(db: Db, event: DocumentMailEvent, to: MailTo): Promise<Mail | null> {
  if (event.kind === 'balanceAdjusted') return adjustmentMail(event, to);
  if (!('paperId' in event)) return refundMail(event, to);
  const query = db.selectFrom('paper').select('content').where('id', '=', event.paperId);
  const row = await query.executeTakeFirst();
  const document = row && parse(billingDocumentSchema, row.content);
  return document && document.kind !== 'refund' ? issuedMail(document, to) : null;
}
