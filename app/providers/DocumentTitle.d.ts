import type { PlainMessageKey } from '@/i18n/translator';
/** The page's name in the tab, then the brand. React puts it into the document's head. */
export declare function DocumentTitle({ of }: { of: PlainMessageKey }): import('react').JSX.Element;
