import { billsAtOnce } from '@/domain/payment/bill';

const parameter = 'for';

/** Parses the bill ids of an address (`billPaymentPath`); empty for any other. */
export function parseBills(search: string): readonly number[] {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  const parts = text === '' ? [] : text.split('.');
  const areIds = parts.every((part) => /^[1-9]\d{0,14}$/.test(part));
  return areIds ? [...new Set(parts.map(Number))].slice(0, billsAtOnce) : [];
}
