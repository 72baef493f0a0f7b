import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '@/patterns/AdminShell';
import { Button } from '@/primitives/Button';
import { paths } from '@/paths';
import { EmptyState } from '@/patterns/EmptyState';
import { UsersIcon } from '@/primitives/icons';
import { sampleAdmin } from '@/sample-data/admin';
import { isNarrow } from '../kit/isNarrow';
import { demoAccess, makeAdminShellView } from '../kit/shell';
import { startingWith } from '../kit/textMatch';
import { openMenu } from '../kit/menu';
import { t } from '../kit/words';
import { expectLink, press } from '../kit/plays';

const meta = {
  component: AdminShell,
  args: {
    view: makeAdminShellView(),
    children: <EmptyState icon={<UsersIcon />} title="Пользователи" headingLevel={1} />,
    onSidebarToggle: fn(),
    onGroupToggle: fn(),
    onDrawerOpenChange: fn(),
    onPaletteOpen: fn(),
    onPaletteNear: fn(),
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onLogout: fn(),
    onReasonAsk: fn(),
  },
} satisfies Meta<typeof AdminShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: the sample admin with Profile, Settings, Log out, and a badge of 3; every link of the admin sidebar. */
// shows: ADMIN-16
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const bell = canvas.getByRole('link', { name: t('shell.notifications.count', { count: 3 }) });
    await expect(bell).toHaveAttribute('href', '/admin/dashboard#activity');
    await expect(bell.querySelector('[data-count]')).toHaveAttribute('data-count', '3');
    await expect(canvas.getByText(sampleAdmin.name)).toBeInTheDocument();
    // Below 768 px the sidebar is the drawer's, which DrawerOpen shows.
    if (isNarrow()) return;
    const sidebar = within(canvas.getByRole('navigation', { name: t('shell.navigation') }));
    await expect(sidebar.getAllByRole('link')).toHaveLength(27);
    await expect(sidebar.getByRole('link', { name: t('admin.group.users') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await press(canvas, startingWith(t('shell.palette')), args.onPaletteOpen);
    await expect(args.onPaletteNear).toHaveBeenCalled();
    await press(sidebar, t('admin.group.payments'), args.onGroupToggle, 'payments');
  },
};

// shows: ADMIN-16
export const UserMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('shell.user.named', { email: 'admin@meridian.example' }) }),
    );
    const menu = await screen.findByRole('menu');
    const targets = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.getAttribute('href'));
    await expect(targets).toEqual(['/dashboard/profile', '/admin/settings', null]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: t('shell.user.logout') }));
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
    await openMenu(canvas, t('shell.user.named', { email: 'admin@meridian.example' }));
  },
};

export const Collapsed: Story = { args: { view: makeAdminShellView({ sidebar: 'collapsed' }) } };

export const DrawerOpen: Story = {
  args: { view: makeAdminShellView({ drawer: 'open' }) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: t('shell.drawer.title') });
    await expect(within(drawer).getByRole('link', { name: t('admin.nav.analytics') })).toBeVisible();
  },
};

/** Signed out with open access: the built-in administrator, marked as what it is (D24). */
export const Demo: Story = {
  args: { view: makeAdminShellView({ access: demoAccess }) },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: t('shell.demo') }));
    await expectLink(strip, t('shell.user.signIn'), '/login?returnTo=%2Fadmin%2Fusers');
    await expect(strip.getByRole('link', { name: t('shell.demo.register') })).toBeVisible();
  },
};

/** Administrator and counts are unknown, so no zero is shown. */
export const Loading: Story = {
  args: { view: makeAdminShellView({ account: null, access: { status: 'checking', mode: null } }) },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('banner')).getByRole('link', { name: t('shell.notifications') }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('shell.user') })).toBeVisible();
  },
};

/** Support reads payments: the header names the role, and every action on the page is off with the reason. */
export const ReadOnlyRole: Story = {
  args: {
    view: makeAdminShellView({
      location: { pathname: paths.admin.payments, search: '' },
      account: { ...sampleAdmin, role: 'support', notifications: 3 },
    }),
    children: (
      <Button intent="primary" isChange onClick={fn()}>
        {t('adminPayments.process')}
      </Button>
    ),
  },
  play: async ({ canvas, args }) => {
    const reason = t('admin.readOnly', { role: t('admin.staffRole.support') });
    const button = canvas.getByRole('button', { name: t('adminPayments.process') });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(reason);
    await userEvent.click(button);
    await expect(args.onReasonAsk).toHaveBeenCalledWith(reason);
    if (!isNarrow())
      await expect(within(canvas.getByRole('banner')).getByText(t('admin.staffRole.support'))).toBeVisible();
  },
};
