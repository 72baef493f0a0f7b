import { cx } from 'class-variance-authority';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { panelClass, scrimClass } from './dialogLook';
import { useFocusReturn } from './focusReturn';
import { CloseIcon } from './icons';

/**
 * Makes the element a tab stop, and a group named by the dialog's title, only while it scrolls. Scrolling content must
 * be reachable by keyboard.
 */
function scrollByKeyboard(node: HTMLElement | null) {
  if (!node || !('ResizeObserver' in globalThis)) return undefined;
  const observer = new ResizeObserver(() => {
    const title = node.closest('[role=dialog]')?.getAttribute('aria-labelledby') ?? '';
    if (node.scrollHeight > node.clientHeight) {
      for (const [name, value] of Object.entries({ tabindex: '0', role: 'group', 'aria-labelledby': title }))
        node.setAttribute(name, value);
    } else for (const name of ['tabindex', 'role', 'aria-labelledby']) node.removeAttribute(name);
  });
  observer.observe(node);
  return () => observer.disconnect();
}

export interface DialogProps {
  /** Whether it is open; controlled. */
  isOpen: boolean;
  /** Called with `false` by Escape, the close button and a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading and accessible name. */
  title: string;
  /** One sentence below the title, read out with it. */
  description?: string;
  /** Buttons at the foot. */
  actions?: ReactNode;
  /** Maximum width: 512 or 768 px; `md` by default. */
  size?: 'md' | 'lg';
  /** Content; scrolls if it is higher than the window. */
  children: ReactNode;
}

/** A modal dialog that can always be closed by Escape, the close button or a click outside. */
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
