import { cx } from 'class-variance-authority';

/** Styles of a line, distinguishable without colour by dashes. */
const looks = {
  solid: 'stroke-info',
  dashed: 'stroke-text-muted [stroke-dasharray:5_4]',
} as const;

export interface ChartLine {
  /** Unique key of the line. */
  id: string;
  /** Style of the line. */
  look: keyof typeof looks;
  /** Oldest first. */
  points: readonly { at: number; value: number }[];
}

export interface LineChartProps {
  /**
   * Text alternative of the chart, as a sentence. Assistive technology sees one image; provide the figures in a table
   * next to it.
   */
  label: string;
  /** Lines, each with its own points. */
  lines: readonly ChartLine[];
  /** Start of the time axis, in milliseconds. */
  from: number;
  /** End of the time axis. */
  to: number;
  /** Maximum distance of connected points in milliseconds; a larger one is a gap in the measurements. */
  gapAfter: number;
  /** Value at the top; the bottom is zero. */
  max: number;
  /** Label of the top value. */
  maxText: string;
  /** Labels at both ends of the time axis. */
  times: { from: string; to: string };
}

/** Units of the drawing, which is stretched to its container. */
const width = 1000;
const height = 100;

interface Place {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Splits points into runs without gaps. */
function runsOf(places: readonly Place[], gapAfter: number): readonly (readonly Place[])[] {
  const runs: Place[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && place.at - last.at <= gapAfter) run.push(place);
    else runs.push([place]);
  }
  return runs;
}

/** Returns the path of a run; a single point becomes a short stroke to be visible. */
function pathOf(run: readonly Place[]): string {
  const [first] = run;
  const lone = first && run.length === 1 ? 'h2' : '';
  return `M${run.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(2)}`).join('L')}${lone}`;
}

/**
 * Line chart of values over time. The lines are a drawing of any width; the words are page text, so that they keep
 * their size.
 */
export function LineChart({ label, lines, from, to, gapAfter, max, maxText, times }: LineChartProps) {
  const span = Math.max(1, to - from);
  const top = max > 0 ? max : 1;
  const placeOf = ({ at, value }: ChartLine['points'][number]): Place => ({
    at,
    x: ((at - from) / span) * width,
    y: height - Math.min(1, Math.max(0, value / top)) * height,
  });
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true">
        <p className="text-xs text-text-muted figures">{maxText}</p>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="my-1 h-28 w-full overflow-visible"
        >
          {[0, 0.5, 1].map((part) => (
            <line
              key={part}
              x1={0}
              x2={width}
              y1={part * height}
              y2={part * height}
              vectorEffect="non-scaling-stroke"
              className={part === 1 ? 'stroke-border-strong' : 'stroke-border'}
            />
          ))}
          {lines.map(({ id, look, points }) =>
            runsOf(points.map(placeOf), gapAfter).map((run) => (
              <path
                key={`${id} ${run[0]?.at}`}
                d={pathOf(run)}
                fill="none"
                strokeWidth={1.5}
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
                className={cx(looks[look], 'forced-colors:stroke-[CanvasText]')}
              />
            )),
          )}
        </svg>
        <p className="flex flex-wrap justify-between gap-x-3 text-xs text-text-muted figures">
          <span>{times.from}</span>
          <span>{times.to}</span>
        </p>
      </div>
    </div>
  );
}
