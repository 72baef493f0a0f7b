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
  /** Everything that the frame shows. */
  view: AppShellView;
  /** The content area, for whoever moves focus there when the page changes. */
  contentRef?: Ref<HTMLElement>;
  /** Strip of the provider's incidents, where there are any. */
  incidents?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * The dashboard around every page (§2): sidebar, top bar, content area. It owns the `main` landmark; pages inside
 * bring their h1 and no landmark of their own. While an administrator looks at it as a customer, all that would change
 * something inside is off (D33).
 */
export function AppShell({ view, contentRef, incidents, children, ...callbacks }: AppShellProps) {
  const { t } = useI18n();
  const { onReasonAsk } = callbacks;
  const reason = view.viewing && t('shell.viewing.reason');
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
          {incidents}
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
