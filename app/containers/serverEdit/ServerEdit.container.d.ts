/** The settings of the server that the address names (§2 'Server edit'). */
export default function ServerEditContainer(): import('react').JSX.Element;
