import { type Dispatch } from 'react';
import type { Payment } from '@/domain/payment/payment';
import type { PaymentOverlayAction } from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import type { ListRead } from '@app/lists/useList';
/** Paying and deleting (D12): the calls of account and billing, what they change in the list, and their notices. */
export declare function usePaymentQuestions(
  dispatch: Dispatch<PaymentOverlayAction>,
  change: ListRead<Payment>['change'],
): {
  openPay: (chosen: readonly Payment[]) => void;
  readBalance: () => void;
  pay: (payments: readonly Payment[]) => void;
  remove: (payments: readonly Payment[]) => void;
};
