import type { NotificationSubject } from '@/domain/notifications/notifications';
import type { PaymentDocumentKind } from '@/domain/documents/billingDocument';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import type { PaymentRow } from './rows';

/** Initiator of an action: the customer who pays, or the portal by itself (D32). */
export type Actor = Extract<ServerEvent['actor'], 'customer' | 'system'>;

/**
 * An effect of a billing step in a folder that billing does not import. `applyConsequences` applies it in the step's transaction.
 */
export type Consequence = { readonly now: Date } & (
  | {
      /** Delivers what a payment was made for. */
      readonly kind: 'fulfil';
      /** The payment as it was before it was paid. */
      readonly payment: PaymentRow;
      readonly actor: Actor;
      /** The payment as its receipt states it; null where there is none. The receipt is written before the delivery. */
      readonly receipt: PaymentRow | null;
    }
  | { readonly kind: 'issueDocument'; readonly payment: PaymentRow; readonly document: PaymentDocumentKind }
  /** Cancels the open payments that the delivery of this one makes pointless, or prices differently. */
  | { readonly kind: 'cancelCompeting'; readonly payment: PaymentRow }
  | {
      readonly kind: 'notify';
      readonly userId: string;
      readonly about: NotificationSubject;
      /** As the administrators' activity names it. */
      readonly received: string | null;
    }
  /** Money is on a balance: servers that wait for it may be renewed (D29). */
  | {
      readonly kind: 'wakeRenewals';
      readonly userId: string;
      /** The key of the transfer. */
      readonly cause: string;
    }
);

/** The result of a billing step, with its consequences in the order in which they are applied. */
export interface Step<Value> {
  readonly value: Value;
  readonly consequences: readonly Consequence[];
}

/** A step without a result of its own. */
export const toStep = (...consequences: readonly Consequence[]): Step<void> => ({
  value: undefined,
  consequences,
});
