/** E-mail verification (§2). Signs in and leads to the server list, or back to where the visitor registered from. */
export default function VerifyContainer(): import('react').JSX.Element;
