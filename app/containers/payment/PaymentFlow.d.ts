import type { Checkout } from '@/domain/cart/checkout';
import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
import { type PaymentSession } from '@app/stores/paymentSession';
import type { Settled } from '@/screens/payment/PaymentScreen/paymentState';
import { type PricedFrom } from './useBasis';
export interface PaymentFlowProps {
  purpose: PaymentPurpose;
  session: PaymentSession;
  /** What is still wanted of what it began with; `null` for topping up. */
  checkout: Checkout | null;
  /** What an order is priced from; `null` where there is none. */
  market: PricedFrom | null;
  onSettled: (settled: Settled) => void;
}
/** One payment from its first step to its end (D20). Mounted again for every payment. */
export declare function PaymentFlow({
  purpose,
  session,
  checkout,
  market,
  onSettled,
}: PaymentFlowProps): import('react').JSX.Element;
