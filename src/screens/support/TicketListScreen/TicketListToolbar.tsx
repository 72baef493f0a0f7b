import { useI18n } from '@/i18n/I18nProvider';
import { Button, ButtonLink } from '@/primitives/Button';
import { BoxIcon, FilterIcon, MessageIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import { SearchField } from '@/primitives/SearchField';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
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
      <SearchField
        value={view.search}
        onValueChange={actions.onSearchChange}
        className="w-full md:max-w-80 md:min-w-48 md:flex-1"
      />
      <Button
        icon={<FilterIcon />}
        aria-expanded={view.isFilterOpen}
        aria-controls={view.isFilterOpen ? filterPanelId : undefined}
        onClick={actions.onFilterToggle}
      >
        {t('support.filter')}
        {conditionCount > 0 && (
          <span className="grid min-w-5 place-items-center rounded-full bg-action px-1 text-xs text-on-action figures">
            <span aria-hidden="true">{conditionCount}</span>
            <VisuallyHidden>{t('support.filter.active', { count: conditionCount })}</VisuallyHidden>
          </span>
        )}
      </Button>
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
