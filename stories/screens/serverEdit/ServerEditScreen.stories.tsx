import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import { osText } from '@/domain/order/os';
import type { ServerId } from '@/domain/servers/server';
import { makeEditableServer, makeServerSettings, sampleServerSystems } from '@/sample-data/serverSettings';
import { makeServer } from '@/sample-data/servers';
import { PortError } from '@/domain/results/portError';
import { ServerEditScreen } from '@/screens/serverEdit/ServerEditScreen/ServerEditScreen';
import {
  toUnreadyView,
  type ServerEditScreenProps,
} from '@/screens/serverEdit/ServerEditScreen/serverEditView';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import { leadsTo, press, presses, pressesInVain, retries } from '../../kit/plays';
import { exactly } from '../../kit/textMatch';
import {
  editArgs,
  editKnobs,
  editViewOf,
  longEditView,
  makeEditView,
  sampleEditable,
} from '../../kit/serverEdit';
import { i18n, money, t, tagged } from '../../kit/words';
import { EditHarness } from './EditHarness';

const meta = {
  component: ServerEditScreen,
  decorators: [inContentArea],
  args: editArgs(),
} satisfies Meta<typeof ServerEditScreen>;

export default meta;
type Story = StoryObj<AnyState<ServerEditScreenProps>>;

/** The name of the button that makes a password for a field. */
const generator = (field: string) => t('serverEdit.password.generateFor', { field });

/** §2: what can be read and what can be changed. Nothing was, so OK says what it waits for. */
// shows: EDIT-02, EDIT-03, EDIT-04, EDIT-05, EDIT-06, EDIT-07, EDIT-08, EDIT-09, EDIT-10, EDIT-11
export const Default: Story = {
  parameters: editKnobs,
  play: async ({ canvas, args }) => {
    const ok = canvas.getByRole('button', { name: t('serverEdit.ok') });
    await expect(ok).toBeDisabled();
    await expect(ok).toHaveAccessibleDescription(t('serverEdit.blocked.unchanged'));
    await userEvent.type(canvas.getByRole('textbox', { name: t('serverEdit.field.name') }), '2');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ name: 'shop2' });
    await userEvent.tab();
    await expect(args.onFieldBlur).toHaveBeenLastCalledWith('name');
    await userEvent.selectOptions(canvas.getByLabelText(t('serverEdit.field.ip')), '185.104.113.22');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ip: '185.104.113.22' });
    const payment = canvas.getByLabelText(t('serverEdit.field.payment'));
    await userEvent.selectOptions(payment, t('serverEdit.payment.card'));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ payment: 'card' });
    const subnet = canvas.getByLabelText(t('serverEdit.field.ipv6Subnet'));
    await userEvent.selectOptions(subnet, t('serverEdit.ipv6.auto'));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ipv6Subnet: 'auto' });
    for (const [name, change] of [
      [t('pricing.panel.plesk'), { panel: 'plesk' }],
      ['CentOS 8', { os: 'CentOS 8' }],
      [t('serverEdit.software.nginx'), { software: 'nginx' }],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name }));
      await expect(args.onDraftChange).toHaveBeenLastCalledWith(change);
    }
    canvas.getByRole('slider', { name: t('serverEdit.field.ipv4') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ipv4: 2 });
    const field = t('serverEdit.field.userPassword');
    await userEvent.click(canvas.getByRole('button', { name: generator(field) }));
    await expect(args.onPasswordGenerate).toHaveBeenLastCalledWith('userPassword');
    await press(canvas, t('common.cancel'), args.onCancel);
  },
};

export const Loading: Story = {
  args: { view: toUnreadyView({ status: 'loading' }, sampleEditable.server.id) },
};

export const Error: Story = {
  args: { view: toUnreadyView({ status: 'error', reason: 'unexpected' }, sampleEditable.server.id) },
  play: retries('onRetry'),
};

/** The address names a server that this customer does not have. */
export const NoServer: Story = {
  args: { view: toUnreadyView({ status: 'ready', value: null }, 4096 as ServerId) },
  play: leadsTo('serverEdit.back', '/dashboard/vps'),
};

/** The address names nothing that could be a server: `-1`, `abc`, two numbers. */
export const MalformedAddress: Story = { args: { view: toUnreadyView({ status: 'loading' }, null) } };

