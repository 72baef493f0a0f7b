import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import type { LandingLinks } from './landingView';

/** Links to the documents and to support, and the copyright line (§1). */
export function LandingFooter({ links }: { links: LandingLinks }) {
  const { t, locale } = useI18n();
  const brand = useBrand();
  const entries = [
    { href: links.terms, text: t('landing.footer.terms') },
    { href: links.privacy, text: t('landing.footer.privacy') },
    { href: links.status, text: t('landing.footer.status') },
    { href: links.support, text: t('landing.footer.support') },
  ];
  return (
    <div className="flex flex-col gap-4 text-sm text-text-muted lg:flex-row-reverse lg:items-center lg:justify-between">
      <nav aria-label={t('landing.footer')}>
        <ul className="flex flex-wrap gap-x-6 max-sm:flex-col">
          {entries.map(({ href, text }) => (
            <li key={href}>
              <Link variant="bare" href={href} className="inline-block py-2 hover:text-text hover:underline">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>{`© ${brand.copyrightYear} ${brand.legalEntity[locale]}`}</p>
    </div>
  );
}
