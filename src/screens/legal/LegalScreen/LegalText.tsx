import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { useDocumentBrand } from '@/i18n/useDocumentBrand';
import { Link } from '@/primitives/Link';
import type { LegalDocument, LegalDocumentId, LegalMessage, LegalSection } from './legalDocument';
import { legalFigures } from './legalFigures';

export interface LegalTextProps {
  document: LegalDocument;
  /** Addresses of the mentioned documents. */
  hrefs: Readonly<Record<LegalDocumentId, string>>;
}

/** Numbered sections and clauses; each has an anchor and is marked when linked. */
export function LegalText({ document, hrefs }: LegalTextProps) {
  const { locale, rich } = useI18n();
  const figures = legalFigures(useDocumentBrand(), locale);
  const to = (id: LegalDocumentId) => (chunks: ReactNode) => <Link href={hrefs[id]}>{chunks}</Link>;
  const values = {
    ...figures,
    terms: to('terms'),
    rules: to('rules'),
    refund: to('refund'),
    privacy: to('privacy'),
    mail: (chunks: ReactNode) => <Link href={`mailto:${figures.email}`}>{chunks}</Link>,
    b: (chunks: ReactNode) => <strong className="font-semibold">{chunks}</strong>,
  };
  return document.sections.map((section, index) => (
    <Section key={section.id} section={section} number={index + 1} say={(message) => rich(message, values)} />
  ));
}

interface SectionProps {
  section: LegalSection;
  number: number;
  say: (message: LegalMessage) => ReactNode;
}

function Section({ section: { id, title, clauses }, number, say }: SectionProps) {
  const { t } = useI18n();
  return (
    <section aria-labelledby={id} className="mt-10 print:mt-6">
      <h2
        id={id}
        data-section=""
        className="-mx-3 rounded-control px-3 py-1 text-lg font-semibold target:bg-selected forced-colors:target:outline-2 print:target:bg-transparent"
      >
        {`${number}. ${t(title)}`}
      </h2>
      <ol className="mt-2 text-md leading-relaxed print:text-base">
        {clauses.map(({ text, items }, index) => {
          const anchor = `${id}-${index + 1}`;
          const label = `${number}.${index + 1}`;
          return (
            <li
              key={anchor}
              id={anchor}
              className="-mx-3 grid grid-cols-[2.75rem_minmax(0,1fr)] rounded-control px-3 py-2 target:bg-selected forced-colors:target:outline-2 print:break-inside-avoid print:py-1 print:target:bg-transparent"
            >
              <Link
                variant="bare"
                href={`#${anchor}`}
                aria-label={t('legal.clause', { number: label })}
                className="self-start justify-self-start text-text-muted figures hover:text-link hover:underline"
              >
                {label}
              </Link>
              <div className="min-w-0">
                <p className="text-pretty">{say(text)}</p>
                {items && (
                  <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-text-muted">
                    {items.map((item) => (
                      <li key={item} className="pl-1 text-pretty">
                        {say(item)}
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
