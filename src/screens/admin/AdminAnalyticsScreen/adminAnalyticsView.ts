import type { AdminAnalytics } from '@/domain/admin/analytics';
import type { Loaded } from '@/domain/results/loaded';

/** The same months as a picture or as figures. */
export type AnalyticsForm = 'chart' | 'table';

/** The states of the screen. */
export type AdminAnalyticsView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  /** Nothing was ever paid: there is nothing to chart. */
  | { status: 'empty' }
  | { status: 'ready'; analytics: AdminAnalytics; form: AnalyticsForm };

export interface AdminAnalyticsScreenProps {
  view: AdminAnalyticsView;
  /** The revenue is wanted as a chart or as a table. */
  onFormChange: (form: AnalyticsForm) => void;
  onRetry: () => void;
}

/** The figures as the screen shows them. */
export function toAdminAnalyticsView(data: Loaded<AdminAnalytics>, form: AnalyticsForm): AdminAnalyticsView {
  if (data.status !== 'ready') return data;
  return data.value.months.length === 0
    ? { status: 'empty' }
    : { status: 'ready', analytics: data.value, form };
}
