import type { CurrencyAmount } from '@/domain/payment/currency';
import type { DeclineReason } from '@/domain/payment/paymentState';
import type { CardFace } from '@/domain/payment/savedCard';
import type { Language } from '../messages/messages';

/*
 * How the money of a payment is taken. A gateway is chosen by the column "gateway" of the payment method; whoever writes one for a
 * real acquirer implements `HostedGateway` and runs tests/server/gateways/gatewayCases.ts against it.
 */

/** An order that a gateway takes money for. */
export interface GatewayOrder {
  /** The payment's own name; however often a payment is requested under it, the gateway makes one. */
  readonly orderId: string;
  /** For the person to read: `MRD-5012`. */
  readonly label: string;
  /** Commission included. */
  readonly toPay: CurrencyAmount;
  /** Where the gateway's page leads back to, however it ended. */
  readonly returnUrl: string;
  /** Where the gateway reports to. */
  readonly webhookUrl: string;
  /** The gateway takes no money for it afterwards. */
  readonly expiresAt: Date;
  readonly language: Language;
  /** Whether the payer wants the card to be saved. The gateway sends its token with the payment. */
  readonly savesCard: boolean;
}

/** A card that a gateway has saved: its token, and what people know it by. */
export interface IssuedCard extends CardFace {
  readonly token: string;
}

/** How a payment stands at its gateway. */
export type GatewayStatus =
  | { readonly status: 'waiting' }
  | { readonly status: 'paid'; readonly amount: CurrencyAmount; readonly card?: IssuedCard }
  | { readonly status: 'declined'; readonly reason: DeclineReason };

/** A gateway's report of one payment. */
export interface GatewayReport {
  /** The gateway's name for it. */
  readonly reference: string;
  readonly report: GatewayStatus;
}

/** A report as it arrived, before anything of it is believed. */
export interface ReceivedWebhook {
  readonly body: string;
  /** Of a name in small letters; null where it was not sent. */
  readonly header: (name: string) => string | null;
  readonly now: Date;
}

/** Money that a gateway is to give back. */
export interface RefundOrder {
  /** The gateway's name for the payment. */
  readonly reference: string;
  /** The refund's own name: however often it is requested, the money is given back once. */
  readonly key: string;
  /** In the currency of the payment. */
  readonly amount: CurrencyAmount;
}

/** Takes the money on a page of its own. None of its calls happens inside a transaction of ours. */
export interface HostedGateway {
  readonly kind: 'hosted';
  /** As methods name it. */
  readonly id: string;
  /** Begins a payment, or finds the one of that name. Rejects when the gateway cannot be reached. */
  begin(order: GatewayOrder): Promise<{ readonly reference: string; readonly url: string }>;
  /** Parses a gateway's report. Null for one that the gateway has not signed, or not lately. */
  readWebhook(received: ReceivedWebhook): GatewayReport | null;
  /** How a payment stands, when asked. Rejects when the gateway does not know it, or cannot be reached. */
  status(reference: string): Promise<GatewayStatus>;
  /**
   * Takes the money of a payment from a saved card, without anybody present: once by `orderId`, whose answer it repeats, and
   * nothing for a new order after `expiresAt`. Rejects when the gateway cannot be reached.
   */
  chargeSaved(
    token: string,
    order: GatewayOrder,
  ): Promise<{ readonly reference: string; readonly status: GatewayStatus }>;
  /** Forgets a saved card: it is charged no more. One that is not there is forgotten. */
  forget(token: string): Promise<void>;
  /**
   * Gives money of a payment back to where it came from: of one key once, and never more of a payment than it took. Rejects for
   * one that is not paid, and when the gateway cannot be reached: then it is sent again with its key.
   */
  refund(order: RefundOrder): Promise<void>;
}

/**
 * The money comes by itself, by what the payment's page tells to do; an administrator says when it has, and when what is given back
 * of a bank transfer was sent (admin/refunds.ts).
 */
export interface InstructionsGateway {
  readonly kind: 'instructions';
  readonly id: string;
}

export type PaymentGateway = HostedGateway | InstructionsGateway;

/** The gateways that this server was started with. */
export interface Gateways {
  /** Null for one that this server does not have: its methods are unavailable. */
  get: (id: string) => PaymentGateway | null;
}

/** Bank transfers, and cryptocurrency. */
const built: readonly PaymentGateway[] = [
  { kind: 'instructions', id: 'transfer' },
  { kind: 'instructions', id: 'crypto' },
];

/** Those that every server has, and these. */
export function createGateways(more: readonly PaymentGateway[]): Gateways {
  const byId = new Map([...built, ...more].map((gateway) => [gateway.id, gateway]));
  return { get: (id) => byId.get(id) ?? null };
}
