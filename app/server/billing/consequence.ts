import type { NotificationSubject } from '@/domain/notifications/notifications';
import type { PaymentDocumentKind } from '@/domain/documents/billingDocument';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import type { PaymentRow } from './rows';

/** Initiator of an action: the paying customer, or the portal itself (D32). */
export type Actor = Extract<ServerEvent['actor'], 'customer' | 'system'>;

/**
 * An effect of a billing step in a folder that billing does not import. `applyConsequences` applies it in the same
 * transaction.
 */
export type Consequence = { readonly now: Date } & (
  | {
      /** Delivers what the payment bought. */
      readonly kind: 'fulfil';
      /** The payment before it was paid. */
      readonly payment: PaymentRow;
      readonly actor: Actor;
      /** The payment as its receipt states it; null for none. The receipt is prepared before the delivery. */
      readonly receipt: PaymentRow | null;
    }
  | { readonly kind: 'issueDocument'; readonly payment: PaymentRow; readonly document: PaymentDocumentKind }
  /** Cancels open payments that this delivery makes obsolete or reprices. */
  | { readonly kind: 'cancelCompeting'; readonly payment: PaymentRow }
  | {
      readonly kind: 'notify';
      readonly userId: string;
      readonly about: NotificationSubject;
      /** Payment whose order a receipt of money names; null for none. */
      readonly paymentId: number | null;
      /** Name in the administrators' activity. */
      readonly received: string | null;
    }
  /** A balance has new money, so its waiting renewals may run (D29). */
  | {
      readonly kind: 'wakeRenewals';
      readonly userId: string;
      /** Idempotency key of the transfer. */
      readonly cause: string;
    }
);

/** Result of a billing step, with its consequences in order. */
export interface Step<Value> {
  readonly value: Value;
  readonly consequences: readonly Consequence[];
}

/** Creates a step without a result. */
export const toStep = (...consequences: readonly Consequence[]): Step<void> => ({
  value: undefined,
  consequences,
});
