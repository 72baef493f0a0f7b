/** Every customer's payments (§2 '/admin/payments'). */
export default function AdminPaymentsContainer(): import('react').JSX.Element;
