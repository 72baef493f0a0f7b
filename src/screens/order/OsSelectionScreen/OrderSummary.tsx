import { useId } from 'react';
import { FoldButton, FoldingLines } from '@/components/FoldingLines';
import { CountryFlag } from '@/components/CountryFlag';
import { orderedSystemText } from '@/components/orderedSystemText';
import { OrderReceipt } from '@/components/OrderReceipt';
import { RenewalCharges } from '@/components/RenewalCharges';
import { renewalChargesOfOrder } from '@/domain/renewal/renewalCharges';
import { useI18n } from '@/i18n/I18nProvider';
import { Button } from '@/primitives/Button';
import { InfoIcon } from '@/primitives/icons';
import type { MissingPart, OsSelectionActions, ReadyOrderView } from './osSelectionView';

type OrderSummaryProps = Pick<OsSelectionActions, 'onReceiptToggle' | 'onOrderPay' | 'onCartSave'> & {
  view: ReadyOrderView;
};

const reasons = {
  os: 'order.needsOs',
  host: 'order.needsHost',
  backupGone: 'order.needsBackup',
  backupUnfit: 'order.needsFittingBackup',
} as const satisfies Record<MissingPart, string>;

/** Order, cost and actions (D16). In a narrow screen's bar the lines fold; total and actions stay. */
export function OrderSummary({ view, onReceiptToggle, onOrderPay, onCartSave }: OrderSummaryProps) {
  const i18n = useI18n();
  const { t, money, country } = i18n;
  const id = useId();
  const { plan, configuration, quote, isReceiptOpen, isSaving, purpose, missing } = view;
  const { os, fromBackup } = configuration;
  const { cpu, ram, storage } = plan.specs;
  const isBlocked = missing !== null;
  const total = money(quote.total);
  return (
    <div className="flex flex-col gap-2 px-page py-2.5 @4xl:gap-4 @4xl:p-5">
      <FoldingLines id={`${id}-lines`} label={t('order.summary.lines')} isOpen={isReceiptOpen}>
        <div className="flex flex-col gap-0.5">
          <h2 className="text-md font-semibold break-words">{plan.name}</h2>
          <p className="text-text-muted">
            {t('pricing.spec.cpu', { count: cpu })}
            {' · '}
            {t('pricing.spec.ram', { size: ram })}
            {' · '}
            {t('pricing.spec.storage', storage)}
          </p>
          <p className="flex items-center gap-2 text-text-muted">
            <CountryFlag code={plan.flag} />
            {country(plan.flag)}
          </p>
          {os && (
            <p className="text-text-muted [overflow-wrap:anywhere]">
              {orderedSystemText({ os, fromBackup }, i18n)}
            </p>
          )}
        </div>
        <OrderReceipt quote={quote} configuration={configuration} />
        <RenewalCharges charges={renewalChargesOfOrder(quote, configuration)} />
      </FoldingLines>
      <output className="sr-only">{t('order.summary.total', { price: total })}</output>
      <FoldButton
        controls={`${id}-lines`}
        isOpen={isReceiptOpen}
        label={t(isReceiptOpen ? 'order.summary.fold' : 'order.summary.lines')}
        onToggle={onReceiptToggle}
        className="flex-1"
      >
        <span className="shrink-0 whitespace-nowrap">
          <span className="block text-sm text-text-muted">{t('pricing.receipt.total')}</span>
          <span className="block text-lg font-semibold figures">{total}</span>
        </span>
      </FoldButton>
      {missing && (
        <p id={`${id}-reason`} className="flex items-start gap-1.5 text-sm text-text-muted">
          <InfoIcon className="mt-px size-4" />
          {t(reasons[missing])}
        </p>
      )}
      <div className="flex flex-row-reverse gap-2 *:flex-1 @4xl:flex-col @4xl:*:flex-none">
        <Button
          intent="primary"
          disabled={isBlocked}
          aria-describedby={isBlocked ? `${id}-reason` : undefined}
          onClick={onOrderPay}
        >
          {t('order.pay')}
        </Button>
        <Button
          disabled={isBlocked}
          pending={isSaving}
          aria-describedby={isBlocked ? `${id}-reason` : undefined}
          onClick={onCartSave}
        >
          {t(purpose === 'edit' ? 'order.saveInCart' : 'order.toCart')}
        </Button>
      </div>
    </div>
  );
}