const cyrillicDomain = 'магазин.рф';

/** The name of OK where the paid days ahead are charged (D38), in rubles. */
const saves = (price: number) => exactly(t('serverEdit.okFor', { price: money(price) }));

/** D17, §9: 1577 + cPanel 500 + two addresses at 200 + IPv6 100; a password only shows as changed. */
// shows: EDIT-12
export const Filled: Story = {
  args: {
    view: makeEditView(
      {
        name: 'Магазин',
        domain: cyrillicDomain,
        ip: '185.104.113.22',
        payment: 'card',
        password: 'k7#Wm-t2Qz=R9pX!bF4e',
        ipv4: 3,
        ipv6Subnet: 'auto',
        panel: 'cpanel',
      },
      { shownPasswords: { password: true, userPassword: false }, isSummaryOpen: true },
    ),
  },
  play: async ({ canvas, args }) => {
    const summary = within(canvas.getByRole('complementary', { name: t('serverEdit.summary.title') }));
    const line = String.raw`shop\.example\.ru\s*${t('serverEdit.summary.becomes')}\s*${cyrillicDomain}`;
    await expect(summary.getByText('shop.example.ru').parentElement).toHaveTextContent(new RegExp(line));
    await expect(summary.queryByText(/k7#Wm/)).toBeNull();
    await expect(summary.getByText(t('serverEdit.summary.passwordChanged'))).toBeVisible();
    await expect(summary.getByText(exactly(money(2_577)))).toBeVisible();
    const ascii = t('serverEdit.hint.domainAscii', { domain: 'xn--80aairftm.xn--p1ai' });
    await expect(canvas.getByText(ascii)).toBeVisible();
    await expect(canvas.getByText(t('common.passwordStrength', { level: 'strong' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: saves(1_100) }));
    await press(canvas, t('common.hidePassword'), args.onPasswordShownChange, 'password', false);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Below two columns the summary is a bar; here its lines are unfolded. */
export const SummaryOpen: Story = {
  args: { view: makeEditView({ name: 'Магазин', ipv4: 3 }, { isSummaryOpen: true }) },
  globals: { viewport: { value: 'phone' } },
  play: presses('serverEdit.summary.fold', 'onSummaryToggle'),
};

/** D29: the switch explains what happens without renewal; backups show their price. */
export const AutoRenewalOff: Story = {
  args: { view: makeEditView({ autoRenewal: false, backup: 'daily' }, { isSummaryOpen: true }) },
  play: async ({ canvas, args }) => {
    const renewal = canvas.getByRole('switch', { name: t('serverEdit.field.autoRenewal') });
    await expect(renewal).not.toBeChecked();
    await userEvent.click(renewal);
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ autoRenewal: true });
    await userEvent.click(canvas.getByRole('radio', { name: t('pricing.backup.weekly') }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ backup: 'weekly' });
  },
};

/** D40: for how long it is renewed, with the price of each period; the charge at the switch follows. */
// shows: DAYS-03
export const YearlyRenewal: Story = {
  args: { view: makeEditView({ renewalPeriod: 'year' }) },
  play: async ({ canvas, args }) => {
    const period = canvas.getByRole('combobox', { name: t('serverEdit.field.renewalPeriod') });
    await expect(period).toHaveValue('year');
    const promise = t('renewal.on', {
      date: i18n().date('2026-12-24'),
      amount: money(16086),
      period: 'year',
    });
    await expect(canvas.getByText(exactly(promise))).toBeVisible();
    await userEvent.selectOptions(period, '6months');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ renewalPeriod: '6months' });
  },
};

/** A cancelled server is not charged any more. */
export const Cancelled: Story = {
  args: { view: editViewOf({ leavesOn: '2026-12-24' }) },
  play: presses('servers.menu.stay', 'onServerKeep'),
};

/** A lower price has a minus sign. */
export const Cheaper: Story = {
  args: {
    view: makeEditView(
      { panel: 'none', ipv4: 2 },
      {
        editable: makeEditableServer(
          makeServer({ monthlyPrice: rubles(2777), optionsMonthly: rubles(1200) }),
          {
            settings: makeServerSettings(makeServer(), { panel: 'plesk', ipv4: 5 }),
          },
        ),
        isSummaryOpen: true,
      },
    ),
  },
};

/** Every field with what can be wrong with it; OK names them. */
export const Validation: Story = {
  args: {
    view: makeEditView({
      name: ' ',
      domain: 'https://shop.example.ru/cart',
      password: 'короткий',
      username: 'root',
      userPassword: 'qwerty',
    }),
  },
  play: async ({ canvas }) => {
    const domain = canvas.getByRole('textbox', { name: t('serverEdit.field.domain') });
    await expect(domain).toHaveAccessibleDescription(t('serverEdit.problem.host.link'));
    await expect(canvas.getByRole('button', { name: t('serverEdit.ok') })).toHaveAccessibleDescription(
      t('serverEdit.blocked.invalid', {
        fields: `${t('serverEdit.field.name')}, ${t('serverEdit.field.domain')}, ${t('serverEdit.field.username')}, ${t('serverEdit.field.password')}, ${t('serverEdit.field.userPassword')}`,
      }),
    );
  },
};

/** A panel and software that the new system does not support: each says so, and OK waits. */
// shows: EDIT-08, EDIT-10
export const Incompatible: Story = {
  args: {
    view: makeEditView(
      { os: 'Windows Server 2019', software: 'docker', panel: 'cpanel' },
      { isSummaryOpen: true },
    ),
  },
  play: async ({ canvas }) => {
    const panel = t('pricing.panel.cpanel');
    const problem = (system: string) => t('serverEdit.problem.panelNotSupported', { panel, system });
    const panels = canvas.getByRole('radiogroup', { name: t('serverEdit.field.panel') });
    await expect(panels).toHaveAccessibleDescription(problem('Windows Server 2019'));
    await expect(canvas.getByRole('radio', { name: 'AlmaLinux 9' })).toBeEnabled();
    for (const name of ['Debian 12', 'NoOS'])
      await expect(canvas.getByRole('radio', { name })).toHaveAccessibleDescription(problem(name));
    await expect(canvas.getByRole('button', { name: saves(550) })).toBeDisabled();
    await expect(
      canvas.getByRole('radio', { name: t('serverEdit.software.apache') }),
    ).toHaveAccessibleDescription(
      t('serverEdit.problem.softwareNotSupported', { system: 'Windows Server 2019' }),
    );
  },
};

/** Windows needs 2 GB of memory. */
export const TooLittleMemory: Story = {
  args: {
    view: makeEditView(
      {},
      { editable: makeEditableServer(makeServer({ tariff: 'Naos[GB]' }), { memory: 1 }) },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Windows Server 2019' })).toHaveAccessibleDescription(
      exactly(t('serverEdit.problem.tooLittleMemory', { needed: 2, present: 1 })),
    );
  },
};

const systemsOnOffer = sampleServerSystems.map((system) => ({
  ...system,
  isOffered: !['Debian 10', 'Debian 11', 'Ubuntu 20.04'].includes(osText(system)),
}));
const onDebian10 = makeEditableServer(makeServer({ os: 'Debian 10' }), { systems: systemsOnOffer });

/** The provider withholds some systems; the one that runs is shown as the present one all the same. */
// shows: EDIT-07
export const CurrentSystemNotOffered: Story = {
  args: { view: makeEditView({}, { editable: onDebian10 }) },
  play: async ({ canvas }) => {
    const systems = within(canvas.getByRole('radiogroup', { name: t('serverEdit.field.os') }));
    const own = systems.getByRole('radio', { name: 'Debian 10' });
    await expect(own).toHaveAccessibleDescription(t('serverEdit.reinstall.current'));
    await expect(systems.getByRole('radio', { name: 'Debian 12' })).toBeEnabled();
    for (const name of ['Debian 11', 'Ubuntu 20.04'])
      await expect(systems.queryByRole('radio', { name })).toBeNull();
  },
};

/** On its way: further presses do nothing. */
export const Pending: Story = {
  args: { view: makeEditView({ domain: 'new.example.ru' }, { submission: { status: 'pending' } }) },
  play: pressesInVain('serverEdit.pending', 'onSubmit'),
};

/** Nothing was lost, and it says why it was not saved. */
export const SubmitFailed: Story = {
  args: {
    view: makeEditView(
      { domain: 'new.example.ru' },
      { submission: { status: 'failed', failure: new PortError('unexpected') }, isSummaryOpen: true },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('serverEdit.failed.kept'));
    const domain = canvas.getByRole('textbox', { name: t('serverEdit.field.domain') });
    await expect(domain).toHaveValue('new.example.ru');
  },
};

/** Only the provider can know: focus moves to the field. */
export const DomainTaken: Story = {
  args: {
    view: makeEditView(
      { domain: 'api.example.ru' },
      {
        submission: { status: 'failed', failure: 'domainTaken' },
        refusals: 1,
      },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('serverEdit.field.domain') })).toHaveFocus();
  },
};

