import type { ReactNode } from 'react';
import { ChevronDownIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';

/** Table of contents with links to anchors. */
export interface DocumentContents {
  /** Heading and landmark name of the list. */
  label: string;
  /** Sections in order. */
  entries: readonly {
    /** The section's anchor: '#payment'. */
    href: string;
    /** The section's heading. */
    text: string;
  }[];
}

export interface DocumentPageProps {
  /** Brand with a link home. */
  brand: ReactNode;
  /** Preferences, at the right end of the top bar. */
  actions: ReactNode;
  /** Link back. */
  back: ReactNode;
  /** The page's h1. */
  title: string;
  /** Subject of the document, in a sentence. */
  lead: string;
  /** Version and actions of the document. */
  facts: ReactNode;
  /** Notice before the text: it is a translation. */
  notice?: ReactNode;
  /** The table of contents. */
  contents: DocumentContents;
  /** Sections with level-2 headings. */
  children: ReactNode;
  /** Other documents, and the copyright line. */
  footer: ReactNode;
}

/**
 * Layout of a long text: a readable column, with the table of contents next to it on wide screens and in a disclosure
 * on narrow ones. Needs no script. Only the document is printed.
 */
export function DocumentPage({
  brand,
  actions,
  back,
  title,
  lead,
  facts,
  notice,
  contents,
  children,
  footer,
}: DocumentPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-300 flex-col px-4 md:px-8 print:block print:max-w-none print:px-0">
      <header className="flex h-16 items-center justify-between gap-2 print:h-auto print:pb-6">
        {brand}
        <div className="flex items-center gap-1 sm:gap-2 print:hidden">{actions}</div>
      </header>
      <div className="grow pb-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-14 print:block print:pb-0">
        <nav aria-label={contents.label} className="max-lg:hidden print:hidden">
          <div className="sticky top-0 max-h-dvh overflow-y-auto pt-10 pb-8">
            <p aria-hidden="true" className="mb-3 text-sm font-semibold">
              {contents.label}
            </p>
            <ContentsList
              contents={contents}
              listClass="border-l border-border"
              linkClass="-ml-px block rounded-l-none border-l-2 border-transparent py-1.5 pl-4 text-sm text-pretty text-text-muted transition-colors duration-150 hover:text-text aria-[current]:border-action aria-[current]:font-medium aria-[current]:text-text"
            />
          </div>
        </nav>
        <main className="max-w-[68ch] pt-6 lg:pt-10 print:max-w-none print:pt-0">
          <div className="print:hidden">{back}</div>
          <h1 className="mt-5 text-xl font-semibold tracking-tight sm:text-2xl">{title}</h1>
          <p className="mt-3 text-md text-pretty text-text-muted">{lead}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-muted">
            {facts}
          </div>
          {notice !== undefined && <div className="mt-6">{notice}</div>}
          <details className="group mt-6 rounded-card border border-border bg-surface lg:hidden print:hidden">
            <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-card px-4 py-2.5 font-medium hover:bg-hover [&::-webkit-details-marker]:hidden">
              {contents.label}
              <ChevronDownIcon className="text-text-muted transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <nav aria-label={contents.label} className="border-t border-border px-4 py-2">
              <ContentsList contents={contents} linkClass="block py-2.5 text-pretty hover:text-link" />
            </nav>
          </details>
          {children}
        </main>
      </div>
      <footer className="border-t border-border py-6 print:hidden">{footer}</footer>
    </div>
  );
}

interface ContentsListProps {
  contents: DocumentContents;
  linkClass: string;
  listClass?: string;
}

/** A page's script may mark the current section with `aria-current`. */
function ContentsList({ contents, linkClass, listClass }: ContentsListProps) {
  return (
    <ol className={listClass}>
      {contents.entries.map(({ href, text }) => (
        <li key={href}>
          <Link variant="bare" href={href} className={linkClass}>
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
