import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { takeArrival } from '@app/device/tabAccount';
import { useI18n } from '@/i18n/I18nProvider';
import type { PlainMessageKey } from '@/i18n/translator';

/**
 * Focuses the content of a new page, announces its name and scrolls to its top. Browsers do the same for documents. Not
 * on the first load unless a sign-in has led here, and not when only the query changes, which contains filters.
 */
export function RouteAnnouncer({
  content,
  nameOf,
}: {
  content: RefObject<HTMLElement | null>;
  /** Returns the name of the page at an address; null if there is none. */
  nameOf: (pathname: string) => PlainMessageKey | null;
}) {
  const { t } = useI18n();
  const { pathname } = useLocation();
  const [arrivedAt, setArrivedAt] = useState<string | null>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname && !takeArrival()) return;
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
