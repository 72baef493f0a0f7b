/** Any dashboard page without a screen of its own (§2, D5, D6). */
export default function PlaceholderContainer(): import('react').JSX.Element;
