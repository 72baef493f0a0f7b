import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { IconButton } from '@/primitives/Button';
import { MenuIcon, PanelLeftIcon } from '@/primitives/icons';
import { Tooltip } from '@/primitives/Tooltip';
import { Breadcrumb } from './Breadcrumb';
import type { ShellFrameCallbacks, ShellFrameView } from './types';

export interface TopBarProps extends ShellFrameCallbacks {
  view: ShellFrameView;
  sidebarId: string;
  /** A pointer or focus comes near the drawer's button. */
  onDrawerNear: () => void;
  /** Right end. */
  children: ReactNode;
}

/**
 * Top bar of 56 px with the breadcrumb and its owner's controls (§2); enlarged text takes more lines. On narrow screens the breadcrumb moves above the
 * title.
 */
export function TopBar({ view, sidebarId, onDrawerNear, children, ...callbacks }: TopBarProps) {
  const { t } = useI18n();
  const isExpanded = view.sidebar === 'expanded';
  const toggleLabel = t(isExpanded ? 'shell.sidebar.collapse' : 'shell.sidebar.expand');
  return (
    <header className="sticky top-(--offline-height) z-30 flex min-h-14 items-center gap-1 border-b border-border bg-surface px-1.5 sm:flex-wrap sm:gap-2 sm:px-[calc(var(--spacing-page)-0.5rem)] print:hidden short:static">
      <IconButton
        className="md:hidden"
        label={t('shell.drawer.open')}
        aria-haspopup="dialog"
        aria-expanded={view.drawer === 'open'}
        icon={<MenuIcon />}
        onPointerEnter={onDrawerNear}
        onFocus={onDrawerNear}
        onClick={() => callbacks.onDrawerOpenChange(true)}
      />
      <Tooltip text={t('shell.sidebar.shortcut', { label: toggleLabel })} className="max-md:hidden">
        <IconButton
          label={toggleLabel}
          aria-expanded={isExpanded}
          aria-controls={sidebarId}
          aria-keyshortcuts="Control+B Meta+B"
          icon={<PanelLeftIcon />}
          onClick={callbacks.onSidebarToggle}
        />
      </Tooltip>
      <Breadcrumb crumbs={view.breadcrumb} />
      <div className="ml-auto flex min-w-0 items-center gap-0 max-sm:grow max-sm:justify-end sm:flex-wrap sm:justify-end sm:gap-1">
        {children}
      </div>
    </header>
  );
}