const reinstalled = { os: 'CentOS 8', software: 'docker' } as const;

/** §2: another system erases the server; stated before OK. */
export const Reinstall: Story = { args: { view: makeEditView(reinstalled, { isSummaryOpen: true }) } };

/** Erasing requires typing the server's name. */
export const ConfirmReinstall: Story = {
  args: { view: makeEditView(reinstalled, { confirmation: 'sho' }) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('alertdialog', {
        name: t('serverEdit.confirm.title'),
      }),
    );
    await expect(dialog.getByRole('button', { name: t('serverEdit.confirm.action') })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'p{Enter}');
    await expect(args.onConfirmationType).toHaveBeenLastCalledWith('shop');
    await expect(args.onReinstallConfirm).not.toHaveBeenCalled();
    await press(dialog, t('common.cancel'), args.onReinstallDismiss);
  },
};

/** The name is there: Enter or the button erases. */
export const ReinstallConfirmed: Story = {
  args: { view: makeEditView(reinstalled, { confirmation: ' shop ' }) },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), '{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: t('serverEdit.confirm.action') }));
    await expect(args.onReinstallConfirm).toHaveBeenCalledTimes(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** D48: domain and address can be prepared; the machine's own settings are locked and say what opens them. */
// shows: EDIT-04, EDIT-07
export const Suspended: Story = {
  args: {
    view: editViewOf({ id: 1057 as ServerId, status: 'Suspended' }),
  },
  play: async ({ canvas }) => {
    const renewal = tagged('serverEdit.locked.Suspended', (renew) => ({ renew }));
    const link = canvas.getByRole('link', { name: renewal });
    await expect(link).toHaveAttribute('href', '/dashboard/server-renew?id=1057');
    await expect(canvas.getByRole('textbox', { name: t('serverEdit.field.name') })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: t('serverEdit.field.domain') })).toBeEnabled();
    const system = canvas.getByRole('radio', { name: 'CentOS 8' });
    await expect(system).toHaveAccessibleDescription(t('serverEdit.locked.choice'));
  },
};

