import type { ReactNode } from 'react';
import { cardText } from '@/components/cardText';
import { isCardMethod } from '@/domain/payment/method';
import { useI18n } from '@/i18n/I18nProvider';
import { useDocumentBrand } from '@/i18n/useDocumentBrand';
import { Link } from '@/primitives/Link';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { FactList, type Fact } from '@/components/FactList';
import { payerLine } from '@/components/payerLine';
import type { ConfirmationStep, WizardView } from './paymentView';

/** Step 4: all choices, each with a link to its step (D20). */
export function ConfirmationStepBody({ view }: { view: WizardView & ConfirmationStep }) {
  const { t, rich, locale, currency } = useI18n();
  const brand = useDocumentBrand();
  const { inn, kpp } = brand.requisites;
  const { payer, method, card, sum, isCovered, stepHrefs } = view;
  const methodFacts: Fact[] = [
    ...(isCovered ? [{ label: t('payment.method.label'), value: t('paymentMethod.balance') }] : []),
    ...(method
      ? [
          {
            label: t('payment.method.label'),
            value: card ? cardText(card, t) : t(`paymentMethod.${method.id}`),
          },
        ]
      : []),
    ...(sum ? [{ label: t('payment.summary.toPay'), value: currency(sum.toPay) }] : []),
  ];
  const contacts = (['email', 'phone'] as const)
    .filter((field) => payer[field] !== '')
    .map((field) => ({ label: t(`payment.confirm.${field}`), value: payer[field] }));
  return (
    <>
      <div className="divide-y divide-border rounded-card border border-border bg-surface px-5">
        <Part title={t('payment.confirm.method')} href={stepHrefs.method}>
          <FactList layout="columns" facts={methodFacts} />
          {method && isCardMethod(method.id) && payer.type !== 'individual' && (
            <p className="mt-2 text-warning-text">
              {t('payment.method.noDocuments', { method: t('paymentMethod.manual') })}
            </p>
          )}
        </Part>
        <Part title={t('payment.confirm.payee')} href={stepHrefs.payee}>
          <p>
            {[
              brand.legalEntity[locale],
              t('payer.document.inn', { value: inn }),
              ...(kpp === '' ? [] : [t('payer.document.kpp', { value: kpp })]),
            ].join(', ')}
          </p>
        </Part>
        <Part title={t('payment.confirm.payer')} href={stepHrefs.payer}>
          <p className="break-words">{payerLine(payer, t)}</p>
          <div className="mt-2">
            <FactList layout="columns" facts={contacts} />
          </div>
        </Part>
      </div>
      <p className="text-sm text-text-muted">
        {rich('payment.confirm.terms', {
          terms: (chunks) => <Document href={view.termsHref}>{chunks}</Document>,
          refund: (chunks) => <Document href={view.refundHref}>{chunks}</Document>,
        })}
      </p>
    </>
  );
}

function Part({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <section aria-label={title} className="py-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-md font-semibold">{title}</h3>
        <Link
          href={href}
          aria-label={t('payment.confirm.editNamed', { name: title })}
          className="py-1 text-base"
        >
          {t('payment.confirm.edit')}
        </Link>
      </div>
      {children}
    </section>
  );
}

/** In a new tab, so that the payment stays open. */
function Document({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useI18n();
  return (
    <Link href={href} target="_blank">
      {children}
      {/* The space is hidden too, because a full stop may follow the link. */}
      <VisuallyHidden> ({t('common.opensNewTab')})</VisuallyHidden>
    </Link>
  );
}
