import { bankQrText } from '@/domain/documents/bankQr';
import {
  amountDueOf,
  documentTotals,
  type DocumentKind,
  type BillingDocument,
  type PaymentDocument,
} from '@/domain/documents/billingDocument';
import type { RefundReason } from '@/domain/payment/refund';
import { sumInWords, type DocumentLanguage } from '@/domain/documents/sumInWords';
import { formattersFor } from '@/i18n/format';
import { localeTags } from '@/i18n/locale';
import { message, type MessageKey } from '../messages/messages';
import { longDate } from '@/i18n/longDate';
import { daysText, methodText, documentTitle, payeeText, payerText, purposeText } from './texts';
import { drawQr } from './qr';
import { contentWidth, lineHeight, muted, openSheet, page, type Sheet, type TextStyle } from './sheet';
import { drawLines, drawTotals, totalRows, totalsHeight } from './table';

const text: TextStyle = { size: 9 };
const strong: TextStyle = { size: 9, weight: '600' };
const small: TextStyle = { size: 7.5, color: muted };
const title: TextStyle = { size: 15, weight: '600' };
const labelWidth = 112;

/** Side of the QR code in points, including the quiet zone: readable on screen and on paper. */
const qrSide = 118;

/** Returns a bill for a transfer in rubles, which gets a QR code; null for other documents. */
function transferOf(document: BillingDocument): PaymentDocument | null {
  if (document.kind !== 'bill') return null;
  const { method, inCurrency } = document.payment;
  return method === 'manual' && inCurrency === null ? document : null;
}

function drawLetterhead(
  sheet: Sheet,
  { payee }: BillingDocument,
  language: DocumentLanguage,
  brandName: string,
): number {
  const right = page.left + contentWidth;
  sheet.line(brandName, { x: page.left, y: page.top }, { size: 16, weight: '600' });
  const lines = [payee.name[language], payee.address[language], `${payee.phone}, ${payee.email}`];
  lines.forEach((line, index) =>
    sheet.line(line, { x: right, y: page.top + index * lineHeight(small), align: 'end' }, small),
  );
  const y = page.top + 3 * lineHeight(small) + 8;
  sheet.rule({ x: page.left, y }, { x: right, y }, 1);
  return y + 14;
}

/** Draws bank details like a payment order, because accountants copy them. */
function drawBank(
  sheet: Sheet,
  { payee }: BillingDocument,
  language: DocumentLanguage,
  y: number,
  width: number,
): number {
  const [row, label, value] = [34, 52, 128];
  const split = page.left + width - label - value;
  const inset = 5;
  const cell = (lines: readonly (readonly [string, TextStyle])[], x: number, top: number): void =>
    lines.forEach(([line, style], index) =>
      sheet.line(line, { x: x + inset, y: top + inset + index * 12 }, style),
    );
  const half = (split - page.left) / 2;
  sheet.box(page.left, y, width, row * 2);
  sheet.rule({ x: page.left, y: y + row }, { x: page.left + width, y: y + row });
  sheet.rule({ x: split, y }, { x: split, y: y + row * 2 });
  sheet.rule({ x: split + label, y }, { x: split + label, y: y + row * 2 });
  sheet.rule({ x: split, y: y + row / 2 }, { x: page.left + width, y: y + row / 2 });
  cell(
    [
      [payee.bank[language], text],
      [message(language, 'documentBankOfPayee'), small],
    ],
    page.left,
    y,
  );
  const pairs = [
    ['documentBik', payee.bik, y],
    ['documentAccountNumber', payee.correspondentAccount, y + row / 2],
    ['documentAccountNumber', payee.account, y + row],
  ] as const;
  for (const [key, figures, top] of pairs) {
    sheet.line(message(language, key), { x: split + inset, y: top + 3 }, small);
    sheet.line(figures, { x: split + label + inset, y: top + 3 }, text);
  }
  const codes = [
    message(language, 'documentPartyInn', { value: payee.inn }),
    ...(payee.kpp === '' ? [] : [message(language, 'documentPartyKpp', { value: payee.kpp })]),
  ];
  codes.forEach((code, index) =>
    sheet.line(code, { x: page.left + inset + index * half, y: y + row + 3 }, text),
  );
  sheet.line(
    `${message(language, 'documentPayee')}: ${payee.name[language]}`,
    { x: page.left + inset, y: y + row + 18 },
    small,
  );
  return y + row * 2;
}

