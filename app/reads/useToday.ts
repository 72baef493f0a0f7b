import type { IsoDate } from '@/domain/time/dates';
import { deviceDay } from '@app/device/clock';
import { useAccountSummary } from './shellReads';

/** The provider's day (D41), which every page's shell reads with the figures of the account. */
export function useToday(): IsoDate {
  const { state } = useAccountSummary(true);
  return state.status === 'ready' ? state.value.today : deviceDay();
}
