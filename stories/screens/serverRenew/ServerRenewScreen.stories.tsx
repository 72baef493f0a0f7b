import { useReducer } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { IsoDate } from '@/domain/time/dates';
import { rubles } from '@/domain/money/money';
import { periodIds, type PeriodId } from '@/domain/pricing/period';
import { requestedServers } from '@/domain/servers/requestedServers';
import type { Server, ServerId } from '@/domain/servers/server';
import { knownServerStatuses } from '@/domain/servers/serverStates';
import { makeNextPrice } from '@/sample-data/nextPrices';
import { samplePlans } from '@/sample-data/plans';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { ServerRenewScreen } from '@/screens/serverRenew/ServerRenewScreen/ServerRenewScreen';
import {
  toServerRenewView,
  type RenewUse,
  type ServerRenewScreenProps,
} from '@/screens/serverRenew/ServerRenewScreen/serverRenewView';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../kit/knobs';
import { makeLongServer } from '../../kit/longServer';
import { expectLink, press, presses, pressesInVain, retries, shows } from '../../kit/plays';
import { containing, exactly } from '../../kit/textMatch';
import { ready } from '../../kit/ready';
import { i18n, money, t } from '../../kit/words';

/** Returns the view of a customer with these servers at an address. */
function at(search: string, servers: readonly Server[], use: Partial<RenewUse> = {}) {
  return toServerRenewView(
    requestedServers(search),
    { status: 'ready', value: { plans: samplePlans, prices: samplePrices, servers, today: '2026-11-21' } },
    { period: 'month', isReceiptOpen: false, isSaving: false, ...use },
  );
}

/** These servers, renewed for a period, as the app shows it; `more` is what else the address names. */
function makeView(
  period: PeriodId = 'month',
  servers: readonly Server[] = [makeServer()],
  { more = '', ...use }: Partial<RenewUse> & { more?: string } = {},
) {
  const search = `?id=${servers.map(({ id }) => id).join(',')}${more}`;
  return ready(at(search, servers, { period, ...use }));
}

const requested = requestedServers('');
const atFirst: RenewUse = { period: 'month', isReceiptOpen: false, isSaving: false };

const ends = { later: '2026-12-24', 'in grace': '2026-11-20', over: '2026-10-31' } as const;

/** Number of servers, period, and their states. */
const renewKnobs = knobs(
  {
    servers: count(1, 30),
    period: choice(periodIds),
    status: choice(knownServerStatuses),
    end: choice(['later', 'in grace', 'over']),
    price: choice(['1 577', '9 999 999.99']),
    longNames: toggle(),
    isCancelled: toggle(),
    isReceiptOpen: toggle(),
    isSaving: toggle(),
  },
  ({ servers, period, status, end, price, longNames, isCancelled, isReceiptOpen, isSaving }) => {
    const own = makeServer({
      status,
      endDate: ends[end],
      leavesOn: isCancelled ? ends[end] : null,
      ...(price === '1 577' ? {} : { monthlyPrice: rubles(9_999_999.99) }),
    });
    const named = longNames
      ? { ...own, domain: lengthened(own.domain), tariff: lengthened(own.tariff) }
      : own;
    const shown = repeated([named], servers).map((server, place) => ({
      ...server,
      id: (own.id + place) as ServerId,
    }));
    const search = `?id=${shown.map(({ id }) => id).join(',')}`;
    return { view: at(shown.length === 0 ? '?id=4096' : search, shown, { period, isReceiptOpen, isSaving }) };
  },
);

