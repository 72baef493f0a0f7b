import { useI18n } from '@/i18n/I18nProvider';
import { Button, IconButton } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { CloseIcon } from '@/primitives/icons';
import type { RestoredDraft, TicketFormActions } from './ticketFormView';

interface RestoredNoteProps extends Pick<TicketFormActions, 'onDraftDiscard' | 'onRestoredDismiss'> {
  restored: RestoredDraft;
}

/** Notice that an earlier draft was restored, with a button to discard it. */
export function RestoredNote({ restored, onDraftDiscard, onRestoredDismiss }: RestoredNoteProps) {
  const { t } = useI18n();
  const { isOther, lostFiles } = restored;
  return (
    <Callout tone="info">
      <div className="flex items-start gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-auto basis-72 [overflow-wrap:anywhere]">
            <p>{t(isOther ? 'support.draft.differs' : 'support.draft.restored')}</p>
            {lostFiles.length > 0 && <p>{t('support.draft.lostFiles', { names: lostFiles.join(', ') })}</p>}
          </div>
          <Button size="sm" onClick={onDraftDiscard}>
            {t('support.draft.discard')}
          </Button>
        </div>
        <IconButton
          size="sm"
          className="-my-1 -mr-2"
          label={t('support.draft.dismiss')}
          icon={<CloseIcon />}
          onClick={onRestoredDismiss}
        />
      </div>
    </Callout>
  );
}
