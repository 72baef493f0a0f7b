import type { IsoDateTime } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { timeAgo } from '@/i18n/relativeTime';

export interface RelativeTimeProps {
  /** The moment, as an ISO date with its time zone. */
  at: IsoDateTime;
  /** Current time, passed in like every clock. */
  now: IsoDateTime;
}

/** Relative time in words, with the exact time as a tooltip and for machines. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const { locale, dateOfMoment, dateTime } = useI18n();
  return (
    <time dateTime={at} title={dateTime(at)}>
      {timeAgo(at, now, { locale, dateOfMoment })}
    </time>
  );
}
