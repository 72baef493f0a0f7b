import { cx } from 'class-variance-authority';

/** Styles of a line. The second differs by its dashes, not by its colour alone. */
const looks = {
  solid: 'stroke-info',
  dashed: 'stroke-text-muted [stroke-dasharray:5_4]',
} as const;

export interface ChartLine {
  /** Of its own among the lines: its key. */
  id: string;
  /** How it is drawn, so that two can be told apart without colour. */
  look: keyof typeof looks;
  /** Oldest first. */
  points: readonly { at: number; value: number }[];
}

export interface LineChartProps {
  /**
   * Text alternative of the chart, as a sentence. The chart is one image to assistive technology; the figures belong in
   * a table beside it.
   */
  label: string;
  /** Each is drawn from its own points; the table behind has a column for each. */
  lines: readonly ChartLine[];
  /** The time it covers, in milliseconds. */
  from: number;
  /** The end of what the axis shows. */
  to: number;
  /** Where two points are further apart than this, in milliseconds, nothing was measured between them. */
  gapAfter: number;
  /** The value at the top; the foot is zero. */
  max: number;
  /** The same in words. */
  maxText: string;
  /** Words at both ends of the time. */
  times: { from: string; to: string };
}

/** Units of the drawing; it is stretched to its place. */
const width = 1000;
const height = 100;

interface Place {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** Runs of places without a gap between them. */
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

/** A run of places as a path; a lone one is a short stroke, so that it is seen. */
function pathOf(run: readonly Place[]): string {
  const [first] = run;
  const lone = first && run.length === 1 ? 'h2' : '';
  return `M${run.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(2)}`).join('L')}${lone}`;
}

/**
 * Values over time as lines. They are a drawing that takes any width; the words around it are text of the page, so that
 * they keep their size on every screen.
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
