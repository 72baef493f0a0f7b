import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';
import { Badge, type BadgeTone } from '@/primitives/Badge';

export interface StatusBadgeProps<Status extends string> {
  /** The status, which decides tone and text. */
  status: Status;
  /** `sm` for dense tables; `md` by default. */
  size?: 'sm' | 'md';
}

/** Creates the badge of a kind of status from the tone and message of each. */
export function createStatusBadge<Status extends string>(
  tones: Readonly<Record<Status, BadgeTone>>,
  messageKey: (status: Status) => PlainMessageKey,
): (props: StatusBadgeProps<Status>) => ReactNode {
  return function StatusBadge({ status, size = 'md' }) {
    const { t } = useI18n();
    return (
      <Badge tone={tones[status]} size={size}>
        {t(messageKey(status))}
      </Badge>
    );
  };
}
