import type { ReactNode } from 'react';

export interface PublicPageProps {
  /** Brand with a link home. */
  brand: ReactNode;
  /** Preferences and sign-in links, at the right end of the top bar. */
  actions: ReactNode;
  /** Heading, a sentence, and the main action. */
  hero: ReactNode;
  /** Illustration next to the hero, or below it on narrow screens. */
  figure: ReactNode;
  /** Section below the hero, partly visible at once on wide screens. */
  opening: ReactNode;
  /** Further sections, rendered one frame later. */
  children: ReactNode;
  /** Documents, contacts, and the copyright line. */
  footer: ReactNode;
}

/** Layout of a page for visitors: top bar, hero with illustration, sections, footer. */
export function PublicPage({ brand, actions, hero, figure, opening, children, footer }: PublicPageProps) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-300 flex-col overflow-x-clip px-4 md:px-8">
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-2">
        {brand}
        <div className="flex min-w-0 flex-wrap items-center gap-1 sm:gap-2">{actions}</div>
      </header>
      <main className="grow pb-10">
        <div className="grid grid-cols-1 items-center gap-x-10 gap-y-10 pt-8 md:grid-cols-[1fr_minmax(0,32.5rem)] md:pt-4">
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
