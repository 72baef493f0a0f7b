import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within, type screen } from 'storybook/test';
import type { Loaded } from '@/domain/results/loaded';
import { orderItemKinds, type OrderId, type PlacedOrder } from '@/domain/order/placedOrder';
import { makeOrderedBackup } from '@/sample-data/backups';
import { exampleOrders, makeOrder, makeOrderItem } from '@/sample-data/orders';
import { OrderScreen } from '@/screens/orders/OrderScreen/OrderScreen';
import { toOrderView } from '@/screens/orders/OrderScreen/orderView';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../kit/knobs';
import { expectLink, leadsTo, retries, shows } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';

const id = 7003 as OrderId;
const viewOf = (value: PlacedOrder) => toOrderView(value.id, { status: 'ready', value });
const loaded = (load: Loaded<PlacedOrder | null>) => toOrderView(id, load);
const [running = makeOrder(), partlyRefunded = makeOrder(), , tariff = makeOrder(), refunded = makeOrder()] =
  exampleOrders;

/** The contents of an order, the progress of all of it and its payment. */
const orderKnobs = knobs(
  {
    items: count(1, 30),
    kind: choice(orderItemKinds),
    progress: choice(['done', 'queued', 'running', 'failed']),
    longNames: toggle(),
    isPaidFromBalance: toggle(),
  },
  ({ items, kind, progress, longNames, isPaidFromBalance }) => {
    const item = makeOrderItem({ kind, status: progress });
    const { title } = item;
    return {
      view: viewOf(
        makeOrder({
          items: repeated([{ ...item, title: longNames ? lengthened(title) : title }], items),
          ...(isPaidFromBalance ? { paymentNumber: null } : {}),
        }),
      ),
    };
  },
);

const meta = {
  component: OrderScreen,
  decorators: [inContentArea],
  args: { view: viewOf(makeOrder()), onRetry: fn() },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const stepsOf = (canvas: Pick<typeof screen, 'getByRole'>, title: string) =>
  within(canvas.getByRole('list', { name: t('orders.steps', { title }) })).getAllByRole('listitem');

/** Payment, activation, active: all behind it. */
export const Default: Story = {
  parameters: orderKnobs,
  play: async ({ canvas }) => {
    const steps = stepsOf(canvas, 'vps2048.example.ru');
    await expect(steps).toHaveLength(3);
    await expect(steps[2]).toHaveTextContent(containing(t('orders.step.active')));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('orders.status.done'));
    await expectLink(canvas, 'MRD-5012', '/dashboard/payments-history?q=MRD-5012');
  },
};

/** A colleague placed it. */
// shows: COLLEAGUES-11
export const ByColleague: Story = {
  args: { view: viewOf(makeOrder({ member: 'ivan.petrov@example.ru' })) },
  play: shows('orders.fact.member', () => 'ivan.petrov@example.ru'),
};

/** One server is being set up, the next one waits: the step under way is the current one. */
// shows: ORDERS-03
export const InProgress: Story = {
  args: { view: viewOf(running) },
  play: async ({ canvas }) => {
    for (const title of ['vps2051.example.ru', 'vps2052.example.ru']) {
      const current = stepsOf(canvas, title).filter((step) => step.getAttribute('aria-current') === 'step');
      await expect(current).toHaveLength(1);
      await expect(current[0]).toHaveTextContent(containing(t('orders.step.activation')));
    }
    await expect(canvas.getByText(t('orders.progress'))).toBeVisible();
  },
};

/** A new server that gets a backup once it is set up. */
// shows: SNAPSHOTS-12
export const FromBackup: Story = {
  args: { view: viewOf(makeOrder({ items: [makeOrderItem({ fromBackup: makeOrderedBackup() })] })) },
  play: async ({ canvas }) => {
    const { serverName: server, madeAt } = makeOrderedBackup();
    const date = i18n().dateOfMoment(madeAt);
    await expect(canvas.getByText(t('orders.item.fromBackup', { server, date }))).toBeVisible();
  },
};

/** The permanently failed part was refunded to the balance; the rest runs. */
// shows: ORDERS-04
export const PartlyRefunded: Story = {
  args: { view: viewOf(partlyRefunded) },
  play: async ({ canvas }) => {
    const steps = stepsOf(canvas, 'vps2049.example.ru');
    await expect(steps[1]).toHaveTextContent(containing(t('orders.state.failed')));
    await expect(steps[2]).toHaveTextContent(containing(t('orders.step.refunded')));
    await expect(canvas.getByRole('link', { name: t('orders.failed.balance') })).toBeVisible();
  },
};

export const Refunded: Story = { args: { view: viewOf(refunded) } };

/** A change of tariff and a renewal have words of their own, and no payment where the balance was charged. */
export const TariffAndRenewal: Story = {
  args: {
    view: viewOf({
      ...tariff,
      items: [...tariff.items, makeOrderItem({ id: '30', kind: 'renewal', title: 'mail.example.ru' })],
    }),
  },
  play: shows('orders.fact.balance', 'orders.step.active.tariff', 'orders.step.active.renewal'),
};

export const Loading: Story = { args: { view: loaded({ status: 'loading' }) } };

export const NoSuchOrder: Story = {
  args: { view: loaded({ status: 'ready', value: null }) },
  play: leadsTo('orders.back', '/dashboard/orders'),
};

export const Error: Story = {
  args: { view: loaded({ status: 'error', reason: 'unexpected' }) },
  play: retries('onRetry'),
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      makeOrder({
        id: 987_654_321 as OrderId,
        items: Array.from({ length: 5 }, (_, index) =>
          makeOrderItem({ id: String(index), title: `${index}${'very-long-name'.repeat(8)}.example.com` }),
        ),
      }),
    ),
  },
};
