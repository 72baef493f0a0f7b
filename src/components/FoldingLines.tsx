import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/primitives/icons';

export interface FoldingLinesProps {
  /** Id of the lines, which the button refers to. */
  id: string;
  /** Name of the group, for the button's label. */
  label: string;
  /** Whether all lines are shown. */
  isOpen: boolean;
  /** The lines. */
  children: ReactNode;
}

/** Lines of a summary: all visible next to the page; in a narrow screen's bar they fold and scroll. */
export function FoldingLines({ id, label, isOpen, children }: FoldingLinesProps) {
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      // A scrolling area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isOpen ? 0 : undefined}
      className={cx(
        'flex max-h-[60dvh] shallow:max-h-none flex-col gap-4 overflow-y-auto pt-2 @4xl:flex @4xl:max-h-none @4xl:overflow-visible @4xl:pt-0',
        !isOpen && 'hidden',
      )}
    >
      {children}
    </div>
  );
}

export interface FoldButtonProps {
  /** Id of the lines. */
  controls: string;
  /** Whether the lines are shown. */
  isOpen: boolean;
  /** Label of the button's action: show the lines, or hide them. */
  label: string;
  /** Shows or hides the lines. */
  onToggle: () => void;
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
  /** Content that replaces the folded lines: a total. */
  children?: ReactNode;
}

/** Unfolding moves a short window's bar to the end of the page, so the pressed button is scrolled into view. */
const bringIntoSight = (button: HTMLButtonElement | null) => button?.scrollIntoView({ block: 'nearest' });

/** Folds and unfolds the lines of a summary, only where they fold. */
export function FoldButton({ controls, isOpen, label, onToggle, className, children }: FoldButtonProps) {
  return (
    <button
      ref={isOpen ? bringIntoSight : null}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className={cx(
        'flex min-h-11 min-w-0 scroll-mb-2.5 flex-wrap items-center justify-between gap-x-3 rounded-control text-left @4xl:hidden',
        className,
      )}
    >
      {!isOpen && <span className="contents">{children}</span>}
      <span className="ml-auto flex min-w-0 items-center gap-1.5 text-right text-text-muted">
        {label}
        <ChevronDownIcon
          className={cx('size-4 shrink-0 transition-transform duration-150', !isOpen && 'rotate-180')}
        />
      </span>
    </button>
  );
}
