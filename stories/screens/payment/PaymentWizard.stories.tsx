import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PayerDraft } from '@/domain/payment/payer';
import { orderedSystemText } from '@/components/orderedSystemText';
import { cardText } from '@/components/cardText';
import { listedCards } from '@/domain/payment/savedCard';
import { exampleCards } from '@/sample-data/savedCards';
import { rubles } from '@/domain/money/money';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePaymentMethods } from '@/sample-data/payments';
import { makePromo } from '@/sample-data/promos';
import { PaymentWizard } from '@/screens/payment/PaymentScreen/PaymentWizard';
import { inContentArea } from '../../kit/contentArea';
import { organization, paymentAfter, person, stepView, typedPayer, wizardArgs } from '../../kit/payment';
import { press, presses, shows } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, money, t } from '../../kit/words';

const meta = {
  component: PaymentWizard,
  decorators: [inContentArea],
  args: wizardArgs(),
} satisfies Meta<typeof PaymentWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const topUp = { purpose: 'topUp' } as const;

/** A saved card is one more way to pay; one that has expired says so. */
// shows: CARDS-03
export const Default: Story = {
  args: {
    view: stepView('method', paymentAfter({ card: 3 }), { cards: listedCards(exampleCards, '2026-11-21') }),
  },
  play: async ({ canvas, args }) => {
    const names = exampleCards.map((card) => new RegExp(cardText(card, t)));
    const [chosen, other, expired] = names.map((name) => canvas.getByRole('radio', { name }));
    await expect(chosen).toBeChecked();
    await expect(canvas.queryByRole('checkbox', { name: new RegExp(t('payment.card.remember')) })).toBeNull();
    if (other) await userEvent.click(other);
    await expect(args.onMethodChange).toHaveBeenCalledWith('cards', 4);
    await expect(expired).toBeVisible();
    await expect(canvas.getByText(t('payment.card.expired'))).toBeVisible();
  },
};

/** A card is remembered only by choice, which says what for. */
// shows: CARDS-02
export const RememberCard: Story = {
  args: { view: stepView('method') },
  play: async ({ canvas, args }) => {
    const remember = canvas.getByRole('checkbox', { name: new RegExp(t('payment.card.remember')) });
    await expect(remember).not.toBeChecked();
    await userEvent.click(remember);
    await expect(args.onCardSaveChange).toHaveBeenCalledWith(true);
  },
};

/** Bills (D35) with their owed sums. A bill cannot be paid by another transfer. */
// shows: BILLS-03
export const Bills: Story = {
  args: { view: stepView('method', paymentAfter(), { purpose: 'bills', balance: rubles(1000) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('payment.line.bill', { number: 'MRD-5112' }))).toBeVisible();
    await expect(canvas.getByText(t('payment.bills.transfer'))).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: new RegExp(t('paymentMethod.manual')) })).toBeNull();
    await expect(
      canvas.getByRole('checkbox', {
        name: t('payment.balance.part', { part: money(1000), rest: money(1146.2) }),
      }),
    ).toBeVisible();
  },
};

/** D27: the balance pays a part of the order, the method the rest, and its commission is that of the rest. */
export const PartFromBalance: Story = {
  args: {
    view: stepView('method', paymentAfter({ method: 'sberPay', isBalanceUsed: true }), {
      balance: rubles(1154),
    }),
  },
  play: async ({ canvas, args }) => {
    const part = canvas.getByRole('checkbox', {
      name: t('payment.balance.part', { part: money(1154), rest: money(2000) }),
    });
    await expect(part).toBeChecked();
    await userEvent.click(part);
    await expect(args.onBalanceUseChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByText(exactly(money(2100)))).toBeVisible();
  },
};

/** The balance covers all of it: nothing is left for a method, and the button says so. */
export const AllFromBalance: Story = {
  args: {
    view: stepView('confirmation', paymentAfter({ choice: person.id, isBalanceUsed: true }), {
      balance: rubles(9000),
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: t('payment.payFromBalance', { amount: money(3154) }) }),
    ).toBeEnabled();
  },
};

