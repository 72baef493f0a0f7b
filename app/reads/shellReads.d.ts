/** The servers of every product line. */
export declare function useServers(
  isWanted?: boolean,
): import('./useRead').ReadUse<readonly import('@/domain/server').Server[]>;
/** Every plan of the three catalogues: going from one to another asks once. */
export declare function usePlans(
  isWanted?: boolean,
): import('./useRead').ReadUse<readonly import('@/domain/plan').Plan[]>;
/** The account's figures. */
export declare function useAccountSummary(
  isWanted: boolean,
): import('./useRead').ReadUse<import('@/domain/account').AccountSummary>;
/** The list of the page, which the bell counts. */
export declare function useNotifications(
  isWanted?: boolean,
): import('./useRead').ReadUse<readonly import('@/domain/notifications').PortalNotification[]>;
