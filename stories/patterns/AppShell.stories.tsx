import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { rubles } from '@/domain/money/money';
import { dayAndMonth } from '@/i18n/dayAndMonth';
import { AppShell } from '@/patterns/AppShell';
import { IncidentStrip } from '@/patterns/IncidentStrip';
import { EmptyState } from '@/patterns/EmptyState';
import { ServerIcon } from '@/primitives/icons';
import { paths } from '@/paths';
import { makeAccountSummary } from '@/sample-data/account';
import { makeIncident } from '@/sample-data/incidents';
import { isNarrow } from '../kit/isNarrow';
import { demoAccess, makeAppShellView } from '../kit/shell';
import { exactly } from '../kit/textMatch';
import { i18n, money, t } from '../kit/words';
import { expectLink, press } from '../kit/plays';

const meta = {
  component: AppShell,
  args: {
    view: makeAppShellView(),
    children: <EmptyState icon={<ServerIcon />} title="VPS/VDS" headingLevel={1} />,
    onSidebarToggle: fn(),
    onGroupToggle: fn(),
    onDrawerOpenChange: fn(),
    onAccountRetry: fn(),
    onReasonAsk: fn(),
    onPaletteOpen: fn(),
    onPaletteNear: fn(),
    onLocaleChange: fn(),
    onThemeChange: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §9 gives widths in rem. */
const rem = 16;
const widthOf = (element: HTMLElement) => element.offsetWidth;

/** Below 768 px the sidebar is the drawer's, which DrawerOpen shows. */
const hasSidebar = () => !isNarrow();

const viewed = {
  firstName: 'Анна',
  lastName: 'Соколова',
  email: makeAccountSummary().email,
  role: 'customer',
} as const;
const viewedUntil = '2026-11-21T12:30:00Z';

/** Only Products/Services is open at first (§2); a category opens and closes on click (§4). */
// shows: SHELL-01, SHELL-07, SHELL-08, SHELL-14, SHELL-15, SHELL-19, SHELL-21, SHELL-23, SHELL-25, SHELL-26
export const Default: Story = {
  play: async ({ canvas, args }) => {
    if (!hasSidebar()) return;
    await expect(widthOf(canvas.getByRole('navigation', { name: t('shell.navigation') }))).toBe(16 * rem);
    await expect(canvas.getByRole('button', { name: t('shell.group.products') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.queryByRole('link', { name: t('shell.nav.payers') })).toBeNull();
    await expect(canvas.getByRole('link', { name: t('shell.nav.vps') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      canvas.getByRole('link', { name: t('shell.nav.dns'), description: t('shell.soon') }),
    ).toBeVisible();
    await expectLink(canvas, t('shell.unpaid.count', { count: 1 }), `${paths.dashboard.billing}?state=open`);
    await press(canvas, t('shell.group.billing'), args.onGroupToggle, 'billing');
    await press(canvas, t('shell.sidebar.collapse'), args.onSidebarToggle);
    await press(canvas, `${t('shell.palette')} Ctrl K`, args.onPaletteOpen);
    await expect(args.onPaletteNear).toHaveBeenCalled();
  },
};

/** An administrator looks at a customer's portal (D33): the strip says so on every page, and leads out of it. */
// shows: ADMIN-22
export const ViewedByAdmin: Story = {
  args: {
    view: makeAppShellView({ access: { status: 'known', mode: 'session', user: viewed, viewedUntil } }),
  },
  play: async ({ canvas, args }) => {
    const strip = within(canvas.getByRole('region', { name: t('shell.viewing') }));
    const text = t('shell.viewing.text', {
      name: `${viewed.firstName} ${viewed.lastName}`,
      time: i18n().dateTime(viewedUntil),
    });
    await expect(strip.getByText(exactly(text))).toBeVisible();
    await press(strip, t('shell.viewing.end'), args.onLogout);
  },
};

/** An announcement of the provider is shown above the page. */
// shows: STATUS-03
export const WithIncident: Story = {
  args: {
    strips: (
      <IncidentStrip incidents={[{ ...makeIncident(), href: '/status#incident-12' }]} onDismiss={fn()} />
    ),
  },
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: t('shell.incidents') })).toBeVisible(),
};

/** The first Tab stop jumps over the navigation. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: t('shell.skipToContent') });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

/** Icons only, every category closed (§4); a click shows a category's pages beside its icon. */
// shows: SHELL-09, SHELL-10, SHELL-14, SHELL-26
export const Collapsed: Story = {
  args: { view: makeAppShellView({ sidebar: 'collapsed' }) },
  play: async ({ canvas }) => {
    if (!hasSidebar()) return;
    await expect(widthOf(canvas.getByRole('navigation', { name: t('shell.navigation') }))).toBe(3 * rem);
    const group = canvas.getByRole('button', {
      name: `${t('shell.group.products')}, ${t('shell.currentSection')}`,
    });
    group.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: t('shell.nav.vps') })).toHaveFocus(),
    );
    await expect(within(menu).getByRole('menuitem', { name: t('shell.nav.vps') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(12);
    await expect(
      within(menu).getByRole('menuitem', { name: t('shell.nav.dns'), description: t('shell.soon') }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(group).toHaveFocus());
  },
};

export const CollapsedGroupOpen: Story = {
  args: { view: makeAppShellView({ sidebar: 'collapsed' }) },
  play: async ({ canvas }) => {
    if (!hasSidebar()) return;
    await userEvent.click(canvas.getByRole('button', { name: t('shell.group.client') }));
    const page = await screen.findByRole('menuitem', { name: t('shell.nav.payers') });
    await waitFor(() => expect(page).toBeVisible());
  },
};

/** The page's category is closed: it is marked instead. A page without a link of its own marks the one above. */
// shows: SHELL-23
export const CurrentInClosedGroup: Story = {
  args: {
    view: makeAppShellView({ location: { pathname: paths.dashboard.payments, search: '' } }),
  },
  play: async ({ canvas }) => {
    if (!hasSidebar()) return;
    const name = new RegExp(String.raw`^${t('shell.group.billing')}\s?, ${t('shell.currentSection')}$`);
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** Below 768 px: the drawer of 18rem. Escape, the cross and navigation close it. */
// shows: SHELL-13, SHELL-14
export const DrawerOpen: Story = {
  args: {
    view: makeAppShellView({ drawer: 'open', openGroups: new Set(['products', 'billing']) }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const drawer = await screen.findByRole('dialog', { name: t('shell.drawer.title') });
    await expect(widthOf(drawer)).toBe(18 * rem);
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await expect(
      within(drawer).getByRole('link', {
        name: exactly(t('shell.cart.count', { count: 2, total: money(3_154) })),
      }),
    ).toBeVisible();
    await expect(within(drawer).getByRole('link', { name: t('shell.nav.paymentsHistory') })).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: t('shell.palette.drawer') }));
    await expect(args.onPaletteOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDrawerOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Figures on their way: their places keep their size. */
export const Loading: Story = {
  args: {
    view: makeAppShellView({
      account: { status: 'loading' },
      access: { status: 'checking', mode: 'open' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('shell.nav.notifications') })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('shell.user') })).toBeVisible();
  },
};

/** Figures that could not be had are dashes, never zeros. */
export const Error: Story = {
  args: { view: makeAppShellView({ account: { status: 'error', reason: 'offline' } }) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('link', { name: `${t('shell.nav.cart')}: ${t('shell.figures.unknown')}` }),
    ).toBeVisible();
    await press(canvas, t('shell.figures.retry'), args.onAccountRetry);
  },
};

/** Nothing new, nothing owed, an empty cart: no badges, and names that say so. */
export const NothingNew: Story = {
  args: {
    view: makeAppShellView({
      account: {
        status: 'ready',
        value: makeAccountSummary({ balance: rubles(0), unreadMessages: 0, unpaidItems: 0 }),
      },
      unreadNotifications: 0,
      cart: { itemCount: 0, total: rubles(0) },
    }),
  },
  play: async ({ canvas }) => {
    // A phone's header has no room for the bills.
    if (!isNarrow())
      await expect(canvas.getByRole('link', { name: t('shell.unpaid.count', { count: 0 }) })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: t('shell.cart.count', { count: 0, total: money(0) }) }),
    ).toBeVisible();
  },
};

/** The balance lasts until a renewal that it does not suffice for (D29). */
// shows: SHELL-28
export const BalanceLasts: Story = {
  args: {
    view: makeAppShellView({
      account: {
        status: 'ready',
        value: makeAccountSummary({ forecast: { kind: 'until', day: '2027-03-12' } }),
      },
    }),
  },
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    const date = dayAndMonth('2027-03-12', i18n().locale);
    await expect(canvas.getByText(t('shell.balance.until', { date }))).toBeVisible();
  },
};

