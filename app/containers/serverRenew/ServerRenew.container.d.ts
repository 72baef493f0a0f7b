/** Renewing the servers that the address names (§2 'Server renewal', D15). */
export default function ServerRenewContainer(): import('react').JSX.Element;
