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

/** Layer order: pages in their shell, with everything the shell can hold, under the overlays. */
const meta = { component: AppShell } satisfies Meta;

export default meta;
type Story = StoryObj;

const notice: ToastNotice = {
  id: 'saved',
  type: 'success',
  title: 'Настройки сохранены',
  message: 'Конфигурация сервера успешно обновлена',
  // Stays for as long as it is looked at.
  duration: Number.POSITIVE_INFINITY,
};
const toast = { notice, isOpen: true, onClose: fn() };

/** An administrator looks at the portal without a network: both strips, the top bar and the page below them. */
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

/** Matcher for controls that are off because the administrator only looks. */
const isOff = () => ({ description: t('shell.viewing.reason') });

/** An administrator looks at a list (D33): what would change something is off and says why; pages still open. */
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

/** A form that an administrator looks at can be filled in, and is not sent. */
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

/** The menu of a row over the list, under the top bar: what would change the server is off, its addresses open. */
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

/** The user's menu over the strips, the top bar and the list; on a phone, the notice beside it. */
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

/** The cart's content is shown over the strip below the top bar. */
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

/** The name of a section beside its icon, over the page. */
export const TooltipOpen: Story = {
  render: () => inShell(makeAppShellView({ sidebar: 'collapsed' }), serverList),
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    await userEvent.hover(canvas.getByRole('button', { name: t('shell.sidebar.expand') }));
    await waitFor(() => expect(document.querySelector('[data-radix-popper-content-wrapper]')).toBeVisible());
  },
};

/** A notice above everything at the top. */
export const Notice: Story = {
  render: () => (
    <>
      {inShell(viewed, serverList)}
      <Toast {...toast} />
    </>
  ),
};

/** A question over the shell, and the notice over the question. */
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

/** The search over the shell, and the notice over the search. */
export const Palette: Story = {
  render: () => (
    <>
      {inShell(viewed, serverList)}
      <CommandPalette {...palette.args} />
      <Toast {...toast} />
    </>
  ),
};

/** On a phone: the drawer over both strips, and the notice over the drawer. */
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
