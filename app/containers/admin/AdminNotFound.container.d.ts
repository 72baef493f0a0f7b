/**
 * An address of the admin area without a route, menu links included (§2, D5): logged once, inside the shell. What it
 * suggests is of the admin area too.
 */
export default function AdminNotFoundContainer(): import('react').JSX.Element;
