/** What is about to be bought (§2 'Cart', D10, D11). */
export default function CartContainer(): import('react').JSX.Element;
