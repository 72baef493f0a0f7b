import type { IsoDate } from '@/domain/time/dates';
import { deviceDay } from '@app/device/clock';
import { useAccountSummary } from './shellReads';

/** Current day in the provider's zone (D41), from the account figures of the shell. */
export function useToday(): IsoDate {
  const { state } = useAccountSummary(true);
  return state.status === 'ready' ? state.value.today : deviceDay();
}
