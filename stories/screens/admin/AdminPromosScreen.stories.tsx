import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  emptyPromoDraft,
  promoDraftOf,
  promoProblems,
  promoRules,
  promoStates,
  type AdminPromo,
  type PromoConditions,
  type PromoDraft,
  type PromoKey,
  type PromoUse,
} from '@/domain/admin/promo';
import { kopecks } from '@/domain/money/money';
import type { Loaded } from '@/domain/results/loaded';
import { makeAdminPromo, sampleAdminPromos, samplePromoUses } from '@/sample-data/adminPromos';
import { AdminPromosScreen } from '@/screens/admin/AdminPromosScreen/AdminPromosScreen';
import type { AdminPromosView, PromoOverlay } from '@/screens/admin/AdminPromosScreen/adminPromosView';
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

type Changes = SampleListChanges<string, PromoKey, PromoConditions> & {
  overlay?: PromoOverlay;
  uses?: Loaded<readonly PromoUse[]>;
};

/** The screen's view of these codes, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminPromo>,
  {
    overlay = { kind: 'none' },
    uses = { status: 'ready', value: samplePromoUses },
    ...changes
  }: Changes = {},
): AdminPromosView {
  const { list } = sampleList(promoRules, source, changes);
  return { ...list, overlay, uses };
}

const promo = makeAdminPromo();

const meta = {
  component: AdminPromosScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminPromos),
    ...adminListActions,
    onPromoAdd: fn(),
    onPromoEdit: fn(),
    onDetailsOpen: fn(),
    onQuestionAsk: fn(),
  },
} satisfies Meta<typeof AdminPromosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A code is known by itself, and the knobs give each row an id. */
const rowsWithIds = sampleAdminPromos.map((each) => ({ ...each, id: each.code }));
const ofRowsWithIds = (source: SampleRows<AdminPromo & { id: string }>, changes: Changes) =>
  viewOf('status' in source ? source : source.map((row) => ({ ...row, code: row.id })), changes);

/** D46: every code with its limits, and how often it was used. */
// shows: ADMIN-56
export const Default: Story = {
  parameters: listKnobs(rowsWithIds, ofRowsWithIds, { long: ['id'], every: { state: promoStates } }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(t('adminPromos.state.active'))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'uses', t('adminPromos.column.uses'));
    await expectListColumns(canvas, 'adminPromos.column', [
      'code',
      'benefit',
      'from',
      'until',
      'uses',
      'usesLeft',
      'state',
    ]);
    await press(canvas, t('adminPromos.add'), args.onPromoAdd);
    const tab = canvas.getByRole('link', { name: t('adminCatalog.tab.plans') });
    await expect(tab).toHaveAttribute('href', '/admin/catalog');
    await expect(tab).not.toHaveAttribute('aria-current');
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([promo], { filter: { state: 'ended' } }) },
  play: relaxes('adminPromos.column.state', 'adminPromos.state.ended', { state: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminPromo({
        code: 'A-VERY-LONG-PROMO-CODE-OF-32-SIGN',
        benefit: { kind: 'fixed', amount: kopecks(98_765_432_100) },
        uses: 1_234_567,
        usesLeft: 999_999,
        perCustomer: 12_345,
        isFirstOrderOnly: true,
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminPromo({ code: `CODE-${index}` })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const MenuOpen: Story = {
  args: { view: viewOf([promo]) },
  play: async ({ canvas, args }) => {
    const open = () => openMenu(canvas, t('adminPromos.menu', { code: promo.code }));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('admin.details') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(promo));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminPromos.edit') }));
    await waitFor(() => expect(args.onPromoEdit).toHaveBeenCalledWith(promo));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminPromos.end') }));
    await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith('end', promo));
    await open();
  },
};

/** An ended code cannot be ended again. */
export const EndedMenuOpen: Story = {
  args: { view: viewOf([makeAdminPromo({ state: 'ended' })]) },
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, t('adminPromos.menu', { code: promo.code }));
    await expect(menu.queryByText(t('adminPromos.end'))).toBeNull();
  },
};

