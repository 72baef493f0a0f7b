import { billsAtOnce } from '@/domain/payment/bill';

const parameter = 'for';

/** The ids of the bills that an address names to be paid (`billPaymentPath`); none for any other address. */
export function parseBills(search: string): readonly number[] {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  const parts = text === '' ? [] : text.split('.');
  const areIds = parts.every((part) => /^[1-9]\d{0,14}$/.test(part));
  return areIds ? [...new Set(parts.map(Number))].slice(0, billsAtOnce) : [];
}
