import { Panel } from '@/components/Panel';
import { UsageBar } from '@/components/UsageBar';
import { useI18n } from '@/i18n/I18nProvider';
import { monthName } from '@/i18n/monthName';
import { Button } from '@/primitives/Button';
import { DownloadIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { UsagePage } from '../UsagePage';
import type { Statistics, StatisticsScreenProps } from './statisticsView';
import { TrafficPanel } from './TrafficPanel';

/** Spending by month, product and server, and traffic; all of it as CSV. */
export function StatisticsScreen({ view, onDownload, onRetry, onTrafficRetry }: StatisticsScreenProps) {
  const { t } = useI18n();
  return (
    <UsagePage
      title={t('shell.nav.statistics')}
      view={view}
      empty={{
        title: t('statistics.empty'),
        description: t('statistics.emptyText'),
        action: t('statistics.order'),
      }}
      actions={
        <Button isChange={false} icon={<DownloadIcon />} onClick={onDownload}>
          {t('statistics.download')}
        </Button>
      }
      onRetry={onRetry}
    >
      {view.status === 'ready' && (
        <div className="grid min-w-0 items-start gap-5 lg:grid-cols-2">
          <MonthsPanel statistics={view} />
          <div className="flex min-w-0 flex-col gap-5">
            <ProductsPanel statistics={view} />
            {view.servers.length > 0 && <ServersPanel statistics={view} />}
            <TrafficPanel traffic={view.traffic} onRetry={onTrafficRetry} />
          </div>
        </div>
      )}
    </UsagePage>
  );
}

function MonthsPanel({ statistics: { total, months } }: { statistics: Statistics }) {
  const { t, money, locale } = useI18n();
  return (
    <Panel title={t('statistics.months')}>
      <p className="text-xl font-semibold figures">{money(total.net)}</p>
      <p className="mb-4 text-sm text-text-muted">
        {total.refunded > 0
          ? t('statistics.afterRefunds', { sum: money(total.refunded) })
          : t('statistics.topUps')}
      </p>
      <div className="flex flex-col gap-3">
        {months.map(({ month, paid, percent }) => (
          <UsageBar key={month} label={monthName(month, locale)} percent={percent} text={money(paid)} />
        ))}
      </div>
    </Panel>
  );
}

function ProductsPanel({ statistics: { products } }: { statistics: Statistics }) {
  const { t, money } = useI18n();
  return (
    <Panel title={t('statistics.products')}>
      {products.length === 0 && <p className="text-text-muted">{t('statistics.nothing')}</p>}
      <div className="flex flex-col gap-3">
        {products.map(({ product, paid, percent }) => (
          <UsageBar
            key={product}
            label={t(`statistics.product.${product}`)}
            percent={percent}
            text={money(paid)}
          />
        ))}
      </div>
    </Panel>
  );
}

function ServersPanel({ statistics: { servers } }: { statistics: Statistics }) {
  const { t, money } = useI18n();
  return (
    <Panel title={t('statistics.servers')}>
      <ul className="flex flex-col divide-y divide-border">
        {servers.map(({ id, name, paid, href }) => (
          <li key={id} className="flex min-w-0 items-baseline justify-between gap-4 py-2">
            {href === null ? (
              <span className="min-w-0 [overflow-wrap:anywhere]">{t('statistics.gone', { name })}</span>
            ) : (
              <Link href={href} className="min-w-0 [overflow-wrap:anywhere]">
                {name}
              </Link>
            )}
            <span className="shrink-0 figures">{money(paid)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
