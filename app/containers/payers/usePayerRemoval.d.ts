import type { Payer } from '@/domain/payment/payer';
import type { PayerRemoval } from '@/screens/payers/RemovalDialog';
/** Where what is typed of a payer and not saved lasts as long as the tab; `id` null is one that is being added. */
export declare const payerDraftKey: (id: string | null) => `draft.payer.${string}`;
/** Removes a payer once the question is answered; whoever reads the payers follows. */
export declare function usePayerRemoval(onRemoved?: () => void): {
  removal: PayerRemoval | null;
  /** Always the same function. */
  ask: (payer: Payer) => void;
  answers: {
    onRemovalConfirm: () => void;
    onRemovalClose: () => void;
  };
};
