import type { Money } from '@/domain/money/money';

/** Details that a bank's app fills into a transfer. */
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

/** The longest that the standard lets a field be, in characters. */
const longest = { name: 160, bank: 45, purpose: 210 } as const;

/** Where one field ends and the next begins, so no field may have it. */
const separator = '|';

const field = (text: string, length: number): string =>
  text.replaceAll(separator, ' ').replace(/\s+/g, ' ').trim().slice(0, length);

/**
 * The text of a QR code for a transfer by GOST R 56042-2014: `ST0001` and `2` for UTF-8, then the obligatory fields in their order
 * and the others. The sum is in kopecks.
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
    ['KPP', kpp],
  ];
  return ['ST00012', ...fields.map(([name, value]) => `${name}=${value}`)].join(separator);
}
