import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from './coreIcons';

export const calloutTones = ['info', 'success', 'warning', 'danger'] as const;
export type CalloutTone = (typeof calloutTones)[number];

const callout = cva('flex items-start gap-2.5 rounded-control px-3.5 py-3 text-base forced-colors:border', {
  variants: {
    tone: {
      info: 'bg-info-soft text-info-text',
      success: 'bg-success-soft text-success-text',
      warning: 'bg-warning-soft text-warning-text',
      danger: 'bg-danger-soft text-danger-text',
    } satisfies Record<CalloutTone, string>,
  },
});

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon };

/** A static note about its surroundings. For messages that appear suddenly, use FormError or a toast. */
export function Callout({
  tone,
  children,
}: {
  /** Kind of note; sets icon and background. */
  tone: CalloutTone;
  /** A sentence or two, possibly with a link. */
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <div className={callout({ tone })}>
      <Icon className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
