import { cx } from 'class-variance-authority';
import { AlertDialog as RadixAlertDialog, Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Button, IconButton } from './Button';
import { useFocusReturn } from './focusReturn';
import { CloseIcon } from './icons';

const scrimClass = 'fixed inset-0 z-50 animate-fade-in bg-scrim';
const panelClass =
  'fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] -translate-y-1/2 flex-col rounded-card bg-raised shadow-float focus:outline-none forced-colors:border';

/** What scrolls must be reachable by Tab, and what does not scroll must not be a stop: follows the element's size. */
function scrollByKeyboard(node: HTMLElement | null) {
  if (!node || !('ResizeObserver' in globalThis)) return undefined;
  const observer = new ResizeObserver(() => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  });
  observer.observe(node);
  return () => observer.disconnect();
}

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A modal that shows or asks something and can always be left: Escape, the cross, a click outside. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  actions,
  size = 'md',
  children,
}: DialogProps) {
  const { t } = useI18n();
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimClass} />
        <RadixDialog.Content
          {...focusReturn}
          className={cx(panelClass, size === 'md' ? 'max-w-lg' : 'max-w-3xl')}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className="flex items-start gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="text-lg font-semibold">{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description className="mt-1 text-text-muted">
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton size="sm" label={t('common.close')} icon={<CloseIcon />} className="-mr-2" />
            </RadixDialog.Close>
          </header>
          <div ref={scrollByKeyboard} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 -outline-offset-2">
            {children}
          </div>
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-3">
              {actions}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export interface AlertDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** What will happen, in words. */
  description: ReactNode;
  confirmLabel: string;
  /** The way out, where the question itself is about cancelling; the catalogue's 'Cancel' otherwise. */
  cancelLabel?: string;
  /** `danger` for what cannot be taken back. */
  confirmIntent?: 'primary' | 'danger';
  /** The confirmed action is running: the dialog stays, its buttons wait. */
  pending?: boolean;
  onConfirm: () => void;
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
          <RadixAlertDialog.Description className="break-words text-text-muted">
            {description}
          </RadixAlertDialog.Description>
          {children}
          <footer className="mt-2 flex flex-wrap justify-end gap-2">
            <RadixAlertDialog.Cancel asChild>
              <Button disabled={pending}>{cancelLabel ?? t('common.cancel')}</Button>
            </RadixAlertDialog.Cancel>
            {/* Not Radix's Action: that would close the dialog before the action has run. */}
            <Button intent={confirmIntent} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
