import type { ReactNode } from 'react';
import { StatCard } from '@/components/StatCard';
import type { I18n } from '@/i18n/I18nProvider';
import { monthName } from '@/i18n/monthName';
import { CardIcon, ChartIcon, ServerIcon, UsersIcon } from '@/primitives/icons';
import type { AdminDashboardView } from './adminDashboardView';

/** Figure whose text is as long as most; hidden, it reserves the lines of a note while loading. */
const usual = 12;

type Shown = Exclude<AdminDashboardView, { status: 'error' }>;

/** The four cards, without values while loading. */
export function dashboardStats(view: Shown, i18n: I18n): readonly ReactNode[] {
  const { t, number, money } = i18n;
  const { hrefs } = view;
  const overview = view.status === 'ready' ? view.overview : null;
  return [
    <StatCard
      key="users"
      icon={<UsersIcon />}
      label={t('adminDashboard.users')}
      href={hrefs.users}
      value={overview && number(overview.users.total)}
      note={t('adminDashboard.users.note', {
        active: overview?.users.active ?? usual,
        suspended: overview?.users.suspended ?? usual,
      })}
    />,
    <StatCard
      key="servers"
      icon={<ServerIcon />}
      label={t('adminDashboard.servers')}
      href={hrefs.servers}
      value={overview && number(overview.servers.total)}
      note={t('adminDashboard.servers.note', {
        running: overview?.servers.running ?? usual,
        stopped: overview?.servers.stopped ?? usual,
        suspended: overview?.servers.suspended ?? usual,
      })}
    />,
    <StatCard
      key="revenue"
      icon={<ChartIcon />}
      label={
        overview?.revenue
          ? t('adminDashboard.revenue.month', { month: monthName(overview.revenue.month.month, i18n.locale) })
          : t('adminDashboard.revenue')
      }
      href={hrefs.analytics}
      value={overview && (overview.revenue ? money(overview.revenue.month.revenue) : '—')}
      note={view.status === 'ready' ? changeText(view.revenueChange, view, i18n) : null}
    />,
    <StatCard
      key="pending"
      icon={<CardIcon />}
      label={t('adminDashboard.pending')}
      href={hrefs.pending}
      value={overview && number(overview.pending.count)}
      note={overview && t('adminDashboard.pending.note', { sum: money(overview.pending.sum) })}
    />,
  ];
}

/** Change to the previous month in words, not only by colour. */
function changeText(
  change: number | null,
  { overview }: Extract<AdminDashboardView, { status: 'ready' }>,
  { t, locale }: I18n,
): string {
  if (!overview.revenue) return t('adminDashboard.revenue.none');
  const month = monthName(overview.revenue.previous.month, locale);
  if (change === null) return t('adminDashboard.revenue.noneBefore', { month });
  if (change === 0) return t('adminDashboard.revenue.same', { month });
  return t(change > 0 ? 'adminDashboard.revenue.up' : 'adminDashboard.revenue.down', {
    percent: Math.abs(change),
    month,
  });
}
