import type { AdminAnalytics } from '@/domain/admin/analytics';

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
  onFormChange: (form: AnalyticsForm) => void;
  onRetry: () => void;
}
