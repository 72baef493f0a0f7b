/** How the business stands (§2 '/admin/dashboard'). */
export default function AdminDashboardContainer(): import('react').JSX.Element;
