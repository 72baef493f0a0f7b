import type { ReactNode } from 'react';
import { RelativeTime } from '@/components/RelativeTime';
import { useI18n } from '@/i18n/I18nProvider';
import { duration } from '@/i18n/relativeTime';
import { Link } from '@/primitives/Link';
import type { TicketView } from './ticketView';

/** Facts about a ticket besides its messages. */
export function TicketFacts({ view }: { view: Extract<TicketView, { status: 'ready' }> }) {
  const { t, locale } = useI18n();
  const { ticket, serverHref, delay, now } = view;
  const [first] = ticket.messages;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-card border border-border bg-surface p-4 lg:grid-cols-1">
      <Fact name={t('support.thread.department')}>{t(`support.department.${ticket.department}`)}</Fact>
      <Fact name={t('support.thread.service')}>
        {ticket.service === null ? t('support.thread.noService') : t(`support.service.${ticket.service}`)}
      </Fact>
      {ticket.serverId !== null && serverHref !== null && (
        <Fact name={t('support.thread.server')}>
          <Link href={serverHref}>{`#${ticket.serverId}`}</Link>
        </Fact>
      )}
      {first && (
        <Fact name={t('support.thread.created')}>
          <RelativeTime at={first.at} now={now} />
        </Fact>
      )}
      {delay !== null && <Fact name={t('support.thread.waiting')}>{duration(delay, locale)}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
