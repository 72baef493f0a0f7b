import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import type { Bill } from '@/domain/payment/bill';
import { billStates } from '@/domain/payment/bill';
import type { ServerId } from '@/domain/servers/server';
import { makeBill, makeBillItem } from '@/sample-data/bills';
import ServerBills from '@/screens/servers/ServerScreen/ServerBills';
import { inContentArea } from '../../../kit/contentArea';
import { choice, knobs } from '../../../kit/knobs';
import { expectLink, leadsTo, retries } from '../../../kit/plays';
import { t } from '../../../kit/words';

const serverId = 1024 as ServerId;
const renewal = makeBillItem({ kind: 'renewal', title: '', serverId, months: 3 });

/** An unpaid renewal, a paid change of tariff, and the order. */
const bills: readonly Bill[] = [
  makeBill({ id: 5130, number: 'MRD-5130', items: [renewal] }),
  makeBill({
    id: 5090,
    number: 'MRD-5090',
    date: '2026-10-02',
    state: 'paid',
    owed: rubles(0),
    receiptPath: '/api/payments/5090/papers/receipt',
    items: [makeBillItem({ kind: 'tariff', title: 'Okul', serverId })],
  }),
  makeBill({
    id: 5001,
    number: 'MRD-5001',
    date: '2026-08-02',
    state: 'paid',
    owed: rubles(0),
    billPath: null,
    items: [makeBillItem({ title: 'Diadem[GB]', months: 1 })],
  }),
];

const ready = (value: readonly Bill[]) => ({ status: 'ready' as const, value });

const meta = {
  component: ServerBills,
  decorators: [inContentArea],
  args: { load: ready(bills), onRetry: fn() },
} satisfies Meta<typeof ServerBills>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: SERVERPAGE-17
export const Default: Story = {
  parameters: knobs({ state: choice(billStates) }, ({ state }) => ({
    load: ready([makeBill({ state, items: [renewal] }), ...bills.slice(1)]),
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expectLink(canvas, t('bills.pay'), '/dashboard/billing');
    await expectLink(canvas, t('bills.receiptPdf'), '/api/payments/5090/papers/receipt');
  },
};

/** The payment goes on at the bank. */
export const AtBank: Story = {
  args: { load: ready([makeBill({ state: 'atBank', items: [renewal], continueAt: '/pay/5112' })]) },
  play: leadsTo('bills.pay', '/pay/5112'),
};

/** A colleague has paid. */
// shows: COLLEAGUES-11
export const ByColleague: Story = {
  args: { load: ready([makeBill({ state: 'paid', items: [renewal], member: 'ivan@example.ru' })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('bills.member', { member: 'ivan@example.ru' }))).toBeVisible();
  },
};

export const Empty: Story = { args: { load: ready([]) } };

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const Error: Story = {
  args: { load: { status: 'error', reason: 'unexpected' } },
  play: retries('onRetry'),
};

export const LongContent: Story = {
  args: {
    load: ready([
      makeBill({
        amount: rubles(12_345_678),
        items: Array.from({ length: 6 }, () =>
          makeBillItem({ title: 'very-long-name'.repeat(3), count: 12 }),
        ),
      }),
    ]),
  },
};
