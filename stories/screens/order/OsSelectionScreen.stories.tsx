import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useReducer } from 'react';
import { sampleSystems } from '@/sample-data/systems';
import { defaultConfiguration, type OrderConfiguration } from '@/domain/order/configuration';
import { osFamilies } from '@/domain/order/os';
import { rubles } from '@/domain/money/money';
import { fallbackPlanName, planNamed } from '@/domain/catalog/plan';
import { backupIds, ipv4Range, panelIds, serviceCountRange } from '@/domain/pricing/options';
import { orderPeriodIds } from '@/domain/pricing/period';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makePlan, samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { parseOrderStart, type OrderStart } from '@/screens/order/OsSelectionScreen/parseOrderStart';
import {
  initialOrderState,
  orderReducer,
  type OrderState,
} from '@/screens/order/OsSelectionScreen/orderState';
import { OsSelectionScreen } from '@/screens/order/OsSelectionScreen/OsSelectionScreen';
import {
  toOsSelectionView,
  toPlanlessView,
  type BackupProblem,
  type OsSelectionScreenProps,
} from '@/screens/order/OsSelectionScreen/osSelectionView';
import { type AnyState } from '../../kit/anyState';
import { largestConfiguration } from '../../kit/cart';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, toggle } from '../../kit/knobs';
import { alerts, press, presses, pressesInVain, retries, shows } from '../../kit/plays';
import { exactly, startingWith } from '../../kit/textMatch';
import { money, t, tagged } from '../../kit/words';

/** §9: the plan priced 1577. */
const samplePlan = planNamed(samplePlans, fallbackPlanName) ?? makePlan();

/** Under way with these choices on a plan. */
function ordering(
  choices: Partial<OrderConfiguration> = {},
  { plan = samplePlan, ...arrived }: Partial<OrderStart> = {},
): OrderState {
  return initialOrderState({
    plan,
    systems: sampleSystems,
    configuration: { ...defaultConfiguration, ...choices },
    edit: null,
    notices: [],
    ...arrived,
  });
}

const shown = (state: OrderState, problem: BackupProblem | null = null) =>
  toOsSelectionView(state, { prices: samplePrices }, { isInCart: true, problem });

/** The configurator as the app shows it. */
function makeView(choices?: Partial<OrderConfiguration>, changes: Partial<OrderState> = {}) {
  return shown({ ...ordering(choices), ...changes });
}

/** The same after another choice. */
function afterChange(choices: Partial<OrderConfiguration>, change: Partial<OrderConfiguration>) {
  return shown(orderReducer(ordering(choices), { type: 'changed', change }));
}

/** Opens a link, including its plan. */
function arriveAt(server: string | null, more = '') {
  const plan = server === null ? '' : `server=${encodeURIComponent(server)}`;
  const start = parseOrderStart(`?${plan}${more}`, null, { plans: samplePlans, systems: sampleSystems });
  if (!start) throw new RangeError('Nothing is on sale');
  return shown(initialOrderState(start));
}

/** The choices made on the way to an order. */
const orderKnobs = knobs(
  {
    system: choice(['none', ...osFamilies.map(({ id }) => id)]),
    panel: choice(panelIds),
    backup: choice(backupIds),
    moreAddresses: count(0, ipv4Range.max - ipv4Range.min),
    moreServers: count(0, serviceCountRange.max - serviceCountRange.min),
    period: choice(orderPeriodIds),
    longNames: toggle(),
    isReceiptOpen: toggle(),
    isSaving: toggle(),
  },
  ({ system, panel, backup, moreAddresses, moreServers, period, longNames, isReceiptOpen, isSaving }) => {
    const family = osFamilies.find(({ id }) => id === system);
    const [version] = family?.versions ?? [];
    const state = ordering(
      {
        os: family && version !== undefined ? { family: family.id, version } : null,
        panel,
        backup,
        ipv4: ipv4Range.min + moreAddresses,
        count: serviceCountRange.min + moreServers,
        period,
      },
      { plan: longNames ? { ...samplePlan, name: `${lengthened(samplePlan.name)}[GB]` } : samplePlan },
    );
    return { view: shown({ ...state, isReceiptOpen, isSaving }) };
  },
);

const ubuntu = { os: { family: 'ubuntu', version: '24.04' } } as const;

