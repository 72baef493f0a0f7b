import type { ReactNode } from 'react';
import { Link } from '@/primitives/Link';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

/** What a row is known by, in somebody's own words, leading to the row's page. `tabIndex` is the cell's. */
export function linkCell(href: string, text: string, tabIndex: -1 | undefined): ReactNode {
  return (
    <Link
      href={href}
      variant="bare"
      tabIndex={tabIndex}
      dir="auto"
      className="[overflow-wrap:anywhere] hover:text-link hover:underline"
    >
      {text}
    </Link>
  );
}

/** Nothing to show: a dash, and its meaning in words for assistive technology. */
export function noneCell(meaning: string): ReactNode {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </>
  );
}