const meta = {
  component: ServerRenewScreen,
  decorators: [inContentArea],
  args: {
    view: makeView(),
    onPeriodChange: fn(),
    onReceiptToggle: fn(),
    onCartAdd: fn(),
    onServerKeep: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ServerRenewScreen>;

export default meta;
type Story = StoryObj<AnyState<ServerRenewScreenProps>>;

const cancelled = makeServer({ leavesOn: '2026-12-24' });

/** §2, §9: end date, status, and the six periods, each with its price, its saving and its day (D15). */
// shows: RENEW-01, RENEW-02, RENEW-03, RENEW-04, RENEW-06, RENEW-07
export const Default: Story = {
  parameters: renewKnobs,
  play: async ({ canvas, args }) => {
    for (const period of ['month', '3months', '6months', 'year', '2years', '3years'] as const)
      await expect(canvas.getByRole('radio', { name: t(`serverRenew.period.${period}`) })).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    const year = canvas.getByRole('radio', { name: t('serverRenew.period.year') });
    await expect(year).toHaveAccessibleDescription(
      exactly(
        [
          t('serverRenew.period.until', { date: i18n().date('2027-12-24') }),
          t('pricing.saving', { price: money(2_838), percent: 15 }),
          money(16_086),
        ].join(' '),
      ),
    );
    await userEvent.click(year);
    await expect(args.onPeriodChange).toHaveBeenLastCalledWith('year');
    await press(canvas, t('serverRenew.toCart'), args.onCartAdd);
    await expectLink(canvas, t('common.cancel'), '/dashboard/vps');
  },
};

/** Paying keeps what was cancelled: the page says so before, with the way to keep it without paying. */
export const Cancelled: Story = {
  args: { view: makeView('month', [cancelled]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu.stay') }));
    await expect(args.onServerKeep).toHaveBeenLastCalledWith(cancelled);
  },
};

export const CancelledAmongOthers: Story = {
  args: { view: makeView('month', [cancelled, makeServer({ id: 1031 as ServerId })]) },
  play: shows(() => t('serverRenew.leavingMany', { count: 1 })),
};

/** Support has stopped it: the page explains what a payment changes (D44). */
// shows: ADMIN-37
export const StoppedBySupport: Story = {
  args: { view: makeView('month', [makeServer({ status: 'Stopped' })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('serverRenew.stopped', { count: 0 }))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('serverRenew.toCart') })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { view: toServerRenewView(requested, { status: 'loading' }, atFirst) },
};

export const Error: Story = {
  args: { view: toServerRenewView(requested, { status: 'error', reason: 'offline' }, atFirst) },
  play: retries('onRetry'),
};

/** The address names servers that this customer does not have. */
export const NoServer: Story = {
  args: { view: at('?id=4096', sampleServers) },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: t('serverRenew.back') });
    await expect(back).toHaveAttribute('href', '/dashboard/vps');
  },
};

/** The address names nothing that could be a server: `-1`, `abc`. */
export const MalformedAddress: Story = { args: { view: at('?id=-1,abc', sampleServers) } };

export const ThreeMonths: Story = { args: { view: makeView('3months') } };
export const SixMonths: Story = { args: { view: makeView('6months') } };

/** The provider has announced another price: a period that starts after the notice has it. */
// shows: PRICES-09
export const NextPrice: Story = {
  args: {
    view: makeView('month', [makeServer({ nextPrices: [makeNextPrice()] })]),
  },
  play: async ({ canvas }) => {
    const next = t('renewal.nextPrice', { price: money(1_800), date: i18n().date('2026-12-05') });
    await expect(canvas.getByText(exactly(next))).toBeVisible();
    await expect(canvas.getAllByText(containing(money(1_800)))).not.toHaveLength(0);
  },
};

/** The receipt of the summary adds up to the price of the period. */
// shows: RENEW-04, PRICE-07
export const Year: Story = {
  args: { view: makeView('year', undefined, { isReceiptOpen: true }) },
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('complementary', { name: t('serverRenew.summary.title') }));
    await expect(
      summary.getByText(t('serverRenew.summary.until', { date: i18n().date('2027-12-24') })),
    ).toBeVisible();
    await expect(summary.getByText(exactly(money(18_924)))).toBeVisible();
    await expect(summary.getByText(exactly(money(-2_838)))).toBeVisible();
  },
};

export const TwoYears: Story = { args: { view: makeView('2years') } };
export const ThreeYears: Story = { args: { view: makeView('3years') } };

/** §2 with several selected servers: dates and prices are aligned and add up. */
export const SeveralServers: Story = {
  args: { view: makeView('year', sampleServers) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByText(exactly(money(64_344)))[0]).toBeVisible();
    await press(canvas, t('serverRenew.toCart'), args.onCartAdd);
  },
};

