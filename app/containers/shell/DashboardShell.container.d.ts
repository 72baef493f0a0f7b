/** The layout around every dashboard page, for as long as there is a session to show it by (D22). */
export default function DashboardShellContainer(): import('react').JSX.Element;
