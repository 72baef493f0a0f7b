import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { toOverview } from '@/domain/admin/overview';
import type { IsoDateTime } from '@/domain/dates';
import { sampleActivity, sampleSystems } from '@/sample-data/admin';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { sampleAdminUsers } from '@/sample-data/adminUsers';
import { AdminDashboardScreen } from '@/screens/admin/AdminDashboardScreen/AdminDashboardScreen';
import type { AdminDashboardView } from '@/screens/admin/AdminDashboardScreen/adminDashboardTypes';
import { inContentArea } from '../../kit/contentArea';
import { exactly } from '../../kit/textMatch';
import { t } from '../../kit/words';

const now: IsoDateTime = '2026-11-21T12:00:00Z';
const activity = sampleActivity.map((event) => ({ ...event, href: '/admin/users' }));
const lists = { users: sampleAdminUsers, servers: sampleAdminServers, payments: sampleAdminPayments };

const frame = {
  hrefs: {
    users: '/admin/users',
    servers: '/admin/servers',
    analytics: '/admin/analytics',
    pending: '/admin/payments?status=Pending',
  },
  activityAnchor: 'activity',
};

const ready: Extract<AdminDashboardView, { status: 'ready' }> = {
  ...frame,
  status: 'ready',
  overview: toOverview(lists, [], sampleSystems),
  revenueChange: 11,
  activity,
  now,
};

const meta = {
  component: AdminDashboardScreen,
  decorators: [inContentArea],
  args: { view: ready, onRetry: fn() },
} satisfies Meta<typeof AdminDashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: stat cards, recent activity, system status. Every figure leads to the list it is counted from. */
// proves: ADMIN-01
export const Default: Story = {
  play: async ({ canvas }) => {
    const figures = within(canvas.getByRole('list', { name: t('adminDashboard.stats') }));
    await expect(
      figures.getByText(exactly(t('adminDashboard.users.note', { active: 10, suspended: 2 }))),
    ).toBeVisible();
    await expect(figures.getByRole('link', { name: t('adminDashboard.pending') })).toHaveAttribute(
      'href',
      '/admin/payments?status=Pending',
    );
    await expect(canvas.getAllByText(t('adminDashboard.activity.new'))).toHaveLength(3);
    await expect(canvas.getByText(t('adminDashboard.health.degraded'))).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { ...frame, status: 'loading' } } };

export const Error: Story = {
  args: { view: { ...frame, status: 'error', reason: 'offline' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A provider who has just opened: no customers, no payments, nothing to compare with. */
export const FirstDay: Story = {
  args: {
    view: {
      ...ready,
      overview: toOverview({ users: [], servers: [], payments: [] }, [], sampleSystems),
      revenueChange: null,
      activity: [],
    },
  },
};

export const LongContent: Story = {
  args: {
    view: {
      ...ready,
      overview: {
        ...ready.overview,
        users: { total: 1_234_567, active: 1_200_001, suspended: 34_566 },
        systems: [
          { part: 'network', health: 'down', uptime: 12.345 },
          ...sampleSystems.filter(({ part }) => part !== 'network'),
        ],
      },
      activity: [
        {
          id: 'long',
          at: now,
          kind: 'userRestored',
          subject: `${'very-long-name'.repeat(8)}@example.com`,
          isNew: true,
          href: null,
        },
        ...activity,
      ],
    },
  },
};
