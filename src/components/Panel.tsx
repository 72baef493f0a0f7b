import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';

export interface PanelProps {
  /** The panel's heading. */
  title: string;
  /** Anchor for links; the linked panel takes focus. */
  anchor?: string;
  /** Content at the right end of the title's line. */
  aside?: ReactNode;
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
  /** Content below the heading. */
  children: ReactNode;
}

/** A part of a page on a card with a heading. */
export function Panel({ title, anchor, aside, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...(anchor === undefined ? {} : { id: anchor, tabIndex: -1 })}
      className={cx('min-w-0 scroll-mt-20 rounded-card border border-border bg-surface', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-4">
        <h2 id={titleId} className="text-md font-semibold">
          {title}
        </h2>
        {aside}
      </header>
      <div className="px-5 pt-3 pb-5">{children}</div>
    </section>
  );
}
