import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink, IconButton } from '@/primitives/Button';
import { BellIcon, MenuIcon, MessageIcon, PanelLeftIcon, ReceiptIcon } from '@/primitives/icons';
import { Tooltip } from '@/primitives/Tooltip';
import { Balance } from './Balance';
import { Breadcrumb } from './Breadcrumb';
import { CartButton } from './CartButton';
import { CountedIcon } from './CountedIcon';
import { countedLinks } from './figures';
import { PaletteButton } from './PaletteButton';
import type { AppShellCallbacks, AppShellView } from './types';
import { UserMenu } from './UserMenu';

export interface TopBarProps extends AppShellCallbacks {
  view: AppShellView;
  sidebarId: string;
  /** A finger or focus comes near the drawer's button. */
  onDrawerNear: () => void;
}

/**
 * 56 px on top: where we are, and what the account needs (§2). On narrow screens the breadcrumb moves above the
 * title, on a phone messages and unpaid bills into the drawer.
 */
export function TopBar({ view, sidebarId, onDrawerNear, ...callbacks }: TopBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { account, user, hrefs } = view;
  const links = countedLinks(account, hrefs, i18n);
  const isExpanded = view.sidebar === 'expanded';
  const toggleLabel = t(isExpanded ? 'shell.sidebar.collapse' : 'shell.sidebar.expand');
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-border bg-surface px-1.5 sm:gap-2 sm:px-3 print:hidden">
      <IconButton
        className="md:hidden"
        label={t('shell.drawer.open')}
        aria-haspopup="dialog"
        aria-expanded={view.drawer === 'open'}
        icon={<MenuIcon />}
        onPointerEnter={onDrawerNear}
        onFocus={onDrawerNear}
        onClick={() => callbacks.onDrawerOpenChange(true)}
      />
      <Tooltip text={t('shell.sidebar.shortcut', { label: toggleLabel })} className="max-md:hidden">
        <IconButton
          label={toggleLabel}
          aria-expanded={isExpanded}
          aria-controls={sidebarId}
          aria-keyshortcuts="Control+B Meta+B"
          icon={<PanelLeftIcon />}
          onClick={callbacks.onSidebarToggle}
        />
      </Tooltip>
      <Breadcrumb crumbs={view.breadcrumb} />
      <div className="ml-auto flex min-w-0 items-center gap-0 sm:gap-1">
        <PaletteButton onOpen={callbacks.onPaletteOpen} onNear={callbacks.onPaletteNear} />
        {user.kind === 'customer' && (
          <>
            <Balance account={account} addFundsHref={hrefs.addFunds} onRetry={callbacks.onAccountRetry} />
            <span aria-hidden="true" className="mx-1.5 h-6 w-px bg-border max-sm:hidden" />
            <Tooltip text={links.messages.label} className="max-sm:hidden">
              <CountedIcon link={links.messages} status={account.status} icon={<MessageIcon />} />
            </Tooltip>
            <Tooltip text={links.unpaid.label} className="max-sm:hidden">
              <CountedIcon link={links.unpaid} status={account.status} icon={<ReceiptIcon />} />
            </Tooltip>
            <Tooltip text={links.notifications.label}>
              <CountedIcon link={links.notifications} status={account.status} icon={<BellIcon />} />
            </Tooltip>
          </>
        )}
        <CartButton link={links.cart} account={account} />
        {user.kind === 'customer' ? (
          <UserMenu
            email={user.email}
            name={user.name}
            theme={view.theme}
            hrefs={hrefs}
            onLocaleChange={callbacks.onLocaleChange}
            onThemeChange={callbacks.onThemeChange}
            onLogout={callbacks.onLogout}
          />
        ) : (
          <ButtonLink intent="primary" size="sm" href={user.signInHref} className="ml-1">
            {t('shell.user.signIn')}
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
