import type { IsoDateTime } from '@/domain/time/dates';
import type { Formatters } from './format';
import { localeTag, type Locale } from './locale';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Older times are shown as dates. */
const longestRelative = 30 * day;

/** Formats the time since a moment: `5 минут назад`; the date after a month. Future moments count as now. */
export function timeAgo(
  at: IsoDateTime,
  now: IsoDateTime,
  { locale, dateOfMoment }: Pick<Formatters, 'dateOfMoment'> & { locale: Locale },
): string {
  const passed = Math.max(0, Date.parse(now) - Date.parse(at));
  if (passed >= longestRelative) return dateOfMoment(at);
  const format = new Intl.RelativeTimeFormat(localeTag(locale), {
    numeric: passed < minute ? 'auto' : 'always',
  });
  if (passed < minute) return format.format(0, 'second');
  if (passed < hour) return format.format(-Math.floor(passed / minute), 'minute');
  if (passed < day) return format.format(-Math.floor(passed / hour), 'hour');
  return format.format(-Math.floor(passed / day), 'day');
}

/** Formats a duration in its largest unit: `5 мин`, `3 ч`, `2 дн.`. */
export function duration(minutes: number, locale: Locale): string {
  const [value, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 24 * 60
        ? ([Math.floor(minutes / 60), 'hour'] as const)
        : ([Math.floor(minutes / (24 * 60)), 'day'] as const);
  return new Intl.NumberFormat(localeTag(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(
    value,
  );
}
