import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { analyticsMonths, toAnalytics } from '@/domain/admin/analytics';
import { salesOf } from '@/domain/admin/months';
import { kopecks } from '@/domain/money/money';
import { monthName } from '@/i18n/monthName';
import { sampleUsage } from '@/sample-data/admin';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { sampleAdminUsers } from '@/sample-data/adminUsers';
import { AdminAnalyticsScreen } from '@/screens/admin/AdminAnalyticsScreen/AdminAnalyticsScreen';
import {
  toAdminAnalyticsView,
  type AnalyticsForm,
} from '@/screens/admin/AdminAnalyticsScreen/adminAnalyticsView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs } from '../../kit/knobs';
import { retries } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { i18n, money, t } from '../../kit/words';

const analytics = toAnalytics(
  sampleAdminUsers,
  sampleAdminServers,
  sampleAdminPayments,
  salesOf(sampleAdminPayments),
  sampleUsage,
);

/** The screen of these figures, as the app shows it. */
const viewOf = (value = analytics, form: AnalyticsForm = 'chart') =>
  toAdminAnalyticsView({ status: 'ready', value }, form);

/** How long and how well the provider does, as a picture or as a table. */
const analyticsKnobs = knobs(
  {
    form: choice(['chart', 'table']),
    months: count(analytics.months.length, analyticsMonths),
    revenue: choice(['as it is', 'nothing', 'very much']),
    usage: choice(['as it is', 'idle', 'full']),
    decided: choice(['as they are', 'none']),
  },
  ({ form, months, revenue, usage, decided }) => {
    const factor = { 'as it is': 1, nothing: 0, 'very much': 1_000_000 }[revenue];
    return {
      view: viewOf(
        {
          ...analytics,
          revenue: kopecks(analytics.revenue * factor),
          successPercent: decided === 'none' ? null : analytics.successPercent,
          months: analytics.months
            .slice(analytics.months.length - Math.min(months, analytics.months.length))
            .map((month) => ({ ...month, revenue: kopecks(month.revenue * factor) })),
          usage: analytics.usage.map(({ id, percent }) => ({
            id,
            percent: { 'as it is': percent, idle: 0, full: 100 }[usage],
          })),
        },
        form,
      ),
    };
  },
);

const meta = {
  component: AdminAnalyticsScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onFormChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminAnalyticsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: metrics and usage bars. The course of the revenue is a picture; its figures are one choice away. */
// shows: ADMIN-02
export const Default: Story = {
  parameters: analyticsKnobs,
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('img', {
        name: containing(
          t('adminAnalytics.chart.label', {
            from: monthName('2026-06', i18n().locale),
            to: monthName('2026-11', i18n().locale),
            best: monthName('2026-11', i18n().locale),
            sum: money(39_439),
          }),
        ),
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('meter', { name: containing(t('adminAnalytics.resource.disk')) }),
    ).toHaveAttribute('aria-valuenow', '83');
    await userEvent.click(canvas.getByText(t('adminAnalytics.form.table')));
    await expect(args.onFormChange).toHaveBeenCalledWith('table');
  },
};

export const Table: Story = {
  args: { view: viewOf(analytics, 'table') },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await expect(
      within(table).getByRole('rowheader', { name: monthName('2026-11', i18n().locale) }),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const Error: Story = {
  args: { view: { status: 'error', reason: 'unexpected' } },
  play: retries('onRetry'),
};

/** Nothing was ever paid. */
export const Empty: Story = { args: { view: viewOf({ ...analytics, months: [] }) } };

export const LongContent: Story = {
  args: {
    view: viewOf({
      ...analytics,
      revenue: kopecks(98_765_432_100),
      successPercent: null,
      months: analytics.months.map((month, index) => ({
        ...month,
        revenue: kopecks((index + 1) * 12_345_678_900),
      })),
      usage: sampleUsage.map(({ id }) => ({ id, percent: 100 })),
    }),
  },
};