/** Not there yet: the same, with nothing to be done but to wait. */
export const Activation: Story = {
  args: { view: editViewOf({ status: 'Activation' }) },
};

/** Its owner is switching it off: what needs the machine waits until they start it again. */
export const Stopping: Story = {
  args: { view: editViewOf({ status: 'Stopping' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('serverEdit.locked.Stopping'))).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('serverEdit.field.name') })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: t('serverEdit.field.domain') })).toBeEnabled();
  },
};

export const LongContent: Story = { args: { view: longEditView } };

/** The whole form, held by the story. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: ({ view: _view, ...args }) => <EditHarness {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const field = t('serverEdit.field.password');
    await userEvent.click(canvas.getByRole('button', { name: generator(field) }));
    await expect(canvas.getByText(t('common.passwordStrength', { level: 'strong' }))).toBeVisible();
    await expect(canvas.getByLabelText(field)).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('radio', { name: t('pricing.panel.plesk') }));
    const announced = t('serverEdit.summary.announce', { count: 2, price: money(1_977) });
    await expect(canvas.getByText(exactly(announced))).toBeInTheDocument();
    await press(canvas, saves(440), args.onSubmit);
    await userEvent.click(canvas.getByRole('radio', { name: 'Ubuntu 20.04' }));
    await userEvent.click(canvas.getByRole('button', { name: saves(440) }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog'));
    const erase = dialog.getByRole('button', { name: t('serverEdit.confirm.action') });
    await expect(erase).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'shop');
    await expect(erase).toBeEnabled();
    await userEvent.click(erase);
    await expect(args.onReinstallConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
  },
};
