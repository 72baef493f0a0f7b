/** The payments of the account (§2 'Payment history', D12). */
export default function PaymentHistoryContainer(): import('react').JSX.Element;
