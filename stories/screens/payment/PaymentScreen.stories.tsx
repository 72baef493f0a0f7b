import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { parseAmount, type CurrencyId } from '@/domain/payment/currency';
import { reachesMinimum, type PaymentMethodId } from '@/domain/payment/method';
import { emptyPayer, payerProblems } from '@/domain/payment/payer';
import { makeOrderEntry } from '@/sample-data/cart';
import { makePayer, sampleRates } from '@/sample-data/payments';
import { PaymentScreen } from '@/screens/payment/PaymentScreen/PaymentScreen';
import type { WizardView } from '@/screens/payment/PaymentScreen/paymentView';
import { inContentArea } from '../../kit/contentArea';
import {
  confirmationStep,
  firstView,
  makeFrame,
  makeOrder,
  makeTopUpFrame,
  methodOf,
  methodStep,
  mixedOrder,
  organization,
  paid,
  payeeStep,
  payerStep,
  person,
} from './paymentViews';

const meta = {
  component: PaymentScreen,
  decorators: [inContentArea],
  args: {
    view: firstView,
    onMethodChange: fn(),
    onAmountChange: fn(),
    onCurrencyChange: fn(),
    onPromoDrop: fn(),
    onPayerChoose: fn(),
    onPayersRetry: fn(),
    onPayerChange: fn(),
    onPayerKeepChange: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onTryAgain: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Step 1 of an order: the amount is the order's, and nothing can be paid before a method is chosen. */
// proves: PAY-04, PAY-05, PAY-08
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /Выберите способ оплаты/ })).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Дальше' });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription('Выберите способ оплаты');
    await userEvent.click(canvas.getByRole('radio', { name: 'Кошелёк / SberPay' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('sberPay');
    await userEvent.click(canvas.getByRole('radio', { name: 'EUR' }));
    await expect(args.onCurrencyChange).toHaveBeenCalledWith('EUR');
  },
};

/** A card: no closing documents. */
export const MethodStep: Story = {
  args: { view: { ...makeFrame('ruCards', 'RUB', mixedOrder), ...methodStep } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/закрывающие документы не выдаются/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

// proves: PAY-15, PAY-16
export const PayeeStep: Story = {
  args: { view: { ...makeFrame(), ...payeeStep } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('ООО «Меридиан»')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'ООО «Северный ветер»' }));
    await expect(args.onPayerChoose).toHaveBeenCalledWith('payer-2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Новый плательщик' }));
    await expect(args.onPayerChoose).toHaveBeenLastCalledWith('new');
    await expect(canvas.getByRole('link', { name: 'Назад' })).toHaveAttribute(
      'href',
      '/dashboard/payment-method?step=method',
    );
  },
};

/** Step 3 for a new payer. */
// proves: PAY-17
export const PayerStep: Story = {
  args: { view: { ...makeFrame(), ...payerStep } },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Фамилия, имя и отчество'), 'А');
    await expect(args.onPayerChange).toHaveBeenCalledWith({ name: 'А' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Организация' }));
    await expect(args.onPayerChange).toHaveBeenLastCalledWith({ type: 'organization' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /Сохранить плательщика/ }));
    await expect(args.onPayerKeepChange).toHaveBeenCalledWith(false);
  },
};