/** Not even what is due now can be renewed from it. */
// shows: SHELL-28
export const BalanceShort: Story = {
  args: {
    view: makeAppShellView({
      account: {
        status: 'ready',
        value: makeAccountSummary({ balance: rubles(0), forecast: { kind: 'short' } }),
      },
    }),
  },
  play: async ({ canvas }) => {
    if (!isNarrow()) await expect(canvas.getByText(t('shell.balance.short'))).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    view: makeAppShellView({
      location: { pathname: paths.dashboard.osSelection, search: '' },
      account: {
        status: 'ready',
        value: makeAccountSummary({
          balance: rubles(123456789.99),
          unreadMessages: 100,
          unpaidItems: 99,
          name: `Константин ${'Константинопольский-'.repeat(4)}оглу`,
          email: `konstantin.${'konstantinopolsky.'.repeat(5)}@very-long-domain.example`,
        }),
      },
      unreadNotifications: 1204,
      cart: { itemCount: 121, total: rubles(98765432.1) },
    }),
  },
  play: async ({ canvas }) => {
    const badgeOf = (name: string | RegExp) =>
      canvas.getByRole('link', { name }).querySelector('[data-count]');
    await expect(badgeOf(exactly(t('shell.notifications.count', { count: 1204 })))).toHaveAttribute(
      'data-count',
      '99+',
    );
    if (!isNarrow())
      await expect(badgeOf(t('shell.unpaid.count', { count: 99 }))).toHaveAttribute('data-count', '99');
  },
};

