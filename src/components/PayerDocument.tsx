import type { ReactNode } from 'react';
import type { PayerDraft } from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import { payerLine } from './payerLine';

export interface PayerDocumentProps {
  /** Payer as filled in so far. */
  draft: PayerDraft;
  /** Actions on the payer, shown below. */
  children?: ReactNode;
}

/** Shows how documents will name a payer while it is being typed (D20). */
export function PayerDocument({ draft, children }: PayerDocumentProps) {
  const { t } = useI18n();
  const line = payerLine(draft, t);
  return (
    <div className="rounded-control bg-sunken px-3.5 py-3">
      <p className="text-sm text-text-muted">{t('payer.document.label')}</p>
      <p className="mt-0.5 text-base break-words">{line === '' ? t('payer.document.empty') : line}</p>
      {children}
    </div>
  );
}
