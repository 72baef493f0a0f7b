import { cx } from 'class-variance-authority';
import { useEffect, useRef, type ReactNode } from 'react';

export interface FocusHeadingProps {
  /** Heading level in the page's outline. */
  level: 1 | 2;
  /** Identifies the content; when it changes, the heading takes focus and is read out. */
  contentKey: string;
  /** Also takes focus when it appears, because its content replaced the previous one. */
  focusesOnMount?: boolean;
  /** Classes of the outermost element. */
  className?: string;
  /** Content of the heading. */
  children: ReactNode;
}

/**
 * Heading of content that replaces other content without navigation, such as a wizard step or an outcome. Keyboard and
 * screen reader continue here, as on a new page.
 */
export function FocusHeading({
  level,
  contentKey,
  focusesOnMount = false,
  className,
  children,
}: FocusHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const known = useRef(focusesOnMount ? null : contentKey);
  useEffect(() => {
    if (known.current === contentKey) return;
    known.current = contentKey;
    heading.current?.focus();
  }, [contentKey]);
  const Heading = `h${level}` as const;
  return (
    <Heading ref={heading} tabIndex={-1} className={cx('scroll-mt-20 outline-none', className)}>
      {children}
    </Heading>
  );
}
