import { cx } from 'class-variance-authority';
import { useId } from 'react';

export interface UsageBarProps {
  /** Name of the bar: the used resource, in words. */
  label: string;
  /** From 0 to 100. */
  percent: number;
  /** Formatted value. */
  text: string;
  /** `warning` if nearly used up; state that in the text too; `neutral` by default. */
  tone?: 'neutral' | 'warning';
  /** Note about the value. */
  note?: string | undefined;
}

/** Usage of a resource: name, value and bar. */
export function UsageBar({ label, percent, text, tone = 'neutral', note }: UsageBarProps) {
  const labelId = useId();
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={labelId} className="min-w-0">
          {label}
          {note !== undefined && <span className="ml-2 text-sm text-warning-text">{note}</span>}
        </span>
        <span className="shrink-0 font-medium figures">{text}</span>
      </div>
      <div
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-neutral-soft forced-colors:border"
      >
        <div
          className={cx(
            'h-full rounded-full forced-colors:bg-[CanvasText]',
            tone === 'warning' ? 'bg-warning' : 'bg-neutral',
          )}
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
