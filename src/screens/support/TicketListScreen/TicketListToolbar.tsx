import { FilterButton } from '@/patterns/listKit/FilterButton';
import { ListSearch } from '@/patterns/listKit/ListSearch';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { BoxIcon, MessageIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import { activeConditions } from './ticketConditions';
import type { TicketListScreenProps } from './ticketListTypes';

export const filterPanelId = 'ticket-filter';

/** Search, the filter, and what can be done with the selected tickets (§2). */
export function TicketListToolbar({ view, ...actions }: TicketListScreenProps) {
  const { t } = useI18n();
  const selection = view.status === 'ready' ? view.selection : null;
  const count = selection?.count ?? 0;
  const conditionCount = activeConditions(view.filter).length;
  const isArchive = view.filter.isArchived;
  return (
    <>
      <ListSearch value={view.search} onValueChange={actions.onSearchChange} />
      <FilterButton
        panelId={filterPanelId}
        isOpen={view.isFilterOpen}
        conditionCount={conditionCount}
        onToggle={actions.onFilterToggle}
      />
      {selection !== null && selection.openHref !== null ? (
        <ButtonLink icon={<MessageIcon />} href={selection.openHref}>
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
