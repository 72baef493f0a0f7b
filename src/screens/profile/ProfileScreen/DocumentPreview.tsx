import { phoneText } from '@/domain/profile/phone';
import { useI18n } from '@/i18n/I18nProvider';
import { InfoIcon } from '@/primitives/icons';
import { fieldLabel, partyLine, postalLine } from './profileTexts';
import type { ReadyProfileView } from './profileTypes';

/** Preview of the customer's line on contracts, invoices and certificates (D20), and missing fields. */
export function DocumentPreview({ view }: { view: ReadyProfileView }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { document, missing, draft } = view;
  const lines = [
    { id: 'party', text: partyLine(document, i18n) },
    { id: 'contact', text: [document.contactPerson, phoneText(document)].filter(Boolean).join(', ') },
    { id: 'post', text: postalLine(document, t) },
    {
      id: 'delivery',
      text:
        document.receiveDocuments === 'email'
          ? t('profile.document.byEmail', { email: document.profileEmail })
          : t('profile.receive.clientArea'),
    },
  ] as const;
  return (
    <>
      <h2 className="text-md font-semibold">{t('profile.document.title')}</h2>
      <dl className="flex flex-col gap-3 rounded-control bg-sunken px-3.5 py-3">
        {lines.map(({ id, text }) => (
          <div key={id} className="min-w-0">
            <dt className="text-sm text-text-muted">{t(`profile.document.${id}`)}</dt>
            <dd className="text-base break-words">{text === '' ? t('profile.document.empty') : text}</dd>
          </div>
        ))}
      </dl>
      {missing.length > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-text-muted">
          <InfoIcon className="mt-px size-4 shrink-0" />
          <span className="min-w-0">
            {t('profile.document.missing', {
              fields: missing.map((field) => fieldLabel(field, draft, t)).join(', '),
            })}
          </span>
        </p>
      )}
    </>
  );
}
