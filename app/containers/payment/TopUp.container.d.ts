/** Putting money on the balance: the same steps with no order (D4). */
export default function TopUpContainer(): import('react').JSX.Element;
