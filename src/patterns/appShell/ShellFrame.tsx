import { useId, type ReactNode, type Ref } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { lazyPart } from '@/primitives/lazyPart';
import { Link } from '@/primitives/Link';
import { BackLink } from './Breadcrumb';
import { DemoStrip } from './DemoStrip';
import { NavList } from './NavList';
import { HomeLink, Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import type { ShellFrameCallbacks, ShellFrameView } from './types';

const loadDrawer = () => import('@/primitives/Drawer');
const Drawer = lazyPart(loadDrawer);

/** Readable, because the skip link shows it in the address bar. */
const contentId = 'content';

export interface ShellFrameProps extends ShellFrameCallbacks {
  view: ShellFrameView;
  /** The content area, for moving focus there after navigation. */
  contentRef?: Ref<HTMLElement> | undefined;
  /** Right end of the top bar. */
  bar: ReactNode;
  /** Strip below the top bar while its state lasts. */
  strip?: ReactNode;
  /** Content of the drawer above the sections. */
  drawerHead?: ReactNode;
  children: ReactNode;
}

/** Sidebar, top bar and content area, shared by both shells. */
export function ShellFrame({
  view,
  contentRef,
  bar,
  strip,
  drawerHead,
  children,
  ...callbacks
}: ShellFrameProps) {
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
        >
          {bar}
        </TopBar>
        {strip}
        {view.demo && <DemoStrip view={view.demo} />}
        <main
          ref={contentRef}
          id={contentId}
          tabIndex={-1}
          className="w-full flex-1 px-page pt-8 pb-4 focus:outline-none md:py-6 print:p-0"
        >
          <BackLink crumbs={view.breadcrumb} />
          {children}
        </main>
      </div>
      {view.drawer === 'open' && (
        <Drawer
          isOpen
          onOpenChange={callbacks.onDrawerOpenChange}
          title={t('shell.drawer.title')}
          header={<HomeLink href={view.hrefs.home} />}
        >
          {drawerHead}
          <nav aria-label={t('shell.navigation')}>
            <NavList
              groups={view.navigation}
              position={view.position}
              onGroupToggle={callbacks.onGroupToggle}
            />
          </nav>
        </Drawer>
      )}
    </div>
  );
}
