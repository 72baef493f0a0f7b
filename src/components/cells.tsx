import type { ReactNode } from 'react';
import { Link } from '@/primitives/Link';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

/** Renders a row's title as a link to its page. It is user input; `tabIndex` is the cell's. */
export function linkCell(href: string, title: ReactNode, tabIndex: -1 | undefined): ReactNode {
  return (
    <Link
      href={href}
      variant="bare"
      tabIndex={tabIndex}
      dir="auto"
      className="[overflow-wrap:anywhere] hover:text-link hover:underline"
    >
      {title}
    </Link>
  );
}

/** An empty value: a dash, with its meaning for assistive technology. */
export function noneCell(meaning: string): ReactNode {
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{meaning}</VisuallyHidden>
    </>
  );
}
