import { cx } from 'class-variance-authority';

/** Draws the provider's logo: a globe's meridian and a small star. */
export function drawMeridianMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('size-8 shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-action" />
      <g fill="none" strokeWidth="2" strokeLinecap="round" className="stroke-on-action">
        <circle cx="16" cy="16" r="9" />
        <path d="M16 7c-5.5 5.5-5.5 12.5 0 18" />
      </g>
      <path d="m21 9 .9 2.6 2.6.9-2.6.9L21 16l-.9-2.6-2.6-.9 2.6-.9z" className="fill-on-action" />
    </svg>
  );
}
