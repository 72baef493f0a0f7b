import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { kopecks } from '@/domain/money/money';
import type { Loaded } from '@/domain/results/loaded';
import type { ServerId } from '@/domain/servers/server';
import type { Spending, Traffic } from '@/domain/usage/spending';
import { exampleSpending, exampleTraffic } from '@/sample-data/spending';
import { StatisticsScreen } from '@/screens/usage/StatisticsScreen/StatisticsScreen';
import { toStatisticsView } from '@/screens/usage/StatisticsScreen/statisticsView';
import { inContentArea } from '../../kit/contentArea';
import { count, knobs } from '../../kit/knobs';
import { expectLink, leadsTo, press, presses, retries } from '../../kit/plays';
import { t } from '../../kit/words';

const measured: Loaded<Traffic> = { status: 'ready', value: exampleTraffic };
const viewOf = (value: Spending, traffic: Loaded<Traffic> = measured) =>
  toStatisticsView({ status: 'ready', value }, traffic);

/** Number of servers in the list. */
const statisticsKnobs = knobs({ servers: count(3, 100) }, ({ servers }) => ({
  view: viewOf({
    ...exampleSpending,
    servers: Array.from({ length: servers }, (_, index) => ({
      serverId: (1024 + index) as ServerId,
      name: `node-${index}.example.ru`,
      paid: kopecks(157_700 * (servers - index)),
    })),
  }),
}));

const nothing: Spending = {
  months: exampleSpending.months.map((each) => ({ ...each, paid: kopecks(0), refunded: kopecks(0) })),
  products: [],
  servers: [],
};

const meta = {
  component: StatisticsScreen,
  decorators: [inContentArea],
  args: { view: viewOf(exampleSpending), onRetry: fn(), onTrafficRetry: fn(), onDownload: fn() },
} satisfies Meta<typeof StatisticsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A year with a refund; the traffic of one server is not known. */
// shows: USAGE-05, USAGE-06, USAGE-07
export const Default: Story = {
  parameters: statisticsKnobs,
  play: async ({ canvas, args }) => {
    const servers = within(canvas.getByRole('region', { name: t('statistics.servers') }));
    await expectLink(servers, 'shop.example.ru', '/dashboard/server?id=1024');
    await expect(servers.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(t('statistics.notMeasured'))).toBeVisible();
    await press(canvas, t('statistics.download'), args.onDownload);
  },
};

/** Servers without payments: given by the provider. */
export const NothingSpent: Story = { args: { view: viewOf(nothing) } };

/** Spending does not wait for the provisioner. */
export const TrafficLoading: Story = { args: { view: viewOf(exampleSpending, { status: 'loading' }) } };

// shows: USAGE-06
export const TrafficError: Story = {
  args: { view: viewOf(exampleSpending, { status: 'error', reason: 'offline' }) },
  play: presses('common.retry', 'onTrafficRetry'),
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

// shows: USAGE-08
export const Empty: Story = {
  args: { view: viewOf(nothing, { status: 'ready', value: { ...exampleTraffic, items: [] } }) },
  play: leadsTo('statistics.order', '/dashboard/vps-catalog'),
};

export const Error: Story = {
  args: { view: { status: 'error', reason: 'offline' } },
  play: retries('onRetry'),
};

/** The longest names and sums. */
export const LongContent: Story = {
  args: {
    view: viewOf(
      {
        months: exampleSpending.months.map((each) => ({ ...each, paid: kopecks(1_234_567_890) })),
        products: [{ product: 'tariff', paid: kopecks(14_814_814_680) }],
        servers: [
          {
            serverId: 1024 as ServerId,
            name: `${'long-name-'.repeat(10)}.example.ru`,
            paid: kopecks(1_234_567_890),
          },
          { serverId: null, name: 'Alphard[GB]'.repeat(5), paid: kopecks(1) },
        ],
      },
      {
        status: 'ready',
        value: {
          ...exampleTraffic,
          items: [
            {
              serverId: 1024 as ServerId,
              domain: `${'long-name-'.repeat(10)}.example.ru`,
              received: 0,
              sent: 98_765_432_100_000,
            },
          ],
        },
      },
    ),
  },
};
