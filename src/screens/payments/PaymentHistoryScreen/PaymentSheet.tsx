import { useI18n } from '@/i18n/I18nProvider';
import { useDocumentBrand } from '@/i18n/useDocumentBrand';
import { BrandMark } from '@/primitives/BrandMark';
import { PaymentReceipt } from './PaymentReceipt';
import { PaymentStatement } from './PaymentStatement';
import type { PaymentSheetView } from './paymentOverlay';

export interface PaymentSheetProps {
  /** The statement, or one payment. */
  sheet: PaymentSheetView;
}

/** Printed page with the provider's letterhead: a statement of the listed payments, or one payment (D12). */
export function PaymentSheet({ sheet }: PaymentSheetProps) {
  const { t, date, locale } = useI18n();
  const brand = useDocumentBrand();
  const { requisites, support } = brand;
  return (
    <article className="flex flex-col gap-6 text-sm print:block print:[&>*+*]:mt-6">
      <header className="flex items-start justify-between gap-8 border-b border-border-strong pb-4">
        <div className="flex items-center gap-2.5 text-lg font-semibold">
          <BrandMark className="size-8 print:[print-color-adjust:exact]" />
          {brand.name[locale]}
        </div>
        <address className="text-end text-xs not-italic">
          <div className="font-medium">{brand.legalEntity[locale]}</div>
          <div>
            {requisites.kpp === ''
              ? `${t('payments.receipt.inn')} ${requisites.inn}`
              : t('payments.sheet.innKpp', { inn: requisites.inn, kpp: requisites.kpp })}
          </div>
          <div>{requisites.address[locale]}</div>
          <div>
            {support.phone}, {support.email}
          </div>
        </address>
      </header>
      {sheet.kind === 'statement' ? (
        <PaymentStatement sheet={sheet} />
      ) : (
        <PaymentReceipt payment={sheet.payment} />
      )}
      <footer className="text-xs text-text-muted">
        {t('payments.sheet.made', { date: date(sheet.madeOn) })}
      </footer>
    </article>
  );
}
