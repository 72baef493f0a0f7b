import { cx } from 'class-variance-authority';
import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from './Button';
import { panelClass, scrimClass } from './dialogLook';
import { useFocusReturn } from './focusReturn';

export interface AlertDialogProps {
  /** Open while true: the owner decides. */
  isOpen: boolean;
  /** Requested by Escape and by the cancelling button, with `false`. */
  onOpenChange: (isOpen: boolean) => void;
  /** The question. */
  title: string;
  /** Consequences of confirming, in words; all of it is read when the dialog opens. */
  description: ReactNode;
  /** Words of the confirming button: the act by its name, not 'OK'. */
  confirmLabel: string;
  /** The way out, where the question itself is about cancelling; the catalogue's 'Cancel' otherwise. */
  cancelLabel?: string;
  /** `danger` for what cannot be taken back; `primary` by default. */
  confirmIntent?: 'primary' | 'danger';
  /** The confirmed action is running: the dialog stays, its buttons wait. */
  pending?: boolean;
  /** Something in the dialog has to be done first: the children say what. */
  confirmDisabled?: boolean;
  /** The act was confirmed; the dialog stays open until its owner closes it. */
  onConfirm: () => void;
  /** Fields to fill in before confirming, under the description. */
  children?: ReactNode;
}

/** A question that must be answered. Focus starts on Cancel; nothing outside closes it. */
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
  onConfirm,
  children,
}: AlertDialogProps) {
  const { t } = useI18n();
  const focusReturn = useFocusReturn();
  return (
    <RadixAlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
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
          <footer className="mt-2 flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <RadixAlertDialog.Cancel asChild>
              <Button disabled={pending}>{cancelLabel ?? t('common.cancel')}</Button>
            </RadixAlertDialog.Cancel>
            {/* Not Radix's Action: that would close the dialog before the action has run. */}
            <Button intent={confirmIntent} pending={pending} disabled={confirmDisabled} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
