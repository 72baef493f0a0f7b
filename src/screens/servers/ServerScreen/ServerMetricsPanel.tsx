import { cx } from 'class-variance-authority';
import { LineChart } from '@/components/LineChart';
import { Panel } from '@/components/Panel';
import { metricsRanges, type ServerMetrics } from '@/domain/servers/metrics';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { Skeleton } from '@/primitives/Skeleton';
import { chartsOf, lineOf, type Chart } from './metricsCharts';
import type { MetricsView, ServerScreenProps } from './serverView';

type MetricsPanelProps = { view: MetricsView } & Pick<ServerScreenProps, 'onRangeChange' | 'onMetricsRetry'>;

/** Load and traffic over a range as charts, with a table of figures. */
export function ServerMetricsPanel({ view, onRangeChange, onMetricsRetry }: MetricsPanelProps) {
  const { t } = useI18n();
  return (
    <Panel
      title={t('server.metrics')}
      aside={
        <div role="group" aria-label={t('server.metrics.range')} className="flex flex-wrap gap-1">
          {metricsRanges.map((range) => (
            <Button
              key={range}
              size="sm"
              intent={range === view.range ? 'secondary' : 'ghost'}
              aria-pressed={range === view.range}
              onClick={() => onRangeChange(range)}
            >
              {t(`server.metrics.range.${range}`)}
            </Button>
          ))}
        </div>
      }
    >
      <MetricsBody load={view.load} onMetricsRetry={onMetricsRetry} />
    </Panel>
  );
}

const grid = 'grid gap-x-8 gap-y-6 sm:grid-cols-2';

function MetricsBody({
  load,
  onMetricsRetry,
}: Pick<MetricsView, 'load'> & Pick<MetricsPanelProps, 'onMetricsRetry'>) {
  const { t } = useI18n();
  if (load.status === 'loading')
    return (
      <div aria-busy="true" className={grid}>
        <output className="sr-only">{t('common.loading')}</output>
        {['cpu', 'memory', 'disk', 'network'].map((name) => (
          <Skeleton key={name} className="h-48 rounded-control" />
        ))}
      </div>
    );
  if (load.status === 'error')
    return (
      <Callout tone="danger">
        <p>{t(load.reason === 'offline' ? 'common.error.offline' : 'server.metrics.failed')}</p>
        <Button size="sm" className="mt-2" onClick={onMetricsRetry}>
          {t('common.retry')}
        </Button>
      </Callout>
    );
  const charts = chartsOf(load.value);
  if (charts.length === 0) return <p className="text-text-muted">{t('server.metrics.empty')}</p>;
  return (
    <>
      <div className={grid}>
        {charts.map((chart) => (
          <ChartFigure key={chart.name} chart={chart} metrics={load.value} />
        ))}
      </div>
      <FiguresTable charts={charts} />
    </>
  );
}

/** Formats a figure without its unit; rates in megabits per second. */
function figureText(value: number, unit: Chart['unit'], { number }: I18n): string {
  const shown = unit === 'rate' ? value / 1000 : value;
  const digits = shown < 10 ? 100 : 10;
  return number(Math.round(shown * digits) / digits);
}

function ChartFigure({ chart, metrics }: { chart: Chart; metrics: ServerMetrics }) {
  const i18n = useI18n();
  const { t, dateTime } = i18n;
  const { name, unit, series, max } = chart;
  const withUnit = (value: number) =>
    t(`server.metrics.unit.${unit}`, { value: figureText(value, unit, i18n) });
  const label = series
    .map(({ series: id, figures: { min, average, max: most } }) =>
      t('server.metrics.label', {
        name: t(`server.metrics.series.${id}`),
        min: withUnit(min),
        average: withUnit(average),
        max: withUnit(most),
      }),
    )
    .join(' ');
  return (
    <figure className="flex min-w-0 flex-col justify-between">
      <figcaption className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{t(`server.metrics.chart.${name}`)}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-text-muted figures">
          {series.map(({ series: id, look, figures }) => (
            <span key={id} className="inline-flex items-center gap-1.5">
              {series.length > 1 && (
                <>
                  <span
                    aria-hidden="true"
                    className={cx(
                      'w-4 border-t-2',
                      look === 'solid' ? 'border-info' : 'border-dashed border-text-muted',
                    )}
                  />
                  {t(`server.metrics.series.${id}`)}
                </>
              )}
              <span className="text-text">{withUnit(figures.last)}</span>
            </span>
          ))}
        </span>
      </figcaption>
      <LineChart
        label={label}
        lines={series.map((one) => lineOf(metrics, one))}
        from={Date.parse(metrics.from)}
        to={Date.parse(metrics.to)}
        gapAfter={metrics.stepSeconds * 1500}
        max={max}
        maxText={withUnit(max)}
        times={{ from: dateTime(metrics.from), to: dateTime(metrics.to) }}
      />
    </figure>
  );
}

const columns = ['last', 'min', 'average', 'max'] as const;

/** Table of the charts' figures, as a text alternative and for exact values. */
function FiguresTable({ charts }: { charts: readonly Chart[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <table className="mt-6 w-full table-fixed text-sm figures">
      <caption className="sr-only">{t('server.metrics.table')}</caption>
      <thead>
        <tr className="border-b border-border text-text-muted">
          <th scope="col" className="w-[30%] py-1.5 text-left font-normal">
            <span className="sr-only">{t('server.metrics.what')}</span>
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="py-1.5 pl-1 text-right font-normal [overflow-wrap:anywhere]"
            >
              {t(`server.metrics.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {charts.flatMap(({ unit, series }) =>
          series.map(({ series: id, figures }) => (
            <tr key={id} className="border-b border-border last:border-0">
              <th scope="row" className="py-1.5 text-left font-normal break-words">
                {t(`server.metrics.unit.${unit}.of`, { name: t(`server.metrics.series.${id}`) })}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-1.5 pl-1 text-right">
                  {figureText(figures[column], unit, i18n)}
                </td>
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}
