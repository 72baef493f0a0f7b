import { cx } from 'class-variance-authority';

export interface Bar {
  /** Unique key of the bar. */
  id: string;
  /** Label below the bar. */
  label: string;
  /** Zero or more. */
  value: number;
  /** Formatted value, above the bar. */
  text: string;
}

export interface BarChartProps {
  /**
   * Text alternative of the chart, as a sentence. Assistive technology sees one image; provide the figures in a table
   * next to it.
   */
  label: string;
  /** Bars from left to right. */
  bars: readonly Bar[];
}

/** Units of the drawing, which is stretched to its container. */
const column = 100;
const height = 100;
const barWidth = 56;
/** Maximum height of a bar in percent, leaving room for its text. */
const highest = 88;

/**
 * Bar chart of a few values. The bars are a drawing of any width; the words are page text, so that they keep their
 * size.
 */
export function BarChart({ label, bars }: BarChartProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  const shareOf = (value: number) => (value / largest) * highest;
  const width = bars.length * column;
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true" className="relative h-56">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="size-full">
          {[0, 0.25, 0.5, 0.75, 1].map((part) => (
            <line
              key={part}
              x1={0}
              x2={width}
              y1={height - part * highest}
              y2={height - part * highest}
              vectorEffect="non-scaling-stroke"
              className={part === 0 ? 'stroke-border-strong' : 'stroke-border'}
            />
          ))}
          {bars.map(({ id, value }, index) => (
            <rect
              key={id}
              x={index * column + (column - barWidth) / 2}
              y={height - shareOf(value)}
              width={barWidth}
              height={shareOf(value)}
              className="fill-info"
            />
          ))}
        </svg>
        <div className="absolute inset-0 flex">
          {bars.map(({ id, value, text }) => (
            <div key={id} className="relative min-w-0 flex-1">
              <span
                className="absolute inset-x-0 mb-1 text-center text-xs font-medium whitespace-nowrap figures"
                style={{ bottom: `${shareOf(value)}%` }}
              >
                {text}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="mt-2 flex">
        {bars.map(({ id, label: name }, index) => (
          <span
            key={id}
            className={cx(
              'min-w-0 flex-1 text-center text-xs',
              index === bars.length - 1 ? 'font-medium' : 'text-text-muted',
            )}
          >
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
