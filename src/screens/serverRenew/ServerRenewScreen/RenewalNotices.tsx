import { LeavingNotice } from '@/components/LeavingNotice';
import { useI18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { idList } from './renewTexts';
import type { ReadyRenewView, ServerRenewActions } from './serverRenewView';

/** What has to be known first: servers that are not there or are cancelled, and terms that have ended already. */
export function RenewalNotices({
  view,
  onStay,
}: { view: ReadyRenewView } & Pick<ServerRenewActions, 'onStay'>) {
  const { t, date } = useI18n();
  const { lines, missing, isDamaged } = view;
  const expired = lines.filter(({ isExpired }) => isExpired);
  const [first] = expired;
  const leaving = lines.flatMap(({ server }) =>
    server.leavesOn === null ? [] : [{ server, leavesOn: server.leavesOn }],
  );
  const [leaver] = leaving;
  if (!first && !leaver && missing.length === 0 && !isDamaged) return null;
  return (
    <div className="flex flex-col gap-2">
      {missing.length > 0 && (
        <Callout tone="warning">
          {t('serverRenew.missing', { count: missing.length, ids: idList(missing, t) })}
        </Callout>
      )}
      {isDamaged && <Callout tone="warning">{t('serverRenew.damaged')}</Callout>}
      {leaver && lines.length === 1 && (
        <LeavingNotice leavesOn={leaver.leavesOn} act="renewal" onStay={() => onStay(leaver.server)} />
      )}
      {leaver && lines.length > 1 && (
        <Callout tone="warning">{t('servers.leaving.renewalMany', { count: leaving.length })}</Callout>
      )}
      {first && (
        <Callout tone="info">
          {lines.length === 1
            ? t('serverRenew.expired', { date: date(first.server.endDate) })
            : t('serverRenew.expiredMany', { count: expired.length })}
        </Callout>
      )}
    </div>
  );
}