const meta = {
  component: OsSelectionScreen,
  decorators: [inContentArea],
  args: {
    view: makeView(),
    access: null,
    onConfigurationChange: fn(),
    onReceiptToggle: fn(),
    onOrderPay: fn(),
    onCartSave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OsSelectionScreen>;

export default meta;
type Story = StoryObj<AnyState<OsSelectionScreenProps>>;

/**
 * §2, §5: nothing is chosen yet, so both buttons are disabled with a reason. Every choice is reported with its value.
 */
// shows: ORDER-05, ORDER-09, ORDER-10, ORDER-11, ORDER-12, ORDER-13, ORDER-14, ORDER-15, ORDER-16, ORDER-20
export const Default: Story = {
  parameters: orderKnobs,
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
      [t('pricing.software.docker'), { software: 'docker' }],
      [t('pricing.panel.plesk'), { panel: 'plesk' }],
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

/** While plans are loading, the page has its final geometry. */
export const Loading: Story = { args: { view: toPlanlessView('loading', false) } };

export const Error: Story = {
  args: { view: toPlanlessView('error', false) },
  play: retries('onRetry'),
};

/** D16: ceil((1577 + 500 + 400 + 100 + 100) × 12 × 0.85) = 27 306, three times. */
// shows: ORDER-06, ORDER-17, PRICE-05, PRICE-06
export const Configured: Story = {
  args: {
    view: makeView({
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
    await press(canvas, t('order.pay'), args.onOrderPay);
    await press(canvas, t('order.toCart'), args.onCartSave);
    await userEvent.click(canvas.getByRole('radio', { name: '22.04' }));
    await expect(args.onConfigurationChange).toHaveBeenLastCalledWith({
      os: { family: 'ubuntu', version: '22.04' },
    });
  },
};

/** Below two columns the receipt is a bar; here its lines are unfolded. */
export const ReceiptOpen: Story = {
  args: { view: makeView(ubuntu, { isReceiptOpen: true }) },
  globals: { viewport: { value: 'phone' } },
  play: presses('order.summary.fold', 'onReceiptToggle'),
};

/** §9: Windows needs 2 GB, the smallest plan has 1. */
export const TooLittleMemory: Story = {
  args: { view: makeView({}, { plan: makePlan() }) },
  play: async ({ canvas }) => {
    const windows = canvas.getByRole('radio', { name: 'Windows Server' });
    await expect(windows).toBeDisabled();
    await expect(windows).toHaveAccessibleDescription(
      exactly(t('order.problem.tooLittleMemory', { needed: 2, present: 1 })),
    );
  },
};

/** cPanel and LAMP do not run on Windows; each says so. */
export const SystemNotSupported: Story = {
  args: { view: makeView({ os: { family: 'windows', version: '2022' } }) },
  play: async ({ canvas }) => {
    const cpanel = canvas.getByRole('radio', { name: t('pricing.panel.cpanel') });
    await expect(cpanel).toBeDisabled();
    await expect(cpanel).toHaveAccessibleDescription(
      startingWith(t('order.problem.systemNotSupported', { system: 'Windows Server 2022' })),
    );
    await expect(canvas.getByRole('radio', { name: t('pricing.software.docker') })).toBeEnabled();
  },
};

/** Nothing can be installed without a system. */
export const NoSystem: Story = {
  args: { view: makeView({ os: { family: 'other', version: 'NoOS' } }) },
  play: async ({ canvas }) => {
    for (const key of [
      'pricing.software.lamp',
      'pricing.software.docker',
      'pricing.software.wordpress',
      'pricing.panel.cpanel',
      'pricing.panel.plesk',
    ] as const)
      await expect(canvas.getByRole('radio', { name: t(key) })).toBeDisabled();
  },
};

/** A panel brings its own web server. */
export const PanelNeedsCleanSystem: Story = { args: { view: makeView({ ...ubuntu, panel: 'plesk' }) } };

/** The system was changed, and what it does not support was taken back; shown where one has just chosen. */
export const TakenBackBySystem: Story = {
  args: {
    view: afterChange(
      { ...ubuntu, panel: 'cpanel', software: 'docker' },
      { os: { family: 'freebsd', version: '14' } },
    ),
  },
  play: shows(
    () =>
      t('order.takenBack', {
        what: t('pricing.panel.cpanel'),
        why: t('order.problem.systemNotSupported', { system: 'FreeBSD 14' }),
      }),
    () =>
      t('order.takenBack', {
        what: t('pricing.software.docker'),
        why: t('order.problem.systemNotSupported', { system: 'FreeBSD 14' }),
      }),
  ),
};

export const TakenBackByPanel: Story = {
  args: { view: afterChange({ ...ubuntu, software: 'lamp' }, { panel: 'plesk' }) },
  play: shows(() =>
    t('order.takenBack', {
      what: t('pricing.software.lamp'),
      why: t('order.problem.panelNeedsCleanSystem', { panel: t('pricing.panel.plesk') }),
    }),
  ),
};

/** D21: the link named a plan that is not on sale. */
// shows: ORDER-03
export const FallbackPlan: Story = {
  args: { view: arriveAt('{"name":"<b>Sol[XX]</b>"}') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>Sol\[XX\]<\/b>/)).toBeVisible();
    await expect(
      canvas.getByRole('link', {
        name: tagged('order.notice.planUnknown', (link) => ({ requested: '', plan: '', link })),
      }),
    ).toHaveAttribute('href', '/dashboard/vps-catalog');
  },
};

/** Opened without a plan: §2's sample server, and how to take another. */
// shows: ORDER-02
export const PlanMissing: Story = {
  args: { view: arriveAt(null, '&period=3years') },
  play: shows('order.notice.periodCapped'),
};

/** A plan that cannot be read, values that mean nothing, a period too long, and what does not go together. */
// shows: ORDER-03
export const DamagedLink: Story = {
  args: {
    view: arriveAt('{', '&os=freebsd&version=14&software=docker&period=3years&count=many&ipv4=9'),
  },
};

/** The same with a plan that has become dearer since. */
// shows: ORDER-03
export const DearerPlan: Story = {
  args: { view: arriveAt('{"name":"Diadem[GB]","price":1377}') },
  play: async ({ canvas }) => {
    const price = t('pricing.perMonth', { price: money(1_577) });
    await expect(canvas.getByText(exactly(t('order.notice.priceChanged', { price })))).toBeVisible();
  },
};

/** A host name that is not full keeps the order from being placed. */
// shows: KEYS-05
export const HostIncomplete: Story = {
  args: { view: makeView({ ...ubuntu, hostName: 'web' }) },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: t('order.pay') });
    await expect(pay).toBeDisabled();
    await expect(pay).toHaveAccessibleDescription(t('order.needsHost'));
  },
};

