/** A payer by the id in the address, or the form that adds one. Another id is another page. */
export default function PayerContainer(): import('react').JSX.Element;
