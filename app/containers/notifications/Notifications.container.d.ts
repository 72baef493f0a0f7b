/** Notifications (§2): the bell's badge counts the same list. */
export default function NotificationsContainer(): import('react').JSX.Element;
