import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { CurrencyId } from '@/domain/payment/currency';
import type { ListedCard } from '@/domain/payment/savedCard';
import type { Payer } from '@/domain/payment/payer';
import {
  emptyDraft,
  withChoice,
  withPayer,
  withUsualCard,
  withUsualPayer,
  type PaymentDraft,
} from '@/screens/payment/PaymentScreen/paymentDraft';
import { payFailure, type PayRefusal, type PaymentForm } from '@/screens/payment/PaymentScreen/paymentState';
import type { parseStepUrl } from '@/screens/payment/PaymentScreen/paymentSteps';
import type { Basis } from '@/screens/payment/PaymentScreen/paymentSum';
import type { PaymentWizardProps } from '@/screens/payment/PaymentScreen/paymentView';
import { useForm, type Send } from '@app/forms/useForm';
import type { PaymentSession } from '@app/stores/paymentSession';

export interface PaymentFormUse {
  form: PaymentForm;
  send: Send<PayRefusal>;
  /** Marks fields that block the step. */
  refuse: (fields: readonly string[]) => void;
  /** Clears the result of the last attempt. */
  clear: () => void;
  /** Handlers of the steps' fields. */
  actions: Omit<PaymentWizardProps, 'view' | 'onPayersRetry' | 'onSubmit' | 'onAmountChange'>;
  /** Sets an amount together with its currency, whatever method is chosen later. */
  typeAmount: (amount: string, currency: CurrencyId) => void;
  /** Sets the payer if none is chosen (D43). */
  fillPayer: (owner: Basis['owner']) => void;
  /** Fills in the card and the payer of a returning customer. */
  fillUsual: (card: ListedCard, owner: Basis['owner']) => void;
}

/** Draft of a payment over all steps. A new step starts without earlier problems. */
export function usePaymentForm(
  { draft: restored, checkout }: PaymentSession,
  requested: ReturnType<typeof parseStepUrl>,
  saved: readonly Payer[],
): PaymentFormUse {
  const { state, dispatch, send } = useForm<PaymentDraft, PayRefusal>({
    initial: () => emptyDraft,
    restored: () => restored,
    after: 'final',
  });
  // A paid payment cannot change any more.
  const failure = payFailure(state);
  const isOver =
    state.submission.status === 'done' || failure === 'paidBefore' || failure === 'acceptedBefore';
  // A failure that leads back to an earlier step is explained there.
  const isLedBack = useNavigationType() === NavigationType.Replace;
  const startStep = useEffectEvent(() => {
    if (!isOver && !isLedBack) dispatch({ type: 'cleared' });
  });
  useEffect(() => startStep(), [requested]);

  const clear = () => dispatch({ type: 'cleared' });
  const change = (patch: Partial<PaymentDraft>) => {
    dispatch({ type: 'changed', patch });
    clear();
  };
  return {
    form: state,
    send,
    clear,
    refuse: (fields) => dispatch({ type: 'refused', fields }),
    fillPayer: (owner) =>
      dispatch({ type: 'changed', patch: (draft) => withUsualPayer(draft, saved, owner) }),
    fillUsual: (card, owner) =>
      dispatch({ type: 'changed', patch: (draft) => withUsualCard(draft, card, saved, owner) }),
    typeAmount: (amount, currency) => {
      dispatch({ type: 'left', field: 'amount' });
      change({ amount, currency });
    },
    actions: {
      onMethodChange: (method, card) => change({ method, card }),
      onCardSaveChange: (savesCard) => change({ savesCard }),
      onCurrencyChange: (currency) => change({ currency }),
      onBalanceUseChange: (isBalanceUsed) => change({ isBalanceUsed }),
      onPromoDrop: () => change({ droppedPromo: checkout?.promo ?? null }),
      onPayerChoose: (choice) =>
        dispatch({ type: 'changed', patch: (draft) => withChoice(draft, choice, saved) }),
      onPayerChange: (patch) => {
        dispatch({ type: 'changed', patch: (draft) => withPayer(draft, patch, saved) });
        // Another type has other fields, which have not been validated yet.
        if ('type' in patch) clear();
      },
      onPayerSaveChange: (isPayerToSave) => dispatch({ type: 'changed', patch: { isPayerToSave } }),
    },
  };
}
