import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { payeeOf } from '@/domain/documents/payees';
import { combineLoaded } from '@/domain/results/loaded';
import type { Checkout } from '@/domain/cart/checkout';
import { isPaid } from '@/domain/payment/payment';
import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import type { PaymentPurpose, SumChange } from '@/screens/payment/PaymentScreen/paymentView';
import { PayeeBrand } from '@app/providers/PayeeBrand';
import { usePayees } from '@app/reads/payeeReads';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { lazyPart } from '@/primitives/lazyPart';
import { printPage } from '@app/device/print';
import { usePayers, usePaymentProgress } from '@app/reads/pageReads';
import { choiceOf, payerOf } from '@/screens/payment/PaymentScreen/paymentDraft';
import { storePayment, type PaymentSession } from '@app/stores/paymentSession';
import type { Settled } from '@/screens/payment/PaymentScreen/paymentState';
import {
  parseStepUrl,
  firstUnfinished,
  shownStep,
  stepAfter,
  stepFaults,
} from '@/screens/payment/PaymentScreen/paymentSteps';
import {
  quotePayment,
  sumChange,
  usualCard,
  type Basis,
  type PaymentQuote,
} from '@/screens/payment/PaymentScreen/paymentSum';
import { toPaymentRequest } from '@/screens/payment/PaymentScreen/toPaymentRequest';
import {
  followed,
  outsideTitle,
  payerOrigin,
  savedOf,
  toOutsideView,
  toStepView,
} from '@/screens/payment/PaymentScreen/toPaymentView';
import { usePaymentBasis, type PricedFrom } from '@app/reads/usePaymentBasis';
import { usePay } from './usePay';
import { usePaymentForm } from './usePaymentForm';
import { useStepAddress } from './useStepAddress';

export interface PaymentFlowProps {
  purpose: PaymentPurpose;
  session: PaymentSession;
  /** Part of the initial checkout that is still in the cart; `null` for a top-up. */
  checkout: Checkout | null;
  /** Data that prices the order; `null` if there is none. */
  market: PricedFrom | null;
  onSettled: (settled: Settled) => void;
}

// Loaded after the payment.
const PaidOrder = lazyPart(() => import('./PaidOrder'));

/** A payment from its first to its last step (D20). Remounted for every payment. */
export function PaymentFlow({ purpose, session, checkout, market, onSettled }: PaymentFlowProps) {
  const { key, settled } = session;
  const requested = parseStepUrl(useLocation().search);
  const basis = usePaymentBasis(checkout, market, session.bills);
  const payees = usePayees();
  // No requisites are shown before those of the settings are known.
  const loaded = combineLoaded(basis.state, payees.state, (value) => value);
  const payers = usePayers();
  const saved = savedOf(payers.state);
  const { form, send, refuse, clear, typeAmount, fillPayer, fillUsual, actions } = usePaymentForm(
    session,
    requested,
    saved,
  );
  const { draft } = form;
  const known = payers.state.status === 'ready' ? saved : null;

  const ready = loaded.status === 'ready' ? loaded.value : null;
  const paymentQuote = ready && quotePayment(draft, ready);
  const isAwaited = settled !== null && !isPaid(settled.payment);
  const progress = usePaymentProgress(isAwaited ? settled.payment.id : null);
  const sources = {
    purpose,
    form,
    settled: followed(settled, progress.state),
    basis: loaded,
    payers: payers.state,
  };
  // Somebody who has paid by card before starts at the confirmation, with an 'Edit' beside each part.
  const isUntouched = requested === 'none' && draft.method === null && !settled;
  const usual = ready && isUntouched && paymentQuote?.total !== null ? usualCard(ready) : null;
  const outside =
    (settled && payees.state.status !== 'ready' ? { status: 'loading' as const, purpose } : null) ??
    toOutsideView(sources, paymentQuote) ??
    (usual ? { status: 'loading' as const, purpose } : null);
  const step =
    outside || !paymentQuote ? null : shownStep(requested, firstUnfinished(draft, paymentQuote, known));
  const { goTo, startAt, leaveSteps } = useStepAddress(session, step);
  const pay = usePay(purpose, send, onSettled, leaveSteps);

  useEffect(() => {
    if (!settled) storePayment(purpose, session, draft);
  }, [purpose, session, draft, settled]);

  const isPayerAsked = known !== null && choiceOf(draft, known) === '';
  const fillIn = useEffectEvent(() => fillPayer(ready?.owner ?? null));
  const isToFill = paymentQuote?.isCovered === true && isPayerAsked;
  useEffect(() => {
    if (isToFill) fillIn();
  }, [isToFill]);

  const start = useEffectEvent(() => {
    if (!usual) return;
    fillUsual(usual, ready?.owner ?? null);
    startAt('confirmation');
  });
  const isToStart = usual !== null && payers.state.status !== 'loading';
  useEffect(() => {
    if (isToStart) start();
  }, [isToStart]);

  async function checkSum(shown: PaymentQuote): Promise<SumChange | null> {
    if (!checkout && session.bills.length === 0) return null;
    const now: Basis = await basis.ask();
    const change = sumChange(quotePayment(draft, now), shown);
    if (change) basis.replace(now);
    return change;
  }

  function submit() {
    if (!step || !paymentQuote) return;
    const faults = stepFaults(step, draft, known);
    const next = stepAfter(step);
    if (faults.length > 0) refuse(faults);
    else if (next === null) order(paymentQuote);
    else if (step !== 'method') goTo(next);
    else if (paymentQuote.blocker === null)
      goTo(paymentQuote.isCovered ? firstUnfinished(draft, paymentQuote, known) : next);
  }

  function order(shown: PaymentQuote) {
    const payer = payerOf(draft, saved);
    const request = toPaymentRequest(key, draft, payer, shown);
    if (!request) return;
    pay({
      request,
      isPayerToSave: draft.isPayerToSave && payerOrigin(draft.choice, payer, saved) !== 'saved',
      checkSum: () => checkSum(shown),
    });
  }

  function retry() {
    basis.refresh();
    if (payees.state.status === 'error') void payees.refresh();
  }

  function screen() {
    if (outside)
      switch (outside.status) {
        case 'noOrder':
          return <PaymentScreen view={outside} />;
        case 'loading':
        case 'error':
          return <PaymentScreen view={outside} onRetry={retry} />;
        case 'paid':
        case 'awaiting':
          return (
            <PaymentScreen
              view={outside}
              onPrint={() => void printPage()}
              {...(outside.status === 'paid' &&
                purpose === 'order' && { orderLink: <PaidOrder number={outside.payment.number} /> })}
            />
          );
        case 'refused':
          return <PaymentScreen view={outside} onTryAgain={clear} />;
      }
    if (!step || !ready || !paymentQuote) return null;
    return (
      <PaymentScreen
        {...actions}
        view={toStepView(sources, step, ready, paymentQuote)}
        onAmountChange={(amount) => typeAmount(amount, paymentQuote.currency)}
        onPayersRetry={() => void payers.refresh()}
        onSubmit={submit}
      />
    );
  }

  const payee =
    payees.state.status === 'ready' ? payeeOf(payees.state.value, payerOf(draft, saved).type) : null;
  return (
    <>
      <DocumentTitle of={outsideTitle(outside, purpose)} />
      <PayeeBrand payee={payee}>{screen()}</PayeeBrand>
    </>
  );
}