/** A saved person, prefilled. */
export const Filled: Story = {
  args: { view: { ...makeFrame(), ...payerStep, draft: person, origin: 'saved' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
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

/** D20: every rule in words; focus goes to the first field at fault. */
// proves: PAY-18, PAY-19, PAY-20
export const Validation: Story = {
  args: {
    view: {
      ...makeFrame('manual'),
      ...payerStep,
      draft: faulty,
      problems: payerProblems(faulty),
      refusals: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Название организации')).toHaveFocus();
    await expect(canvas.getByLabelText('ИНН')).toHaveAccessibleDescription(/Контрольные цифры ИНН/);
    await expect(canvas.getByText('Исправьте 8 полей, чтобы продолжить')).toBeVisible();
  },
};

/** Step 4: everything that was chosen, each with its way back. */
// proves: PAY-21
export const ConfirmationStep: Story = {
  args: { view: { ...makeFrame('manual', 'RUB', mixedOrder), ...confirmationStep, payer: organization } },
  play: async ({ canvas, args }) => {
    for (const [name, step] of [
      ['Изменить: Способ и сумма', 'method'],
      ['Изменить: Получатель', 'payee'],
      ['Изменить: Плательщик', 'payer'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/dashboard/payment-method?step=${step}`,
      );
    await expect(canvas.getByRole('link', { name: /политику возврата/ })).toHaveAttribute(
      'href',
      '/legal/refund-policy',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

// proves: PAY-27
export const Pending: Story = {
  args: { view: { ...makeFrame(), ...confirmationStep, submission: { status: 'pending' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проводим платёж…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** No answer: it can be sent again and is charged once. */
export const SubmitFailed: Story = {
  args: {
    view: {
      ...makeFrame(),
      ...confirmationStep,
      submission: { status: 'failed', reason: 'unreachable' },
      refusals: 1,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('дважды деньги не спишутся');
    await userEvent.click(canvas.getByRole('button', { name: /^Оплатить/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { status: 'loading', purpose: 'order' } } };

export const Error: Story = {
  args: { view: { status: 'error', purpose: 'topUp' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const noOrder = {
  status: 'noOrder',
  cartHref: '/dashboard/cart',
  catalogHref: '/dashboard/vps-catalog',
} as const;

/** D4: opened without an order. */
// proves: PAY-03
export const NoOrder: Story = {
  args: { view: { ...noOrder, reason: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute(
      'href',
      '/dashboard/cart',
    );
  },
};

/** Nothing of it is on sale any more. */
export const OrderVanished: Story = { args: { view: { ...noOrder, reason: 'vanished' } } };

/** Another tab was quicker: nothing is charged twice. */
export const OrderPaidBefore: Story = { args: { view: { ...noOrder, reason: 'paid' } } };

/** Back in the cart everything was taken out, then forward again. */
export const OrderRemoved: Story = { args: { view: { ...noOrder, reason: 'removed' } } };

/** It came just now: its heading has focus. */
// proves: PAY-24
export const Paid: Story = {
  args: { view: { ...paid, isFresh: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Заказ оплачен' })).toHaveFocus();
    await expect(canvas.getByText('MRD-5113')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Распечатать' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** A bank transfer: whom to pay, how much, and with which words. */
// proves: PAY-24
export const Awaiting: Story = {
  args: {
    view: {
      ...paid,
      status: 'awaiting',
      payment: { ...paid.payment, status: 'Pending', paymentMethod: 'manual', payer: organization.name },
      email: organization.email,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Оплата по счёту MRD-5113')).toBeVisible();
  },
};

// proves: PAY-24
export const Refused: Story = {
  args: {
    view: {
      status: 'refused',
      reason: 'declined',
      methodHref: '/dashboard/payment-method?step=method',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать снова' }));
    await expect(args.onTryAgain).toHaveBeenCalledOnce();
  },
};

/** A long name, mark-up, a hundred servers. */
export const LongContent: Story = {
  args: {
    view: {
      ...makeFrame(
        'manual',
        'RUB',
        makeOrder(
          Array.from({ length: 12 }, (_, index) =>
            makeOrderEntry({
              id: String(index),
              plan: index % 2 ? 'Intercrus[GB]' : 'Sirius[GB]',
              configuration: { ...makeOrderEntry().configuration, count: 100, period: 'year' },
            }),
          ),
        ),
      ),
      ...confirmationStep,
      payer: {
        ...organization,
        name: `ООО «${'Северо-Западная межрегиональная '.repeat(5)}компания <b>№ 1</b>»`,
        email: `${'a'.repeat(60)}@${'subdomain.'.repeat(6)}example.ru`,
      },
    },
  },
};

/** Try it: steps 1 to 3 by their own rules, no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [step, setStep] = useState<'method' | 'payer'>('method');
    const [method, setMethod] = useState<PaymentMethodId | null>(null);
    const [amount, setAmount] = useState('');
    const [currency, setCurrency] = useState<CurrencyId>('RUB');
    const [draft, setDraft] = useState({ ...emptyPayer, ...toDraft() });
    const [refusals, setRefusals] = useState(0);
    const read = parseAmount(amount);
    const typed = 'problem' in read ? null : { currency, minor: read.minor };
    const frame = makeTopUpFrame(method, typed);
    const isEnough = method && typed ? reachesMinimum(typed, methodOf(method), sampleRates) : true;
    const view: WizardView =
      step === 'method'
        ? {
            ...frame,
            ...methodStep,
            blocker: isEnough ? frame.blocker : 'minimum',
            currency,
            amount,
            amountProblem: 'problem' in read ? read.problem : null,
            isAmountTouched: amount !== '',
          }
        : { ...frame, ...payerStep, draft, refusals, problems: refusals > 0 ? payerProblems(draft) : {} };
    return (
      <PaymentScreen
        {...args}
        view={view}
        onMethodChange={setMethod}
        onAmountChange={setAmount}
        onCurrencyChange={setCurrency}
        onPayerChange={(patch) => setDraft((current) => ({ ...current, ...patch }))}
        onSubmit={() => (step === 'method' ? setStep('payer') : setRefusals((count) => count + 1))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Все карты' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сумма' }), '49');
    await expect(canvas.getByRole('button', { name: 'Дальше' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Сумма' }), '0,5');
    await expect(canvas.getByText('515,03 RUB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(canvas.getByRole('heading', { level: 2, name: /Данные плательщика/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: 'Организация' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(canvas.getByLabelText('ИНН')).toHaveAccessibleDescription('Заполните это поле');
    await userEvent.type(canvas.getByLabelText('ИНН'), '7799004000');
    await expect(canvas.getByLabelText('ИНН')).toHaveAccessibleDescription('10 цифр');
  },
};

/** Somebody whose name and e-mail are known. */
function toDraft() {
  const { name, email } = makePayer();
  return { name, email };
}
