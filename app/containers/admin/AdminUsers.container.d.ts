/** The customers (§2 '/admin/users'). */
export default function AdminUsersContainer(): import('react').JSX.Element;
