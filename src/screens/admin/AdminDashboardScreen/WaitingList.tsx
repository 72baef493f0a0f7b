import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import { ButtonLink } from '@/primitives/Button';
import type { WaitingLink } from './adminDashboardView';

/** Waiting work as links to the lists, or a line that nothing is waiting. */
export function WaitingList({ waiting }: { waiting: readonly WaitingLink[] }) {
  const { t, number } = useI18n();
  return (
    <section aria-labelledby="waiting" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="waiting" className="font-semibold">
        {t('adminDashboard.waiting')}
      </h2>
      {waiting.length === 0 ? (
        <p className="text-text-muted">{t('adminDashboard.waiting.none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {waiting.map(({ kind, count, href }) => (
            <li key={kind}>
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
