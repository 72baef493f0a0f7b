import { expect, it } from 'vitest';
import { renderDocument } from '@app/server/pdf/renderDocument';
import { purposeText, subjectText } from '@app/server/pdf/texts';
import { kopecks } from '@/domain/money/money';
import { documentLanguages } from '@/domain/documents/sumInWords';
import enPayment from '@/i18n/messages/en/payment.json';
import enPayments from '@/i18n/messages/en/payments.json';
import ruPayment from '@/i18n/messages/ru/payment.json';
import ruPayments from '@/i18n/messages/ru/payments.json';
import {
  longPayer,
  makeLongDocument,
  makeBillingDocument,
  makeDocumentLine,
} from './support/billingDocuments';
import { pdfPages } from './support/pdfText';

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ');
const textOf = (pdf: Uint8Array) => plain(pdfPages(pdf).join('\n'));

// tests: DOCS-04
it('can be copied as text: number, parties, lines, tax and the sum in words', async () => {
  const text = textOf(await renderDocument(makeBillingDocument(), 'ru', 'Зенит'));
  for (const part of [
    'Зенит',
    'Счёт на оплату № 2026-00017 от 20 ноября 2026 г.',
    'ООО «Меридиан», ИНН 7799004000, КПП 779901001',
    '40702810200000000042',
    'Соколова Анна Викторовна',
    'Оплата услуг хостинга, платёж MRD-5112',
    'В том числе НДС 10 %817,18',
    '8 989,00 RUB',
    'Восемь тысяч девятьсот восемьдесят девять рублей 00 копеек',
  ])
    expect(text).toContain(part);
  const english = textOf(await renderDocument(makeBillingDocument(), 'en', 'Зенит'));
  expect(english).toContain('Invoice No. 2026-00017 of November 20, 2026');
  expect(english).toContain('Eight thousand nine hundred eighty-nine rubles 00 kopecks');
});

it('says in another currency what is handed over, and without a tax rate that there is no tax', async () => {
  const inCurrency = { currency: 'USD' as const, minor: 5_250 };
  const payment = { number: 'MRD-5061', method: 'crypto' as const, fromBalance: kopecks(0), inCurrency };
  const text = textOf(
    await renderDocument(makeBillingDocument({ kind: 'receipt', payment, taxRate: 0 }), 'ru', 'Зенит'),
  );
  expect(text).toContain('Оплачено в валюте платежа: 52,50 $');
  expect(text).toContain('без НДС');
  expect(text).not.toContain('БИК');
});

it('repeats the head of its lines on every page that has some, and wraps a long payer', async () => {
  const pages = pdfPages(await renderDocument(makeLongDocument(), 'ru', 'Зенит')).map(plain);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((page) => page.includes('№УслугаПериод')).length).toBeGreaterThanOrEqual(
    pages.length - 1,
  );
  pages.forEach((page, index) => expect(page).toContain(`Страница ${index + 1} из ${pages.length}`));
  const last = longPayer.name.split(' ').at(-1) ?? '';
  expect(pages[0]).toContain(last);
});

it('never leaves the sum and the signatures alone on a page', async () => {
  // The first page ends among these.
  for (let count = 12; count <= 18; count += 1) {
    const lines = Array.from({ length: count }, () => makeDocumentLine());
    const pages = pdfPages(await renderDocument(makeBillingDocument({ lines }), 'ru', 'Зенит')).map(plain);
    const last = pages.at(-1) ?? '';
    expect(last).toContain('Главный бухгалтер');
    expect(last, `${count} lines`).toContain('Diadem[GB]');
  }
});

// tests: DOCS-05
it('has the code that fills the transfer in on a bill, and none where it is paid', async () => {
  const caption = 'Оплата по QR-коду в приложении банка';
  expect(textOf(await renderDocument(makeBillingDocument(), 'ru', 'Зенит'))).toContain(caption);
  expect(textOf(await renderDocument(makeBillingDocument({ kind: 'receipt' }), 'ru', 'Зенит'))).not.toContain(
    caption,
  );
});

