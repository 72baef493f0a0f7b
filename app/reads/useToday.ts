import { defaultDeletionDays } from '@/domain/renewal/defaultRules';
import type { IsoDate } from '@/domain/time/dates';
import { deviceDay } from '@app/device/clock';
import { useAccountSummary } from './shellReads';

/** Days for which a suspended server is kept; the default until the account's figures are loaded. */
export function useDeletionDays(): number {
  const { state } = useAccountSummary(true);
  return state.status === 'ready' ? state.value.deletionDays : defaultDeletionDays;
}

/** Current day in the provider's zone (D41), from the account figures of the shell. */
export function useToday(): IsoDate {
  const { state } = useAccountSummary(true);
  return state.status === 'ready' ? state.value.today : deviceDay();
}
