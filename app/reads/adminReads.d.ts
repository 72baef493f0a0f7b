/** The administrator, and the badge's figure. */
export declare const useAdminAccount: () => import('./useRead').ReadUse<
  import('@/domain/admin/account').AdminAccount
>;
export declare const useAdminOverview: () => import('./useRead').ReadUse<
  import('@/domain/admin/overview').AdminOverview
>;
export declare const useAdminAnalytics: () => import('./useRead').ReadUse<
  import('@/domain/admin/analytics').AdminAnalytics
>;
export declare const useAdminUsers: () => import('./useRead').ReadUse<
  readonly import('@/domain/admin/user').AdminUser[]
>;
export declare const useAdminServers: () => import('./useRead').ReadUse<
  readonly import('@/domain/admin/server').AdminServer[]
>;
export declare const useAdminPayments: () => import('./useRead').ReadUse<
  readonly import('@/domain/admin/payment').AdminPayment[]
>;
export declare const useAdminJobs: () => import('./useRead').ReadUse<
  readonly import('@/domain/admin/job').FailedJob[]
>;
export declare const useAdminSettings: () => import('./useRead').ReadUse<
  import('@/domain/admin/settings').AdminSettings
>;
