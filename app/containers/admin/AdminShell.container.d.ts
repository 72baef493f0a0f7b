/** The admin area (§2), for administrators only where access is by session (D22): nothing of it shows before that is known. */
export default function AdminShellContainer(): import('react').JSX.Element;
