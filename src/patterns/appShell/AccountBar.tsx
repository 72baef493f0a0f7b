import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { paths } from '@/paths';
import { BellIcon, MessageIcon, ReceiptIcon, UserIcon, WalletIcon } from '@/primitives/icons';
import { Tooltip } from '@/primitives/Tooltip';
import { Balance } from './Balance';
import { CartButton } from './CartButton';
import { CountedIcon } from './CountedIcon';
import { countedLinks } from './figures';
import { PaletteButton } from './PaletteButton';
import type { AppShellCallbacks, AppShellView } from './types';
import { UserMenu } from './UserMenu';

export interface AccountBarProps extends AppShellCallbacks {
  view: AppShellView;
}

/** Account controls at the right end of the top bar (§2). On a phone, messages and unpaid bills are in the drawer. */
export function AccountBar({ view, ...callbacks }: AccountBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { account, user, hrefs } = view;
  const links = countedLinks(account, hrefs, i18n);
  return (
    <>
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
          links={[
            {
              kind: 'link',
              id: 'addFunds',
              label: t('shell.addFunds.menu'),
              icon: <WalletIcon />,
              href: hrefs.addFunds,
            },
            ...(user.hasAccounts
              ? [
                  {
                    kind: 'link' as const,
                    id: 'accounts',
                    label: t('shell.user.accounts'),
                    icon: <UserIcon />,
                    href: paths.dashboard.userRoles,
                  },
                ]
              : []),
          ]}
          onLocaleChange={callbacks.onLocaleChange}
          onThemeChange={callbacks.onThemeChange}
          onLogout={callbacks.onLogout}
        />
      ) : (
        <ButtonLink intent="primary" size="sm" href={user.signInHref} className="ml-1">
          {t('shell.user.signIn')}
        </ButtonLink>
      )}
    </>
  );
}
