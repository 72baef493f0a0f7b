import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { sidebarCookieDays } from '@/domain/sidebar';
import type { AppShellView } from '@/patterns/appShell/types';
import { readCookie, writeCookie } from '@app/device/cookies';

type Sidebar = AppShellView['sidebar'];

/** §4, §9: the cookie's name and its seven days, in seconds. */
const sidebarCookie = 'sidebar:state';
const sidebarCookieSeconds = sidebarCookieDays * 24 * 60 * 60;

/** Below this the sidebar is a drawer (§9). */
const drawerQuery = '(max-width: 767px)';

const sidebarSchema = v.fallback(v.picklist(['expanded', 'collapsed']), 'expanded');

/** The sidebar's state, remembered on the device, and the drawer's; Ctrl/Cmd+B toggles whichever is on screen. */
export function useSidebar() {
  const [sidebar, setSidebar] = useState<Sidebar>(() => v.parse(sidebarSchema, readCookie(sidebarCookie)));
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    const next = sidebar === 'expanded' ? 'collapsed' : 'expanded';
    writeCookie(sidebarCookie, next, sidebarCookieSeconds);
    setSidebar(next);
  }, [sidebar]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By the key's place, so that it works in a Russian layout as well.
      const isShortcut =
        event.code === 'KeyB' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isShortcut || event.repeat) return;
      event.preventDefault();
      if (window.matchMedia(drawerQuery).matches) setDrawerOpen((isOpen) => !isOpen);
      else toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);

  // A window that has grown has its sidebar back; the drawer's modal must not stay over it.
  useEffect(() => {
    const query = window.matchMedia(drawerQuery);
    const onChange = () => {
      if (!query.matches) setDrawerOpen(false);
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);

  return { sidebar, toggle, isDrawerOpen, setDrawerOpen };
}
