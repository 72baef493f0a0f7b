import type { AccountView } from './types';
import { unknownFigure } from './figures';

/** More than this is not counted out on a badge; the accessible name still says how many. */
const largestShown = 99;

export interface CountBadgeProps {
  /** `null` while nobody knows. */
  count: number | null;
  status: AccountView['status'];
  /** On the corner of an icon, or at the end of a line. */
  place: 'corner' | 'line';
}

/**
 * How many, for the eye: nothing for zero, a dash where the figure could not be had. Drawn rather than written: '99+' is
 * not what anybody calls the link.
 */
export function CountBadge({ count, status, place }: CountBadgeProps) {
  const text =
    status === 'error'
      ? unknownFigure
      : count === null || count === 0
        ? null
        : count > largestShown
          ? `${largestShown}+`
          : String(count);
  if (text === null) return null;
  const look =
    status === 'error'
      ? 'bg-neutral-soft text-neutral-text'
      : 'bg-action text-on-action forced-colors:border';
  const position = place === 'corner' ? 'absolute bottom-1/2 left-1/2 mb-0.5 ml-px ring-2 ring-surface' : '';
  return (
    <span
      aria-hidden="true"
      data-count={text}
      className={`${look} ${position} before:content-[attr(data-count)] grid h-4 min-w-4 place-items-center rounded-full px-1 text-xs leading-none font-semibold figures`}
    />
  );
}