/** A play of a server whose term has ended: the page says how, and until when a month more would last. */
function endsOn(ended: 'over' | 'grace', date: IsoDate, until: IsoDate): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    const notice = t(`serverRenew.ended.${ended}`, { date: i18n().date(date) });
    await expect(canvas.getByText(containing(notice))).toBeVisible();
    const month = canvas.getByRole('radio', { name: t('serverRenew.period.month') });
    await expect(month).toHaveAccessibleDescription(
      containing(t('serverRenew.period.until', { date: i18n().date(until) })),
    );
  };
}

/** The term has ended: the new one counts from today, and not from the old end. */
export const Expired: Story = {
  args: { view: makeView('month', [makeServer({ endDate: '2026-10-31', status: 'Suspended' })]) },
  play: endsOn('over', '2026-10-31', '2026-12-21'),
};

/** The term has ended, and the server is in its grace days (D29): the new term continues the old one. */
export const InGrace: Story = {
  args: { view: makeView('month', [makeServer({ endDate: '2026-11-20' })]) },
  play: endsOn('grace', '2026-11-20', '2026-12-20'),
};

/** One of several has ended; one more is not this customer's, and part of the link made no sense. */
export const PartlyKnown: Story = {
  args: {
    view: makeView(
      '3months',
      [
        ...sampleServers.slice(0, 2),
        makeServer({ id: 7 as ServerId, endDate: '2026-11-20', status: 'Suspended' }),
      ],
      { more: ',9001,9002,9003,9004,9005,9006,abc' },
    ),
  },
  play: shows(
    () =>
      t('serverRenew.missing', {
        count: 6,
        ids: t('serverRenew.more', { ids: '#9001, #9002, #9003, #9004, #9005', count: 1 }),
      }),
    () => containing(t('serverRenew.ended.over.many', { count: 1 })),
    'serverRenew.expiredShort',
  ),
};

/** 29 February and 31 January: the last day of a month that has no such day. */
export const MonthEnds: Story = {
  args: {
    view: makeView('year', [
      makeServer({ endDate: '2028-02-29' }),
      makeServer({ id: 2 as ServerId, domain: 'api.example.ru', endDate: '2027-01-31' }),
    ]),
  },
  play: shows(
    () => i18n().date('2029-02-28'),
    () => i18n().date('2028-01-31'),
  ),
};

/** The cart is being written. */
export const Pending: Story = {
  args: { view: makeView('month', undefined, { isSaving: true }) },
  play: pressesInVain('serverRenew.toCart', 'onCartAdd'),
};

/** On narrow screens the receipt unfolds over the choices. */
export const ReceiptOpen: Story = {
  args: { view: makeView('6months', sampleServers, { isReceiptOpen: true }) },
  globals: { viewport: { value: 'phone' } },
  play: presses('serverRenew.summary.fold', 'onReceiptToggle'),
};

const long = makeLongServer(rubles(9_999_999.99));

export const LongContent: Story = {
  args: {
    view: makeView('3years', [long, { ...long, id: 123_456_789 as ServerId }], { isReceiptOpen: true }),
  },
};

/** Try the periods: every sum follows. */
export const Interactive: Story = {
  render: function Harness(args) {
    const [use, change] = useReducer(
      (now: RenewUse, patch: Partial<RenewUse>) => ({ ...now, ...patch }),
      atFirst,
    );
    return (
      <ServerRenewScreen
        {...args}
        view={makeView(use.period, sampleServers, use)}
        onPeriodChange={(period) => change({ period })}
        onReceiptToggle={() => change({ isReceiptOpen: !use.isReceiptOpen })}
      />
    );
  },
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const year = canvas.getByRole('radio', { name: t('serverRenew.period.year') });
    await userEvent.click(year);
    await expect(year).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: t('serverRenew.period.2years') })).toBeChecked();
    await expect(canvas.getAllByText(containing(money(128_684)))[0]).toBeVisible();
  },
};