/** D19: an order in rubles, paid in euros by crypto. */
// shows: PAY-08, PAY-13
export const ForeignCurrency: Story = {
  args: { view: stepView('method', paymentAfter({ method: 'crypto', currency: 'EUR' })) },
  play: shows(() => exactly(t('payment.amount.rate', { rate: money(93.2), sign: 'EUR' }))),
};

/** D4: the same screen with no order. */
// shows: PAY-02
export const TopUp: Story = {
  args: { view: stepView('method', paymentAfter({ method: null }), topUp) },
  play: async ({ canvas, args }) => {
    const amount = canvas.getByRole('textbox', { name: t('payment.amount.label') });
    await expect(amount).toHaveAccessibleDescription(t('payment.problem.amount.required'));
    await userEvent.type(amount, '5');
    await expect(args.onAmountChange).toHaveBeenCalledWith('5');
  },
};

/** §5: the field is required while it is empty. */
// shows: PAY-10
export const AmountMissing: Story = {
  args: { view: stepView('method', paymentAfter({}, { type: 'left', field: 'amount' }), topUp) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: t('payment.amount.label') })).toBeInvalid();
    await expect(canvas.getByRole('button', { name: t('payment.next') })).toBeDisabled();
  },
};

/** §5, §9: 5 USD for crypto, in rubles. */
// shows: PAY-11, PAY-12
export const BelowMinimum: Story = {
  args: {
    view: stepView('method', paymentAfter({ method: 'crypto', amount: '100', currency: 'RUB' }), topUp),
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

/** The typed text is not an amount. */
export const AmountNonsense: Story = {
  args: { view: stepView('method', paymentAfter({ method: 'cards', amount: '1e9' }), topUp) },
};

const unavailable = {
  ru: 'Банк обновляет приложение до 15:00',
  en: 'The bank is updating its app until 15:00',
};

/** D19: it stays in its place and says why. */
// shows: PAY-14
export const UnavailableMethod: Story = {
  args: {
    view: stepView('method', paymentAfter({ method: null }), {
      methods: samplePaymentMethods.map((method) =>
        method.id === 'sberPay' ? { ...method, unavailable } : method,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const method = canvas.getByRole('radio', { name: t('paymentMethod.sberPay') });
    await expect(method).toBeDisabled();
    await expect(method).toHaveAccessibleDescription(containing(unavailable[i18n().locale]));
  },
};

/** Its exchange rate is older than seven days; the other currencies stay. */
// shows: PRICES-02
export const PausedCurrency: Story = {
  args: {
    view: stepView('method', paymentAfter({ method: 'crypto', currency: 'EUR' }), {
      methods: samplePaymentMethods.map((method) =>
        method.id === 'crypto' ? { ...method, currencies: ['EUR', 'RUB'], paused: ['USD'] } : method,
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('payment.currency.paused', { currencies: 'USD' }))).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '$' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'EUR' })).toBeChecked();
  },
};

/** D10: a code that worked in the cart has expired since; the price without it has to be agreed to. */
// shows: PROMO-09
export const PromoRefused: Story = {
  args: {
    view: stepView('method', paymentAfter({ method: 'manual' }), {
      promo: makePromo({ code: 'SUMMER25', until: '2025-08-31' }),
    }),
  },
  play: async ({ canvas, args }) => {
    const notice = within(canvas.getByRole('alert'));
    await expect(
      notice.getByText(
        containing(t('payment.promo.expired', { code: 'SUMMER25', date: i18n().date('2025-08-31') })),
      ),
    ).toBeVisible();
    await press(notice, t('payment.promo.accept'), args.onPromoDrop);
  },
};

/** D21: a plan that is gone stays in sight and out of the sum. */
// shows: CART-18
export const PlanVanished: Story = {
  args: {
    view: stepView('method', paymentAfter(), {
      entries: [makeOrderEntry(), makeOrderEntry({ id: 'gone', plan: 'Vega[GB]' })],
    }),
  },
};

export const PayersLoading: Story = {
  args: { view: stepView('payee', paymentAfter(), { payers: { status: 'loading' } }) },
};

export const PayersFailed: Story = {
  args: { view: stepView('payee', paymentAfter(), { payers: { status: 'error', reason: 'offline' } }) },
  play: presses('common.retry', 'onPayersRetry'),
};

/** Next without a payer: the question takes focus with an error. */
export const PayerMissing: Story = {
  args: { view: stepView('payee', paymentAfter({}, { type: 'refused', fields: ['choice'] })) },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: t('payment.payer.choice') });
    await expect(group).toHaveFocus();
    await expect(group).toHaveAccessibleDescription(t('payment.payer.choice.missing'));
  },
};

