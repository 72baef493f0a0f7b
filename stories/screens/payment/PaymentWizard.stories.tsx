import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePaymentMethods } from '@/sample-data/payments';
import { makePromo } from '@/sample-data/promos';
import { PaymentWizard } from '@/screens/payment/PaymentScreen/PaymentWizard';
import { inContentArea } from '../../kit/contentArea';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, money, t } from '../../kit/words';
import {
  confirmationStep,
  firstView,
  makeFrame,
  makeOrder,
  makeTopUpFrame,
  methodStep,
  organization,
  payeeStep,
  payerStep,
  soleProprietor,
} from './paymentViews';

const meta = {
  component: PaymentWizard,
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
  },
} satisfies Meta<typeof PaymentWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D19: an order in rubles, paid in euros by crypto. */
// proves: PAY-08, PAY-13
export const ForeignCurrency: Story = {
  args: { view: { ...makeFrame('crypto', 'EUR'), ...methodStep, currency: 'EUR' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(exactly(t('payment.amount.rate', { rate: money(93.2), sign: 'EUR' }))),
    ).toBeVisible();
  },
};

/** D4: the same screen with no order. */
// proves: PAY-02
export const TopUp: Story = {
  args: { view: { ...makeTopUpFrame(), ...methodStep } },
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: t('payment.amount.label') });
    await expect(amount).toHaveAccessibleDescription(t('payment.problem.amount.required'));
    await userEvent.type(amount, '5');
    await expect(args.onAmountChange).toHaveBeenCalledWith('5');
  },
};

/** §5: the field is required while it is empty. */
// proves: PAY-10
export const AmountMissing: Story = {
  args: { view: { ...makeTopUpFrame('ruCards'), ...methodStep, isAmountTouched: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('payment.amount.label') })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: t('payment.next') })).toBeDisabled();
  },
};

/** §5, §9: 5 USD for crypto, in rubles. */
// proves: PAY-11, PAY-12
export const BelowMinimum: Story = {
  args: {
    view: {
      ...makeTopUpFrame('crypto', { currency: 'RUB', minor: 10_000 }),
      ...methodStep,
      blocker: 'minimum',
      amount: '100',
      amountProblem: null,
      minimum: { currency: 'RUB', minor: 40_250 },
      isAmountTouched: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        exactly(
          t('payment.amount.hintConverted', {
            amount: i18n().currency({ currency: 'USD', minor: 500 }),
            converted: money(402.5),
          }),
        ),
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('payment.next') })).toHaveAccessibleDescription(
      containing(t('payment.blocker.minimum', { amount: i18n().currency({ currency: 'USD', minor: 500 }) })),
    );
  },
};

/** What is typed is no amount. */
export const AmountNonsense: Story = {
  args: {
    view: {
      ...makeTopUpFrame('cards'),
      ...methodStep,
      amount: '1e9',
      amountProblem: 'notANumber',
      isAmountTouched: true,
    },
  },
};

const unavailable = {
  ru: 'Банк обновляет приложение до 15:00',
  en: 'The bank is updating its app until 15:00',
};

/** D19: it stays in its place and says why. */
// proves: PAY-14
export const UnavailableMethod: Story = {
  args: {
    view: {
      ...firstView,
      ...methodStep,
      methods: samplePaymentMethods.map((method) =>
        method.id === 'sberPay'
          ? {
              ...method,
              unavailable,
            }
          : method,
      ),
    },
  },
  play: async ({ canvas }) => {
    const method = canvas.getByRole('radio', { name: t('payment.method.sberPay') });
    await expect(method).toBeDisabled();
    await expect(method).toHaveAccessibleDescription(containing(unavailable[i18n().locale]));
  },
};

/** D10: a code that worked in the cart has expired since; the price without it has to be agreed to. */
// proves: PROMO-09
export const PromoRefused: Story = {
  args: {
    view: {
      ...makeFrame(
        'manual',
        'RUB',
        makeOrder(undefined, makePromo({ code: 'SUMMER25', until: '2025-08-31' })),
      ),
      ...methodStep,
      blocker: 'promo',
    },
  },
  play: async ({ canvas, args }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(
      notice.getByText(
        containing(t('payment.promo.expired', { code: 'SUMMER25', date: i18n().date('2025-08-31') })),
      ),
    ).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: t('payment.promo.accept') }));
    await expect(args.onPromoDrop).toHaveBeenCalledOnce();
  },
};

/** D21: a plan that is gone stays in sight and out of the sum. */
// proves: CART-18
export const PlanVanished: Story = {
  args: {
    view: {
      ...makeFrame(
        'ruCards',
        'RUB',
        makeOrder([makeOrderEntry(), makeOrderEntry({ id: 'gone', plan: 'Vega[GB]' })]),
      ),
      ...methodStep,
    },
  },
};

export const PayersLoading: Story = {
  args: { view: { ...makeFrame(), ...payeeStep, payers: { status: 'loading' } } },
};

export const PayersFailed: Story = {
  args: { view: { ...makeFrame(), ...payeeStep, payers: { status: 'error' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args.onPayersRetry).toHaveBeenCalledOnce();
  },
};

/** Going on without a payer: the question takes focus and says so. */
export const PayerMissing: Story = {
  args: { view: { ...makeFrame(), ...payeeStep, isMissing: true, refusals: 1 } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: t('payment.payer.choice') });
    await expect(group).toHaveFocus();
    await expect(group).toHaveAccessibleDescription(t('payment.payer.choice.missing'));
  },
};

// proves: PAY-17
export const SoleProprietor: Story = {
  args: { view: { ...makeFrame('manual'), ...payerStep, draft: soleProprietor } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        startingWith(
          [
            t('payer.document.soleProprietor', { name: soleProprietor.name }),
            t('payer.document.inn', { value: soleProprietor.inn }),
          ].join(', '),
        ),
      ),
    ).toBeVisible();
  },
};

/** A saved organization whose details were corrected. */
// proves: PAY-17
export const Organization: Story = {
  args: { view: { ...makeFrame('manual'), ...payerStep, draft: organization, origin: 'corrected' } },
};

/** The day has changed, and the price with it: not sent. */
export const PriceChanged: Story = {
  args: {
    view: {
      ...makeFrame(),
      ...confirmationStep,
      submission: { status: 'failed', reason: 'repriced' },
      refusals: 1,
    },
  },
};
