import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { defaultConfiguration } from '@/domain/order/configuration';
import { rubles } from '@/domain/money';
import { makePlan } from '@/sample-data/plans';
import { OsSelectionScreen } from '@/screens/order/OsSelectionScreen/OsSelectionScreen';
import { inContentArea } from '../../kit/contentArea';
import { exactly, startingWith } from '../../kit/textMatch';
import { money, t, tagged } from '../../kit/words';
import { ConfiguratorHarness } from './ConfiguratorHarness';
import { frame, makeOrderView, withChange } from './orderViews';

const ubuntu = { os: { family: 'ubuntu', version: '24.04' } } as const;

const meta = {
  component: OsSelectionScreen,
  decorators: [inContentArea],
  args: {
    view: makeOrderView(),
    onConfigurationChange: fn(),
    onReceiptToggle: fn(),
    onOrderPay: fn(),
    onCartSave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OsSelectionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2, §5: nothing is chosen yet, so neither button works, and it says why. Every choice is told with its value. */
// proves: ORDER-05, ORDER-09, ORDER-10, ORDER-11, ORDER-12, ORDER-13, ORDER-14, ORDER-15, ORDER-16, ORDER-20
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const pay = canvas.getByRole('button', { name: t('order.pay') });
    await expect(pay).toBeDisabled();
    await expect(pay).toHaveAccessibleDescription(t('order.needsOs'));
    await expect(canvas.getByRole('button', { name: t('order.toCart') })).toBeDisabled();
    await expect(canvas.getByRole('switch', { name: t('order.renewal.label') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Debian' }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({
      os: { family: 'debian', version: '12' },
    });
    for (const [name, change] of [
      ['Docker', { software: 'docker' }],
      ['Plesk', { panel: 'plesk' }],
      [t('pricing.backup.weekly'), { backup: 'weekly' }],
      [t('catalog.period.year'), { period: 'year' }],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(args.onConfigurationChange).toHaveBeenLastCalledWith(change);
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: t('pricing.option.ipv6') }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({ ipv6: true });
    await userEvent.click(canvas.getByRole('switch', { name: t('order.renewal.label') }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({ autoRenewal: false });
    canvas.getByRole('slider', { name: t('order.ipv4.label') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({ ipv4: 2 });
    canvas.getByRole('slider', { name: t('pricing.receipt.count') }).focus();
    await userEvent.keyboard('{End}');
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({ count: 100 });
  },
};

/** The plans are on their way; the page has its final geometry. */
export const Loading: Story = { args: { view: { ...frame, status: 'loading' } } };

export const Error: Story = {
  args: { view: { ...frame, status: 'error' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** D16: ceil((1577 + 500 + 400 + 100 + 100) × 12 × 0.85) = 27 306, three times. */
// proves: ORDER-06, ORDER-17, PRICE-05, PRICE-06
export const Configured: Story = {
  args: {
    view: makeOrderView({
      ...ubuntu,
      panel: 'cpanel',
      ipv4: 3,
      ipv6: true,
      backup: 'daily',
      count: 3,
      period: 'year',
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(exactly(t('order.summary.total', { price: money(81_918) }))),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('order.pay') }));
    await expect(args.onOrderPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('order.toCart') }));
    await expect(args.onCartSave).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: '22.04' }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({
      os: { family: 'ubuntu', version: '22.04' },
    });
  },
};

/** Below two columns the receipt is a bar; here its lines are unfolded. */
export const ReceiptOpen: Story = {
  args: { view: makeOrderView(ubuntu, { isReceiptOpen: true }) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('order.summary.fold') }));
    await expect(args.onReceiptToggle).toHaveBeenCalledOnce();
  },
};

/** §9: Windows needs 2 GB, the smallest plan has 1. */
export const TooLittleMemory: Story = {
  args: { view: makeOrderView({}, { plan: makePlan() }) },
  play: async ({ canvas }) => {
    const windows = canvas.getByRole('radio', { name: 'Windows Server' });
    await expect(windows).toBeDisabled();
    await expect(windows).toHaveAccessibleDescription(
      t('order.problem.tooLittleMemory', { needed: 2, present: 1 }),
    );
  },
};

/** cPanel and LAMP do not run on Windows; each says so. */
export const SystemNotSupported: Story = {
  args: { view: makeOrderView({ os: { family: 'windows', version: '2022' } }) },
  play: async ({ canvas }) => {
    const cpanel = canvas.getByRole('radio', { name: 'cPanel' });
    await expect(cpanel).toBeDisabled();
    await expect(cpanel).toHaveAccessibleDescription(
      startingWith(t('order.problem.systemNotSupported', { system: 'Windows Server 2022' })),
    );
    await expect(canvas.getByRole('radio', { name: 'Docker' })).toBeEnabled();
  },
};

/** Nothing can be installed where there is no system. */
export const NoSystem: Story = {
  args: { view: makeOrderView({ os: { family: 'other', version: 'NoOS' } }) },
  play: async ({ canvas }) => {
    for (const name of ['LAMP Stack', 'Docker', 'WordPress', 'cPanel', 'Plesk'])
      await expect(canvas.getByRole('radio', { name })).toBeDisabled();
  },
};

/** A panel brings its own web server. */
export const PanelNeedsCleanSystem: Story = { args: { view: makeOrderView({ ...ubuntu, panel: 'plesk' }) } };

/** The system was changed, and what it does not support was taken back; said where one has just chosen. */
export const TakenBackBySystem: Story = {
  args: {
    view: withChange(makeOrderView({ ...ubuntu, panel: 'cpanel', software: 'docker' }), {
      os: { family: 'freebsd', version: '14' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        t('order.takenBack', {
          what: 'cPanel',
          why: t('order.problem.systemNotSupported', { system: 'FreeBSD 14' }),
        }),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText(
        t('order.takenBack', {
          what: 'Docker',
          why: t('order.problem.systemNotSupported', { system: 'FreeBSD 14' }),
        }),
      ),
    ).toBeVisible();
  },
};

export const TakenBackByPanel: Story = {
  args: { view: withChange(makeOrderView({ ...ubuntu, software: 'lamp' }), { panel: 'plesk' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        t('order.takenBack', {
          what: 'LAMP Stack',
          why: t('order.problem.panelNeedsCleanSystem', { panel: 'Plesk' }),
        }),
      ),
    ).toBeVisible();
  },
};

/** D21: the link named a plan that is not on sale. */
// proves: ORDER-03
export const FallbackPlan: Story = {
  args: {
    view: makeOrderView({}, { notices: [{ kind: 'planUnknown', asked: '<b>Sol[XX]</b>' }] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>Sol\[XX\]<\/b>/)).toBeVisible();
    await expect(
      canvas.getByRole('link', {
        name: tagged('order.notice.planUnknown', (link) => ({ asked: '', plan: '', link })),
      }),
    ).toHaveAttribute('href', '/dashboard/vps-catalog');
  },
};

/** Opened without a plan: §2's sample server, and how to take another. */
// proves: ORDER-02
export const PlanMissing: Story = {
  args: { view: makeOrderView({}, { notices: [{ kind: 'planMissing' }] }) },
};

/** §2: a catalogue offers up to three years, an order one. */
export const PeriodCapped: Story = {
  args: { view: makeOrderView({ period: 'year' }, { notices: [{ kind: 'periodCapped' }] }) },
};

/** Everything that can be wrong with a link. */
// proves: ORDER-03
export const DamagedLink: Story = {
  args: {
    view: makeOrderView(
      { os: { family: 'freebsd', version: '14' } },
      {
        notices: [
          { kind: 'planUnreadable' },
          { kind: 'priceChanged', monthly: rubles(1577) },
          { kind: 'ignored', params: ['version', 'count', 'ipv4'] },
          { kind: 'periodCapped' },
          {
            kind: 'takenBack',
            dropped: [{ choice: 'software', reason: 'systemNotSupported' }],
            chosen: {
              ...defaultConfiguration,
              os: { family: 'freebsd', version: '14' },
              software: 'docker',
            },
          },
        ],
      },
    ),
  },
};

/** D11: an item of the cart is being changed; Back leads to the cart. */
// proves: CART-07
export const Editing: Story = {
  args: { view: makeOrderView(ubuntu, { purpose: 'edit', backHref: '/dashboard/cart' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('order.saveInCart') }));
    await expect(args.onCartSave).toHaveBeenCalledOnce();
  },
};

/** On its way to the cart: further presses do nothing. */
export const Pending: Story = {
  args: { view: makeOrderView(ubuntu, { isSaving: true }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('order.toCart') }));
    await expect(args.onCartSave).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    view: makeOrderView(
      {
        os: { family: 'windows', version: '2022' },
        panel: 'plesk',
        ipv4: 5,
        ipv6: true,
        backup: 'daily',
        count: 100,
        period: 'year',
      },
      {
        plan: makePlan({
          name: `${'Intercrus-of-the-Southern-Sky-'.repeat(3)}[GB]`,
          specs: { cpu: 128, ram: 4096, storage: { size: 1_048_576, kind: 'SSD NVME' } },
          price: { monthly: rubles(9_999_999.99), currency: 'RUB' },
        }),
        notices: [{ kind: 'planUnknown', asked: 'W'.repeat(64) }],
        isReceiptOpen: true,
      },
    ),
  },
};

/** The whole configurator, held by the story. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: (args) => <ConfiguratorHarness {...args} initial={makeOrderView()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ubuntu' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'WordPress' }));
    const windows = canvas.getByRole('radio', { name: 'Windows Server' });
    await userEvent.click(windows);
    await expect(
      canvas.getByText(
        startingWith(
          t('order.takenBack', {
            what: 'WordPress',
            why: t('order.problem.systemNotSupported', { system: 'Windows Server 2022' }),
          }),
        ),
      ),
    ).toBeVisible();
    await expect(windows).toHaveFocus();
    await expect(canvas.getByRole('button', { name: t('order.pay') })).toBeEnabled();
    await userEvent.click(canvas.getByRole('radio', { name: t('catalog.period.6months') }));
    await expect(
      canvas.getByText(exactly(t('order.summary.total', { price: money(8_516) }))),
    ).toBeInTheDocument();
  },
};
