import { useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { toggledGroup, withGroup } from '@/patterns/appShell/openGroups';
import { usePalette } from '@app/containers/palette/usePalette';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { useLogout } from './useLogout';
import { useSidebar } from './useSidebar';

/**
 * Returns the parts that both shells share: sidebar and drawer, open groups, palette, language, theme and logout.
 * `openAtFirst` is read once; navigation opens the current page's group. `loadPalette` must be stable; `exit` is the
 * address after logout.
 */
export function useShellFrame<GroupId extends string, PaletteProps>(
  groupIds: readonly GroupId[],
  openAtFirst: ReadonlySet<GroupId>,
  groupHere: GroupId | null,
  loadPalette: () => Promise<{ default: ComponentType<PaletteProps> }>,
  exit?: string,
) {
  const { pathname } = useLocation();
  const { theme, setLocale, setTheme } = usePreferences();
  const { sidebar, toggle, isDrawerOpen, setDrawerOpen } = useSidebar();
  const [openGroups, setOpenGroups] = useState(() => withGroup(openAtFirst, groupHere));
  const [drawerPath, setDrawerPath] = useState(pathname);
  const contentRef = useRef<HTMLElement>(null);
  const logout = useLogout(exit);
  const palette = usePalette(loadPalette);

  // Navigation closes the drawer and opens the page's group. Decided during rendering, so that the old page is never
  // shown without the drawer.
  if (drawerPath !== pathname) {
    setDrawerPath(pathname);
    setDrawerOpen(false);
    setOpenGroups((open) => withGroup(open, groupHere));
  }

  return {
    contentRef,
    logout,
    palette,
    /** State of the shell's view. */
    state: { openGroups, sidebar, drawer: isDrawerOpen ? ('open' as const) : ('closed' as const), theme },
    actions: {
      onSidebarToggle: toggle,
      onGroupToggle: (id: string) => setOpenGroups((open) => toggledGroup(groupIds, open, id)),
      onDrawerOpenChange: setDrawerOpen,
      onPaletteOpen: () => {
        setDrawerOpen(false);
        palette.open();
      },
      onPaletteNear: palette.near,
      onLocaleChange: setLocale,
      onThemeChange: setTheme,
      onLogout: logout,
    },
  };
}
