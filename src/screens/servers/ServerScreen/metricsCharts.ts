import type { ChartLine } from '@/components/LineChart';
import {
  figuresOf,
  type MetricsFigures,
  type MetricsSeries,
  type ServerMetrics,
} from '@/domain/servers/metrics';

/** A curve with what it comes to. */
export interface ChartedSeries {
  series: MetricsSeries;
  look: ChartLine['look'];
  figures: MetricsFigures;
}

/** One picture: curves of the same unit. */
export interface Chart {
  name: 'cpu' | 'memory' | 'disk' | 'network';
  unit: 'percent' | 'rate';
  series: readonly ChartedSeries[];
  /** The value at the top. */
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

/** The next 1, 2 or 5 with noughts: a top that reads well. */
function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([1, 2, 5].find((each) => each * power >= value) ?? 10) * power;
}

/** Returns the charts of a range. A curve that nobody can measure is left out. */
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

/** The points of a curve for its picture. */
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
