import { brandEntity } from '@app/server/billingDocuments/payee';
import { brand } from '@/brand';
import { kopecks } from '@/domain/money/money';
import { withTax } from '@/domain/documents/lines';
import type {
  CompletionCertificate,
  DocumentLine,
  PaymentDocument,
} from '@/domain/documents/billingDocument';
import { emptyPayer, type PayerDraft } from '@/domain/payment/payer';

/** An organization whose name and address are as long as a form takes. */
export const longPayer: PayerDraft = {
  ...emptyPayer,
  type: 'organization',
  name: 'Общество с ограниченной ответственностью «Научно-производственное объединение „Северо-Западный центр вычислительной техники и телекоммуникаций имени академика С. А. Лебедева“»',
  email: 'buh@example.ru',
  inn: '7830002293',
  kpp: '783501001',
  ogrn: '1027809169585',
  address:
    '190000, Санкт-Петербург, вн. тер. г. муниципальный округ Адмиралтейский, наб. реки Мойки, д. 100, лит. А, пом. 12-Н, офис 345',
  director: 'Константинопольская Александра Владиславовна',
  bik: '049999990',
  account: '40702810200000000042',
};

/** A line of two servers for three months with a discount, changed where a test needs it. */
export function makeDocumentLine(changes: Partial<DocumentLine> = {}): DocumentLine {
  const line = {
    subject: { kind: 'order' as const, plan: 'Diadem[GB]', os: 'Ubuntu 24.04', months: 3 },
    days: null,
    quantity: 2,
    price: kopecks(473_100),
    discount: kopecks(47_300),
    amount: kopecks(898_900),
  };
  return { ...withTax(line, 10), ...changes };
}

/** A bill for one line by transfer, changed where a test needs it. */
export function makeBillingDocument(changes: Partial<PaymentDocument> = {}): PaymentDocument {
  return {
    format: 1,
    kind: 'bill',
    number: '2026-00017',
    date: '2026-11-20',
    payee: { ...brandEntity(), email: brand.support.email },
    payer: { ...emptyPayer, name: 'Соколова Анна Викторовна', email: 'anna.sokolova@example.ru' },
    payment: { number: 'MRD-5112', method: 'manual', fromBalance: kopecks(0), inCurrency: null },
    lines: [makeDocumentLine()],
    taxRate: 10,
    ...changes,
  };
}

/** A bill of thirty lines for a payer with a long name. */
export function makeLongDocument(): PaymentDocument {
  const lines = Array.from({ length: 30 }, (_, index) =>
    index % 3 === 0
      ? makeDocumentLine()
      : makeDocumentLine({
          subject: {
            kind: 'renewal',
            domain: `node-${index}.very-long-name-of-a-server.example.ru`,
            months: 6,
          },
          days: { from: '2026-11-20', to: '2027-05-19' },
          quantity: 1,
          price: kopecks(898_900),
          discount: kopecks(0),
        }),
  );
  return makeBillingDocument({ payer: longPayer, lines });
}

/** The act of a month for an organization, with so many lines. */
export function makeCompletionCertificate(count: number): CompletionCertificate {
  return {
    format: 1,
    kind: 'act',
    number: '2026-00014',
    date: '2026-10-31',
    payee: { ...brandEntity(), email: brand.support.email },
    payer: longPayer,
    period: { from: '2026-10-01', to: '2026-10-31' },
    lines: Array.from({ length: count }, (_, index) =>
      makeDocumentLine({
        subject: { kind: 'rent', domain: `vps${2048 + index}.example.ru` },
        days: { from: '2026-10-01', to: '2026-10-31' },
        quantity: 1,
        price: kopecks(157_700),
        discount: kopecks(0),
        amount: kopecks(157_700),
        tax: kopecks(14_336),
      }),
    ),
    taxRate: 10,
  };
}
