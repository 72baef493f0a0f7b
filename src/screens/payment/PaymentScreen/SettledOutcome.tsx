import type { ReactNode } from 'react';
import { documentHref } from '@/components/documentHref';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { OutcomePage } from '@/patterns/OutcomePage';
import { Button, ButtonLink } from '@/primitives/Button';
import { DownloadIcon, FileIcon } from '@/primitives/icons';
import { FactList } from '@/components/FactList';
import { PayeeCard } from './PayeeCard';
import type { SettledView } from './paymentView';

export interface SettledOutcomeProps {
  view: SettledView;
  onPrint: () => void;
  /** Links to what was ordered, in the place of the link to all servers; they may come later. */
  orderLink?: ReactNode;
}

/** Next page after payment. */
const onward = { order: 'servers', bills: 'bills', topUp: null } as const;

/** Paid or pending: what was paid, what happens next, and links (D20). */
export function SettledOutcome({ view, onPrint, orderLink }: SettledOutcomeProps) {
  const i18n = useI18n();
  const { t, locale, date, currency, money } = i18n;
  const { payment, hrefs } = view;
  const isPaid = view.status === 'paid';
  const next = isPaid ? onward[view.purpose] : null;
  const pdfHref = documentHref(payment, locale);
  return (
    <OutcomePage
      tone={isPaid ? 'success' : 'waiting'}
      title={isPaid ? t(`payment.result.paid.${view.purpose}`) : t('payment.result.awaiting')}
      isFresh={view.isFresh}
      description={<p>{whatNext(i18n, view)}</p>}
      actions={
        <>
          {orderLink ? (
            // A row of their own: nothing moves when they come.
            <div className="flex min-h-control w-full flex-wrap gap-2">{orderLink}</div>
          ) : (
            next && (
              <ButtonLink intent="primary" href={hrefs[next]}>
                {t(`payment.result.${next}`)}
              </ButtonLink>
            )
          )}
          <ButtonLink intent={next ? 'secondary' : 'primary'} href={hrefs.history}>
            {t('payment.result.history')}
          </ButtonLink>
          {pdfHref !== null && (
            <ButtonLink icon={<DownloadIcon />} href={pdfHref} download="">
              {t('payment.result.pdf')}
            </ButtonLink>
          )}
          <Button icon={<FileIcon />} onClick={onPrint}>
            {t('payment.result.print')}
          </Button>
          {view.purpose === 'order' && (
            <ButtonLink intent="ghost" href={hrefs.cart}>
              {t('payment.result.cart')}
            </ButtonLink>
          )}
          {view.purpose === 'topUp' && (
            <ButtonLink intent="ghost" href={hrefs.topUp}>
              {t('payment.result.again')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="rounded-card border border-border bg-surface p-5">
        <FactList
          layout="columns"
          facts={[
            { label: t('payment.result.number'), value: payment.number },
            { label: t('payment.result.date'), value: date(payment.date) },
            { label: t('payment.result.payer'), value: payment.payer },
            { label: t('payment.result.method'), value: t(`paymentMethod.${payment.paymentMethod}`) },
            ...(payment.fromBalance && payment.paymentMethod !== 'balance'
              ? [{ label: t('payment.result.fromBalance'), value: money(payment.fromBalance) }]
              : []),
            {
              label: isPaid ? t('payment.result.paidAmount') : t('payment.result.toPay'),
              value: currency(payment.amountInPaymentCurrency),
            },
            ...(view.purpose === 'topUp'
              ? [
                  {
                    label: isPaid ? t('payment.result.amount') : t('payment.result.amountExpected'),
                    value: money(payment.amount),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {!isPaid && payment.paymentMethod === 'manual' && (
        <PayeeCard
          more={[
            {
              label: t('payment.result.purpose'),
              value: t('payment.result.purposeText', { number: payment.number }),
            },
          ]}
        />
      )}
    </OutcomePage>
  );
}

function whatNext({ t, currency }: I18n, { status, purpose, payment, email }: SettledView): string {
  if (status === 'paid') return t(`payment.result.paid.${purpose}Text`, { email });
  const amount = currency(payment.amountInPaymentCurrency);
  return payment.paymentMethod === 'crypto'
    ? t('payment.result.awaiting.cryptoText', { amount, email })
    : t('payment.result.awaiting.manualText', { amount });
}
