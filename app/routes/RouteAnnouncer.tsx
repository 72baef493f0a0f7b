import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';

/**
 * Does for a new page what a browser does and a router must do itself. Focus goes to the content, its name is announced
 * politely, the page starts at its top. Not on first load, and not when only the query changes (filters live there).
 */
export function RouteAnnouncer({
  content,
  nameOf,
}: {
  content: RefObject<HTMLElement | null>;
  /** The name of the page at an address; null for an address of no page. */
  nameOf: (pathname: string) => PlainMessageKey | null;
}) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setArrivedAt(pathname);
    content.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [pathname, content]);
  const name = arrivedAt === null ? null : nameOf(arrivedAt);
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {name && t(name)}
    </div>
  );
}
