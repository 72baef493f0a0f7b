import { cx } from 'class-variance-authority';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { BrandMark } from '@/primitives/BrandMark';
import { Link } from '@/primitives/Link';
import { NavList } from './NavList';
import { NavRail } from './NavRail';
import type { ShellFrameView } from './types';

export interface SidebarProps {
  /** Id of the sidebar, for the toggle in the top bar. */
  id: string;
  view: ShellFrameView;
  onGroupToggle: (id: string) => void;
}

/** Sidebar from 768 px up: 16rem with names, or 3rem of icons with tooltips (§9). */
export function Sidebar({ id, view, onGroupToggle }: SidebarProps) {
  const { t } = useI18n();
  const isCollapsed = view.sidebar === 'collapsed';
  return (
    <nav
      id={id}
      aria-label={t('shell.navigation')}
      data-sidebar={view.sidebar}
      className={cx(
        'sticky top-(--offline-height) flex h-[calc(100dvh-var(--offline-height))] shrink-0 flex-col border-r border-border bg-surface max-md:hidden print:hidden',
        isCollapsed ? 'w-12' : 'w-64',
      )}
    >
      <div className={cx('flex h-14 shrink-0 items-center', isCollapsed ? 'justify-center' : 'px-3')}>
        <HomeLink href={view.hrefs.home} isMarkOnly={isCollapsed} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {isCollapsed ? (
          <NavRail groups={view.navigation} position={view.position} />
        ) : (
          <NavList groups={view.navigation} position={view.position} onGroupToggle={onGroupToggle} />
        )}
      </div>
    </nav>
  );
}

/** Brand with a link to the customer's servers. */
export function HomeLink({ href, isMarkOnly = false }: { href: string; isMarkOnly?: boolean }) {
  const brand = useBrand();
  const { locale } = useI18n();
  return (
    <Link
      href={href}
      variant="bare"
      {...(isMarkOnly ? { 'aria-label': brand.name[locale] } : {})}
      className="flex min-h-8 min-w-0 items-center gap-2.5 rounded-control pointer-coarse:min-h-11"
    >
      <BrandMark />
      {!isMarkOnly && <span className="truncate text-md font-semibold">{brand.name[locale]}</span>}
    </Link>
  );
}
