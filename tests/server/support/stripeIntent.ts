/** A PaymentIntent as Stripe answers it. */
export interface StoredIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  status: string;
  readonly amount: number;
  amount_received: number;
  currency: string;
  readonly created: number;
  readonly customer: string | null;
  readonly description: string;
  readonly receipt_email: string | null;
  readonly payment_method: string | null;
  readonly setup_future_usage: 'off_session' | null;
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string } | null;
  readonly metadata: Record<string, string>;
}
