/** Jobs that were given up (D33). */
export default function AdminJobsContainer(): import('react').JSX.Element;
