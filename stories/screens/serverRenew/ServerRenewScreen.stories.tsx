import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rubles } from '@/domain/money';
import { periodIds } from '@/domain/pricing/period';
import type { ServerId } from '@/domain/server';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { ServerRenewScreen } from '@/screens/serverRenew/ServerRenewScreen/ServerRenewScreen';
import { inContentArea } from '../../kit/contentArea';
import { RenewHarness } from './RenewHarness';
import { frame, makeRenewView } from './renewViews';

const meta = {
  component: ServerRenewScreen,
  decorators: [inContentArea],
  args: {
    view: makeRenewView(),
    onPeriodChange: fn(),
    onReceiptToggle: fn(),
    onCartAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ServerRenewScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2, §9: end date, status, and the six periods, each with its price, its saving and its day (D15). */
// proves: RENEW-01, RENEW-02, RENEW-03, RENEW-04, RENEW-06, RENEW-07
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(periodIds.length);
    const year = canvas.getByRole('radio', { name: '1 год' });
    await expect(year).toHaveAccessibleDescription(
      /до 24\.12\.2027.*Экономия 2\s838,00\sRUB, 15 %.*16\s086,00\sRUB/,
    );
    await userEvent.click(year);
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith('year');
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(args.onCartAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/dashboard/vps');
  },
};

export const Loading: Story = { args: { view: { ...frame, status: 'loading' } } };

export const Error: Story = {
  args: { view: { ...frame, status: 'error', reason: 'offline' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The address names servers that this customer does not have. */
export const NoServer: Story = {
  args: { view: { ...frame, status: 'noServer', ids: [4096 as ServerId] } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'К списку серверов' });
    await expect(back).toHaveAttribute('href', '/dashboard/vps');
  },
};

/** The address names nothing that could be a server: `-1`, `abc`. */
export const MalformedAddress: Story = { args: { view: { ...frame, status: 'noServer', ids: [] } } };

export const ThreeMonths: Story = { args: { view: makeRenewView('3months') } };
export const SixMonths: Story = { args: { view: makeRenewView('6months') } };

/** The receipt of the summary adds up to the price of the period. */
// proves: RENEW-04, PRICE-07
export const Year: Story = {
  args: { view: makeRenewView('year', undefined, { isReceiptOpen: true }) },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Продление' }));
    await expect(summary.getByText('Продлится до 24.12.2027')).toBeVisible();
    await expect(summary.getByText(/^18\s924,00\sRUB$/)).toBeVisible();
    await expect(summary.getByText(/^-2\s838,00\sRUB$/)).toBeVisible();
  },
};

export const TwoYears: Story = { args: { view: makeRenewView('2years') } };
export const ThreeYears: Story = { args: { view: makeRenewView('3years') } };

/** §2 with a selection of the list: dates and prices stand under each other, and add up. */
export const SeveralServers: Story = {
  args: { view: makeRenewView('year', sampleServers) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByText(/^64\s344,00\sRUB$/)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(args.onCartAdd).toHaveBeenCalledOnce();
  },
};

/** The term has ended: the new one counts from today, and not from the old end. */
export const Expired: Story = {
  args: {
    view: makeRenewView('month', [makeServer({ endDate: '2026-10-31', status: 'Suspended' })]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Оплаченный срок закончился 31\.10\.2026/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1 месяц' })).toHaveAccessibleDescription(
      /до 21\.12\.2026/,
    );
  },
};

/** One of several has ended; one more is not this customer's, and part of the link made no sense. */
export const PartlyKnown: Story = {
  args: {
    view: makeRenewView(
      '3months',
      [
        ...sampleServers.slice(0, 2),
        makeServer({ id: 7 as ServerId, endDate: '2026-11-20', status: 'Suspended' }),
      ],
      { missing: [9001, 9002, 9003, 9004, 9005, 9006].map((id) => id as ServerId), isDamaged: true },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Серверов #9001, .*#9005 и ещё 1 нет среди ваших/)).toBeVisible();
    await expect(canvas.getByText(/У 1 сервера оплаченный срок закончился/)).toBeVisible();
    await expect(canvas.getByText('срок истёк')).toBeVisible();
  },
};

/** 29 February and 31 January: the last day of a month that has no such day. */
export const MonthEnds: Story = {
  args: {
    view: makeRenewView('year', [
      makeServer({ endDate: '2028-02-29' }),
      makeServer({ id: 2 as ServerId, domain: 'api.example.ru', endDate: '2027-01-31' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28.02.2029')).toBeVisible();
    await expect(canvas.getByText('31.01.2028')).toBeVisible();
  },
};

/** The cart is being written. */
export const Pending: Story = {
  args: { view: makeRenewView('month', undefined, { isSaving: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(args.onCartAdd).not.toHaveBeenCalled();
  },
};

/** On narrow screens the receipt unfolds over the choices. */
export const ReceiptOpen: Story = {
  args: { view: makeRenewView('6months', sampleServers, { isReceiptOpen: true }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть' }));
    await expect(args.onReceiptToggle).toHaveBeenCalledOnce();
  },
};

const long = makeServer({
  domain: `${'very-long-name-'.repeat(4)}of-a-server.${'sub-domain.'.repeat(8)}example.ru`,
  tariff: `${'Intercrus-of-the-Southern-Sky-'.repeat(2)}[GB]`,
  status: 'Waiting for the provider to move it to another rack',
  monthlyPrice: rubles(9_999_999.99),
});

export const LongContent: Story = {
  args: {
    view: makeRenewView('3years', [long, { ...long, id: 123_456_789 as ServerId }], { isReceiptOpen: true }),
  },
};

/** Try the periods: every sum follows. */
export const Interactive: Story = {
  render: (args) => <RenewHarness {...args} />,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const year = canvas.getByRole('radio', { name: '1 год' });
    await userEvent.click(year);
    await expect(year).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '2 года' })).toBeChecked();
    await expect(canvas.getAllByText(/128\s684,00\sRUB/)[0]).toBeVisible();
  },
};
