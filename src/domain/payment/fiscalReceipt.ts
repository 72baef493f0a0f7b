/*
 * Fiscal receipts of charges and refunds (54-FZ). A gateway with a cash register sends one to the payer and to the tax
 * service with every charge and every refund.
 */

/**
 * Kind of settlement. `advance`: money for the balance, without a service yet; `fullPrepayment`: all of an order's
 * price before its delivery; `partialPrepayment`: the part that the balance does not pay.
 */
export const fiscalModes = ['advance', 'fullPrepayment', 'partialPrepayment'] as const;
export type FiscalMode = (typeof fiscalModes)[number];

/** A line of a fiscal receipt, always of one piece. */
export interface FiscalLine {
  /** In Russian, as the receipt is; at most 128 characters. */
  readonly title: string;
  /** `payment`: money for the balance. */
  readonly subject: 'service' | 'payment';
  /** Hundredths of the charge's currency, tax included. */
  readonly minor: number;
}

export interface FiscalReceipt {
  /** Payer; a receipt goes to this address. */
  readonly contact: { readonly email: string; readonly name: string; readonly inn: string };
  readonly mode: FiscalMode;
  /** VAT in percent that the lines include; 0 where no tax is charged. */
  readonly taxRate: number;
  /** Their sum is the charged one. */
  readonly lines: readonly FiscalLine[];
}

/** A charge that needs a fiscal receipt. */
export interface FiscalCharge {
  /** Number of the payment: `MRD-5012`. */
  readonly label: string;
  readonly contact: FiscalReceipt['contact'];
  /** Charged hundredths, commission included. */
  readonly minor: number;
  /** Hundredths of the commission in it. */
  readonly commission: number;
  /** Whether the money stays on the balance. */
  readonly isTopUp: boolean;
  /** Whether the balance pays a part. */
  readonly isPartial: boolean;
  readonly taxRate: number;
}

/** Creates the fiscal receipt of a charge. */
export function fiscalReceiptOf(charge: FiscalCharge): FiscalReceipt {
  const { label, contact, minor, commission, isTopUp, isPartial, taxRate } = charge;
  const service: FiscalLine = isTopUp
    ? { title: `Аванс за услуги хостинга, платёж ${label}`, subject: 'payment', minor: minor - commission }
    : { title: `Услуги хостинга, платёж ${label}`, subject: 'service', minor: minor - commission };
  const fee: FiscalLine = {
    title: `Комиссия способа оплаты, платёж ${label}`,
    // An advance has no services yet.
    subject: service.subject,
    minor: commission,
  };
  return {
    contact,
    mode: isTopUp ? 'advance' : isPartial ? 'partialPrepayment' : 'fullPrepayment',
    taxRate,
    lines: [service, fee].filter((line) => line.minor > 0),
  };
}

const totalOf = (lines: readonly FiscalLine[]): number => lines.reduce((sum, { minor }) => sum + minor, 0);

/**
 * Returns the receipt of a refund: the charge's lines in proportion, with exactly this sum.
 *
 * @throws RangeError for more than was charged
 */
export function refundReceiptOf(receipt: FiscalReceipt, minor: number): FiscalReceipt {
  const total = totalOf(receipt.lines);
  if (minor <= 0 || minor > total) throw new RangeError(`A receipt of ${total} has no part of ${minor}`);
  // Shares of the running sums differ by whole hundredths and add up exactly.
  const shareOf = (sum: number) => Number((BigInt(sum) * BigInt(minor)) / BigInt(total));
  const lines = receipt.lines.map((line, index) => {
    const before = totalOf(receipt.lines.slice(0, index));
    return { ...line, minor: shareOf(before + line.minor) - shareOf(before) };
  });
  return { ...receipt, lines: lines.filter((line) => line.minor > 0) };
}
