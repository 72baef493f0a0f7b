import type { ReactNode } from 'react';
import { StatCard } from '@/components/StatCard';
import { analyticsMonths, type AdminAnalytics } from '@/domain/admin/analytics';
import type { I18n } from '@/i18n/I18nProvider';
import { CardIcon, ChartIcon, CheckIcon, UsersIcon } from '@/primitives/icons';

/** Cards of the metrics of §2, without values while loading. */
export function analyticsStats(
  analytics: AdminAnalytics | null,
  { t, money, number }: Pick<I18n, 't' | 'money' | 'number'>,
): readonly ReactNode[] {
  const period = t('adminAnalytics.period', { count: analyticsMonths });
  return [
    <StatCard
      key="revenue"
      icon={<ChartIcon />}
      label={t('adminAnalytics.metric.revenue')}
      value={analytics && money(analytics.revenue)}
      note={period}
    />,
    <StatCard
      key="average"
      icon={<CardIcon />}
      label={t('adminAnalytics.metric.average')}
      value={analytics && money(analytics.averagePayment)}
      note={period}
    />,
    <StatCard
      key="joined"
      icon={<UsersIcon />}
      label={t('adminAnalytics.metric.joined')}
      value={analytics && number(analytics.joined)}
      note={period}
    />,
    <StatCard
      key="success"
      icon={<CheckIcon />}
      label={t('adminAnalytics.metric.success')}
      value={
        analytics &&
        (analytics.successPercent === null
          ? '—'
          : t('adminAnalytics.percent', { percent: analytics.successPercent }))
      }
      note={t('adminAnalytics.metric.successNote')}
    />,
  ];
}