// tests: PAY-36
it('says what of a payment the balance pays, and asks for the rest', async () => {
  const { payment } = makeBillingDocument();
  const split = { payment: { ...payment, fromBalance: kopecks(98_900) } };
  const bill = textOf(await renderDocument(makeBillingDocument(split), 'ru', 'Зенит'));
  expect(bill).toContain('Оплачено с баланса989,00 RUB');
  expect(bill).toContain('Всего к оплате8 000,00 RUB');
  expect(bill).toContain('Восемь тысяч рублей 00 копеек');
  const receipt = textOf(
    await renderDocument(makeBillingDocument({ ...split, kind: 'receipt' }), 'ru', 'Зенит'),
  );
  expect(receipt).toContain('Всего оплачено8 989,00 RUB');
  expect(receipt).toContain('Банковский перевод');
  const covered = { ...payment, fromBalance: kopecks(898_900) };
  const whole = textOf(
    await renderDocument(makeBillingDocument({ kind: 'receipt', payment: covered }), 'ru', 'Зенит'),
  );
  expect(whole).not.toContain('Банковский перевод');
  expect(whole).toContain('С баланса');
});

it('has its title, its language and its fonts inside, and the same bytes each time', async () => {
  const [first, second] = await Promise.all([
    renderDocument(makeBillingDocument(), 'ru', 'Зенит'),
    renderDocument(makeBillingDocument(), 'ru', 'Зенит'),
  ]);
  expect(Buffer.compare(first, second)).toBe(0);
  const file = Buffer.from(first).toString('latin1');
  expect(file).toContain('/Lang (ru-RU)');
  expect(file).toContain('/DisplayDocTitle true');
  expect(file).toContain('/FontFile');
  expect(file).not.toContain('Helvetica');
  const other = await renderDocument(makeBillingDocument({ number: '2026-00018' }), 'ru', 'Зенит');
  expect(Buffer.compare(first, other)).not.toBe(0);
});

it('names the backup that a server is ordered with in place of its system', () => {
  const subject = { kind: 'order', plan: 'Naos', os: 'Ubuntu 24.04', fromBackup: 'a.ru', months: 3 } as const;
  expect(documentLanguages.map((language) => subjectText(subject, language))).toEqual([
    'Аренда виртуального сервера Naos, система из копии сервера a.ru, 3 мес.',
    'Virtual server Naos, system from a backup of a.ru, months: 3',
  ]);
});

it('names the purpose of a payment as the portal does', async () => {
  const portal = { ru: { ...ruPayment, ...ruPayments }, en: { ...enPayment, ...enPayments } };
  for (const language of documentLanguages) {
    const messages = portal[language];
    const purpose = purposeText('MRD-5112', language);
    expect(purpose).toBe(messages['payment.result.purposeText'].replace('{number}', 'MRD-5112'));
    expect(purpose).toBe(messages['payments.receipt.purposeText'].replace('{number}', 'MRD-5112'));
    const text = textOf(await renderDocument(makeBillingDocument(), language, 'Зенит'));
    expect(text).toContain(`${messages['payment.result.purpose']}${purpose}`);
    expect(text).toContain(`${messages['payments.receipt.purpose']}${purpose}`);
  }
});

// tests: ENTITY-01
it.each(documentLanguages)(
  'names the signatory of a sole proprietor, who has no KPP: %s',
  async (language) => {
    const document = makeBillingDocument();
    const payee = { ...document.payee, kpp: '', inn: '500100732259', director: 'Ветров О. А.' };
    const text = textOf(await renderDocument({ ...document, payee }, language, 'Зенит'));
    expect(text).toContain('Ветров О. А.');
    expect(text).toContain('500100732259');
    expect(text).not.toMatch(/КПП|KPP/);
  },
);
