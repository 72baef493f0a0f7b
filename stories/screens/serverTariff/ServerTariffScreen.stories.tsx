import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import type { ServerId } from '@/domain/servers/server';
import { makeServer } from '@/sample-data/servers';
import { ServerTariffScreen } from '@/screens/serverTariff/ServerTariffScreen/ServerTariffScreen';
import {
  toUnreadyView,
  type ServerTariffScreenProps,
} from '@/screens/serverTariff/ServerTariffScreen/serverTariffView';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import { makeLongServer } from '../../kit/longServer';
import { expectLink, press, presses, pressesInVain, retries } from '../../kit/plays';
import { ending, makeConfirmView, makeSelectView, tariffKnobs } from '../../kit/serverTariff';
import { containing, exactly } from '../../kit/textMatch';
import { i18n, money, t } from '../../kit/words';

const meta = {
  component: ServerTariffScreen,
  decorators: [inContentArea],
  args: {
    view: makeSelectView(),
    onTariffChoose: fn(),
    onNext: fn(),
    onFinish: fn(),
    onCartAdd: fn(),
    onServerKeep: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ServerTariffScreen>;

export default meta;
type Story = StoryObj<AnyState<ServerTariffScreenProps>>;

/** The seven tariffs; the server's own is not among them and is in the summary (D34). */
// shows: TARIFF-01, TARIFF-02, TARIFF-03, TARIFF-14
export const Default: Story = {
  parameters: tariffKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
    await expect(canvas.queryByRole('radio', { name: 'Diadem' })).toBeNull();
    await expect(canvas.getByText('Diadem[GB]')).toBeVisible();
    const sirius = canvas.getByRole('radio', { name: 'Sirius' });
    await expect(sirius).toHaveAccessibleDescription(
      containing(t('serverTariff.option.dearer', { price: money(6_923) })),
    );
    await userEvent.click(sirius);
    await expect(args.onTariffChoose).toHaveBeenLastCalledWith('Sirius');
    await press(canvas, t('serverTariff.next'), args.onNext);
    await expectLink(canvas, t('common.cancel'), '/dashboard/vps');
  },
};

/** A cancelled server says so in both steps, with the way back. */
export const Cancelled: Story = {
  args: { view: makeSelectView(makeServer({ leavesOn: '2026-12-24' })) },
  play: presses('servers.menu.stay', 'onServerKeep'),
};

/** The server has one of the seven: it is marked, and not to be chosen. */
export const OwnTariff: Story = {
  args: { view: makeSelectView(makeServer({ tariff: 'Castor[NL]' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
    const own = canvas.getByRole('radio', { name: 'Castor' });
    await expect(own).toBeDisabled();
    await expect(own).toHaveAccessibleDescription(containing(t('serverTariff.option.current')));
  },
};

export const Loading: Story = { args: { view: toUnreadyView({ status: 'loading' }, ending.id) } };

export const Error: Story = {
  args: { view: toUnreadyView({ status: 'error', reason: 'unexpected' }, ending.id) },
  play: retries('onRetry'),
};

/** The address names a server that this customer does not have. */
export const NoServer: Story = {
  args: { view: toUnreadyView({ status: 'ready', value: [] }, 4096 as ServerId) },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: t('serverTariff.noServer.action') });
    await expect(back).toHaveAttribute('href', '/dashboard/vps');
  },
};

/** The address names nothing that could be a server: `-1`, `abc`, two numbers. */
export const MalformedAddress: Story = { args: { view: toUnreadyView({ status: 'loading' }, null) } };

/** Step 1 with a choice. */
export const Filled: Story = { args: { view: makeSelectView(undefined, { chosen: 'Okul' }) } };

/** A server that has one of the seven: cheaper ones are below it, and say so in words. */
export const SelectStep: Story = {
  args: {
    view: makeSelectView(makeServer({ tariff: 'Castor[GB]', monthlyPrice: rubles(7000) }), {
      chosen: 'Arcturus',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
    await expect(canvas.getByRole('radio', { name: 'Arcturus' })).toHaveAccessibleDescription(
      containing(t('serverTariff.option.cheaper', { price: money(1_500) })),
    );
  },
};

/** §5: Next without a choice. The text is the specification's; focus moves to it. */
// shows: TARIFF-04
export const Validation: Story = {
  args: { view: makeSelectView(undefined, { refusals: 1 }) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getByText(t('serverTariff.noChoice.title'))).toBeVisible();
    await expect(within(alert).getByText(t('serverTariff.noChoice.text'))).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** Step 2 (§2, D18): reboot, old → new, and the three lines of 1569.20 for twelve days. */
// shows: TARIFF-06, TARIFF-07, TARIFF-08, TARIFF-09, TARIFF-11, TARIFF-14, PRICE-11
export const Confirm: Story = {
  args: { view: makeConfirmView('Arcturus') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(containing(t('serverTariff.reboot')))).toBeVisible();
    const charge = within(canvas.getByRole('region', { name: t('serverTariff.charge.title') }));
    await expect(charge.getByText(exactly(money(3_923)))).toBeVisible();
    await expect(charge.getByText(t('pricing.charge.days', { days: 12 }))).toBeVisible();
    await expect(charge.getAllByText(exactly(money(1_569.2)))).toHaveLength(2);
    await press(canvas, t('serverTariff.finish'), args.onFinish);
    await press(canvas, t('serverTariff.toCart'), args.onCartAdd);
    await expectLink(
      canvas,
      t('serverTariff.previous'),
      '/dashboard/server-change-tariff?id=1024&tariff=Arcturus',
    );
    await expectLink(canvas, t('common.cancel'), '/dashboard/vps');
  },
};

/** A year is paid: every day of it is charged, less the discount that the year was bought with (D37). */
// shows: PRICE-10
export const ConfirmPaidYear: Story = {
  args: {
    view: makeConfirmView(
      'Intercrus',
      makeServer({
        endDate: '2027-11-21',
        paidLevels: [{ until: '2027-11-21', monthly: rubles(1577), discount: 15 }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const charge = within(canvas.getByRole('region', { name: t('serverTariff.charge.title') }));
    await expect(charge.getByText(t('pricing.charge.days', { days: 365 }))).toBeVisible();
    await expect(charge.getByText(exactly(t('pricing.charge.discount', { discount: 15 })))).toBeVisible();
    // (16 000 − 1 577) × 365 ÷ 30 × 0.85
    await expect(charge.getByText(exactly(money(149_157.86)))).toBeVisible();
  },
};

/** Back up within the term after a downgrade: the days are paid for at that price already (D37). */
// shows: PRICE-10
export const ConfirmPaidAlready: Story = {
  args: {
    view: makeConfirmView(
      'Intercrus',
      makeServer({
        tariff: 'Arcturus[GB]',
        monthlyPrice: rubles(5500),
        paidLevels: [{ until: '2026-12-24', monthly: rubles(16_000), discount: 0 }],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('serverTariff.charge.paid'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('serverTariff.toCart') })).toBeDisabled();
  },
};

/** The charge changed meanwhile: both sums are named, and finishing again charges the new one (D39). */
export const Repriced: Story = {
  args: {
    view: makeConfirmView('Arcturus', makeServer(), {
      submission: {
        status: 'failed',
        reason: 'priceChanged',
        expected: rubles(4923),
        given: rubles(1569.2),
      },
    }),
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      containing(t('serverTariff.failed.priceChanged', { given: money(1_569.2), expected: money(4_923) })),
    );
    const charge = within(canvas.getByRole('region', { name: t('serverTariff.charge.title') }));
    await expect(charge.getByText(exactly(money(4_923)))).toBeVisible();
  },
};

/** D18: a cheaper tariff charges nothing, refunds nothing and keeps the disk; so the cart has nothing to take. */
// shows: TARIFF-10
export const ConfirmDowngrade: Story = {
  args: {
    view: makeConfirmView(
      'Arcturus',
      makeServer({ tariff: 'Intercrus[GB]', monthlyPrice: rubles(16000), endDate: '2026-12-03' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(containing(t('serverTariff.downgrade')))).toBeVisible();
    await expect(
      canvas.getByText(
        containing(
          t('serverTariff.keepsDisk', { size: t('pricing.spec.storage', { size: 510, kind: 'SSD NVME' }) }),
        ),
      ),
    ).toBeVisible();
    const cart = canvas.getByRole('button', { name: t('serverTariff.toCart') });
    await expect(cart).toBeDisabled();
    await expect(cart).toHaveAccessibleDescription(containing(t('serverTariff.nothingToPay')));
  },
};

const withOptions = { ...ending, monthlyPrice: rubles(2477), optionsMonthly: rubles(900) };

/** The list shows tariff prices; the server's price of options is next to it. */
export const SelectWithOptions: Story = {
  args: { view: makeSelectView(withOptions) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('serverTariff.fact.options')).closest('div')).toHaveTextContent(
      containing(money(900)),
    );
    await expect(
      canvas.getByText(containing(t('serverTariff.option.dearer', { price: money(3_923) }))),
    ).toBeVisible();
  },
};

/** A panel and two more addresses: they stay, and are part of the price before and after. */
// shows: TARIFF-07
export const ConfirmWithOptions: Story = {
  args: {
    view: makeConfirmView('Arcturus', withOptions),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        containing(
          t('serverTariff.charge.renewal', {
            price: t('pricing.perMonth', { price: money(6_400) }),
          }),
        ),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole('row', {
        name: containing(
          `${t('serverTariff.compare.inRubles', { name: t('serverTariff.fact.options') })} ${i18n().amount(rubles(900))} ${i18n().amount(rubles(900))}`,
        ),
      }),
    ).toBeVisible();
  },
};

/** The term has ended: no days are left to charge. */
export const ConfirmExpired: Story = {
  args: {
    view: makeConfirmView('Castor', makeServer({ endDate: '2026-11-01', status: 'Suspended' })),
  },
};

/** D28: an earlier change awaits payment, and this one replaces it. */
export const ConfirmAwaited: Story = {
  args: { view: makeConfirmView('Castor', makeServer({ awaitedTariff: 'Arcturus[GB]' })) },
  play: async ({ canvas }) => {
    const awaited = t('serverTariff.awaited', { from: 'Diadem[GB]', to: 'Arcturus[GB]' });
    await expect(canvas.getByText(containing(awaited))).toBeVisible();
  },
};

/** The plan is being changed; a second press does nothing. */
export const Pending: Story = {
  args: { view: makeConfirmView('Arcturus', ending, { submission: { status: 'pending' } }) },
  play: pressesInVain('serverTariff.finishing', 'onFinish'),
};

/** Nothing was changed, the choice is still there. */
export const SubmitFailed: Story = {
  args: {
    view: makeConfirmView('Arcturus', ending, {
      submission: { status: 'failed', reason: 'unexpected' },
      refusals: 1,
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

const long = makeLongServer(rubles(9999.99));

export const LongContent: Story = { args: { view: makeSelectView(long) } };

/** A tariff that the catalogue does not know: what is not known is not claimed. */
export const ConfirmLongContent: Story = { args: { view: makeConfirmView('Electra', long) } };

/** From nothing chosen to the confirmation. */
// shows: TARIFF-05
export const Interactive: Story = {
  render: function Harness(args) {
    const [tariff, setTariff] = useState('');
    const [refusals, setRefusals] = useState(0);
    const [isConfirm, setConfirm] = useState(false);
    return isConfirm ? (
      <ServerTariffScreen {...args} view={makeConfirmView(tariff)} />
    ) : (
      <ServerTariffScreen
        {...args}
        view={makeSelectView(ending, { chosen: tariff, refusals })}
        onTariffChoose={setTariff}
        onNext={() => (tariff === '' ? setRefusals(refusals + 1) : setConfirm(true))}
      />
    );
  },
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('serverTariff.next') }));
    await expect(canvas.getByText(t('serverTariff.noChoice.text'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Castor' }));
    await expect(canvas.queryByText(t('serverTariff.noChoice.text'))).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('serverTariff.next') }));
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 2, name: containing(t('serverTariff.step.confirm')) }),
      ).toHaveFocus(),
    );
    await press(canvas, t('serverTariff.finish'), args.onFinish);
  },
};
