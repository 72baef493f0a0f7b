import { payerParts } from '@/domain/documents/payerParts';
import {
  amountDueOf,
  type DocumentKind,
  type LineSubject,
  type BillingDocument,
  type DocumentLine,
  type PaymentDocument,
  type ServiceDays,
} from '@/domain/documents/billingDocument';
import type { DocumentLanguage } from '@/domain/documents/sumInWords';
import type { PayerDraft } from '@/domain/payment/payer';
import { formattersFor } from '@/i18n/format';
import { longDate } from '@/i18n/longDate';
import { message } from '../messages/messages';

/* Texts of documents in the reader's language, made from issued content only. */

const titles = {
  bill: 'documentTitleBill',
  receipt: 'documentTitleReceipt',
  act: 'documentTitleAct',
  refund: 'documentTitleRefund',
} as const;
const files = {
  bill: 'documentFileBill',
  receipt: 'documentFileReceipt',
  act: 'documentFileAct',
  refund: 'documentFileRefund',
} as const;

/** Returns the heading: kind, number and date. */
export function documentTitle({ kind, number, date }: BillingDocument, language: DocumentLanguage): string {
  return message(language, titles[kind], { number, date: longDate(date, language) });
}

/** Returns the file name. */
export function documentFileName(
  document: { kind: DocumentKind; number: string },
  language: DocumentLanguage,
): string {
  return `${message(language, files[document.kind], { number: document.number })}.pdf`;
}

/** Returns the payment purpose for a transfer; the portal shows the same sentence. */
export function purposeText(number: string, language: DocumentLanguage): string {
  return message(language, 'documentPurpose', { number });
}

const partKeys = {
  soleProprietor: 'documentPartySoleProprietor',
  inn: 'documentPartyInn',
  kpp: 'documentPartyKpp',
  ogrn: 'documentPartyOgrn',
  ogrnip: 'documentPartyOgrnip',
  account: 'documentPartyAccount',
  bik: 'documentPartyBik',
} as const;

/** Returns the payer in one line (D20). */
export function payerText(payer: PayerDraft, language: DocumentLanguage): string {
  return payerParts(payer)
    .map(({ kind, value }) =>
      kind === 'name' || kind === 'address' ? value : message(language, partKeys[kind], { value }),
    )
    .join(', ');
}

/** Returns the provider in one line. */
export function payeeText({ payee }: BillingDocument, language: DocumentLanguage): string {
  const { name, inn, kpp, ogrn, address, phone, email } = payee;
  return [
    name[language],
    message(language, 'documentPartyInn', { value: inn }),
    ...(kpp === '' ? [] : [message(language, 'documentPartyKpp', { value: kpp })]),
    message(language, 'documentPartyOgrn', { value: ogrn }),
    address[language],
    phone,
    email,
  ].join(', ');
}

/** Returns how it is paid; a payment wholly from the balance has no method. */
export function methodText(document: PaymentDocument, language: DocumentLanguage): string {
  const { method } = document.payment;
  const isFromBalance = method === 'balance' || amountDueOf(document) === 0;
  return message(language, isFromBalance ? 'documentMethodBalance' : `documentMethod.${method}`);
}

/** Returns the text of a document line's subject. */
export function subjectText(subject: LineSubject, language: DocumentLanguage): string {
  switch (subject.kind) {
    case 'order': {
      const { plan, fromBackup, months } = subject;
      const os =
        fromBackup === undefined
          ? subject.os
          : message(language, 'documentLineBackup', { domain: fromBackup });
      return message(language, 'documentLineOrder', { plan, os, months: String(months) });
    }
    case 'renewal': {
      const { domain, months } = subject;
      return message(language, 'documentLineRenewal', { domain, months: String(months) });
    }
    case 'tariff':
      return message(language, 'documentLineTariff', { domain: subject.domain, tariff: subject.tariff });
    case 'options':
      return message(language, 'documentLineOptions', { domain: subject.domain });
    case 'topUp':
      return message(language, 'documentLineTopUp');
    case 'bills':
      return message(language, 'documentLineBills', { numbers: subject.numbers });
    case 'custom':
      return subject.text;
    case 'hosting':
      return message(language, 'documentLineHosting');
    case 'commission':
      return message(language, 'documentLineCommission');
    case 'rounding':
      return message(language, 'documentLineRounding');
    case 'rent':
      return message(language, 'documentLineRent', { domain: subject.domain });
    case 'refund': {
      const { payment, title } = subject;
      return title === ''
        ? message(language, 'documentLineRefund', { payment })
        : message(language, 'documentLineRefundOf', { payment, title });
    }
  }
}

/** Formats first and last day; a dash for a service without a term. */
export function daysText(days: ServiceDays | null, language: DocumentLanguage): string {
  if (!days) return '—';
  const { date } = formattersFor(language);
  return `${date(days.from)} – ${date(days.to)}`;
}

/** Formats the tax of a line, for a rate of zero too. */
export function taxText({ tax }: DocumentLine, taxRate: number, language: DocumentLanguage): string {
  return taxRate > 0 ? formattersFor(language).amount(tax) : message(language, 'documentNoTax');
}

/** Formats a rate in percent without trailing zeros. */
export const rateText = (taxRate: number, language: DocumentLanguage): string =>
  formattersFor(language).number(taxRate);
