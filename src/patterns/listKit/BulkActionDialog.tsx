import type { ReactNode } from 'react';
import type { BulkActionHandlers, BulkActionView } from '@/domain/list/bulkAction';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Button } from '@/primitives/Button';
import { Dialog } from '@/primitives/Dialog';

export interface BulkActionDialogProps extends BulkActionHandlers {
  /** The bulk action with its progress. */
  bulkAction: BulkActionView;
  /** The question. */
  title: string;
  /** The effect, in words. */
  description: string;
  /** Further consequences. */
  children?: ReactNode;
  /** Name of the action. */
  confirmLabel: string;
  /** `danger` for irreversible actions; `primary` by default. */
  confirmIntent?: 'primary' | 'danger';
}

/** Confirms a bulk action, shows its progress, and lists the rows that failed. */
export default function BulkActionDialog(props: BulkActionDialogProps) {
  const { bulkAction, title, description, children, confirmLabel, confirmIntent, onListedConfirm } = props;
  const { t } = useI18n();
  const { progress } = bulkAction;
  if (progress.status === 'ended') return <EndedDialog {...props} />;
  const isRunning = progress.status === 'running';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onListedClose()}
      title={title}
      description={description}
      confirmLabel={progress.status === 'stopped' ? t('list.act.continue') : confirmLabel}
      {...(confirmIntent && { confirmIntent })}
      {...(isRunning && { cancelLabel: t('list.act.stop') })}
      {...(progress.status === 'stopped' && { cancelLabel: t('common.close') })}
      confirmDisabled={isRunning}
      failure={progress.status === 'stopped' && progress.reason && t(`common.error.${progress.reason}`)}
      onConfirm={onListedConfirm}
    >
      {progress.status === 'idle' ? children : <BulkActionBar {...bulkAction} />}
    </AlertDialog>
  );
}

/** Progress of the bulk action. */
function BulkActionBar({ count, progress: { done, skipped, failed } }: BulkActionView) {
  const { t, number } = useI18n();
  const passed = Math.min(count, done + skipped + failed.length);
  const text = t('list.act.progress', { done: number(passed), count: number(count) });
  return (
    <div>
      <output className="block figures">{text}</output>
      <div
        role="progressbar"
        aria-label={t('list.act.progressLabel')}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={passed}
        aria-valuetext={text}
        className="mt-1.5 h-2 overflow-hidden rounded-full bg-neutral-soft forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-accent forced-colors:bg-[CanvasText]"
          style={{ width: `${(100 * passed) / Math.max(1, count)}%` }}
        />
      </div>
    </div>
  );
}

function EndedDialog({ bulkAction: { progress }, title, onListedClose }: BulkActionDialogProps) {
  const { t, number } = useI18n();
  const { done, failed } = progress;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onListedClose()}
      title={title}
      description={t('list.act.ended', { done: number(done), count: failed.length })}
      actions={<Button onClick={onListedClose}>{t('common.close')}</Button>}
    >
      <ul className="rounded-control bg-sunken px-3 py-2 text-sm" aria-label={t('list.act.failedRows')}>
        {failed.map(({ id, name }) => (
          <li key={id} className="py-0.5 break-words">
            {name}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
