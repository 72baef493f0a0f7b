import { cx } from 'class-variance-authority';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { ButtonLink } from '@/primitives/Button';
import { Skeleton } from '@/primitives/Skeleton';
import type { WaitingLink } from './adminDashboardView';

/** Lines of buttons while loading; below 56 rem all are on one line that scrolls, so that nothing below moves. */
const lines = ['', '@max-4xl:hidden'];

/** Waiting work as links to the lists, or a line that nothing is waiting; `null` while loading. */
export function WaitingList({ waiting }: { waiting: readonly WaitingLink[] | null }) {
  const { t, number } = useI18n();
  return (
    <section aria-labelledby="waiting" className="flex min-w-0 flex-col gap-2">
      <h2 id="waiting" className="font-semibold">
        {t('adminDashboard.waiting')}
      </h2>
      {waiting === null ? (
        lines.map((line) => <Skeleton key={line} className={cx('h-control-sm max-w-2xl', line)} />)
      ) : waiting.length === 0 ? (
        <p className="flex min-h-control-sm items-center text-text-muted">
          {t('adminDashboard.waiting.none')}
        </p>
      ) : (
        <ul className="-mx-page -my-1 flex gap-2 overflow-x-auto px-page py-1 whitespace-nowrap @4xl:flex-wrap">
          {waiting.map(({ kind, count, href }) => (
            <li key={kind} className="shrink-0">
              <ButtonLink href={href} size="sm">
                {t(`adminDashboard.waiting.${kind}`)}
                <Badge tone="warning" size="sm">
                  {number(count)}
                </Badge>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
