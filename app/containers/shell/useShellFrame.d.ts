import { type ComponentType } from 'react';
/**
 * What both shells have around their pages: sidebar and drawer, the groups that are open, palette, language, theme and
 * the way out. `openAtFirst` is read once; the group of the page in view is open with it, and opens on arrival;
 * `loadPalette` must not change.
 */
export declare function useShellFrame<GroupId extends string, PaletteProps>(
  groupIds: readonly GroupId[],
  openAtFirst: ReadonlySet<GroupId>,
  groupHere: GroupId | null,
  loadPalette: () => Promise<{
    default: ComponentType<PaletteProps>;
  }>,
): {
  contentRef: import('react').RefObject<HTMLElement | null>;
  logout: () => void;
  palette: import('@app/containers/palette/usePalette').PaletteControl<PaletteProps>;
  /** What of it the shell's view is made from. */
  state: {
    openGroups: ReadonlySet<GroupId>;
    sidebar: 'expanded' | 'collapsed';
    drawer: 'closed' | 'open';
    theme: 'light' | 'dark' | 'system';
  };
  actions: {
    onSidebarToggle: () => void;
    onGroupToggle: (id: string) => void;
    onDrawerOpenChange: import('react').Dispatch<import('react').SetStateAction<boolean>>;
    onPaletteOpen: () => void;
    onPaletteNear: () => void;
    onLocaleChange: (locale: import('@/i18n/locale').Locale) => void;
    onThemeChange: (theme: import('@/domain/theme').ThemeChoice) => void;
    onLogout: () => void;
  };
};
