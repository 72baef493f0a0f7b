/** An address of the portal and the screen that stands there. A contract test holds the table against the app's own. */
export interface SpecifiedRoute {
  path: string;
  screen: string;
}

const placeholders = [
  'dedicated',
  'protection',
  'dns',
  'ftp',
  'ip',
  'ssl',
  'ispmanager',
  'modules',
  'bitninja',
  'user-roles',
  'payers',
  'affiliate',
  'orders',
  'payment-methods',
  'discounts',
  'user-settings',
  'billing',
  'tools',
  'statistics',
  'help',
];

export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { path: '/', screen: 'LandingScreen' },
  { path: '/login', screen: 'LoginScreen' },
  { path: '/register', screen: 'RegistrationScreen' },
  { path: '/verify', screen: 'VerifyScreen' },
  { path: '/forgot-password', screen: 'ForgotPasswordScreen' },
  { path: '/legal/terms-of-service', screen: 'LegalScreen' },
  { path: '/legal/service-rules', screen: 'LegalScreen' },
  { path: '/legal/refund-policy', screen: 'LegalScreen' },
  { path: '/legal/privacy-policy', screen: 'LegalScreen' },
  { path: '/dashboard/vps', screen: 'ServerListScreen' },
  { path: '/dashboard/vps-catalog', screen: 'CatalogScreen' },
  { path: '/dashboard/vps-cpu', screen: 'ProductListScreen' },
  { path: '/dashboard/vps-cpu-catalog', screen: 'CatalogScreen' },
  { path: '/dashboard/vps-storage', screen: 'ProductListScreen' },
  { path: '/dashboard/vps-storage-catalog', screen: 'CatalogScreen' },
  { path: '/dashboard/os-selection', screen: 'OsSelectionScreen' },
  { path: '/dashboard/server-edit', screen: 'ServerEditScreen' },
  { path: '/dashboard/server-renew', screen: 'ServerRenewScreen' },
  { path: '/dashboard/server-change-tariff', screen: 'ServerTariffScreen' },
  { path: '/dashboard/cart', screen: 'CartScreen' },
  { path: '/dashboard/payment-method', screen: 'PaymentScreen' },
  { path: '/dashboard/payments', screen: 'PaymentScreen' },
  { path: '/dashboard/payments-history', screen: 'PaymentHistoryScreen' },
  { path: '/dashboard/profile', screen: 'ProfileScreen' },
  { path: '/dashboard/notifications', screen: 'NotificationsScreen' },
  { path: '/dashboard/support', screen: 'TicketListScreen' },
  { path: '/dashboard/support/create', screen: 'TicketFormScreen' },
  { path: '/dashboard/support/ticket', screen: 'TicketScreen' },
  ...placeholders.map((name) => ({ path: `/dashboard/${name}`, screen: 'PlaceholderScreen' })),
  { path: '/admin/dashboard', screen: 'AdminDashboardScreen' },
  { path: '/admin/analytics', screen: 'AdminAnalyticsScreen' },
  { path: '/admin/users', screen: 'AdminUsersScreen' },
  { path: '/admin/servers', screen: 'AdminServersScreen' },
  { path: '/admin/payments', screen: 'AdminPaymentsScreen' },
  { path: '/admin/settings', screen: 'AdminSettingsScreen' },
  { path: '/dashboard/*', screen: 'NotFoundScreen' },
  { path: '/admin/*', screen: 'NotFoundScreen' },
  { path: '*', screen: 'NotFoundScreen' },
];

/** Addresses that lead on to another one (D3). */
export const specifiedRedirects: Readonly<Record<string, string>> = {
  '/terms': '/legal/terms-of-service',
  '/services': '/legal/service-rules',
  '/refund': '/legal/refund-policy',
  '/privacy': '/legal/privacy-policy',
  '/dashboard': '/dashboard/vps',
  '/admin': '/admin/dashboard',
};
