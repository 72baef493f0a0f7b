import type { Money } from '@/domain/money/money';

/** Transfer details that a banking app reads from the code. */
export interface Transfer {
  readonly name: string;
  readonly account: string;
  readonly bank: string;
  readonly bik: string;
  readonly correspondentAccount: string;
  readonly inn: string;
  readonly kpp: string;
  readonly purpose: string;
  readonly amount: Money;
}

/** Maximum field lengths of the standard, in characters. */
const longest = { name: 160, bank: 45, purpose: 210 } as const;

/** Separates fields, so no field may contain it. */
const separator = '|';

const field = (text: string, length: number): string =>
  text.replaceAll(separator, ' ').replace(/\s+/g, ' ').trim().slice(0, length);

/**
 * Encodes a transfer as QR text by GOST R 56042-2014: `ST0001`, `2` for UTF-8, the mandatory fields in order, then the
 * others. The sum is in kopecks.
 */
export function bankQrText(transfer: Transfer): string {
  const { account, bik, correspondentAccount, inn, kpp, amount } = transfer;
  const fields: readonly (readonly [name: string, value: string])[] = [
    ['Name', field(transfer.name, longest.name)],
    ['PersonalAcc', account],
    ['BankName', field(transfer.bank, longest.bank)],
    ['BIC', bik],
    ['CorrespAcc', correspondentAccount],
    ['Sum', String(amount)],
    ['Purpose', field(transfer.purpose, longest.purpose)],
    ['PayeeINN', inn],
    // A sole proprietor has none.
    ...(kpp === '' ? [] : [['KPP', kpp] as const]),
  ];
  return ['ST00012', ...fields.map(([name, value]) => `${name}=${value}`)].join(separator);
}
