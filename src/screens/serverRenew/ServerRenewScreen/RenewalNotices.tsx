import { stateOf } from '@/domain/servers/serverStates';
import { CancellationNotice } from '@/components/CancellationNotice';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { idList } from './renewTexts';
import type { ReadyRenewView, ServerRenewActions } from './serverRenewView';

/** Notices about missing and cancelled servers, and terms that have ended. */
export function RenewalNotices({
  view,
  onServerKeep,
}: { view: ReadyRenewView } & Pick<ServerRenewActions, 'onServerKeep'>) {
  const { t, date } = useI18n();
  const { lines, missing, isDamaged } = view;
  const ended = (['grace', 'over'] as const)
    .map((term) => ({ term, servers: lines.flatMap((line) => (line.term === term ? [line.server] : [])) }))
    .filter(({ servers }) => servers.length > 0);
  const cancelled = lines.flatMap(({ server }) =>
    server.leavesOn === null ? [] : [{ server, leavesOn: server.leavesOn }],
  );
  const [firstCancelled] = cancelled;
  const stopped = lines.filter(({ server }) => stateOf(server.status).isStoppedByStaff).length;
  if (ended.length === 0 && !firstCancelled && missing.length === 0 && !isDamaged && stopped === 0)
    return null;
  return (
    <div className="flex flex-col gap-2">
      {missing.length > 0 && (
        <Callout tone="warning">
          {t('serverRenew.missing', { count: missing.length, ids: idList(missing, t) })}
        </Callout>
      )}
      {isDamaged && <Callout tone="warning">{t('serverRenew.damaged')}</Callout>}
      {stopped > 0 && (
        <Callout tone="warning">
          {t('serverRenew.stopped', { count: lines.length > 1 ? stopped : 0 })}
        </Callout>
      )}
      {firstCancelled && lines.length === 1 && (
        <CancellationNotice
          leavesOn={firstCancelled.leavesOn}
          act="renewal"
          onServerKeep={() => onServerKeep(firstCancelled.server)}
        />
      )}
      {firstCancelled && lines.length > 1 && (
        <Callout tone="warning">{t('serverRenew.leavingMany', { count: cancelled.length })}</Callout>
      )}
      {ended.map(({ term, servers }) => (
        <Callout key={term} tone="info">
          {lines.length > 1
            ? t(`serverRenew.ended.${term}.many`, { count: servers.length })
            : servers.map(({ endDate }) => t(`serverRenew.ended.${term}`, { date: date(endDate) }))}
        </Callout>
      ))}
    </div>
  );
}
