import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { WizardPage } from '@/patterns/WizardPage';
import { ButtonLink } from '@/primitives/Button';
import { CartIcon } from '@/primitives/icons';
import { PaymentSkeleton } from './PaymentSkeleton';
import { PaymentWay } from './PaymentWay';
import { PaymentWizard } from './PaymentWizard';
import type { PaymentScreenProps } from './paymentView';
import { RefusedOutcome } from './RefusedOutcome';
import { SettledOutcome } from './SettledOutcome';

/** Paying for an order or putting money on the balance, in the four steps of D20 (§2, D4). */
export function PaymentScreen({ view, ...callbacks }: PaymentScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <WizardPage
          title={t(`payment.title.${view.purpose}`)}
          steps={<PaymentWay at="method" />}
          busyLabel={t('payment.loading')}
          aside={<PaymentSkeleton of="aside" />}
        >
          <PaymentSkeleton of="methods" />
        </WizardPage>
      );
    case 'error':
      return (
        <WizardPage title={t(`payment.title.${view.purpose}`)} steps={<PaymentWay at="method" />}>
          <ErrorState description={t('payment.loadFailed')} onRetry={callbacks.onRetry} />
        </WizardPage>
      );
    case 'noOrder':
      return (
        <EmptyState
          headingLevel={1}
          icon={<CartIcon />}
          title={t(`payment.noOrder.${view.reason}.title`)}
          description={t(`payment.noOrder.${view.reason}.text`)}
          action={
            <>
              <ButtonLink intent="primary" href={view.cartHref}>
                {t('payment.noOrder.cart')}
              </ButtonLink>
              <ButtonLink href={view.catalogHref}>{t('payment.noOrder.catalog')}</ButtonLink>
            </>
          }
        />
      );
    case 'ready':
      return <PaymentWizard view={view} {...callbacks} />;
    case 'paid':
    case 'awaiting':
      return <SettledOutcome view={view} onPrint={callbacks.onPrint} />;
    case 'refused':
      return (
        <RefusedOutcome reason={view.reason} methodHref={view.methodHref} onTryAgain={callbacks.onTryAgain} />
      );
  }
}
