import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import { UsagePage } from '../UsagePage';
import type { DiscountsScreenProps, ListedPromoUse } from './discountsView';

/** Promo codes that the account has used, and what they saved. */
export function DiscountsScreen({ view, onRetry }: DiscountsScreenProps) {
  const { t, money } = useI18n();
  return (
    <UsagePage
      title={t('shell.nav.discounts')}
      view={view}
      empty={{
        title: t('discounts.empty'),
        description: t('discounts.emptyText'),
        action: t('discounts.enter'),
      }}
      actions={
        view.status === 'ready' && (
          <ButtonLink intent="primary" href={view.cartHref}>
            {t('discounts.enter')}
          </ButtonLink>
        )
      }
      onRetry={onRetry}
    >
      {view.status === 'ready' && (
        <div className="flex min-w-0 flex-col gap-4">
          <div>
            <p className="text-xl font-semibold figures">
              {t('discounts.saved', { sum: money(view.saved) })}
            </p>
            <p className="text-text-muted">{t('discounts.uses', { count: view.uses })}</p>
          </div>
          <ul aria-label={t('discounts.list')} className="flex flex-col gap-3">
            {view.items.map((item) => (
              <PromoUseCard key={item.payment} item={item} />
            ))}
          </ul>
          {view.items.length < view.uses && (
            <p className="text-sm text-text-muted">{t('discounts.newest', { count: view.items.length })}</p>
          )}
        </div>
      )}
    </UsagePage>
  );
}

function PromoUseCard({ item }: { item: ListedPromoUse }) {
  const { t, money, date } = useI18n();
  const { code, until, payment, amount, saved, isPaid, order, orderHref } = item;
  return (
    <li className="min-w-0 rounded-card border border-border bg-surface px-4 py-3 sm:px-5">
      <div className="flex min-w-0 items-baseline justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-mono font-medium [overflow-wrap:anywhere]">{code}</span>
          {!isPaid && (
            <Badge tone="warning" size="sm">
              {t('discounts.unpaid')}
            </Badge>
          )}
        </p>
        <p
          className={
            saved === null ? 'text-end text-text-muted' : 'shrink-0 font-medium text-success-text figures'
          }
        >
          {saved === null ? t('discounts.unknown') : t('discounts.off', { sum: money(saved) })}
        </p>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-muted figures">
        <span>{date(item.date)}</span>
        <span>{t('discounts.payment', { number: payment, sum: money(amount) })}</span>
        {orderHref !== null && order !== null && (
          <Link href={orderHref}>{t('discounts.order', { id: String(order) })}</Link>
        )}
        {until !== null && <span>{t('discounts.until', { date: date(until) })}</span>}
      </p>
    </li>
  );
}
