import { cx } from 'class-variance-authority';

/**
 * A grey placeholder with the geometry of the coming content. It appears after 150 ms, so that quick answers do not
 * flash; the page sets `aria-busy` and announces loading.
 */
export function Skeleton({
  className,
}: {
  /** Utility classes for height and width. */
  className?: string;
}) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-reveal rounded-sm bg-neutral-soft forced-colors:border', className)}
    />
  );
}