const refundReasonKeys = {
  unusedDays: 'documentReasonUnusedDays',
  newClient: 'documentReasonNewClient',
  notStarted: 'documentReasonNotStarted',
  notDelivered: 'documentReasonNotDelivered',
  accountDeleted: 'documentReasonAccountDeleted',
  decided: 'documentReasonDecided',
} as const satisfies Readonly<Record<RefundReason, MessageKey>>;
const refundTargetKeys = { balance: 'documentTargetBalance', method: 'documentTargetMethod' } as const;

/** Draws a label and its value; labels have their own column. */
function drawFact(sheet: Sheet, [label, value]: Fact, y: number): number {
  sheet.line(label, { x: page.left, y }, { ...text, color: muted });
  const below = sheet.paragraph(
    value,
    { x: page.left + labelWidth, y, width: contentWidth - labelWidth },
    text,
  );
  return Math.max(below, y + lineHeight(text)) + 4;
}

type Fact = readonly [label: string, value: string];

/** Returns the facts about a document's subject, without its parties. */
function subjectFacts(document: BillingDocument, language: DocumentLanguage): readonly Fact[] {
  switch (document.kind) {
    case 'bill':
    case 'receipt':
      return [
        [message(language, 'documentPurposeLabel'), purposeText(document.payment.number, language)],
        [message(language, 'documentMethodLabel'), methodText(document, language)],
        ...(document.terms
          ? ([
              [message(language, 'documentPayByLabel'), longDate(document.terms.payBy, language)],
              [message(language, 'documentReasonLabel'), document.terms.note],
            ] as const)
          : []),
      ];
    case 'act':
      return [[message(language, 'documentColumnDays'), daysText(document.period, language)]];
    case 'refund': {
      const { payment, receipt, target, reason } = document.refund;
      const of =
        receipt === null
          ? message(language, 'documentRefundOf', { payment })
          : message(language, 'documentRefundOfReceipt', { payment, receipt });
      return [
        [message(language, 'documentRefundLabel'), of],
        [message(language, 'documentReasonLabel'), message(language, refundReasonKeys[reason])],
        [message(language, 'documentTargetLabel'), message(language, refundTargetKeys[target])],
      ];
    }
  }
}

function factsOf(document: BillingDocument, language: DocumentLanguage): readonly Fact[] {
  return [
    [message(language, 'documentProvider'), payeeText(document, language)],
    [message(language, 'documentCustomer'), payerText(document.payer, language)],
    ...subjectFacts(document, language),
  ];
}

/** Draws bank details and the QR code side by side. */
function drawTransfer(
  sheet: Sheet,
  document: PaymentDocument,
  language: DocumentLanguage,
  y: number,
): number {
  const { payee, payment } = document;
  const below = drawBank(sheet, document, language, y, contentWidth - qrSide - 10);
  const x = page.left + contentWidth - qrSide;
  // Banks read it, whatever the document's language.
  const { name, bank, ...codes } = payee;
  const purpose = purposeText(payment.number, 'ru');
  const amount = amountDueOf(document);
  drawQr(sheet, bankQrText({ ...codes, name: name.ru, bank: bank.ru, purpose, amount }), {
    x,
    y: y - 8,
    side: qrSide,
  });
  const caption = sheet.paragraph(
    message(language, 'documentQr'),
    { x: x + 10, y: y + qrSide - 12, width: qrSide - 20 },
    small,
  );
  return Math.max(below, caption) + 8;
}

type ClosingLine = readonly [line: string, style: TextStyle];

/** Returns the notes of a document below its sum in words. */
function notesOf(document: BillingDocument, language: DocumentLanguage): readonly ClosingLine[] {
  const rubles = [message(language, 'documentRubles'), small] as const;
  switch (document.kind) {
    case 'bill':
    case 'receipt': {
      const { inCurrency } = document.payment;
      const isReceipt = document.kind === 'receipt';
      const key = isReceipt ? 'documentInCurrencyReceipt' : 'documentInCurrencyBill';
      const amount = inCurrency && formattersFor(language).currency(inCurrency);
      return [
        ...(amount === null ? [] : [[message(language, key, { amount }), text] as const]),
        rubles,
        ...(isReceipt ? [[message(language, 'documentReceiptNote'), small] as const] : []),
      ];
    }
    case 'act':
      return [[message(language, 'documentActNote'), text], rubles];
    case 'refund':
      return [rubles, [message(language, 'documentRefundNote'), small]];
  }
}

