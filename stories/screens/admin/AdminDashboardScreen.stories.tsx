import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { shownEvents } from '@/domain/admin/activity';
import { toOverview, type AdminOverview } from '@/domain/admin/overview';
import type { IsoDateTime } from '@/domain/time/dates';
import { sampleActivity, sampleSystems } from '@/sample-data/admin';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { sampleAdminUsers } from '@/sample-data/adminUsers';
import { salesOf } from '@/domain/admin/months';
import { AdminDashboardScreen } from '@/screens/admin/AdminDashboardScreen/AdminDashboardScreen';
import { toAdminDashboardView } from '@/screens/admin/AdminDashboardScreen/adminDashboardView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../kit/knobs';
import { expectLink, retries, shows } from '../../kit/plays';
import { exactly } from '../../kit/textMatch';
import { t } from '../../kit/words';

const now: IsoDateTime = '2026-11-21T12:00:00Z';
const lists = {
  users: sampleAdminUsers,
  servers: sampleAdminServers,
  payments: sampleAdminPayments,
  sales: salesOf(sampleAdminPayments),
};
const overview = toOverview(lists, sampleActivity, sampleSystems, {
  tickets: 3,
  refunds: 1,
  servers: 1,
  jobs: 2,
  mails: 1,
  rates: 1,
});

/** The screen of these figures, as the app shows it. */
const viewOf = (value: AdminOverview) => toAdminDashboardView({ status: 'ready', value }, now);

/** How big the provider is, how it does, and what has happened. */
const dashboardKnobs = knobs(
  {
    customers: count(overview.users.total, 2_000_000),
    events: count(overview.activity.length, shownEvents),
    news: choice(['as they are', 'none', 'all']),
    longNames: toggle(),
    health: choice(['as it is', 'ok', 'degraded', 'down']),
    isFirstMonth: toggle(),
  },
  ({ customers, events, news, longNames, health, isFirstMonth }) => ({
    view: viewOf({
      ...overview,
      users: { ...overview.users, total: customers, active: Math.max(0, customers - 2) },
      revenue: isFirstMonth ? null : overview.revenue,
      systems: overview.systems.map((system) => (health === 'as it is' ? system : { ...system, health })),
      activity: repeated(overview.activity, events).map((event) => ({
        ...event,
        subject: longNames ? lengthened(event.subject) : event.subject,
        isNew: news === 'as they are' ? event.isNew : news === 'all',
      })),
    }),
  }),
);

const meta = {
  component: AdminDashboardScreen,
  decorators: [inContentArea],
  args: { view: viewOf(overview), onRetry: fn() },
} satisfies Meta<typeof AdminDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: stat cards, recent activity, system status. Every figure leads to the list it is counted from. */
// shows: ADMIN-01, ADMIN-58
export const Default: Story = {
  parameters: dashboardKnobs,
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('list', { name: t('adminDashboard.stats') }));
    await expect(
      figures.getByText(exactly(t('adminDashboard.users.note', { active: 10, suspended: 2 }))),
    ).toBeVisible();
    await expectLink(figures, t('adminDashboard.pending'), '/admin/payments?status=Pending');
    const waiting = within(canvas.getByRole('region', { name: t('adminDashboard.waiting') }));
    await expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/tickets?status=queued',
      '/admin/payments?status=Pending',
      '/admin/refunds?state=toSend',
      '/admin/jobs?subject=create',
      '/admin/jobs',
      '/admin/mails?result=failed',
      '/admin/catalog/rates',
    ]);
    await expect(canvas.getAllByText(t('adminDashboard.activity.new'))).toHaveLength(3);
    await expect(canvas.getByText(t('adminDashboard.health.degraded'))).toBeVisible();
  },
};

export const Loading: Story = { args: { view: toAdminDashboardView({ status: 'loading' }, now) } };

export const Error: Story = {
  args: { view: toAdminDashboardView({ status: 'error', reason: 'offline' }, now) },
  play: retries('onRetry'),
};

/** A provider who has just opened: no customers, no payments, nothing to compare with, nothing waits. */
export const FirstDay: Story = {
  play: shows('adminDashboard.waiting.none'),
  args: {
    view: viewOf(
      toOverview({ users: [], servers: [], payments: [], sales: [] }, [], sampleSystems, {
        tickets: 0,
        refunds: 0,
        servers: 0,
        jobs: 0,
        mails: 0,
        rates: 0,
      }),
    ),
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf({
      ...overview,
      users: { total: 1_234_567, active: 1_200_001, suspended: 34_566 },
      systems: [
        { part: 'jobs', health: 'down', figure: 12_345 },
        ...sampleSystems.filter(({ part }) => part !== 'jobs'),
      ],
      activity: [
        {
          id: 'long',
          at: now,
          kind: 'userRestored',
          subject: `${'very-long-name'.repeat(8)}@example.com`,
          isNew: true,
        },
        ...sampleActivity,
      ],
    }),
  },
};
