import { cx } from 'class-variance-authority';
import { FormSection } from '@/components/FormSection';
import { ServerStatusBadge } from '@/components/ServerStatusBadge';
import { useI18n } from '@/i18n/I18nProvider';
import type { ReadyRenewView, RenewalLine } from './serverRenewView';

/** Fixed columns, so that dates and prices are aligned. */
const columns = '@xl:grid-cols-[minmax(0,1fr)_6.5rem_6.5rem_8.5rem] @xl:gap-x-4';

/** Column label: above all values, or next to each value on narrow screens. */
const label = 'text-text-muted @xl:sr-only';
const value = 'flex justify-between gap-x-4 @xl:block @xl:text-right';

/** Servers to renew with dates, prices and total. */
export function RenewedServers({ view }: { view: ReadyRenewView }) {
  const { t, money } = useI18n();
  return (
    <FormSection title={t('serverRenew.servers.title')} spacing="close">
      <div className="-mt-2 flex min-w-0 flex-col">
        <div
          aria-hidden="true"
          className={cx('hidden py-2 text-sm text-text-muted @xl:grid @xl:*:not-first:text-right', columns)}
        >
          <span>{t('serverRenew.fact.server')}</span>
          <span>{t('serverRenew.fact.paidUntil')}</span>
          <span>{t('serverRenew.fact.until')}</span>
          <span>{t('serverRenew.fact.price')}</span>
        </div>
        <ul className="border-t border-border">
          {view.lines.map((line) => (
            <Row key={line.server.id} line={line} />
          ))}
        </ul>
        <p className="flex justify-between gap-x-4 pt-3 text-md font-semibold">
          <span>{t('serverRenew.total')}</span>
          <span className="whitespace-nowrap figures">{money(view.quote.total)}</span>
        </p>
      </div>
    </FormSection>
  );
}

function Row({ line: { server, term, until, price } }: { line: RenewalLine }) {
  const { t, date, money } = useI18n();
  return (
    <li className="border-b border-border py-3">
      <dl className={cx('grid grid-cols-1 gap-1 figures', columns)}>
        <div className="min-w-0">
          <dt className="sr-only">{t('serverRenew.fact.server')}</dt>
          <dd className="font-medium break-words">{server.domain}</dd>
          <dd className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
            <span className="min-w-0 break-words">{`#${server.id} · ${server.tariff}`}</span>
            <ServerStatusBadge status={server.status} size="sm" />
          </dd>
        </div>
        <div className={value}>
          <dt className={label}>{t('serverRenew.fact.paidUntil')}</dt>
          <dd>
            {date(server.endDate)}
            {term !== 'current' && (
              <span className="block text-sm text-danger-text">{t('serverRenew.expiredShort')}</span>
            )}
          </dd>
        </div>
        <div className={value}>
          <dt className={label}>{t('serverRenew.fact.until')}</dt>
          <dd>{date(until)}</dd>
        </div>
        <div className={value}>
          <dt className={label}>{t('serverRenew.fact.price')}</dt>
          <dd className="font-medium whitespace-nowrap">{money(price)}</dd>
        </div>
      </dl>
    </li>
  );
}
