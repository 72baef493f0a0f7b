/** What was paid for, and how far it is. */
export default function OrderListContainer(): import('react').JSX.Element;