/** Keyboard focus shows the summary as hovering does; Escape hides it. The link's name says the same. */
// shows: SHELL-17, SHELL-18
export const CartSummaryOpen: Story = {
  play: async ({ canvas }) => {
    const cart = canvas.getByRole('link', {
      name: exactly(t('shell.cart.count', { count: 2, total: money(3_154) })),
    });
    const summary = () => document.querySelector('[data-hover-card]');
    canvas.getByRole('link', { name: t('shell.notifications.count', { count: 3 }) }).focus();
    await userEvent.tab();
    await expect(cart).toHaveFocus();
    await waitFor(() => expect(summary()).toHaveTextContent(t('shell.cart.total')));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(summary()).toBeNull());
    await userEvent.hover(cart);
    await waitFor(() => expect(summary()).toHaveTextContent(t('shell.cart.items', { count: 2 })));
  },
};

/** The e-mail on top, then §2's entries, language (D1), theme. */
// shows: SHELL-20, LANG-05
export const UserMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', {
      name: t('shell.user.named', { email: 'anna.sokolova@example.ru' }),
    });
    const choose = async (role: string, name: string) => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole(role, { name }));
    };
    await choose('menuitem', t('shell.user.logout'));
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
    await choose('menuitemradio', 'English');
    await waitFor(() => expect(args.onLocaleChange).toHaveBeenCalledWith('en'));
    await choose('menuitemradio', t('common.theme.dark'));
    await waitFor(() => expect(args.onThemeChange).toHaveBeenCalledWith('dark'));
    await userEvent.click(button);
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveTextContent('anna.sokolova@example.ru');
    const targets = within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.getAttribute('href'));
    await expect(targets).toEqual([
      '/dashboard/profile',
      '/dashboard/user-settings',
      '/dashboard/payments',
      null,
    ]);
  },
};

/** Signed out with open access: the built-in account, marked as what it is, with both ways out of it (D24). */
export const Demo: Story = {
  args: {
    view: makeAppShellView({
      access: demoAccess,
      location: { pathname: paths.dashboard.vps, search: '?q=shop' },
    }),
  },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: t('shell.demo') }));
    await expectLink(strip, t('shell.user.signIn'), '/login?returnTo=%2Fdashboard%2Fvps%3Fq%3Dshop');
    await expectLink(strip, t('shell.demo.register'), '/register?returnTo=%2Fdashboard%2Fvps%3Fq%3Dshop');
    // It hangs in the space above the title: nothing moves when it comes.
    const main = canvas.getByRole('main');
    const room = Number.parseFloat(getComputedStyle(main).paddingTop);
    await expect(canvas.getByText(t('shell.demo')).parentElement?.offsetHeight).toBeLessThanOrEqual(room);
    await expect(main.offsetTop).toBe(canvas.getByRole('banner').offsetHeight);
  },
};

/** With access by session the catalogues stay open (D22): no account, a way to sign in. */
// shows: SHELL-22, AUTH-12
export const Guest: Story = {
  args: {
    view: makeAppShellView({
      location: { pathname: paths.dashboard.vpsCatalog, search: '' },
      account: { status: 'loading' },
      access: { status: 'known', mode: 'session', user: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('shell.user.signIn') })).toBeVisible();
    await expect(canvas.queryByText(t('shell.balance'))).toBeNull();
  },
};
