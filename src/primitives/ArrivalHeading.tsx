import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ReactNode } from 'react';

export interface ArrivalHeadingProps {
  /** Its place in the outline of the page. */
  level: 1 | 2;
  /** Place that the person arrived at. When it changes, the heading takes focus, and so is read out. */
  place: string;
  /** Takes focus as it appears as well: what it heads has replaced what one was doing. */
  isArrival?: boolean;
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
  /** The heading. */
  children: ReactNode;
}

/**
 * The heading of what has come in the place of something else without a new page: a step of a wizard, its outcome.
 * Keyboard and screen reader go on from here, as they would on a new page.
 */
export function ArrivalHeading({
  level,
  place,
  isArrival = false,
  className,
  children,
}: ArrivalHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(isArrival ? null : place);
  useEffect(() => {
    if (known.current === place) return;
    known.current = place;
    heading.current?.focus();
  }, [place]);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1} className={cx('scroll-mt-20 outline-none', className)}>
      {children}
    </Heading>
  );
}
