import { cx } from 'class-variance-authority';
import { type IncidentNotice } from '@/domain/status/incident';
import { isDismissible } from '@/domain/status/incidentKind';
import { inLanguage } from '@/domain/values/localized';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { AlertIcon, InfoIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';

/** An incident with its place on the public page. */
export interface IncidentLink extends IncidentNotice {
  /** Address of the incident on the public page. */
  href: string;
}

export interface IncidentStripProps {
  /** Open incidents that concern the customer, without hidden ones. */
  incidents: readonly IncidentLink[];
  /** An announcement is hidden on this device. */
  onDismiss: (id: IncidentNotice['id']) => void;
}

/** As many as a page shows: the public page has all. */
const maxShown = 3;

function toneOf({ kind, severity }: IncidentNotice): string {
  if (kind === 'announcement') return 'bg-neutral-soft text-neutral-text';
  if (kind === 'maintenance') return 'bg-info-soft text-info-text';
  return severity === 'critical' ? 'bg-danger-soft text-danger-text' : 'bg-warning-soft text-warning-text';
}

/** Says above every page what the provider has announced, with a link to the public page. */
export function IncidentStrip({ incidents, onDismiss }: IncidentStripProps) {
  const { t, locale } = useI18n();
  return (
    <section aria-label={t('shell.incidents')} className="print:hidden">
      <ul>
        {incidents.slice(0, maxShown).map((incident) => {
          const title = inLanguage(incident.title, locale);
          const Icon = incident.kind === 'incident' ? AlertIcon : InfoIcon;
          return (
            <li
              key={incident.id}
              className={cx(
                'flex items-center gap-x-3 border-b border-border px-page py-1.5 text-sm',
                toneOf(incident),
              )}
            >
              <Icon className="size-4 shrink-0" />
              <p className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">
                {title}{' '}
                <Link
                  href={incident.href}
                  variant="bare"
                  aria-label={`${t('shell.incidents.more')}: ${title}`}
                  className="font-medium whitespace-nowrap underline underline-offset-2"
                >
                  {t('shell.incidents.more')}
                </Link>
              </p>
              {isDismissible(incident) && (
                <Button
                  size="sm"
                  aria-label={`${t('shell.incidents.dismiss')}: ${title}`}
                  onClick={() => onDismiss(incident.id)}
                >
                  {t('shell.incidents.dismiss')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