const details = (uses: Loaded<readonly PromoUse[]>) =>
  viewOf(sampleAdminPromos, { overlay: { kind: 'details', row: promo }, uses });

export const Details: Story = {
  args: { view: details({ status: 'ready', value: samplePromoUses }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const [use] = samplePromoUses;
    const link = dialog.getByRole('link', { name: t('adminPromos.uses.payment', { id: use?.payment ?? 0 }) });
    await expect(link).toHaveAttribute('href', '/admin/payments?q=%235117');
    await userEvent.click(dialog.getByText(t('common.close')));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const DetailsUnused: Story = { args: { view: details({ status: 'ready', value: [] }) } };

export const DetailsLoading: Story = { args: { view: details({ status: 'loading' }) } };

export const DetailsFailed: Story = { args: { view: details({ status: 'error', reason: 'offline' }) } };

type FormChanges = Partial<Extract<PromoOverlay, { kind: 'form' }>>;

const form = (row: AdminPromo | null, draft: PromoDraft, changes: FormChanges = {}) =>
  viewOf(sampleAdminPromos, {
    overlay: { kind: 'form', row, draft, problems: {}, refusals: 0, submission: idle, ...changes },
  });

/** Other terms: orders that are being paid keep theirs. */
// shows: PRICES-11
export const EditTerms: Story = {
  args: { view: form(promo, { ...promoDraftOf(promo), isFirstOrderOnly: !promo.isFirstOrderOnly }) },
  play: showsInDialog('adminPromos.effect.terms', () => t('adminPromos.effect.payments', { count: 2 })),
};

export const Edit: Story = {
  args: { view: form(promo, promoDraftOf(promo)) },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: t('adminPromos.edit.title', { code: promo.code }) }),
    );
    await userEvent.click(dialog.getByLabelText(t('adminPromos.field.isFirstOrderOnly')));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ isFirstOrderOnly: true });
    await press(dialog, t('adminPromos.form.save'), args.onFormSubmit);
  },
};

export const Add: Story = { args: { view: form(null, emptyPromoDraft) } };

const filled: PromoDraft = {
  ...emptyPromoDraft,
  code: 'SPRING500',
  benefit: 'fixed',
  amount: '500',
  from: '2026-12-01',
  until: '2026-12-31',
};

export const Filled: Story = { args: { view: form(null, filled) } };

const wrong: PromoDraft = { ...filled, code: 'ВЕСНА', amount: '0', until: '2026-11-01', lines: [] };

export const Validation: Story = {
  args: { view: form(null, wrong, { problems: promoProblems(wrong), refusals: 1 }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const problem of ['code', 'amount', 'order', 'lines'] as const)
      await expect(dialog.getByText(containing(t(`adminPromos.problem.${problem}`)))).toBeInTheDocument();
    await expect(
      dialog.getByRole('group', { name: t('adminPromos.field.lines') }),
    ).toHaveAccessibleDescription(t('adminPromos.problem.lines'));
  },
};

export const Pending: Story = { args: { view: form(null, filled, { submission: { status: 'pending' } }) } };

export const SubmitFailed: Story = {
  args: { view: form(null, filled, { submission: { status: 'failed', reason: 'nameTaken' } }) },
  play: alerts('admin.refused.nameTaken'),
};

const asking = (submission: Extract<PromoOverlay, { kind: 'question' }>['submission'] = idle) =>
  viewOf(sampleAdminPromos, { overlay: { kind: 'question', action: 'end', row: promo, submission } });

export const ConfirmEnd: Story = {
  args: { view: asking() },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: t('adminPromos.end.title', { code: promo.code }) }),
    );
    const kept = t('adminPromos.effect.payments', { count: 2 });
    await expect(dialog.getByText(containing(kept))).toBeInTheDocument();
    await press(dialog, t('adminPromos.end'), args.onQuestionConfirm);
  },
};

export const ConfirmEndPending: Story = { args: { view: asking({ status: 'pending' }) } };

export const ConfirmEndRefused: Story = {
  args: { view: asking({ status: 'failed', reason: 'changed' }) },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};
