import { payerParts } from '@/domain/documents/payerParts';
import {
  paperRest,
  type DocumentKind,
  type LineSubject,
  type Paper,
  type PaperLine,
  type PaymentPaper,
  type ServiceDays,
} from '@/domain/documents/billingDocument';
import type { PaperLanguage } from '@/domain/documents/sumInWords';
import type { PayerDraft } from '@/domain/payment/payer';
import { formattersFor } from '@/i18n/format';
import { longDate } from '@/i18n/longDate';
import { message } from '../messages/messages';

/* What papers say, in the language of the reader. Everything here is made from what was issued. */

const titles = {
  bill: 'paperTitleBill',
  receipt: 'paperTitleReceipt',
  act: 'paperTitleAct',
  refund: 'paperTitleRefund',
} as const;
const files = {
  bill: 'paperFileBill',
  receipt: 'paperFileReceipt',
  act: 'paperFileAct',
  refund: 'paperFileRefund',
} as const;

/** The heading: kind, number and day. */
export function paperTitle({ kind, number, date }: Paper, language: PaperLanguage): string {
  return message(language, titles[kind], { number, date: longDate(date, language) });
}

/** Returns the name that the file is saved under. */
export function paperFileName(
  paper: { kind: DocumentKind; number: string },
  language: PaperLanguage,
): string {
  return `${message(language, files[paper.kind], { number: paper.number })}.pdf`;
}

/** Returns the payment purpose for a transfer; the portal shows the same sentence. */
export function purposeText(number: string, language: PaperLanguage): string {
  return message(language, 'paperPurpose', { number });
}

const partKeys = {
  soleProprietor: 'paperPartySoleProprietor',
  inn: 'paperPartyInn',
  kpp: 'paperPartyKpp',
  ogrn: 'paperPartyOgrn',
  ogrnip: 'paperPartyOgrnip',
  account: 'paperPartyAccount',
  bik: 'paperPartyBik',
} as const;

/** The payer in one line (D20). */
export function payerText(payer: PayerDraft, language: PaperLanguage): string {
  return payerParts(payer)
    .map(({ kind, value }) =>
      kind === 'name' || kind === 'address' ? value : message(language, partKeys[kind], { value }),
    )
    .join(', ');
}

/** The provider in one line, as the payer is. */
export function payeeText({ payee }: Paper, language: PaperLanguage): string {
  const { name, inn, kpp, ogrn, address, phone, email } = payee;
  return [
    name[language],
    message(language, 'paperPartyInn', { value: inn }),
    message(language, 'paperPartyKpp', { value: kpp }),
    message(language, 'paperPartyOgrn', { value: ogrn }),
    address[language],
    phone,
    email,
  ].join(', ');
}

/** How it is paid; no method has a part in what the balance pays wholly. */
export function methodText(paper: PaymentPaper, language: PaperLanguage): string {
  const { method } = paper.payment;
  const isFromBalance = method === 'balance' || paperRest(paper) === 0;
  return message(language, isFromBalance ? 'paperMethodBalance' : `paperMethod.${method}`);
}

/** Returns the text of a document line's subject. */
export function subjectText(subject: LineSubject, language: PaperLanguage): string {
  switch (subject.kind) {
    case 'order': {
      const { plan, os, months } = subject;
      return message(language, 'paperLineOrder', { plan, os, months: String(months) });
    }
    case 'renewal': {
      const { domain, months } = subject;
      return message(language, 'paperLineRenewal', { domain, months: String(months) });
    }
    case 'tariff':
      return message(language, 'paperLineTariff', { domain: subject.domain, tariff: subject.tariff });
    case 'options':
      return message(language, 'paperLineOptions', { domain: subject.domain });
    case 'topUp':
      return message(language, 'paperLineTopUp');
    case 'bills':
      return message(language, 'paperLineBills', { numbers: subject.numbers });
    case 'hosting':
      return message(language, 'paperLineHosting');
    case 'commission':
      return message(language, 'paperLineCommission');
    case 'rounding':
      return message(language, 'paperLineRounding');
    case 'rent':
      return message(language, 'paperLineRent', { domain: subject.domain });
    case 'refund': {
      const { payment, title } = subject;
      return title === ''
        ? message(language, 'paperLineRefund', { payment })
        : message(language, 'paperLineRefundOf', { payment, title });
    }
  }
}

/** First and last day, in figures; a dash where a service has no term. */
export function daysText(days: ServiceDays | null, language: PaperLanguage): string {
  if (!days) return '—';
  const { date } = formattersFor(language);
  return `${date(days.from)} – ${date(days.to)}`;
}

/** The tax of a line: without a rate nothing was charged. */
export function taxText({ tax }: PaperLine, taxRate: number, language: PaperLanguage): string {
  return taxRate > 0 ? formattersFor(language).amount(tax) : message(language, 'paperNoTax');
}

/** A rate in percent as the language writes it, without zeros at its end. */
export const rateText = (taxRate: number, language: PaperLanguage): string =>
  formattersFor(language).number(taxRate);
