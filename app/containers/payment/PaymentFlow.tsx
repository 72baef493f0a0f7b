import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import type { Checkout } from '@/domain/cart/checkout';
import { payerProblems, toPayer } from '@/domain/payment/payer';
import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import type { PaymentPurpose } from '@/screens/payment/PaymentScreen/paymentView';
import { printPage } from '@app/device/print';
import { usePayers } from '@app/reads/pageReads';
import { choiceOf, payerOf } from '@/screens/payment/PaymentScreen/paymentDraft';
import { keepPayment, type PaymentSession } from '@app/stores/paymentSession';
import { paymentReducer, paymentStart, type Settled } from '@/screens/payment/PaymentScreen/paymentState';
import { askedStep, firstUnfinished, shownStep } from '@/screens/payment/PaymentScreen/paymentSteps';
import { isPayable, reckon, type Basis } from '@/screens/payment/PaymentScreen/paymentSum';
import {
  payerOrigin,
  savedOf,
  toNoOrderView,
  toOutsideView,
  toStepView,
} from '@/screens/payment/PaymentScreen/toPaymentView';
import { useBasis, type PricedFrom } from './useBasis';
import { usePay } from './usePay';
import { useStepAddress } from './useStepAddress';

export interface PaymentFlowProps {
  purpose: PaymentPurpose;
  session: PaymentSession;
  /** What is still wanted of what it began with; `null` for topping up. */
  checkout: Checkout | null;
  /** What an order is priced from; ready at once where there is none. */
  market: PricedFrom;
  onSettled: (settled: Settled) => void;
}

/** One payment from its first step to its end (D20). Mounted anew for every payment. */
export function PaymentFlow({ purpose, session, checkout, market, onSettled }: PaymentFlowProps) {
  const { key } = session;
  const asked = askedStep(useLocation().search);
  const [state, dispatch] = useReducer(paymentReducer, session, ({ draft, settled }) =>
    paymentStart(draft, settled),
  );
  const { draft } = state;
  const basis = useBasis(checkout, market);
  const payers = usePayers();
  const saved = savedOf(payers.state);
  const known = payers.state.status === 'ready' ? saved : null;

  const ready = basis.state.status === 'ready' ? basis.state.value : null;
  const reckoning = ready && reckon(draft, ready);
  const scene = { purpose, state, basis: basis.state, payers: payers.state };
  const outside =
    reckoning?.order && !reckoning.order.quote.entries.some(isPayable) && !state.ended
      ? toNoOrderView('vanished')
      : toOutsideView(scene);
  const step = outside || !reckoning ? null : shownStep(asked, firstUnfinished(draft, reckoning, known));
  const { goTo, leaveSteps } = useStepAddress(session, step);
  const pay = usePay(dispatch, (settled) => {
    onSettled(settled);
    leaveSteps();
  });

  const isSettled = state.ended?.kind === 'settled';
  useEffect(() => {
    if (!isSettled) keepPayment(purpose, session, draft);
  }, [purpose, session, draft, isSettled]);
  useEffect(() => dispatch({ type: 'stepEntered' }), [asked]);

  async function isPriceTrue(shown: number): Promise<boolean> {
    if (!checkout) return true;
    const now: Basis = await basis.ask();
    const { sum, blocker } = reckon(draft, now);
    if (blocker === null && sum?.toPay.minor === shown) return true;
    basis.replace(now);
    return false;
  }

  function submit() {
    const payer = payerOf(draft, saved);
    switch (step) {
      case 'method':
        if (reckoning?.blocker === null) goTo('payee');
        return;
      case 'payee':
        if (choiceOf(draft, known) === '') dispatch({ type: 'payerMissing' });
        else goTo('payer');
        return;
      case 'payer': {
        const problems = payerProblems(payer);
        if (Object.keys(problems).length > 0) dispatch({ type: 'payerRefused', problems });
        else goTo('confirmation');
        return;
      }
      case 'confirmation': {
        const { method, amount, sum, order, blocker } = reckoning ?? {};
        if (blocker !== null || !method || !amount || !sum) return;
        pay({
          request: {
            key,
            method: method.id,
            amount,
            payer: toPayer(payer),
            entries: order?.quote.entries.filter(isPayable).map(({ entry }) => entry) ?? [],
            promo: order?.quote.promo?.code ?? null,
          },
          isPayerKept: draft.isPayerKept && payerOrigin(draft.choice, payer, saved) !== 'saved',
          isPriceTrue: () => isPriceTrue(sum.toPay.minor),
        });
        return;
      }
      case null:
    }
  }

  if (outside)
    switch (outside.status) {
      case 'noOrder':
        return <PaymentScreen view={outside} />;
      case 'loading':
      case 'error':
        return <PaymentScreen view={outside} onRetry={basis.refresh} />;
      case 'paid':
      case 'awaiting':
        return <PaymentScreen view={outside} onPrint={() => void printPage()} />;
      case 'refused':
        return <PaymentScreen view={outside} onTryAgain={() => dispatch({ type: 'resumed' })} />;
    }
  if (!step || !ready || !reckoning) return null;
  return (
    <PaymentScreen
      view={toStepView(scene, step, ready, reckoning)}
      onMethodChange={(method) => dispatch({ type: 'changed', patch: { method } })}
      onAmountChange={(amount) => dispatch({ type: 'changed', patch: { amount } })}
      onCurrencyChange={(currency) => dispatch({ type: 'changed', patch: { currency } })}
      onPromoDrop={() => dispatch({ type: 'changed', patch: { droppedPromo: checkout?.promo ?? null } })}
      onPayerChoose={(choice) => dispatch({ type: 'payerChosen', choice, saved })}
      onPayersRetry={() => void payers.refresh()}
      onPayerChange={(patch) => dispatch({ type: 'payerTyped', patch, saved })}
      onPayerKeepChange={(isPayerKept) => dispatch({ type: 'changed', patch: { isPayerKept } })}
      onSubmit={submit}
    />
  );
}
