import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { rubles } from '@/domain/money';
import type { ServerId } from '@/domain/server';
import { makeServer } from '@/sample-data/servers';
import { ServerTariffScreen } from '@/screens/serverTariff/ServerTariffScreen/ServerTariffScreen';
import { inContentArea } from '../../kit/contentArea';
import { TariffHarness } from './TariffHarness';
import { ending, frame, makeConfirmView, makeSelectView } from './tariffViews';

const meta = {
  component: ServerTariffScreen,
  decorators: [inContentArea],
  args: {
    view: makeSelectView(),
    onTariffChoose: fn(),
    onNext: fn(),
    onFinish: fn(),
    onCartAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ServerTariffScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The seven tariffs, and the server's own, marked and not to be chosen. */
// proves: TARIFF-01, TARIFF-02, TARIFF-03, TARIFF-14
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(8);
    const own = canvas.getByRole('radio', { name: 'Diadem' });
    await expect(own).toBeDisabled();
    await expect(own).toHaveAccessibleDescription(/Текущий тариф/);
    const sirius = canvas.getByRole('radio', { name: 'Sirius' });
    await expect(sirius).toHaveAccessibleDescription(/6 vCore · 12 ГБ .*дороже на 6\s923,00\sRUB/);
    await userEvent.click(sirius);
    await expect(args.onTariffChoose).toHaveBeenLastCalledWith('Sirius');
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/dashboard/vps');
  },
};

export const Loading: Story = { args: { view: { ...frame, status: 'loading' } } };

export const Error: Story = {
  args: { view: { ...frame, status: 'error', reason: 'unexpected' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The address names a server that this customer does not have. */
export const NoServer: Story = {
  args: { view: { ...frame, status: 'noServer', id: 4096 as ServerId } },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: 'К списку серверов' });
    await expect(back).toHaveAttribute('href', '/dashboard/vps');
  },
};

/** The address names nothing that could be a server: `-1`, `abc`, two numbers. */
export const MalformedAddress: Story = { args: { view: { ...frame, status: 'noServer', id: null } } };

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
      /дешевле на 1\s500,00\sRUB/,
    );
  },
};

/** §5: Next without a choice. The words are the specification's; focus goes to them. */
// proves: TARIFF-04
export const Validation: Story = {
  args: { view: makeSelectView(undefined, { isRefused: true, refusals: 1 }) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(within(alert).getByText('Ошибка')).toBeVisible();
    await expect(within(alert).getByText('Выберите новый тарифный план')).toBeVisible();
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

/** Step 2 (§2, D18): reboot, old → new, and the three lines of 1569.20 for twelve days. */
// proves: TARIFF-06, TARIFF-07, TARIFF-08, TARIFF-09, TARIFF-11, TARIFF-14, PRICE-11
export const Confirm: Story = {
  args: { view: makeConfirmView('Arcturus') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/сервер автоматически перезагрузится/)).toBeVisible();
    const charge = within(canvas.getByRole('region', { name: 'Доплата' }));
    await expect(charge.getByText(/^3\s923,00\sRUB$/)).toBeVisible();
    await expect(charge.getByText('12 из 30')).toBeVisible();
    await expect(charge.getByText(/^1\s569,20\sRUB$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));
    await expect(args.onCartAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveAttribute(
      'href',
      '/dashboard/server-change-tariff?id=1024&tariff=Arcturus',
    );
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/dashboard/vps');
  },
};

/** More than thirty days are left: thirty count, and that is said (D18). */
// proves: PRICE-10
export const ConfirmCapped: Story = {
  args: { view: makeConfirmView('Intercrus', makeServer({ endDate: '2027-11-21' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Оплачено 365 дней, в расчёт идёт не больше 30/)).toBeVisible();
  },
};

/** D18: a cheaper tariff charges nothing, refunds nothing and keeps the disk; so the cart has nothing to take. */
// proves: TARIFF-10
export const ConfirmDowngrade: Story = {
  args: {
    view: makeConfirmView(
      'Arcturus',
      makeServer({ tariff: 'Intercrus[GB]', monthlyPrice: rubles(16000), endDate: '2026-12-03' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/разница за оплаченные дни не возвращается/)).toBeVisible();
    await expect(canvas.getByText(/Диск уменьшить нельзя: он останется прежним, 510 ГБ/)).toBeVisible();
    const cart = canvas.getByRole('button', { name: 'В корзину' });
    await expect(cart).toBeDisabled();
    await expect(cart).toHaveAccessibleDescription(/оплачивать в корзине нечего/);
  },
};

const withOptions = { ...ending, monthlyPrice: rubles(2477), optionsMonthly: rubles(900) };

/** The list has the tariffs' own prices; what of the server's is for options stands beside it. */
export const SelectWithOptions: Story = {
  args: { view: makeSelectView(withOptions) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('в том числе опции').closest('div')).toHaveTextContent(/900,00/);
    await expect(canvas.getByText(/дороже на 3\s923,00/)).toBeVisible();
  },
};

/** A panel and two more addresses: they stay, and are part of the price before and after. */
// proves: TARIFF-07
export const ConfirmWithOptions: Story = {
  args: {
    view: makeConfirmView('Arcturus', withOptions),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Следующее продление: 6 400,00/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /в том числе опции, RUB 900,00 900,00/ })).toBeVisible();
  },
};

/** The term has ended: no days are left to charge. */
export const ConfirmExpired: Story = {
  args: {
    view: makeConfirmView('Castor', makeServer({ endDate: '2026-11-01', status: 'Suspended' })),
  },
};

/** The plan is being changed; a second press does nothing. */
export const Pending: Story = {
  args: { view: makeConfirmView('Arcturus', ending, { submission: { status: 'pending' } }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Меняем тариф…' }));
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
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

const long = makeServer({
  domain: `${'very-long-name-'.repeat(4)}of-a-server.${'sub-domain.'.repeat(8)}example.ru`,
  tariff: `${'Intercrus-of-the-Southern-Sky-'.repeat(2)}[GB]`,
  status: 'Waiting for the provider to move it to another rack',
  monthlyPrice: rubles(9999.99),
});

export const LongContent: Story = { args: { view: makeSelectView(long) } };

/** A tariff that the catalogue does not know: what is not known is not claimed. */
export const ConfirmLongContent: Story = { args: { view: makeConfirmView('Electra', long) } };

/** From nothing chosen to the confirmation. */
// proves: TARIFF-05
export const Interactive: Story = {
  render: (args) => <TariffHarness {...args} />,
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await expect(canvas.getByText('Выберите новый тарифный план')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Castor' }));
    await expect(canvas.queryByText('Выберите новый тарифный план')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Далее' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /Подтверждение/ })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить' }));
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};
