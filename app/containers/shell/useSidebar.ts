import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { sidebarCookieDays } from '@/domain/profile/sidebar';
import type { AppShellView } from '@/patterns/appShell/types';
import { readCookie, writeCookie } from '@app/device/cookies';
import { isShortcut } from '@app/device/shortcut';
import { useMediaQuery } from '@app/device/useMediaQuery';

type Sidebar = AppShellView['sidebar'];

/** Cookie name, and its seven days in seconds (§4, §9). */
const sidebarCookie = 'sidebar:state';
const sidebarCookieSeconds = sidebarCookieDays * 24 * 60 * 60;

/** Below this width the sidebar is a drawer (§9). */
const drawerQuery = '(max-width: 767px)';

/**
 * Below this width the sidebar shows icons only by default, so that lists have room. index.html and
 * app/build/shellHtml.ts render the same before any script runs.
 */
const railQuery = '(max-width: 1099px)';

/** `null` until chosen. */
const sidebarSchema = v.fallback(v.nullable(v.picklist(['expanded', 'collapsed'])), null);

/** State of the sidebar, stored on the device once chosen, and of the drawer; Ctrl/Cmd+B toggles the visible one. */
export function useSidebar() {
  const [chosen, setChosen] = useState(() => v.parse(sidebarSchema, readCookie(sidebarCookie)));
  const hasLittleRoom = useMediaQuery(railQuery);
  const isNarrow = useMediaQuery(drawerQuery);
  const sidebar: Sidebar = chosen ?? (hasLittleRoom ? 'collapsed' : 'expanded');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // A widened window has its sidebar back, so the drawer's overlay must close.
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
