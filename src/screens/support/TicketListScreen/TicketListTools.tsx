import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { BoxIcon, MessageIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { TicketListScreenProps } from './ticketListView';

/** Actions for the selected tickets (§2). */
export function TicketListTools({ view, ...actions }: TicketListScreenProps) {
  const { t } = useI18n();
  const { count, openHref } = view.selection;
  const isArchive = view.filter.archived !== null;
  return (
    <>
      {openHref !== null ? (
        <ButtonLink icon={<MessageIcon />} href={openHref}>
          {t('support.open')}
        </ButtonLink>
      ) : (
        <ReasonButton
          icon={<MessageIcon />}
          disabledReason={t(count > 1 ? 'support.reason.openOne' : 'support.reason.selectToOpen')}
          onExplain={actions.onReasonAsk}
        >
          {t('support.open')}
        </ReasonButton>
      )}
      <ReasonButton
        icon={<BoxIcon />}
        disabledReason={
          count > 0
            ? null
            : t(isArchive ? 'support.reason.selectToRestore' : 'support.reason.selectToArchive')
        }
        onExplain={actions.onReasonAsk}
        onClick={actions.onSelectionMove}
      >
        {t(isArchive ? 'support.restore' : 'support.archive')}
      </ReasonButton>
    </>
  );
}
