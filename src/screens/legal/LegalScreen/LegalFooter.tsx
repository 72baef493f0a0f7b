import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import { legalDocuments } from './documents';
import { legalDocumentIds, type LegalDocumentId } from './legalDocument';
import type { LegalLinks } from './legalView';

export interface LegalFooterProps {
  current: LegalDocumentId;
  links: LegalLinks;
}

const entry = 'inline-block py-2';

/** The other documents, support, and the copyright line (§1). */
export function LegalFooter({ current, links }: LegalFooterProps) {
  const { t, locale } = useI18n();
  const brand = useBrand();
  return (
    <div className="flex flex-col gap-4 text-sm text-text-muted">
      <nav aria-label={t('legal.documents')}>
        <ul className="flex flex-wrap gap-x-6 max-sm:flex-col">
          {legalDocumentIds.map((id) => (
            <li key={id}>
              {id === current ? (
                <span aria-current="page" className={`${entry} text-text`}>
                  {t(legalDocuments[id].title)}
                </span>
              ) : (
                <Link
                  variant="bare"
                  href={links.documents[id]}
                  className={`${entry} hover:text-text hover:underline`}
                >
                  {t(legalDocuments[id].title)}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Link variant="bare" href={links.support} className={`${entry} hover:text-text hover:underline`}>
              {t('legal.support')}
            </Link>
          </li>
        </ul>
      </nav>
      <p>{`© ${brand.copyrightYear} ${brand.legalEntity[locale]}`}</p>
    </div>
  );
}
