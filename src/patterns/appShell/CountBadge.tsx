import type { AccountView } from './types';
import { unknownFigure } from './figures';

/** Largest number on a badge; the accessible name has the exact one. */
const largestShown = 99;

export interface CountBadgeProps {
  /** `null` while unknown. */
  count: number | null;
  status: AccountView['status'];
  /** At the corner of an icon, or at the end of a line. */
  place: 'corner' | 'line';
}

/**
 * Visual count: hidden for zero, a dash if it could not be loaded. Rendered by CSS, because '99+' should not be part of
 * the link's name.
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
