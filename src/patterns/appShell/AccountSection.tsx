import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { CartIcon, MessageIcon, PlusIcon, ReceiptIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { Amount, Forecast, RetryFigures } from './Balance';
import { CountBadge } from './CountBadge';
import { countedLinks, type CountedLink } from './figures';
import type { AccountView, AppShellView } from './types';

export interface AccountSectionProps {
  view: AppShellView;
  onAccountRetry: () => void;
}

/** Account at the top of the drawer, with items that do not fit a phone's top bar; empty for a visitor. */
export function AccountSection({ view, onAccountRetry }: AccountSectionProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { account, hrefs } = view;
  const links = countedLinks(account, hrefs, i18n);
  const cart = account.status === 'ready' ? account.cart : null;
  const total = cart && cart.itemCount > 0 ? cart.total : null;
  if (view.user.kind !== 'customer') return null;
  return (
    <section aria-label={t('shell.account')} className="border-b border-border p-3">
      <div className="flex flex-wrap items-center justify-between gap-2 px-1.5 pb-2">
        <div className="text-left [&_[data-amount]]:text-md">
          <p className="text-xs text-text-muted">
            {t('shell.balance')}
            <Forecast account={account} />
          </p>
          <Amount account={account} />
        </div>
        <div className="flex gap-1">
          {account.status === 'error' && <RetryFigures onRetry={onAccountRetry} />}
          <ButtonLink href={hrefs.addFunds} size="sm" icon={<PlusIcon className="size-4" />}>
            {t('shell.addFunds')}
          </ButtonLink>
        </div>
      </div>
      <ul>
        <Line link={links.messages} account={account} icon={<MessageIcon />} text={t('shell.messages')} />
        <Line link={links.unpaid} account={account} icon={<ReceiptIcon />} text={t('shell.unpaid')} />
        <Line
          link={links.cart}
          account={account}
          icon={<CartIcon />}
          text={total === null ? t('shell.cart') : `${t('shell.cart')}: ${i18n.money(total)}`}
        />
      </ul>
    </section>
  );
}

interface LineProps {
  link: CountedLink;
  account: AccountView;
  icon: ReactNode;
  text: string;
}

function Line({ link, account, icon, text }: LineProps) {
  return (
    <li>
      <Link
        href={link.href}
        variant="bare"
        aria-label={link.label}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-1.5 hover:bg-hover"
      >
        {icon}
        <span className="min-w-0 flex-1">{text}</span>
        <CountBadge count={link.count} status={account.status} place="line" />
      </Link>
    </li>
  );
}
