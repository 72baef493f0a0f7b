import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import CancellationDialog from '@/components/serverCancellation/CancellationDialog';
import { questionOf } from '@/domain/form/question';
import { kopecks, rubles } from '@/domain/money/money';
import type { CancellationQuote } from '@/domain/servers/cancellation';
import {
  newCancellation,
  toCancellationView,
  type CancellationState,
} from '@/domain/servers/cancellationState';
import { makeCancellationQuote } from '@/sample-data/cancellation';
import { makeServer } from '@/sample-data/servers';
import { containing } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';
import { press } from '../../kit/plays';

const idle: CancellationState = questionOf(newCancellation(makeServer()));

type Changes = Partial<CancellationState> & { quote?: Partial<CancellationQuote> };

/** The dialog's view of this quote. */
function viewOf({ quote = {}, ...changes }: Changes = {}) {
  const view = toCancellationView(
    { ...idle, ...changes },
    { status: 'ready', value: makeCancellationQuote(quote) },
  );
  if (!view) throw new TypeError('Nothing is requested');
  return view;
}

/** The refund policy (§9): the refund is worked out before the question. */
const meta = {
  component: CancellationDialog,
  args: {
    view: viewOf(),
    onCancellationWhenChange: fn(),
    onCancellationTargetChange: fn(),
    onCancellationConfirm: fn(),
    onCancellationRetry: fn(),
    onCancellationClose: fn(),
  },
} satisfies Meta<typeof CancellationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('alertdialog'));

/** At the end of the period first: nothing is lost by it. */
export const Default: Story = {
  play: async ({ args }) => {
    const question = await dialog();
    await userEvent.click(question.getByRole('radio', { name: t('leaving.now') }));
    await expect(args.onCancellationWhenChange).toHaveBeenCalledWith('now');
    await press(question, t('leaving.confirm.atEnd'), args.onCancellationConfirm);
    await press(question, t('leaving.cancel'), args.onCancellationClose);
  },
};

export const Now: Story = {
  args: { view: viewOf({ when: 'now' }) },
  play: async ({ args }) => {
    const question = await dialog();
    await expect(
      question.getByText(containing(t('leaving.reason.unusedDays', { used: '9', count: 30 }))),
    ).toBeVisible();
    await userEvent.click(question.getByRole('radio', { name: t('leaving.method') }));
    await expect(args.onCancellationTargetChange).toHaveBeenCalledWith('method');
  },
};

/** The balance's part returns to the balance for any target. */
export const PartByMethod: Story = {
  args: { view: viewOf({ when: 'now', target: 'method', quote: { byMethod: rubles(500) } }) },
};

export const FromBalance: Story = {
  args: { view: viewOf({ when: 'now', quote: { byMethod: kopecks(0) } }) },
  play: async () => {
    await expect((await dialog()).queryByText(t('leaving.target'))).toBeNull();
  },
};

const [used] = makeCancellationQuote().periods;
const periodOf = (reason: 'tooLate' | 'mostlyUsed' | 'newClient' | 'notStarted', amount: number) =>
  used ? [{ ...used, id: reason, reason, amount: kopecks(amount), usedDays: amount === 0 ? 20 : 1 }] : [];

/** Every rule of the policy, in its words. */
export const EveryReason: Story = {
  args: {
    view: viewOf({
      when: 'now',
      quote: {
        periods: [
          ...makeCancellationQuote().periods,
          ...periodOf('newClient', 157_700),
          ...periodOf('notStarted', 157_700),
          ...periodOf('tooLate', 0),
          ...periodOf('mostlyUsed', 0),
        ],
        refund: kopecks(425_790),
        byMethod: kopecks(425_790),
      },
    }),
  },
};

export const WithoutRefund: Story = {
  args: { view: viewOf({ when: 'now', quote: { refund: kopecks(0), byMethod: kopecks(0), periods: [] } }) },
  play: async () => {
    await expect((await dialog()).getByText(t('leaving.now.withoutRefund'))).toBeVisible();
  },
};

/** The paid period is over, so the server can only end at once. */
export const PeriodOver: Story = {
  args: { view: viewOf({ quote: { endsOn: null, refund: kopecks(0), byMethod: kopecks(0), periods: [] } }) },
  play: async () => {
    const question = await dialog();
    await expect(question.getByRole('radio', { name: t('leaving.atEnd') })).toBeDisabled();
    await expect(question.getByRole('radio', { name: t('leaving.now') })).toBeChecked();
  },
};

export const Loading: Story = {
  args: { view: { ...viewOf(), quote: { status: 'loading' } } },
  play: async () => {
    const confirm = (await dialog()).getByRole('button', { name: t('leaving.confirm.atEnd') });
    await expect(confirm).toBeDisabled();
  },
};

export const Error: Story = {
  args: { view: { ...viewOf(), quote: { status: 'error', reason: 'offline' } } },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: t('common.retry') }));
    await expect(args.onCancellationRetry).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { view: viewOf({ when: 'now', submission: { status: 'pending' } }) },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: t('leaving.pending') }));
    await expect(args.onCancellationConfirm).not.toHaveBeenCalled();
  },
};

export const SubmitFailed: Story = {
  args: { view: viewOf({ submission: { status: 'failed', reason: 'unexpected' } }) },
};

/** A new server still awaits a backup of this one. */
export const BackupOrderedFailed: Story = {
  args: {
    view: viewOf({ when: 'now', submission: { status: 'failed', reason: { reason: 'backupOrdered' } } }),
  },
  play: async () => {
    await expect((await dialog()).getByText(t('leaving.backupOrdered'))).toBeVisible();
  },
};

/** Another amount by now: both are shown, and the question stays open. */
export const RefundChanged: Story = {
  args: {
    view: viewOf({
      when: 'now',
      submission: {
        status: 'failed',
        reason: { reason: 'refundChanged', expected: rubles(1103.9), given: rubles(1156.47) },
      },
    }),
  },
  play: async () => {
    const amounts = { expected: i18n().money(rubles(1103.9)), given: i18n().money(rubles(1156.47)) };
    await expect((await dialog()).getByText(containing(t('leaving.changed', amounts)))).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf({
      when: 'now',
      server: makeServer({ domain: `${'very-long-subdomain-'.repeat(9)}example.ru` }),
      quote: { refund: kopecks(1_234_567_890), byMethod: kopecks(1_234_567_890) },
    }),
  },
};
