import { addDays, type IsoDate } from '@/domain/time/dates';
import { rubles } from '@/domain/money/money';
import { monthStart } from '@/domain/time/months';
import type { PortalDocument } from '@/domain/documents/document';

/** Makes the completion certificate of a month, with changes. */
export function makeDocument(changes: Partial<PortalDocument> = {}): PortalDocument {
  return {
    id: 31,
    kind: 'act',
    number: '2026-00014',
    date: '2026-10-31',
    payer: 'ООО «Северный ветер»',
    amount: rubles(6308),
    payment: null,
    path: '/api/papers/31',
    ...changes,
  };
}

/** Returns the documents of the demonstration, which have no files: certificates of the last two months. */
export function sampleDocuments(today: IsoDate): readonly PortalDocument[] {
  const last = endOfMonthBefore(today);
  const act = (date: IsoDate, number: string, changes: Partial<PortalDocument>) =>
    makeDocument({ date, number: `${date.slice(0, 4)}-${number}`, path: null, ...changes });
  return [act(last, '00014', {}), act(endOfMonthBefore(last), '00009', { id: 22, amount: rubles(4731) })];
}

/** A certificate has the last day of its month. */
const endOfMonthBefore = (day: IsoDate) => addDays(monthStart(day), -1);

/** Newest first: two certificates and a refund. */
export const exampleDocuments: readonly PortalDocument[] = [
  makeDocument({
    id: 33,
    kind: 'refund',
    number: '2026-00003',
    date: '2026-11-12',
    payer: 'Соколова Анна Викторовна',
    amount: rubles(788.5),
    payment: 'MRD-5061',
    path: '/api/papers/33',
  }),
  makeDocument(),
  makeDocument({
    id: 22,
    number: '2026-00009',
    date: '2026-09-30',
    amount: rubles(4731),
    path: '/api/papers/22',
  }),
];
