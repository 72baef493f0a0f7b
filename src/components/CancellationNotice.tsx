import type { IsoDate } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';

export interface CancellationNoticeProps {
  /** Last day of the server. */
  leavesOn: IsoDate;
  /** Action of this page. Only paying for more time keeps the server. */
  act: 'edit' | 'renewal' | 'tariff';
  /** Withdraws the cancellation. */
  onServerKeep: () => void;
}

/** Notice above actions on a cancelled server, with a button that withdraws the cancellation. */
export function CancellationNotice({ leavesOn, act, onServerKeep }: CancellationNoticeProps) {
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
