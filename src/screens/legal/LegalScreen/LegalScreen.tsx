import { PageControls } from '@/components/PageControls';
import { DOCUMENT_VERSION } from '@/domain/auth/constants';
import type { ThemeChoice } from '@/domain/profile/theme';
import { useBrand } from '@/i18n/BrandProvider';
import { useI18n } from '@/i18n/I18nProvider';
import { longDate } from '@/i18n/longDate';
import { DocumentPage } from '@/patterns/DocumentPage';
import { BrandMark } from '@/primitives/BrandMark';
import { Button } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { ArrowLeftIcon, PrintIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { legalDocuments } from './documents';
import { LegalFooter } from './LegalFooter';
import { LegalText } from './LegalText';
import type { LegalView } from './legalView';

export interface LegalScreenProps {
  view: LegalView;
  onThemeChange: (theme: ThemeChoice) => void;
  onPrint: () => void;
}

/**
 * A legal document (§2, §9, D3), in Russian or as a translation. The build renders it to static HTML; a small script
 * adds theme, print and back controls (app/staticPages/legal.ts), but the page works without it.
 */
export function LegalScreen({ view, onThemeChange, onPrint }: LegalScreenProps) {
  const { t, rich, locale } = useI18n();
  const brand = useBrand();
  const document = legalDocuments[view.document];
  return (
    <DocumentPage
      brand={
        <Link
          variant="bare"
          href={view.links.home}
          className="flex min-h-11 items-center gap-2.5 text-md font-semibold"
        >
          <BrandMark />
          {brand.name[locale]}
        </Link>
      }
      actions={
        <PageControls theme={view.theme} otherLanguages={view.otherLanguages} onThemeChange={onThemeChange} />
      }
      back={
        <Link
          variant="bare"
          href={view.back.href}
          data-back=""
          data-previous={t('legal.back.previous')}
          data-registration={t('legal.back.registration')}
          className="-ml-2 inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-base text-text-muted transition-colors duration-150 hover:bg-hover hover:text-text max-md:min-h-11"
        >
          <ArrowLeftIcon className="size-4" />
          <span>{t(`legal.back.${view.back.kind}`)}</span>
        </Link>
      }
      title={t(document.title)}
      lead={t(document.lead)}
      facts={
        <>
          <p>
            <time dateTime={DOCUMENT_VERSION}>
              {t('legal.version', { date: longDate(DOCUMENT_VERSION, locale) })}
            </time>
          </p>
          <Button
            size="sm"
            intent="ghost"
            icon={<PrintIcon className="size-4" />}
            data-print=""
            onClick={onPrint}
            className="-ml-3 noscript:hidden print:hidden"
          >
            {t('legal.print')}
          </Button>
        </>
      }
      {...(locale !== view.original && {
        notice: (
          <Callout tone="info">
            {rich('legal.translation', {
              link: (chunks) => (
                <Link href={view.originalHref} hrefLang={view.original}>
                  {chunks}
                </Link>
              ),
            })}
          </Callout>
        ),
      })}
      contents={{
        label: t('legal.contents'),
        entries: document.sections.map(({ id, title }, index) => ({
          href: `#${id}`,
          text: `${index + 1}. ${t(title)}`,
        })),
      }}
      footer={<LegalFooter current={view.document} links={view.links} />}
    >
      <LegalText document={document} hrefs={view.links.documents} />
    </DocumentPage>
  );
}
