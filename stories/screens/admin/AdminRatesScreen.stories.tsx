import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  rateDraftOf,
  rateProblems,
  rateRules,
  type AdminRate,
  type RateConditions,
  type RateDraft,
  type RateKey,
  type RatedCurrency,
} from '@/domain/admin/rate';
import { rubles } from '@/domain/money/money';
import { makeAdminRate, sampleAdminRates, sampleRateHistory } from '@/sample-data/adminRates';
import { AdminRatesScreen } from '@/screens/admin/AdminRatesScreen/AdminRatesScreen';
import {
  toRateStep,
  toStaleRates,
  type AdminRatesView,
  type RateOverlay,
} from '@/screens/admin/AdminRatesScreen/adminRatesView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<RatedCurrency, RateKey, RateConditions> & {
  overlay?: RateOverlay;
  history?: AdminRatesView['history'];
};

/** Day on which the sample is as it is. */
const today = '2026-11-21';

/** The screen's view of these rates, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminRate>,
  {
    overlay = { kind: 'none' },
    history = { status: 'ready', value: sampleRateHistory },
    ...changes
  }: Changes = {},
): AdminRatesView {
  const { list } = sampleList(rateRules, source, changes);
  const stale = toStaleRates(list.status === 'ready' ? list.rows : []);
  return { ...list, overlay, history, stale, step: toRateStep(overlay, today) };
}

const rate = makeAdminRate();

const meta = {
  component: AdminRatesScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminRates),
    ...adminListActions,
    onRateEnter: fn(),
    onDetailsOpen: fn(),
  },
} satisfies Meta<typeof AdminRatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** D19: every rate with its source and day; one is older than a day. */
// shows: PRICES-01, PRICES-02
export const Default: Story = {
  parameters: listKnobs(sampleAdminRates, viewOf, { shown: sampleAdminRates.length, long: [], every: {} }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('adminRates.warning.old', { currencies: 'EUR' }))).toBeInTheDocument();
    await searchFilterAndSort(canvas, args, 'rate', t('adminRates.column.rate'));
    await expectListColumns(canvas, 'adminRates.column', ['id', 'rate', 'day', 'source', 'age']);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([rate], { filter: { age: 'expired' } }) },
  play: relaxes('adminRates.column.age', 'adminRates.age.expired', { age: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

/** Nobody can pay in dollars until a new rate is entered. */
// shows: PRICES-02
export const Expired: Story = {
  args: {
    view: viewOf([
      makeAdminRate({ age: 'expired', day: '2026-11-12', source: '', enteredBy: null }),
      makeAdminRate({ id: 'EUR' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(t('adminRates.warning.expired', { currencies: 'USD' })),
    ).toBeInTheDocument();
  },
};

const long = 'Центральный банк Российской Федерации, официальный курс на завтрашний день после 15:30 ';

export const LongContent: Story = {
  args: { view: viewOf([makeAdminRate({ rate: rubles(100_000), source: long, age: 'expired' })]) },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminRate({ enteredAt: `2026-11-21T06:10:00.${index}Z` })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const MenuOpen: Story = {
  args: { view: viewOf([rate]) },
  play: async ({ canvas, args }) => {
    const open = () => openMenu(canvas, t('adminRates.menu', { currency: 'USD' }));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminRates.enter') }));
    await waitFor(() => expect(args.onRateEnter).toHaveBeenCalledWith(rate));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminRates.history') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(rate));
    await open();
  },
};

const details = { kind: 'details', row: rate } as const;

export const History: Story = {
  args: { view: viewOf(sampleAdminRates, { overlay: details }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(containing(t('adminRates.sample')))).toBeInTheDocument();
    await userEvent.click(dialog.getAllByRole('button', { name: t('common.close') })[0] ?? document.body);
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const HistoryLoading: Story = {
  args: { view: viewOf(sampleAdminRates, { overlay: details, history: { status: 'loading' } }) },
};

export const HistoryFailed: Story = {
  args: {
    view: viewOf(sampleAdminRates, { overlay: details, history: { status: 'error', reason: 'offline' } }),
  },
};

const entering = (
  changes: Partial<RateDraft> = {},
  overlay: Partial<Extract<RateOverlay, { kind: 'form' }>> = {},
) =>
  viewOf(sampleAdminRates, {
    overlay: {
      kind: 'form',
      row: rate,
      draft: { ...rateDraftOf(rate, today), ...changes },
      problems: {},
      refusals: 0,
      submission: idle,
      ...overlay,
    },
  });

// shows: PRICES-01
export const Enter: Story = {
  args: { view: entering() },
  play: async ({ args }) => {
    const name = t('adminRates.form.title', { currency: 'USD' });
    const dialog = within(await screen.findByRole('dialog', { name }));
    await userEvent.type(dialog.getByLabelText(containing(t('adminRates.field.source'))), '!');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ source: `${rate.source}!` });
    await press(dialog, t('adminRates.form.save'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

export const Filled: Story = { args: { view: entering({ rate: '81,25' }) } };

/** A tenth of the rate, or ten times as much, is most often a slip of the hand. */
export const Unusual: Story = { args: { view: entering({ rate: '812,5' }) } };

const wrong = { rate: '0', source: '', day: '2026-11-22' } as const;

export const Validation: Story = {
  args: {
    view: entering(wrong, {
      problems: rateProblems({ ...rateDraftOf(rate, today), ...wrong }, today),
      refusals: 1,
    }),
  },
  play: showsInDialog(
    'adminRates.problem.amount',
    'adminRates.problem.required',
    'adminRates.problem.future',
  ),
};

export const Pending: Story = {
  args: { view: entering({ rate: '81,25' }, { submission: { status: 'pending' } }) },
};

/** Another administrator was faster. */
export const SubmitFailed: Story = {
  args: { view: entering({ rate: '81,25' }, { submission: { status: 'failed', reason: 'edited' } }) },
  play: alerts('admin.refused.edited'),
};
