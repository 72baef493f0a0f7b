import type { ChartLine } from '@/components/LineChart';
import {
  figuresOf,
  type MetricsFigures,
  type MetricsSeries,
  type ServerMetrics,
} from '@/domain/servers/metrics';

/** A series with its statistics. */
export interface ChartedSeries {
  series: MetricsSeries;
  look: ChartLine['look'];
  figures: MetricsFigures;
}

/** A chart of series with the same unit. */
export interface Chart {
  name: 'cpu' | 'memory' | 'disk' | 'network';
  unit: 'percent' | 'rate';
  series: readonly ChartedSeries[];
  /** Value at the top. */
  max: number;
}

const charts: readonly Pick<Chart, 'name' | 'unit'>[] = [
  { name: 'cpu', unit: 'percent' },
  { name: 'memory', unit: 'percent' },
  { name: 'disk', unit: 'percent' },
  { name: 'network', unit: 'rate' },
];

const seriesOf: Readonly<Record<Chart['name'], readonly Pick<ChartedSeries, 'series' | 'look'>[]>> = {
  cpu: [{ series: 'cpuPercent', look: 'solid' }],
  memory: [{ series: 'memoryPercent', look: 'solid' }],
  disk: [{ series: 'diskPercent', look: 'solid' }],
  network: [
    { series: 'receivedKbps', look: 'solid' },
    { series: 'sentKbps', look: 'dashed' },
  ],
};

/** Rounds up to 1, 2 or 5 times a power of ten, for a readable axis. */
function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5].find((each) => each * power >= value) ?? 10) * power;
}

/** Returns the charts of a range, without series that cannot be measured. */
export function chartsOf({ points }: Pick<ServerMetrics, 'points'>): readonly Chart[] {
  return charts.flatMap(({ name, unit }) => {
    const series = seriesOf[name].flatMap((one) => {
      const figures = figuresOf(points, one.series);
      return figures ? [{ ...one, figures }] : [];
    });
    const largest = Math.max(...series.map(({ figures }) => figures.max));
    const max = unit === 'percent' ? 100 : roundTop(largest);
    return series.length === 0 ? [] : [{ name, unit, series, max }];
  });
}

/** Returns the points of a series as a line. */
export function lineOf({ points }: ServerMetrics, { series, look }: ChartedSeries): ChartLine {
  return {
    id: series,
    look,
    points: points.flatMap((point) => {
      const value = point[series];
      return value === null ? [] : [{ at: Date.parse(point.at), value }];
    }),
  };
}
