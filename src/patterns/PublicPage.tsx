import type { ReactNode } from 'react';

export interface PublicPageProps {
  /** The mark and the name, leading home. */
  brand: ReactNode;
  /** Right in the top bar: preferences, then ways in. */
  actions: ReactNode;
  /** The page's one message: heading, a sentence, what to do. */
  hero: ReactNode;
  /** A drawing beside the message; under it on narrow screens. */
  figure: ReactNode;
  /** The section under the message, of which a wide screen shows something at once. */
  opening: ReactNode;
  /** The other sections, top to bottom, drawn a frame after it. */
  children: ReactNode;
  /** Documents, contacts, and the copyright line. */
  footer: ReactNode;
}

/** A page for visitors: a top bar, one message with its drawing, sections, a footer. */
export function PublicPage({ brand, actions, hero, figure, opening, children, footer }: PublicPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-300 flex-col overflow-x-clip px-4 md:px-8">
      <header className="flex h-16 items-center justify-between gap-2">
        {brand}
        <div className="flex items-center gap-1 sm:gap-2">{actions}</div>
      </header>
      <main className="grow pb-10">
        <div className="grid items-center gap-x-10 gap-y-10 pt-8 md:grid-cols-[1fr_minmax(0,32.5rem)] md:pt-4">
          <div>{hero}</div>
          {figure}
        </div>
        <div className="mt-14 md:mt-12">{opening}</div>
        <div className="mt-14 grid animate-second-frame gap-14 md:mt-20 md:gap-20">{children}</div>
      </main>
      <footer className="border-t border-border py-6">{footer}</footer>
    </div>
  );
}
