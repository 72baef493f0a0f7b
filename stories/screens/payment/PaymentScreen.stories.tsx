import { useReducer, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { brand } from '@/brand';
import { formReducer } from '@/domain/form/formState';
import { rubles } from '@/domain/money/money';
import type { PaymentProgress } from '@/domain/payment/progress';
import { PortError } from '@/domain/results/portError';
import { payerProblems } from '@/domain/payment/payer';
import { makeOrderEntry } from '@/sample-data/cart';
import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import { withPayer, type PaymentDraft } from '@/screens/payment/PaymentScreen/paymentDraft';
import type { PayRefusal } from '@/screens/payment/PaymentScreen/paymentState';
import { toReturnedView } from '@/screens/payment/PaymentScreen/toReturnedView';
import { toNoOrderView, toRefusedView, toSettledView } from '@/screens/payment/PaymentScreen/toPaymentView';
import type { PaymentScreenProps } from '@/screens/payment/PaymentScreen/paymentView';
import type { AnyState } from '../../kit/anyState';
import { inContentArea } from '../../kit/contentArea';
import {
  makeSettled,
  mixedOrder,
  organization,
  paymentAfter,
  paymentKnobs,
  person,
  stepView,
  typedPayer,
  wizardArgs,
} from '../../kit/payment';
import { expectLink, leadsTo, press, pressesInVain, retries, shows } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, money, t, tagged } from '../../kit/words';

const meta = {
  component: PaymentScreen,
  decorators: [inContentArea],
  args: {
    ...wizardArgs(),
    onRetry: fn(),
    onTryAgain: fn(),
    onPrint: fn(),
    onOtherMethod: fn(),
  },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<AnyState<PaymentScreenProps>>;

/** Step 1 of an order: the amount is the order's, and nothing can be paid before a method is chosen. */
// shows: PAY-04, PAY-05, PAY-08
export const Default: Story = {
  parameters: paymentKnobs,
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: containing(t('payment.step.method')) }),
    ).toBeVisible();
    const next = canvas.getByRole('button', { name: t('payment.next') });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription(t('payment.step.method'));
    await userEvent.click(canvas.getByRole('radio', { name: t('paymentMethod.sberPay') }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('sberPay', null);
    // Before a method is chosen all currencies are there.
    await userEvent.click(canvas.getByRole('radio', { name: 'EUR' }));
    await expect(args.onCurrencyChange).toHaveBeenCalledWith('EUR');
  },
};

/** A card of a Russian bank: no closing documents, and rubles only. */
// shows: PAY-29
export const MethodStep: Story = {
  args: { view: stepView('method', paymentAfter(), mixedOrder) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(containing(t('payment.method.noDocuments', { method: t('paymentMethod.manual') }))),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'EUR' })).toBeNull();
    await press(canvas, t('payment.next'), args.onSubmit);
  },
};

// shows: PAY-15, PAY-16
export const PayeeStep: Story = {
  args: { view: stepView('payee') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(brand.legalEntity[i18n().locale])).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: organization.name }));
    await expect(args.onPayerChoose).toHaveBeenCalledWith('payer-2');
    await userEvent.click(canvas.getByRole('radio', { name: t('payment.payer.choice.new') }));
    await expect(args.onPayerChoose).toHaveBeenLastCalledWith('new');
    await expectLink(canvas, t('payment.back'), '/dashboard/payment-method?step=method');
  },
};

/** Step 3 for a new payer. */
// shows: PAY-17
export const PayerStep: Story = {
  args: { view: stepView('payer', paymentAfter({ choice: 'new' })) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('payer.field.name.individual')), 'A');
    await expect(args.onPayerChange).toHaveBeenCalledWith({ name: 'A' });
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.organization') }));
    await expect(args.onPayerChange).toHaveBeenLastCalledWith({ type: 'organization' });
    await userEvent.click(canvas.getByRole('checkbox', { name: containing(t('payment.payer.save')) }));
    await expect(args.onPayerSaveChange).toHaveBeenCalledWith(false);
  },
};

/** A saved person, prefilled. */
export const Filled: Story = {
  args: { view: stepView('payer', paymentAfter({ choice: person.id })) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await press(canvas, t('payment.next'), args.onSubmit);
  },
};