function closingLines(document: BillingDocument, language: DocumentLanguage): readonly ClosingLine[] {
  const sum = document.kind === 'bill' ? amountDueOf(document) : documentTotals(document.lines).total;
  const words = sumInWords(sum, language);
  return [[message(language, 'documentSumInWords', { words }), strong], ...notesOf(document, language)];
}

const signatureKeys = {
  bill: ['documentSignHead', 'documentSignAccountant'],
  receipt: [],
  act: ['documentProvider', 'documentCustomer'],
  refund: ['documentSignHead', 'documentSignAccountant'],
} as const satisfies Readonly<Record<DocumentKind, readonly MessageKey[]>>;

/** A line to sign on, with the name of a signatory that is known. */
interface Signature {
  readonly label: string;
  readonly name: string;
}

/**
 * Returns the signature labels of a document. A bill and a refund have two of the provider, an act one of each party, a
 * receipt none.
 */
function signatures({ kind, payee }: BillingDocument, language: DocumentLanguage): readonly Signature[] {
  return signatureKeys[kind].map((key, index) => ({
    label: message(language, key),
    name: index === 0 ? payee.director : '',
  }));
}

const aboveSignatures = 22;
const signatureRule = 34;
const signatureHeight = aboveSignatures + signatureRule + 2;

function drawSignatures(sheet: Sheet, signed: readonly Signature[], y: number): void {
  const width = (contentWidth - 24) / 2;
  signed.forEach(({ label, name }, index) => {
    const x = page.left + index * (width + 24);
    sheet.line(label, { x, y }, { ...text, color: muted });
    sheet.line(name, { x: x + width, y: y + signatureRule - 14, align: 'end' }, text);
    sheet.rule({ x, y: y + signatureRule }, { x: x + width, y: y + signatureRule });
  });
}

/** Block below a document's lines that is kept on one page. */
interface Closing {
  /** In points. */
  readonly height: number;
  readonly draw: (y: number) => void;
}

function closingOf(sheet: Sheet, document: BillingDocument, language: DocumentLanguage): Closing {
  const totals = totalRows(document, language);
  const closing = closingLines(document, language);
  const signed = signatures(document, language);
  const above = 8;
  const heights = closing.map(
    ([line, style]) => sheet.wrap(line, contentWidth, style).length * lineHeight(style) + 3,
  );
  const sentences = heights.reduce((sum, height) => sum + height, 0);
  return {
    height: above + totalsHeight(totals) + above + sentences + (signed.length > 0 ? signatureHeight : 0),
    draw(y) {
      let at = drawTotals(sheet, totals, y + above) + above;
      for (const [line, style] of closing)
        at = sheet.paragraph(line, { x: page.left, y: at, width: contentWidth }, style) + 3;
      if (signed.length > 0) drawSignatures(sheet, signed, at + aboveSignatures);
    },
  };
}

/**
 * Renders a document as PDF in the reader's language: A4, embedded fonts, selectable text. Below the portal's name it
 * uses the issued content only, so the same document gives the same bytes.
 */
export function renderDocument(
  document: BillingDocument,
  language: DocumentLanguage,
  brandName: string,
): Promise<Uint8Array> {
  const heading = documentTitle(document, language);
  const sheet = openSheet({
    title: heading,
    author: document.payee.name[language],
    lang: localeTags[language],
    madeAt: new Date(document.date),
  });
  let y = drawLetterhead(sheet, document, language, brandName);
  const transfer = transferOf(document);
  if (transfer) y = drawTransfer(sheet, transfer, language, y);
  y = sheet.paragraph(heading, { x: page.left, y, width: contentWidth }, title) + 10;
  for (const fact of factsOf(document, language)) y = drawFact(sheet, fact, y);
  const closing = closingOf(sheet, document, language);
  closing.draw(drawLines(sheet, document, language, { y: y + 6, closing: closing.height }));
  sheet.onEveryPage((number, count) => {
    const foot = page.height - 34;
    sheet.line(heading, { x: page.left, y: foot }, small);
    const pages = message(language, 'documentPage', { page: String(number), pages: String(count) });
    sheet.line(pages, { x: page.left + contentWidth, y: foot, align: 'end' }, small);
  });
  return sheet.bytes();
}
