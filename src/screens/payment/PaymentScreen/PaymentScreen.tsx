import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { isIn } from '@/patterns/isIn';
import { WizardPage } from '@/patterns/WizardPage';
import { ButtonLink } from '@/primitives/Button';
import { CartIcon } from '@/primitives/icons';
import { FailedOutcome } from './FailedOutcome';
import { PaymentSkeleton } from './PaymentSkeleton';
import { PaymentSteps } from './PaymentSteps';
import { PaymentWizard } from './PaymentWizard';
import type { NoOrderView, PaymentScreenProps } from './paymentView';
import { RefusedOutcome } from './RefusedOutcome';
import { SettledOutcome } from './SettledOutcome';
import { WaitingOutcome } from './WaitingOutcome';

/** Payment of an order or a top-up in the four steps of D20 (§2, D4). */
export function PaymentScreen(props: PaymentScreenProps) {
  const { t } = useI18n();
  if (isIn(props, 'ready')) return <PaymentWizard {...props} />;
  if (isIn(props, 'paid', 'awaiting')) return <SettledOutcome {...props} />;
  if (isIn(props, 'waiting')) return <WaitingOutcome view={props.view} />;
  if (isIn(props, 'failed')) return <FailedOutcome {...props} />;
  if (isIn(props, 'refused')) {
    const { reason, methodHref } = props.view;
    return <RefusedOutcome reason={reason} methodHref={methodHref} onTryAgain={props.onTryAgain} />;
  }
  if (isIn(props, 'noOrder')) return <NoOrder view={props.view} />;
  const { view, onRetry } = props;
  return view.status === 'loading' ? (
    <WizardPage
      title={t(`payment.title.${view.purpose}`)}
      steps={<PaymentSteps at="method" />}
      busyLabel={t('payment.loading')}
      aside={<PaymentSkeleton of="aside" />}
    >
      <PaymentSkeleton of="methods" />
    </WizardPage>
  ) : (
    <WizardPage title={t(`payment.title.${view.purpose}`)} steps={<PaymentSteps at="method" />}>
      <ErrorState description={t('payment.loadFailed')} onRetry={onRetry} />
    </WizardPage>
  );
}

/** Nothing to pay: the reason, and links. */
function NoOrder({ view }: { view: NoOrderView }) {
  const { t } = useI18n();
  return (
    <EmptyState
      headingLevel={1}
      icon={<CartIcon />}
      title={t(`payment.noOrder.${view.reason}.title`)}
      description={t(`payment.noOrder.${view.reason}.text`)}
      action={<NoOrderLinks view={view} />}
    />
  );
}

function NoOrderLinks({ view }: { view: NoOrderView }) {
  const { t } = useI18n();
  switch (view.reason) {
    case 'settled':
      return (
        <ButtonLink intent="primary" href={view.billsHref}>
          {t('payment.noOrder.bills')}
        </ButtonLink>
      );
    case 'accepted':
      return (
        <ButtonLink intent="primary" href={view.historyHref}>
          {t('payment.result.history')}
        </ButtonLink>
      );
    default:
      return (
        <>
          <ButtonLink intent="primary" href={view.cartHref}>
            {t('payment.noOrder.cart')}
          </ButtonLink>
          <ButtonLink href={view.catalogHref}>{t('payment.noOrder.catalog')}</ButtonLink>
        </>
      );
  }
}
