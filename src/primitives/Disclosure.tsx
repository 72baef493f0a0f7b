import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

/** `card` is a section of a page; `plain` is inside another frame. */
export const disclosureLooks = ['card', 'plain'] as const;
export type DisclosureLook = (typeof disclosureLooks)[number];

export interface DisclosureProps {
  /** The heading, which is the button. */
  title: string;
  /** Heading level in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Summary at the end of the title's line, useful while it is closed. */
  summary?: ReactNode;
  /** Appearance; `card` by default. */
  look?: DisclosureLook;
  /** Whether the content is shown. */
  isOpen: boolean;
  /** Opens or closes it. */
  onToggle: (isOpen: boolean) => void;
  /** Content that is hidden while it is closed. */
  children: ReactNode;
}

/**
 * A collapsible section. Closed content is hidden, not unmounted, so that its input stays. Printing shows every
 * section.
 */
export function Disclosure({
  title,
  headingLevel,
  summary,
  look = 'card',
  isOpen,
  onToggle,
  children,
}: DisclosureProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const isCard = look === 'card';
  return (
    <div className={isCard ? 'rounded-card border border-border bg-surface' : ''}>
      <Heading className={cx('font-semibold', isCard ? 'text-md' : 'text-base')}>
        <button
          type="button"
          id={`${id}-button`}
          aria-expanded={isOpen}
          aria-controls={`${id}-region`}
          onClick={() => onToggle(!isOpen)}
          className={cx(
            'flex min-h-11 w-full items-center gap-3 text-left transition-colors duration-150 hover:bg-hover',
            isCard ? 'rounded-card px-4 py-3 sm:px-5' : 'rounded-control px-2 py-1.5',
          )}
        >
          <ChevronDownIcon
            className={cx(
              'size-4 text-text-muted transition-transform duration-150 print:hidden',
              !isOpen && '-rotate-90',
            )}
          />
          <span className="min-w-0 flex-auto break-words">{title}</span>
          {summary !== undefined && (
            <span className="min-w-0 text-right text-base font-normal text-text-muted">{summary}</span>
          )}
        </button>
      </Heading>
      <div
        id={`${id}-region`}
        role="region"
        aria-labelledby={`${id}-button`}
        className={cx(!isOpen && 'hidden print:block', isCard ? 'px-4 pt-1 pb-5 sm:px-5' : 'px-2 pt-1 pb-3')}
      >
        {children}
      </div>
    </div>
  );
}
