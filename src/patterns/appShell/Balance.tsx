import { dayAndMonth } from '@/i18n/dayAndMonth';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { ButtonLink, IconButton } from '@/primitives/Button';
import { PlusIcon, RefreshIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import { Tooltip } from '@/primitives/Tooltip';
import { unknownFigure } from './figures';
import type { AccountView } from './types';

export interface BalanceProps {
  account: AccountView;
  addFundsHref: string;
  onRetry: () => void;
}

/** Balance with its 'add funds' button (§2, D4). On a phone the figure itself is the link. */
export function Balance({ account, addFundsHref, onRetry }: BalanceProps) {
  const { t } = useI18n();
  return (
    <div className="flex min-w-0 items-center gap-2">
      {/* Reserves the width of most figures and forecasts, so that controls before it do not move. */}
      <div className="grid justify-items-end leading-tight max-sm:hidden min-w-28 lg:min-w-38">
        {/* A new element per text: moving the right-aligned one would count as a layout shift. */}
        <span key={account.status} className="block text-xs whitespace-nowrap text-text-muted max-lg:sr-only">
          <BalanceName account={account} />
        </span>
        <Amount account={account} />
      </div>
      {account.status === 'error' && <RetryFigures onRetry={onRetry} />}
      <PhoneBalance account={account} addFundsHref={addFundsHref} />
      <ButtonLink
        href={addFundsHref}
        size="sm"
        icon={<PlusIcon className="size-4" />}
        className="max-sm:hidden max-lg:w-control-sm max-lg:px-0"
      >
        <span className="max-lg:sr-only">{t('shell.addFunds')}</span>
      </ButtonLink>
    </div>
  );
}

/** The sum, its placeholder while loading, or a dash. */
export function Amount({ account }: { account: AccountView }) {
  const { t, money } = useI18n();
  switch (account.status) {
    case 'loading':
      return (
        <div>
          <span className="sr-only">{t('common.loading')}</span>
          <Skeleton className="h-4.5 w-24" />
        </div>
      );
    case 'error':
      return (
        <span className="block font-semibold">
          <span aria-hidden="true">{unknownFigure}</span>
          <span className="sr-only">{t('shell.figures.unknown')}</span>
        </span>
      );
    case 'ready':
      return <span className="block font-semibold whitespace-nowrap figures">{money(account.balance)}</span>;
  }
}

/** Label of the balance. A forecast replaces it visually; it stays for screen readers. */
function BalanceName({ account }: { account: AccountView }) {
  const i18n = useI18n();
  const name = i18n.t('shell.balance');
  const text = forecastText(account, i18n);
  if (text === null) return <span>{name}</span>;
  return (
    <>
      <span className="sr-only">{`${name}, `}</span>
      <span>{text}</span>
    </>
  );
}

/** How long the balance lasts, if that needs to be shown (D29). */
export function Forecast({ account }: { account: AccountView }) {
  const i18n = useI18n();
  const text = forecastText(account, i18n);
  return text === null ? null : <span>, {text}</span>;
}

/** The forecast in words, or null. */
function forecastText(account: AccountView, { t, locale }: I18n): string | null {
  if (account.status !== 'ready' || account.forecast === null) return null;
  const { forecast } = account;
  return forecast.kind === 'short'
    ? t('shell.balance.short')
    : t('shell.balance.until', { date: dayAndMonth(forecast.day, locale) });
}

/** Retries the figures. */
export function RetryFigures({ onRetry }: { onRetry: () => void }) {
  const { t } = useI18n();
  return (
    <Tooltip text={t('shell.figures.retry')}>
      <IconButton size="sm" label={t('shell.figures.retry')} icon={<RefreshIcon />} onClick={onRetry} />
    </Tooltip>
  );
}

function PhoneBalance({ account, addFundsHref }: { account: AccountView; addFundsHref: string }) {
  const { t, money } = useI18n();
  if (account.status !== 'ready') return null;
  return (
    <Link
      href={addFundsHref}
      variant="bare"
      aria-label={t('shell.balance.link', { amount: money(account.balance) })}
      className="flex h-control min-w-0 items-center rounded-control px-1 sm:hidden"
    >
      <span className="truncate text-sm font-semibold figures">{money(account.balance)}</span>
    </Link>
  );
}
