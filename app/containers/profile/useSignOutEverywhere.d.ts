import type { SignOutEverywhere } from '@/screens/profile/ProfileScreen/profileTypes';
/**
 * Ends every session of the account, this one too, then goes to /login. Asks first, and before that about unsaved
 * changes. When the sessions could not be ended the person stays and is told so, as on logging out here.
 */
export declare function useSignOutEverywhere(): {
  status: SignOutEverywhere;
  ask: () => void;
  confirm: () => void;
  dismiss: () => void;
};
