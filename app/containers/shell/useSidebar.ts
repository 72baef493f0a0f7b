import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { sidebarCookieDays } from '@/domain/profile/sidebar';
import type { AppShellView } from '@/patterns/appShell/types';
import { readCookie, writeCookie } from '@app/device/cookies';
import { isShortcut } from '@app/device/shortcut';
import { useMediaQuery } from '@app/device/useMediaQuery';

type Sidebar = AppShellView['sidebar'];

/** §4, §9: the cookie's name and its seven days, in seconds. */
const sidebarCookie = 'sidebar:state';
const sidebarCookieSeconds = sidebarCookieDays * 24 * 60 * 60;

/** Below this the sidebar is a drawer (§9). */
const drawerQuery = '(max-width: 767px)';

/**
 * Below this, names beside icons would take the room that lists need: until one chooses, there are icons only.
 * index.html and app/build/shellHtml.ts draw the same before any script runs.
 */
const railQuery = '(max-width: 1099px)';

/** `null` until one chooses. */
const sidebarSchema = v.fallback(v.nullable(v.picklist(['expanded', 'collapsed'])), null);

/** The sidebar's state, remembered on the device once it is chosen, and the drawer's; Ctrl/Cmd+B toggles whichever is on screen. */
export function useSidebar() {
  const [chosen, setChosen] = useState(() => v.parse(sidebarSchema, readCookie(sidebarCookie)));
  const hasLittleRoom = useMediaQuery(railQuery);
  const isNarrow = useMediaQuery(drawerQuery);
  const sidebar: Sidebar = chosen ?? (hasLittleRoom ? 'collapsed' : 'expanded');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // A window that has grown has its sidebar back; the drawer's modal must not stay over it.
  const [wasNarrow, setWasNarrow] = useState(isNarrow);
  if (wasNarrow !== isNarrow) {
    setWasNarrow(isNarrow);
    if (!isNarrow) setDrawerOpen(false);
  }

  const toggle = useCallback(() => {
    const next = sidebar === 'expanded' ? 'collapsed' : 'expanded';
    writeCookie(sidebarCookie, next, sidebarCookieSeconds);
    setChosen(next);
  }, [sidebar]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b') || event.repeat) return;
      event.preventDefault();
      if (isNarrow) setDrawerOpen((isOpen) => !isOpen);
      else toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isNarrow, toggle]);

  return { sidebar, toggle, isDrawerOpen, setDrawerOpen };
}
