import { cx } from 'class-variance-authority';

/**
 * A grey stand-in with the geometry of what is coming. It appears after 150 ms, so a quick answer never flashes;
 * the page around it carries `aria-busy` and the words.
 */
export function Skeleton({
  className,
}: {
  /** Height and width of what is coming: utility classes. */
  className?: string;
}) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-reveal rounded-sm bg-neutral-soft forced-colors:border', className)}
    />
  );
}
