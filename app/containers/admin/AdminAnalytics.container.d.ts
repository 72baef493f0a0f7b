/** How the business develops (§2 '/admin/analytics'). */
export default function AdminAnalyticsContainer(): import('react').JSX.Element;
