import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

/** Meanings of a badge's colour; always shown together with its text. */
export const badgeTones = ['neutral', 'success', 'warning', 'info', 'danger'] as const;
export type BadgeTone = (typeof badgeTones)[number];

const badge = cva(
  'inline-flex max-w-full items-center gap-1.5 rounded-full py-0.5 align-middle font-medium forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-soft text-neutral-text',
        success: 'bg-success-soft text-success-text',
        warning: 'bg-warning-soft text-warning-text',
        info: 'bg-info-soft text-info-text',
        danger: 'bg-danger-soft text-danger-text',
      } satisfies Record<BadgeTone, string>,
      size: { sm: 'px-1.5 text-xs', md: 'px-2 text-sm' },
    },
  },
);

// Hidden in forced colours, where it would be an invisible gap.
const dot = cva('size-1.5 shrink-0 rounded-full forced-colors:hidden', {
  variants: {
    tone: {
      neutral: 'bg-neutral',
      success: 'bg-success',
      warning: 'bg-warning',
      info: 'bg-info',
      danger: 'bg-danger',
    } satisfies Record<BadgeTone, string>,
  },
});

export interface BadgeProps {
  /** Meaning of the state. The text must state it too. */
  tone: BadgeTone;
  /** `sm` for dense tables; `md` by default. */
  size?: 'sm' | 'md';
  /** The state in a word. */
  children: ReactNode;
}

/** A state as a word with a coloured dot. Never wraps if there is room. */
export function Badge({ tone, size = 'md', children }: BadgeProps) {
  return (
    <span className={badge({ tone, size })}>
      <span aria-hidden="true" className={dot({ tone })} />
      <span className="min-w-0 truncate max-sm:overflow-visible max-sm:whitespace-normal">{children}</span>
    </span>
  );
}
