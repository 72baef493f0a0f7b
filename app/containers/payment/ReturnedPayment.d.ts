import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
/** The page that a person comes back to from the bank: how the payment stands, as it changes. */
export declare function ReturnedPayment({
  purpose,
  id,
}: {
  purpose: PaymentPurpose;
  id: number;
}): import('react').JSX.Element;
