import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AdminShell } from '@/patterns/AdminShell';
import { AppShell } from '@/patterns/AppShell';
import { CommandPalette } from '@/patterns/CommandPalette';
import { OfflineBanner } from '@/patterns/OfflineBanner';
import { Toast, type ToastNotice } from '@/primitives/Toast';
import { makeAccountSummary } from '@/sample-data/account';
import { AdminUsersScreen } from '@/screens/admin/AdminUsersScreen/AdminUsersScreen';
import { PaymentHistoryScreen } from '@/screens/payments/PaymentHistoryScreen/PaymentHistoryScreen';
import { ServerListScreen } from '@/screens/servers/ServerListScreen/ServerListScreen';
import { TicketFormScreen } from '@/screens/support/TicketFormScreen/TicketFormScreen';
import adminShell from '../patterns/AdminShell.stories';
import appShell from '../patterns/AppShell.stories';
import palette from '../patterns/CommandPalette.stories';
import users, { ConfirmSuspend as SuspendedUser } from '../screens/admin/AdminUsersScreen.stories';
import payments, { ConfirmPay as PaidBill } from '../screens/payments/PaymentHistoryScreen.stories';
import servers, {
  ConfirmReboot as RebootedServer,
  Selected as SelectedServer,
} from '../screens/servers/ServerListScreen.stories';
import ticket, { Filled as FilledTicket } from '../screens/support/TicketFormScreen.stories';
import { isNarrow } from './isNarrow';
import { makeAppShellView } from './shell';
import { containing, exactly } from './textMatch';
import { money, t } from './words';

/** Layer order: pages in their shell with all its parts, under the overlays. */
const meta = { component: AppShell } satisfies Meta;

export default meta;
type Story = StoryObj;

const notice: ToastNotice = {
  id: 'saved',
  type: 'success',
  title: 'Настройки сохранены',
  message: 'Конфигурация сервера успешно обновлена',
  // Never closes by itself.
  duration: Number.POSITIVE_INFINITY,
};
const toast = { notice, isOpen: true, onClose: fn() };

/** A viewing administrator without a network: both strips, the top bar and the page below them. */
const viewed = makeAppShellView({
  access: {
    status: 'known',
    mode: 'session',
    user: { firstName: 'Анна', lastName: 'Соколова', email: makeAccountSummary().email, role: 'customer' },
    viewedUntil: '2026-11-21T12:30:00Z',
  },
});

const inShell = (view: ReturnType<typeof makeAppShellView>, page: ReactNode) => (
  <>
    <OfflineBanner notice="offline" onReload={fn()} />
    <AppShell {...appShell.args} view={view}>
      {page}
    </AppShell>
  </>
);

const serverList = <ServerListScreen {...servers.args} />;

/** Matches controls that are disabled because an administrator is viewing. */
const isOff = () => ({ description: t('shell.viewing.reason') });

/** A viewing administrator on a list (D33): changes are disabled with a reason; pages still open. */
export const ViewedList: Story = {
  render: () => inShell(viewed, <ServerListScreen {...servers.args} {...SelectedServer.args} />),
  play: async ({ canvas }) => {
    const reboot = canvas.getByRole('button', { name: t('servers.reboot'), ...isOff() });
    await expect(reboot).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(reboot);
    await expect(servers.args.onSelectionReboot).not.toHaveBeenCalled();
    await expect(appShell.args.onReasonAsk).toHaveBeenCalledWith(t('shell.viewing.reason'));
  },
};

/** A viewing administrator can fill in a form, but not send it. */
export const ViewedForm: Story = {
  render: () => inShell(viewed, <TicketFormScreen {...ticket.args} {...FilledTicket.args} />),
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: t('support.form.submit'), ...isOff() });
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit);
    await expect(ticket.args.onSubmit).not.toHaveBeenCalled();
    await expect(appShell.args.onReasonAsk).toHaveBeenCalledWith(t('shell.viewing.reason'));
  },
};

/** Menu of a row over the list, under the top bar: changes of the server are disabled, its addresses open. */
export const RowMenuOpen: Story = {
  render: () => inShell(viewed, serverList),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('servers.menu', { id: 1024 }) }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: containing(t('servers.reboot')) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(screen.getByRole('menuitem', { name: t('servers.menu.addresses') })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** The user's menu over the strips, the top bar and the list; on a phone, next to the notice. */
export const UserMenuOpen: Story = {
  render: () => (
    <>
      {inShell(viewed, serverList)}
      <Toast {...toast} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('shell.user.named', { email: makeAccountSummary().email }) }),
    );
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** The cart's summary over the strip below the top bar. */
export const CartSummaryOpen: Story = {
  render: () => inShell(viewed, serverList),
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', {
      name: exactly(t('shell.cart.count', { count: 2, total: money(3_154) })),
    });
    await userEvent.hover(cart);
    await waitFor(() =>
      expect(document.querySelector('[data-hover-card]')).toHaveTextContent(
        t('shell.cart.items', { count: 2 }),
      ),
    );
  },
};

/** The name of a section next to its icon, over the page. */
export const TooltipOpen: Story = {
  render: () => inShell(makeAppShellView({ sidebar: 'collapsed' }), serverList),
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    await userEvent.hover(canvas.getByRole('button', { name: t('shell.sidebar.expand') }));
    await waitFor(() => expect(document.querySelector('[data-radix-popper-content-wrapper]')).toBeVisible());
  },
};

/** A notice on top of everything. */
export const Notice: Story = {
  render: () => (
    <>
      {inShell(viewed, serverList)}
      <Toast {...toast} />
    </>
  ),
};

/** A dialog over the shell, and a notice over the dialog. */
export const Question: Story = {
  render: () => (
    <>
      {inShell(viewed, <ServerListScreen {...servers.args} {...RebootedServer.args} />)}
      <Toast {...toast} />
    </>
  ),
};

export const PaymentDialog: Story = {
  render: () => (
    <>
      {inShell(viewed, <PaymentHistoryScreen {...payments.args} {...PaidBill.args} />)}
      <Toast {...toast} />
    </>
  ),
};

/** The command palette over the shell, and a notice over the palette. */
export const Palette: Story = {
  render: () => (
    <>
      {inShell(viewed, serverList)}
      <CommandPalette {...palette.args} />
      <Toast {...toast} />
    </>
  ),
};

/** On a phone: the drawer over both strips, and a notice over the drawer. */
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      {inShell(makeAppShellView({ drawer: 'open' }), serverList)}
      <Toast {...toast} />
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: t('shell.drawer.title') })).toBeVisible());
  },
};

const inAdminShell = (page: ReactNode) => <AdminShell {...adminShell.args}>{page}</AdminShell>;

export const AdminMenuOpen: Story = {
  render: () => inAdminShell(<AdminUsersScreen {...users.args} />),
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('adminUsers.menu', { name: 'John Carter' }) }),
    );
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const AdminQuestion: Story = {
  render: () => (
    <>
      {inAdminShell(<AdminUsersScreen {...users.args} {...SuspendedUser.args} />)}
      <Toast {...toast} />
    </>
  ),
};
