/** The three catalogues (§2): which one, and everything chosen on it, is in the address. */
export default function CatalogContainer(): import('react').JSX.Element;
