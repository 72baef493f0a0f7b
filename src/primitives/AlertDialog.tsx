import { cx } from 'class-variance-authority';
import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from './Button';
import { Callout } from './Callout';
import { panelClass, scrimClass } from './dialogLook';
import { useFocusReturn } from './focusReturn';

export interface AlertDialogProps {
  /** Whether it is open; controlled. */
  isOpen: boolean;
  /** Called with `false` by Escape and the cancel button, but not while the action is running. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  /** Consequences of confirming; read out when the dialog opens. */
  description: ReactNode;
  /** Label of the confirm button: the action by name, not 'OK'. */
  confirmLabel: string;
  /** Label of the cancel button, if the question is about cancelling; 'Cancel' by default. */
  cancelLabel?: string;
  /** `danger` for irreversible actions; `primary` by default. */
  confirmIntent?: 'primary' | 'danger';
  /** Whether the confirmed action is running: the dialog stays open with its buttons disabled. */
  pending?: boolean;
  /** Disables confirming until a condition, explained in the children, is met. */
  confirmDisabled?: boolean;
  /** Reason that the action failed, announced; the dialog stays open for another try. */
  failure?: ReactNode;
  /** The action was confirmed; the owner closes the dialog. */
  onConfirm: () => void;
  /** Fields below the description. */
  children?: ReactNode;
}

/** A dialog that requires an answer. Focus starts on Cancel; a click outside does not close it. */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  confirmIntent = 'primary',
  pending = false,
  confirmDisabled = false,
  failure,
  onConfirm,
  children,
}: AlertDialogProps) {
  const { t } = useI18n();
  const focusReturn = useFocusReturn();
  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={scrimClass} />
        <RadixAlertDialog.Content
          {...focusReturn}
          className={cx(panelClass, 'max-w-md gap-3 overflow-y-auto p-5')}
        >
          <RadixAlertDialog.Title className="text-lg font-semibold">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description asChild>
            <div className="break-words text-text-muted">{description}</div>
          </RadixAlertDialog.Description>
          {children}
          <div role="alert" className="empty:hidden">
            {failure && <Callout tone="danger">{failure}</Callout>}
          </div>
          <footer className="mt-2 flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <RadixAlertDialog.Cancel asChild>
              <Button disabled={pending}>{cancelLabel ?? t('common.cancel')}</Button>
            </RadixAlertDialog.Cancel>
            {/* Not Radix's Action, which would close the dialog before the action has run. */}
            <Button intent={confirmIntent} pending={pending} disabled={confirmDisabled} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
