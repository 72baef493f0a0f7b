import { lazy, Suspense, useId, type ReactNode, type Ref } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { BackLink } from './appShell/Breadcrumb';
import { DrawerContent } from './appShell/DrawerContent';
import { PaletteLine } from './appShell/PaletteButton';
import { HomeLink, Sidebar } from './appShell/Sidebar';
import { TopBar } from './appShell/TopBar';
import type { AppShellCallbacks, AppShellView } from './appShell/types';

const loadDrawer = () => import('@/primitives/Drawer');
const Drawer = lazy(loadDrawer);

/** Readable, because the skip link shows it in the address bar. */
const contentId = 'content';

export interface AppShellProps extends AppShellCallbacks {
  view: AppShellView;
  /** The content area, for whoever moves focus there when the page changes. */
  contentRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * The dashboard around every page (§2): sidebar, top bar, content area. It owns the `main` landmark; pages inside
 * bring their h1 and no landmark of their own.
 */
export function AppShell({ view, contentRef, children, ...callbacks }: AppShellProps) {
  const { t } = useI18n();
  const sidebarId = useId();
  return (
    <div className="flex min-h-dvh print:block">
      <Link
        href={`#${contentId}`}
        variant="bare"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-action focus:px-4 focus:py-2.5 focus:text-on-action"
      >
        {t('shell.skipToContent')}
      </Link>
      <Sidebar id={sidebarId} view={view} onGroupToggle={callbacks.onGroupToggle} />
      <div className="flex min-w-0 flex-1 flex-col print:block">
        <TopBar
          {...callbacks}
          view={view}
          sidebarId={sidebarId}
          onDrawerNear={() => void loadDrawer().catch(() => undefined)}
        />
        <main
          ref={contentRef}
          id={contentId}
          tabIndex={-1}
          className="w-full max-w-360 flex-1 px-4 py-4 focus:outline-none sm:px-6 md:py-6 print:max-w-none print:p-0"
        >
          <BackLink crumbs={view.breadcrumb} />
          {children}
        </main>
      </div>
      {view.drawer === 'open' && (
        <Suspense fallback={null}>
          <Drawer
            isOpen
            onOpenChange={callbacks.onDrawerOpenChange}
            title={t('shell.drawer.title')}
            header={<HomeLink href={view.hrefs.home} />}
          >
            <PaletteLine onOpen={callbacks.onPaletteOpen} onNear={callbacks.onPaletteNear} />
            <DrawerContent
              view={view}
              onGroupToggle={callbacks.onGroupToggle}
              onAccountRetry={callbacks.onAccountRetry}
            />
          </Drawer>
        </Suspense>
      )}
    </div>
  );
}
