/** The customer's servers (§2 'Server management', D7, D8, D9). */
export default function ServerListContainer(): import("react").JSX.Element;
