import { newestEvents } from '@/domain/servers/newestEvents';
import type { ServerEvent } from '@/domain/servers/serverDetails';
import { useI18n } from '@/i18n/I18nProvider';

/** Events of a server, newest first (D7). */
export function ServerHistory({ events }: { events: readonly ServerEvent[] }) {
  const { t, dateTime } = useI18n();
  const actorOf = ({ member, actor }: ServerEvent) => member ?? t(`serverDetails.actor.${actor}`);
  if (events.length === 0) return <p className="py-6 text-text-muted">{t('serverDetails.history.empty')}</p>;
  return (
    <ol className="flex flex-col">
      {newestEvents(events).map((event) => (
        <li
          key={event.id}
          className="flex flex-col gap-x-4 border-b border-border py-2.5 last:border-0 sm:flex-row"
        >
          <time dateTime={event.at} className="shrink-0 text-sm leading-5 text-text-muted figures sm:w-36">
            {dateTime(event.at)}
          </time>
          <div className="min-w-0">
            <p>
              <span className="font-medium">{t(`serverDetails.event.${event.kind}`)}</span>
              <span className="text-text-muted">
                <span>, {actorOf(event)}</span>
                {event.token !== undefined && (
                  <span>, {t('serverDetails.token', { name: event.token })}</span>
                )}
              </span>
            </p>
            {event.detail !== null && <p className="text-sm break-words text-text-muted">{event.detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
