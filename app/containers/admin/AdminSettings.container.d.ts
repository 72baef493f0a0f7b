/** The settings of the portal (§2 '/admin/settings'). */
export default function AdminSettingsContainer(): import('react').JSX.Element;
