/** On whose behalf the customer pays (D20). */
export default function PayerListContainer(): import('react').JSX.Element;
