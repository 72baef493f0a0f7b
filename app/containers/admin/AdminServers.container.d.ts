/** Every customer's servers (§2 '/admin/servers'). */
export default function AdminServersContainer(): import('react').JSX.Element;
