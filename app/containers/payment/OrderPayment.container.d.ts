/** Payment of an order or a checkout (§2 'Payment method route', D4, D20). */
export default function OrderPaymentContainer(): import('react').JSX.Element;
