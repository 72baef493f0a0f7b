import type { ReactNode } from 'react';
import { brand } from '@/brand';
import { useI18n } from '@/i18n/I18nProvider';
import { BrandMark } from '@/primitives/BrandMark';
import { Link } from '@/primitives/Link';

/** A public page with nothing around it but the provider's mark, which leads home. */
export function PlainPage({ homeHref, children }: { homeHref: string; children: ReactNode }) {
  const { locale } = useI18n();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center px-4 sm:px-6">
        <Link
          href={homeHref}
          variant="bare"
          className="flex min-h-11 items-center gap-2.5 text-md font-semibold"
        >
          <BrandMark />
          {brand.name[locale]}
        </Link>
      </header>
      <main className="grid flex-1 place-items-center pb-14">{children}</main>
    </div>
  );
}
