import type { Meta, StoryObj } from '@storybook/react-vite';
import { knownPaymentStatuses } from '@/domain/payment/payment';
import { paymentTotals } from '@/domain/payment/paymentRules';
import { makePayment, makePayments, samplePayments } from '@/sample-data/payments';
import { PaymentSheet } from '@/screens/payments/PaymentHistoryScreen/PaymentSheet';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../../kit/knobs';
import { i18n, t } from '../../../kit/words';
import { shows } from '../../../kit/plays';

/** The printed sheet: black on white in either theme (D12). */
// shows: HISTORY-05
const meta = {
  component: PaymentSheet,
  decorators: [
    (Story) => (
      <main
        // The sheet keeps its width; its container scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mx-auto max-w-3xl overflow-x-auto border border-border bg-surface p-10 text-text scheme-light"
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof PaymentSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const statement = {
  kind: 'statement',
  payments: samplePayments,
  totals: paymentTotals(samplePayments),
  from: '2026-08-29',
  to: '2026-11-20',
  search: '',
  status: null,
  method: null,
  madeOn: '2026-11-21',
} as const;

/** Kind of document, number of payments, and payers. */
const sheetKnobs = knobs(
  {
    content: choice(['statement', 'receipt']),
    payments: count(samplePayments.length, 100),
    status: choice(['as they are', ...knownPaymentStatuses]),
    longNames: toggle(),
  },
  ({ content, payments, status, longNames }) => {
    const shown = repeated(samplePayments, payments).map((payment) => ({
      ...payment,
      status: status === 'as they are' ? payment.status : status,
      payer: longNames ? lengthened(payment.payer) : payment.payer,
    }));
    const [payment = makePayment()] = shown;
    return {
      sheet:
        content === 'receipt'
          ? { kind: 'receipt', payment, madeOn: statement.madeOn }
          : { ...statement, payments: shown, totals: paymentTotals(shown) },
    };
  },
);

/** Payer, period, the provider's details, the table and the sums by status. */
export const Default: Story = {
  parameters: sheetKnobs,
  args: { sheet: statement },
  play: shows(
    () => `${i18n().date('2026-08-29')} – ${i18n().date('2026-11-20')}`,
    () => t('payments.sheet.total', { count: '6' }),
  ),
};

/** The sheet states its omissions: a search, a status and a method. */
export const Narrowed: Story = {
  args: {
    sheet: {
      ...statement,
      search: 'MRD-51',
      status: 'Paid',
      method: 'ruCards',
      payments: samplePayments.slice(1, 2),
    },
  },
};

export const LongContent: Story = {
  args: {
    sheet: {
      ...statement,
      payments: [
        makePayment({ payer: `ООО «${'Северо-Западное'.repeat(5)}»`, number: 'MRD-2026-987654321' }),
        ...makePayments(80),
      ],
    },
  },
};

/** Waits for its money: an invoice. */
export const Invoice: Story = {
  args: {
    sheet: {
      kind: 'receipt',
      payment: makePayment({ status: 'Pending', paymentMethod: 'manual' }),
      madeOn: '2026-11-21',
    },
  },
  play: shows('payments.receipt.sum.Pending'),
};

export const Receipt: Story = {
  args: { sheet: { kind: 'receipt', payment: makePayment(), madeOn: '2026-11-21' } },
};

export const Refunded: Story = {
  args: {
    sheet: { kind: 'receipt', payment: makePayment({ status: 'Refunded' }), madeOn: '2026-11-21' },
  },
};

export const Canceled: Story = {
  args: {
    sheet: { kind: 'receipt', payment: makePayment({ status: 'Canceled' }), madeOn: '2026-11-21' },
  },
};
