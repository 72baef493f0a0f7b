import { type RefObject } from 'react';
import type { PlainMessageKey } from '@/i18n/translator';
/**
 * What a browser does on a new page, and a router must do itself: focus goes to the content, its name is announced
 * politely, the page starts at its top. Not on first load, and not when only the query changes (filters live there).
 */
export declare function RouteAnnouncer({
  content,
  nameOf,
}: {
  content: RefObject<HTMLElement | null>;
  /** The name of the page at an address; null for an address of no page. */
  nameOf: (pathname: string) => PlainMessageKey | null;
}): import('react').JSX.Element;
