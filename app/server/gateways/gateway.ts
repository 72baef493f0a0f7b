import type { CurrencyAmount, CurrencyId } from '@/domain/payment/currency';
import type { FiscalReceipt } from '@/domain/payment/fiscalReceipt';
import type { BookedMethodId } from '@/domain/payment/method';
import type { DeclineReason } from '@/domain/payment/paymentState';
import type { CardFace } from '@/domain/payment/savedCard';
import type { Language } from '../messages/messages';

/*
 * Interface of payment gateways. The column "gateway" of the payment method selects one. A real acquirer implements
 * `HostedGateway` and runs tests/server/gateways/gatewayCases.ts.
 */

/** An order that a gateway charges. */
export interface GatewayOrder {
  /** Idempotency key: the gateway creates one payment per order id. */
  readonly orderId: string;
  /** Number shown to the payer: `MRD-5012`. */
  readonly label: string;
  /** Payment method that the payer chose. */
  readonly method: BookedMethodId;
  /** Commission included. */
  readonly toPay: CurrencyAmount;
  /** Where the gateway's page returns to, whatever the result. */
  readonly returnUrl: string;
  /** Address for the gateway's reports. */
  readonly webhookUrl: string;
  /** The gateway accepts no payment afterwards. */
  readonly expiresAt: Date;
  readonly language: Language;
  /** Whether to save the card; the gateway then sends its token with the payment. */
  readonly savesCard: boolean;
  /** Fiscal receipt of the charge; the same whenever the order is repeated. */
  readonly receipt: FiscalReceipt;
}

/** A saved card: the gateway's token and the displayed details. */
export interface IssuedCard extends CardFace {
  readonly token: string;
}

/** Status of a payment at its gateway. */
export type GatewayStatus =
  | { readonly status: 'waiting' }
  | { readonly status: 'paid'; readonly amount: CurrencyAmount; readonly card?: IssuedCard }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

/** A gateway's report of one payment. */
export interface GatewayReport {
  /** The gateway's id of the payment. */
  readonly reference: string;
  readonly report: GatewayStatus;
}

/** A received report that has not been verified. */
export interface ReceivedWebhook {
  readonly body: string;
  /** Header by lower-case name; null if absent. */
  readonly header: (name: string) => string | null;
  /** Network address of the sender, by the rule of trusted proxies; null if unknown. */
  readonly sender: string | null;
  readonly now: Date;
}

/** A refund through a gateway. */
export interface RefundOrder {
  /** The gateway's id of the payment. */
  readonly reference: string;
  /** Idempotency key of the refund. */
  readonly key: string;
  /** In the payment's currency. */
  readonly amount: CurrencyAmount;
  /** Null for a payment from before fiscal receipts. */
  readonly receipt: FiscalReceipt | null;
}

/** A gateway with its own payment page. Its methods are never called inside a transaction. */
export interface HostedGateway {
  readonly kind: 'hosted';
  /** Id that payment methods refer to. */
  readonly id: string;
  /** Currencies that it charges. */
  readonly currencies: readonly CurrencyId[];
  /** Starts a payment, or returns the existing one with this order id. Rejects if the gateway is unreachable. */
  begin(order: GatewayOrder): Promise<{ readonly reference: string; readonly url: string }>;
  /**
   * Verifies and parses a report; it may query the gateway. Null for one that cannot be trusted, `ignored` for a true
   * one that is not about the status of a payment. Rejects if the gateway is unreachable; the report must then be sent
   * again.
   */
  readWebhook(received: ReceivedWebhook): Promise<GatewayReport | 'ignored' | null>;
  /** Returns the status of a payment. Rejects if it is unknown or the gateway is unreachable. */
  status(reference: string): Promise<GatewayStatus>;
  /**
   * Charges a saved card without the payer, once per `orderId`; repeated calls return the same result. A new order
   * after `expiresAt` is not charged. Rejects if the gateway is unreachable.
   */
  chargeSaved(
    token: string,
    order: GatewayOrder,
  ): Promise<{ readonly reference: string; readonly status: GatewayStatus }>;
  /** Deletes a saved card's token, if the gateway can; succeeds if there is none. */
  forget(token: string): Promise<void>;
  /**
   * Refunds money to its source, once per key and never more than was paid. Rejects for an unpaid payment, and if the
   * gateway is unreachable, after which it is retried with the same key.
   */
  refund(order: RefundOrder): Promise<void>;
}

/**
 * The payer transfers the money by instructions on the payment's page. An administrator records its arrival, and the
 * sending of refunds (admin/refunds.ts).
 */
export interface InstructionsGateway {
  readonly kind: 'instructions';
  readonly id: string;
}

export type PaymentGateway = HostedGateway | InstructionsGateway;

/** Gateways of this server. */
export interface Gateways {
  /** Null for an unknown gateway: its methods are unavailable. */
  get: (id: string) => PaymentGateway | null;
}

/** Bank transfers, and cryptocurrency. */
const built: readonly PaymentGateway[] = [
  { kind: 'instructions', id: 'transfer' },
  { kind: 'instructions', id: 'crypto' },
];

/** Combines the built-in gateways with these. */
export function createGateways(more: readonly PaymentGateway[]): Gateways {
  const byId = new Map([...built, ...more].map((gateway) => [gateway.id, gateway]));
  return { get: (id) => byId.get(id) ?? null };
}
