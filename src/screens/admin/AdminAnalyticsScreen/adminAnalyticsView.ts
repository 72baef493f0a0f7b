import type { AdminAnalytics } from '@/domain/admin/analytics';
import type { Loaded } from '@/domain/results/loaded';

/** The same months as a chart or as a table. */
export type AnalyticsForm = 'chart' | 'table';

/** The states of the screen. */
export type AdminAnalyticsView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  /** There are no payments yet. */
  | { status: 'empty' }
  | { status: 'ready'; analytics: AdminAnalytics; form: AnalyticsForm };

export interface AdminAnalyticsScreenProps {
  view: AdminAnalyticsView;
  /** Chart or table was selected. */
  onFormChange: (form: AnalyticsForm) => void;
  onRetry: () => void;
}

/** Makes the screen's view. */
export function toAdminAnalyticsView(data: Loaded<AdminAnalytics>, form: AnalyticsForm): AdminAnalyticsView {
  if (data.status !== 'ready') return data;
  return data.value.months.length === 0
    ? { status: 'empty' }
    : { status: 'ready', analytics: data.value, form };
}
