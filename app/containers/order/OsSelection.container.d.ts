/** Choosing the system and everything else of a new server (§2 'OS selection', D16, D17, D21). */
export default function OsSelectionContainer(): import('react').JSX.Element;
