import type { Agreements } from '@/domain/auth/payloads';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { CheckboxField } from '@/primitives/Checkbox';
import { Link } from '@/primitives/Link';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';

export interface AgreementsFieldsetProps {
  agreements: Agreements;
  /** Addresses of the documents. */
  hrefs: Readonly<Record<keyof Agreements, string>>;
  onAgreementsChange: (agreements: Agreements) => void;
  onAcceptDocuments: () => void;
}

const documents = ['userAgreement', 'serviceTerms', 'refundPolicy'] as const;

/**
 * The four consents of §2, each with its document in a new tab, so that no input is at risk. The three documents can be
 * accepted together; the personal-data consent is separate (D23).
 */
export function AgreementsFieldset({
  agreements,
  hrefs,
  onAgreementsChange,
  onAcceptDocuments,
}: AgreementsFieldsetProps) {
  const { t } = useI18n();
  const consent = (of: keyof Agreements) => (
    <Consent
      of={of}
      href={hrefs[of]}
      checked={agreements[of]}
      onCheckedChange={(checked) => onAgreementsChange({ ...agreements, [of]: checked })}
    />
  );
  const areDocumentsAccepted = documents.every((of) => agreements[of]);
  return (
    <fieldset className="mt-1 min-w-0">
      <legend className="sr-only">{t('registration.agreements')}</legend>
      <div className="-mr-3 flex flex-wrap items-center justify-between gap-x-3">
        <span aria-hidden="true" className="font-medium">
          {t('registration.agreements')}
        </span>
        <Button
          intent="ghost"
          size="sm"
          disabled={areDocumentsAccepted}
          onClick={onAcceptDocuments}
          className="-ml-3 text-link!"
        >
          {t('registration.acceptDocuments')}
        </Button>
      </div>
      <ul>
        {documents.map((of) => (
          <li key={of}>{consent(of)}</li>
        ))}
      </ul>
      <div className="mt-2 border-t border-border pt-2">{consent('dataProcessing')}</div>
    </fieldset>
  );
}

interface ConsentProps {
  of: keyof Agreements;
  href: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

function Consent({ of, href, checked, onCheckedChange }: ConsentProps) {
  const { t, rich } = useI18n();
  return (
    <CheckboxField
      name={of}
      checked={checked}
      onCheckedChange={onCheckedChange}
      label={rich(`registration.${of}`, {
        link: (chunks) => (
          // The opener lets the document's back link return to this form.
          <Link href={href} target="_blank" rel="opener">
            {chunks} <VisuallyHidden>({t('common.opensNewTab')})</VisuallyHidden>
          </Link>
        ),
      })}
    />
  );
}
