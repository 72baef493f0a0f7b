import type { ReactNode, Ref } from 'react';
import { AccountBar } from './appShell/AccountBar';
import { AccountSection } from './appShell/AccountSection';
import { PaletteLine } from './appShell/PaletteButton';
import { ShellFrame } from './appShell/ShellFrame';
import type { AppShellCallbacks, AppShellView } from './appShell/types';

export interface AppShellProps extends AppShellCallbacks {
  /** Everything that the frame shows. */
  view: AppShellView;
  /** The content area, for whoever moves focus there when the page changes. */
  contentRef?: Ref<HTMLElement>;
  /** The page. */
  children: ReactNode;
}

/**
 * The dashboard around every page (§2): sidebar, top bar, content area. It owns the `main` landmark; pages inside
 * bring their h1 and no landmark of their own.
 */
export function AppShell({ view, contentRef, children, ...callbacks }: AppShellProps) {
  return (
    <ShellFrame
      {...callbacks}
      view={view}
      contentRef={contentRef}
      bar={<AccountBar {...callbacks} view={view} />}
      drawerHead={
        <>
          <PaletteLine onOpen={callbacks.onPaletteOpen} onNear={callbacks.onPaletteNear} />
          <AccountSection view={view} onAccountRetry={callbacks.onAccountRetry} />
        </>
      }
    >
      {children}
    </ShellFrame>
  );
}