/** Made up; the check digits are right. */
const soleProprietor: PayerDraft = {
  ...person,
  type: 'soleProprietor',
  name: 'Ветров Пётр Ильич',
  inn: '779900400121',
  ogrn: '325770000000012',
  address: '101000, Москва, Меридианный проезд, д. 4',
  bik: '049999990',
  account: '40802810300000000017',
};

// shows: PAY-17
export const SoleProprietor: Story = {
  args: { view: stepView('payer', paymentAfter({ method: 'manual', ...typedPayer(soleProprietor) })) },
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

/** An organization that pays by card: the same documents as the steps before and after promise. */
// shows: PAY-31
export const OrganizationByCard: Story = {
  args: { view: stepView('payer', paymentAfter({ method: 'cards', ...typedPayer(organization) })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(containing(t('payment.method.noDocuments', { method: t('paymentMethod.manual') }))),
    ).toBeVisible();
    await expect(canvas.queryByText(t('payer.type.organization.text'))).toBeNull();
    await expect(canvas.getByRole('textbox', { name: t('payer.field.email.individual') })).toBeVisible();
  },
};

/** A saved organization whose details were corrected. */
// shows: PAY-17
export const Organization: Story = {
  args: {
    view: stepView(
      'payer',
      paymentAfter({
        method: 'manual',
        ...typedPayer({ ...organization, phone: '+7 495 000-00-02' }, organization.id),
      }),
    ),
  },
};

const { configuration } = makeOrderEntry();
const fromBackup = makeOrderEntry({ configuration: { ...configuration, fromBackup: makeOrderedBackup() } });

/** The backup in the order does not fit the plan: nothing was charged. */
export const BackupRefused: Story = {
  args: {
    view: stepView(
      'confirmation',
      paymentAfter({ choice: person.id }, { type: 'failed', failure: 'backupUnavailable' }),
      { entries: [fromBackup] },
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(containing(orderedSystemText(fromBackup.configuration, i18n()))),
    ).toBeVisible();
    const change = canvas.getByRole('link', { name: t('payment.changeOrder') });
    await expect(change).toHaveAttribute('href', expect.stringContaining(`edit=${fromBackup.id}`));
    await expect(
      canvas.queryByRole('button', { name: startingWith(t('payment.pay', { amount: '' }).trim()) }),
    ).toBeNull();
  },
};

/** Another tab has spent the balance: not sent, and back at the method with what it can still pay. */
// shows: PAY-49
export const BalanceRefused: Story = {
  args: {
    view: stepView(
      'method',
      paymentAfter({ method: null, isBalanceUsed: true }, { type: 'failed', failure: 'balanceChanged' }),
      { balance: rubles(873.5) },
    ),
  },
  play: shows('payment.failed.balanceChanged'),
};

/** The day has changed, and the price with it: not sent. */
export const PriceChanged: Story = {
  args: {
    view: stepView(
      'confirmation',
      paymentAfter({ choice: person.id }, { type: 'failed', failure: 'repriced' }),
    ),
  },
};