/** An order as it opens from a catalogue: Ubuntu 24.04 is selected, so it can be paid at once. */
// shows: KEYS-08
export const Opened: Story = {
  args: { view: arriveAt('{"name":"Diadem[GB]"}') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Ubuntu' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '24.04' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: t('order.pay') })).toBeEnabled();
  },
};

/** D11: an item of the cart is being changed; Back leads to the cart. */
// shows: CART-07
export const Editing: Story = {
  args: { view: makeView(ubuntu, { edit: 'sample-1' }) },
  play: presses('order.saveInCart', 'onCartSave'),
};

/** On its way to the cart: further presses do nothing. */
export const Pending: Story = {
  args: { view: makeView(ubuntu, { isSaving: true }) },
  play: pressesInVain('order.toCart', 'onCartSave'),
};

const fromBackup = ordering({ ...ubuntu, fromBackup: makeOrderedBackup() });

/** A backup instead of a system, named above everything else. */
// shows: SNAPSHOTS-12
export const FromBackup: Story = {
  args: { view: shown(fromBackup) },
  play: presses('order.fromBackup.drop', 'onConfigurationChange'),
};

/** The provider or the customer has deleted it meanwhile. */
export const BackupGone: Story = {
  args: { view: shown(fromBackup, 'backupGone') },
  play: pressesInVain('order.pay', 'onOrderPay'),
};

/** The address names a plan whose disk cannot get the backup. */
export const BackupRefused: Story = {
  args: { view: shown(fromBackup, 'backupUnfit') },
  play: alerts('order.fromBackup.backupUnfit'),
};

export const LongContent: Story = {
  args: {
    view: makeView(largestConfiguration, {
      plan: makePlan({
        name: `${'Intercrus-of-the-Southern-Sky-'.repeat(3)}[GB]`,
        specs: { cpu: 128, ram: 4096, storage: { size: 1_048_576, kind: 'SSD NVME' } },
        price: { monthly: rubles(9_999_999.99), currency: 'RUB' },
      }),
      notices: [{ kind: 'planUnknown', requested: 'W'.repeat(64) }],
      isReceiptOpen: true,
    }),
  },
};

/** The whole configurator, held by the story. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [state, dispatch] = useReducer(orderReducer, ordering());
    return (
      <OsSelectionScreen
        {...args}
        view={shown(state)}
        onConfigurationChange={(change) => dispatch({ type: 'changed', change })}
        onReceiptToggle={() => dispatch({ type: 'receiptToggled' })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ubuntu' }));
    await userEvent.click(canvas.getByRole('radio', { name: t('pricing.software.wordpress') }));
    const windows = canvas.getByRole('radio', { name: 'Windows Server' });
    await userEvent.click(windows);
    await expect(
      canvas.getByText(
        startingWith(
          t('order.takenBack', {
            what: t('pricing.software.wordpress'),
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
