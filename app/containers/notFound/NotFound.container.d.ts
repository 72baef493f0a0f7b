/** Any path without a route: logs it once and shows the 404 screen, inside the shell where there is one (§2, D6). */
export default function NotFoundContainer(): import('react').JSX.Element;
