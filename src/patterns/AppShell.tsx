import { useMemo, type ReactNode, type Ref } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { ChangesOff } from '@/primitives/changesOff';
import { AccountBar } from './appShell/AccountBar';
import { AccountSection } from './appShell/AccountSection';
import { PaletteLine } from './appShell/PaletteButton';
import { ShellFrame } from './appShell/ShellFrame';
import { ViewingStrip } from './appShell/ViewingStrip';
import type { AppShellCallbacks, AppShellView } from './appShell/types';

export interface AppShellProps extends AppShellCallbacks {
  /** View of the frame. */
  view: AppShellView;
  /** The content area, for moving focus there after navigation. */
  contentRef?: Ref<HTMLElement>;
  /** Strips above every page: the account of a colleague, the provider's incidents. */
  strips?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of every dashboard page (§2): sidebar, top bar, content area. It owns the `main` landmark; pages have their h1
 * and no landmark. Changes are disabled while an administrator is viewing as a customer (D33), and where a role allows
 * none.
 */
export function AppShell({ view, contentRef, strips, children, ...callbacks }: AppShellProps) {
  const { t } = useI18n();
  const { onReasonAsk } = callbacks;
  const reason = view.viewing ? t('shell.viewing.reason') : view.roleReason;
  const changesOff = useMemo(
    () => (reason === null ? null : { reason, onExplain: onReasonAsk }),
    [reason, onReasonAsk],
  );
  return (
    <ShellFrame
      {...callbacks}
      view={view}
      contentRef={contentRef}
      bar={<AccountBar {...callbacks} view={view} />}
      strip={
        <>
          {view.viewing && <ViewingStrip view={view.viewing} onEnd={callbacks.onLogout} />}
          {strips}
        </>
      }
      drawerHead={
        <>
          <PaletteLine onOpen={callbacks.onPaletteOpen} onNear={callbacks.onPaletteNear} />
          <AccountSection view={view} onAccountRetry={callbacks.onAccountRetry} />
        </>
      }
    >
      <ChangesOff value={changesOff}>{children}</ChangesOff>
    </ShellFrame>
  );
}
