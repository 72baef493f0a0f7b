import type { IsoDate } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';

export interface LeavingNoticeProps {
  /** The day with which the server ends. */
  leavesOn: IsoDate;
  /** Action on this page. Only paying for more time keeps the server. */
  act: 'edit' | 'renewal' | 'tariff';
  /** The server goes on after all. */
  onServerKeep: () => void;
}

/** Above what is done to a server that its owner has cancelled for the end of its period: says so, with the way back. */
export function LeavingNotice({ leavesOn, act, onServerKeep }: LeavingNoticeProps) {
  const { t, date } = useI18n();
  return (
    <Callout tone="warning">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 break-words">{t(`servers.leaving.${act}`, { date: date(leavesOn) })}</p>
        <Button size="sm" isChange onClick={onServerKeep}>
          {t('servers.menu.stay')}
        </Button>
      </div>
    </Callout>
  );
}
