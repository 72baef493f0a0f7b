import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from './Button';
import { useFocusReturn } from './focusReturn';
import { CloseIcon } from './icons';

export interface DrawerProps {
  /** Whether it is open; controlled. */
  isOpen: boolean;
  /** Called with `false` by Escape, the close button and a click outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name. */
  title: string;
  /** Content next to the close button. */
  header: ReactNode;
  /** Content, which scrolls. */
  children: ReactNode;
}

/**
 * A panel of 18rem that slides in from the left over the page (§9). It traps focus; Escape and a tap outside close it
 * and restore focus. Loaded on first use by `lazyPart`.
 */
export default function Drawer({ isOpen, onOpenChange, title, header, children }: DrawerProps) {
  const { t } = useI18n();
  const focusReturn = useFocusReturn();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <RadixDialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[calc(100vw-3rem)] animate-drawer-in flex-col bg-surface text-text shadow-float focus:outline-none forced-colors:border"
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          <div className="flex h-14 shrink-0 items-center justify-between gap-2 border-b border-border px-3">
            {header}
            <RadixDialog.Close asChild>
              <IconButton label={t('common.close')} icon={<CloseIcon />} />
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