const faulty = {
  ...organization,
  name: '',
  inn: '7799004001',
  kpp: '77',
  ogrn: '1257700000019',
  bik: '1234',
  account: '4070',
  email: 'buh@',
  phone: '12',
};

/** D20: every rule in words; focus moves to the first invalid field. */
// shows: PAY-18, PAY-19, PAY-20
export const Validation: Story = {
  args: {
    view: stepView(
      'payer',
      paymentAfter(
        { method: 'manual', ...typedPayer(faulty) },
        { type: 'refused', fields: Object.keys(payerProblems(faulty)) },
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(t('payer.field.name.organization'))).toHaveFocus();
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveAccessibleDescription(
      containing(t('payer.problem.innCheck')),
    );
    await expect(canvas.getByText(t('payment.problems', { count: 8 }))).toBeVisible();
  },
};

/** Step 4: everything that was chosen, each with its way back. */
// shows: PAY-21
export const ConfirmationStep: Story = {
  args: {
    view: stepView('confirmation', paymentAfter({ method: 'manual', choice: organization.id }), mixedOrder),
  },
  play: async ({ canvas, args }) => {
    for (const [name, step] of [
      [t('payment.confirm.editNamed', { name: t('payment.confirm.method') }), 'method'],
      [t('payment.confirm.editNamed', { name: t('payment.confirm.payee') }), 'payee'],
      [t('payment.confirm.editNamed', { name: t('payment.confirm.payer') }), 'payer'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/dashboard/payment-method?step=${step}`,
      );
    await expect(
      canvas.getByRole('link', {
        name: containing(
          tagged('payment.confirm.terms', (refund) => ({ refund, terms: (chunks) => chunks })),
        ),
      }),
    ).toHaveAttribute('href', '/legal/refund-policy');
    await userEvent.click(
      canvas.getByRole('button', {
        name: startingWith(t('payment.pay', { amount: money(72_620.97) })),
      }),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

// shows: PAY-27
export const Pending: Story = {
  args: { view: stepView('confirmation', paymentAfter({ choice: person.id }, { type: 'sent' })) },
  play: pressesInVain('payment.paying', 'onSubmit'),
};

/** No answer: it can be sent again and is charged once. */
export const SubmitFailed: Story = {
  args: {
    view: stepView(
      'confirmation',
      paymentAfter({ choice: person.id }, { type: 'failed', failure: new PortError('offline') }),
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('payment.failed.unreachable'));
    await userEvent.click(
      canvas.getByRole('button', {
        name: startingWith(t('payment.pay', { amount: money(3_154) })),
      }),
    );
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { status: 'loading', purpose: 'order' } } };

export const Error: Story = {
  args: { view: { status: 'error', purpose: 'topUp' } },
  play: retries('onRetry'),
};

/** D4: opened without an order. */
// shows: PAY-03
export const NoOrder: Story = {
  args: { view: toNoOrderView('none') },
  play: leadsTo('payment.noOrder.cart', '/dashboard/cart'),
};

/** Nothing of it is on sale any more. */
export const OrderVanished: Story = { args: { view: toNoOrderView('vanished') } };

/** Another tab was quicker: nothing is charged twice. */
export const OrderPaidBefore: Story = { args: { view: toNoOrderView('paid') } };

/** The answer of an attempt was lost, and the next one has other input. */
export const AcceptedBefore: Story = {
  args: { view: toNoOrderView('accepted') },
  play: leadsTo('payment.result.history', '/dashboard/payments-history'),
};

/** Back in the cart everything was taken out, then forward again. */
export const OrderRemoved: Story = { args: { view: toNoOrderView('removed') } };

/** It came just now: its heading has focus. */
// shows: PAY-24
export const Paid: Story = {
  args: { view: toSettledView('order', makeSettled(), true) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: t('payment.result.paid.order') }),
    ).toHaveFocus();
    await expect(canvas.getByText('MRD-5113')).toBeVisible();
    await press(canvas, t('payment.result.print'), args.onPrint);
  },
};

/** A bank transfer: recipient, amount and payment purpose. */
// shows: PAY-24
export const Awaiting: Story = {
  args: {
    view: toSettledView(
      'order',
      makeSettled({ status: 'Pending', paymentMethod: 'manual', payer: organization.name }, organization),
      false,
    ),
  },
  play: shows(() => t('payment.result.purposeText', { number: 'MRD-5113' })),
};

// shows: PAY-24
export const Refused: Story = {
  args: { view: toRefusedView('order', 'declined') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await press(canvas, t('payment.result.retry'), args.onTryAgain);
  },
};

const atBank = {
  payment: makeSettled({ status: 'Pending', fromBalance: rubles(154) }).payment,
  state: 'redirected',
  reason: null,
  continueAt: '/pay/5113',
  email: person.email,
  order: { entries: [makeOrderEntry()], promo: null },
  bills: [],
} as const satisfies PaymentProgress;

/** Back from the bank, which has not answered yet: the page changes by itself. */
export const Waiting: Story = {
  args: { view: toReturnedView('order', { status: 'ready', value: atBank }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: t('payment.result.waiting') })).toHaveFocus();
    await expectLink(canvas, t('payment.result.continue'), '/pay/5113');
  },
};

/** The bank declined: its reason, and the way to try again with everything as it was. */
export const DeclinedByBank: Story = {
  args: {
    view: toReturnedView('order', {
      status: 'ready',
      value: { ...atBank, state: 'failed', reason: 'insufficientFunds', continueAt: null },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('payment.result.failed.insufficientFunds'))).toBeVisible();
    await press(canvas, t('payment.result.retry'), args.onTryAgain);
    await press(canvas, t('payment.result.otherMethod'), args.onOtherMethod);
  },
};

/** A long name, mark-up, a hundred servers. */
export const LongContent: Story = {
  args: {
    view: stepView(
      'confirmation',
      paymentAfter({
        method: 'manual',
        ...typedPayer({
          ...organization,
          name: `ООО «${'Северо-Западная межрегиональная '.repeat(5)}компания <b>№ 1</b>»`,
          email: `${'a'.repeat(60)}@${'subdomain.'.repeat(6)}example.ru`,
        }),
      }),
      {
        entries: Array.from({ length: 12 }, (_, index) =>
          makeOrderEntry({
            id: String(index),
            plan: index % 2 ? 'Intercrus[GB]' : 'Sirius[GB]',
            configuration: { ...makeOrderEntry().configuration, count: 100, period: 'year' },
          }),
        ),
      },
    ),
  },
};

/** Try it: steps 1 to 3 by their own rules, no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [step, setStep] = useState<'method' | 'payer'>('method');
    const [form, dispatch] = useReducer(
      formReducer<PaymentDraft, PayRefusal>,
      paymentAfter({ method: null, ...typedPayer({ name: person.name, email: person.email }) }),
    );
    const view = stepView(step, form, { purpose: 'topUp' });
    return (
      <PaymentScreen
        {...args}
        view={view}
        onMethodChange={(method, card) => dispatch({ type: 'changed', patch: { method, card } })}
        onCardSaveChange={(savesCard) => dispatch({ type: 'changed', patch: { savesCard } })}
        onAmountChange={(amount) => dispatch({ type: 'changed', patch: { amount } })}
        onPayerChange={(patch) =>
          dispatch({ type: 'changed', patch: (draft) => withPayer(draft, patch, []) })
        }
        onSubmit={() =>
          view.step === 'payer'
            ? dispatch({ type: 'refused', fields: Object.keys(payerProblems(view.draft)) })
            : setStep('payer')
        }
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: t('paymentMethod.cards') }));
    await userEvent.type(canvas.getByRole('textbox', { name: t('payment.amount.label') }), '49');
    await expect(canvas.getByRole('button', { name: t('payment.next') })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: t('payment.amount.label') }), '0,5');
    await expect(canvas.getByText(exactly(money(515.03)))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('payment.next') }));
    await expect(
      canvas.getByRole('heading', { level: 2, name: containing(t('payment.step.payer')) }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: t('payer.type.organization') }));
    await userEvent.click(canvas.getByRole('button', { name: t('payment.next') }));
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveAccessibleDescription(
      t('payer.problem.required'),
    );
    await userEvent.type(canvas.getByLabelText(t('payer.field.inn')), '7799004000');
    await expect(canvas.getByLabelText(t('payer.field.inn'))).toHaveAccessibleDescription(
      t('payer.field.code.hint', { count: 10 }),
    );
  },
};
