import { LinkTabs } from '@/components/LinkTabs';
import { sshCommand } from '@/domain/servers/sshCommand';
import { useI18n } from '@/i18n/I18nProvider';
import { CopyButton } from '@/primitives/CopyButton';
import { Skeleton } from '@/primitives/Skeleton';
import { serverTabHref, serverTabs } from './serverTabs';
import type { ReadyServerView } from './serverView';

interface ServerSummaryProps {
  /** The server, its access, and the open part of its page. */
  view: ReadyServerView;
}

/** The command that opens a server, what it runs, and the links to the parts of its page. */
export function ServerSummary({ view: { server, settings, machine, details, tab } }: ServerSummaryProps) {
  const { t, date } = useI18n();
  const access = details.status === 'ready' ? details.value.access : null;
  const command = access === null ? null : sshCommand(access);
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-text-muted">
        {command !== null && (
          <span className="flex min-w-0 items-center gap-1 text-text">
            <code className="min-w-0 font-mono [overflow-wrap:anywhere]">{command}</code>
            <CopyButton size="sm" value={command} label={t('server.copy', { text: command })} />
          </span>
        )}
        {/* Reserves the width of a command, so that the line does not wrap when it arrives. */}
        {details.status === 'loading' && server.status === 'Active' && (
          <Skeleton className="h-control-sm w-56" />
        )}
        {settings.settings.name !== server.domain && (
          <span className="[overflow-wrap:anywhere]">{server.domain}</span>
        )}
        {machine && <span className="figures">{t('server.machine', { ...machine })}</span>}
        <span className="[overflow-wrap:anywhere]">{server.os}</span>
        <span>{t('server.paidUntil', { date: date(server.endDate) })}</span>
      </div>
      <LinkTabs
        label={t('server.tabs')}
        tabs={serverTabs.map((each) => ({
          label: t(`server.tab.${each}`),
          href: serverTabHref(server.id, each),
          isCurrent: each === tab,
        }))}
      />
    </div>
  );
}
