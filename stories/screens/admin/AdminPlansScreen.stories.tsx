import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  emptyPlanDraft,
  planDraftOf,
  planProblems,
  planRules,
  planSales,
  type AdminPlan,
  type PlanConditions,
  type PlanDraft,
  type PlanKey,
  type PlanReach,
} from '@/domain/admin/plan';
import type { RenewalAction } from '@/domain/admin/renewalPrice';
import { planStar, productLines, type PlanName } from '@/domain/catalog/plan';
import { kopecks } from '@/domain/money/money';
import type { Loaded } from '@/domain/results/loaded';
import { makeAdminPlan, sampleAdminPlans, samplePlanReach } from '@/sample-data/adminPlans';
import { sampleDatacenters } from '@/sample-data/datacenters';
import { AdminPlansScreen } from '@/screens/admin/AdminPlansScreen/AdminPlansScreen';
import {
  toPlanPreview,
  type AdminPlansView,
  type PlanOverlay,
} from '@/screens/admin/AdminPlansScreen/adminPlansView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, confirms, press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<PlanName, PlanKey, PlanConditions> & {
  overlay?: PlanOverlay;
  reach?: Loaded<PlanReach>;
  filling?: AdminPlansView['filling'];
};

const today = '2026-11-26';
const counted = { status: 'ready', value: samplePlanReach } as const;

/** The screen's view of these plans, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminPlan>,
  { overlay = { kind: 'none' }, reach = counted, filling = null, ...changes }: Changes = {},
): AdminPlansView {
  const { list } = sampleList(planRules, source, changes);
  return { ...list, overlay, preview: toPlanPreview(overlay, reach, today), filling };
}

/** A plan is known by its name, and the knobs give each row an id. */
const rowsWithIds = sampleAdminPlans.map((each) => ({ ...each, id: planStar(each.name) }));
const ofRowsWithIds = (source: SampleRows<AdminPlan & { id: string }>, changes: Changes) =>
  viewOf('status' in source ? source : source.map((row) => ({ ...row, name: `${row.id}[GB]` })), changes);

const plan = makeAdminPlan();

const meta = {
  component: AdminPlansScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminPlans),
    ...adminListActions,
    onPlanAdd: fn(),
    onPlanEdit: fn(),
    onFillAsk: fn(),
    onFillConfirm: fn(),
    onFillClose: fn(),
    onQuestionAsk: fn(),
  },
} satisfies Meta<typeof AdminPlansScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All plans with their prices, and which of them are not simply on sale. */
// shows: PRICES-12
export const Default: Story = {
  parameters: listKnobs(rowsWithIds, ofRowsWithIds, {
    long: [],
    every: { line: productLines, datacenter: sampleDatacenters.map(({ id }) => id), sale: planSales },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(containing(money(577)))).not.toHaveLength(0);
    await expect(canvas.getAllByText(t('adminPlans.noRoom'))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'monthly', t('adminPlans.column.monthly'));
    await expectListColumns(canvas, 'adminPlans.column', [
      'name',
      'line',
      'datacenter',
      'monthly',
      'sale',
      'servers',
      'position',
    ]);
    await press(canvas, t('adminPlans.add'), args.onPlanAdd);
    const tab = canvas.getByRole('link', { name: t('adminCatalog.tab.plans') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveAttribute('href', '/admin/catalog');
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

/** A provider starts without plans: adds the first one, or fills the catalogue with the samples. */
// shows: PRICES-14
export const Empty: Story = {
  args: { view: viewOf([]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('adminPlans.fill') }));
    await expect(args.onFillAsk).toHaveBeenCalledOnce();
  },
};

/** Confirmed, an empty catalogue gets the samples. */
export const FillOpen: Story = {
  args: { view: viewOf([], { filling: idle }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('adminPlans.fill') }));
    await expect(args.onFillConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await expect(args.onFillClose).toHaveBeenCalledOnce();
  },
};

export const FillPending: Story = { args: { view: viewOf([], { filling: { status: 'pending' } }) } };

/** Somebody has added a plan meanwhile. */
export const FillFailed: Story = {
  args: { view: viewOf([], { filling: { status: 'failed', reason: 'changed' } }) },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(t('admin.refused.changed'))).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { view: viewOf([plan], { filter: { sale: 'hidden' } }) },
  play: relaxes('adminPlans.column.sale', 'adminPlans.sale.hidden', { sale: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminPlan({
        name: `${'Supercalifragilistic'.repeat(2)}[GB]`,
        specs: { cpu: 128, ram: 1024, storage: { size: 128_000, kind: 'SSD NVME' } },
        monthly: kopecks(98_765_432_100),
        upcoming: { monthly: kopecks(99_999_999_999), from: '2027-12-31' },
        servers: 123_456,
        stock: 98_765,
        isRecommended: true,
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminPlan({ name: `Star ${index}[GB]`, position: index })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const MenuOpen: Story = {
  args: { view: viewOf([plan]) },
  play: async ({ canvas, args }) => {
    const menu = await openMenu(canvas, t('adminPlans.menu', { name: plan.name }));
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminPlans.edit') }));
    await waitFor(() => expect(args.onPlanEdit).toHaveBeenCalledWith(plan));
    await openMenu(canvas, t('adminPlans.menu', { name: plan.name }));
  },
};

/** Servers that pay another price, and others that know of the next one. */
const repriced = makeAdminPlan({ otherPrice: 36, announced: 8 });

/** Actions on those servers: announce the price, withdraw it. */
// shows: PRICES-09
export const RenewalActionsOpen: Story = {
  args: { view: viewOf([repriced]) },
  play: async ({ canvas, args }) => {
    const name = t('adminPlans.menu', { name: plan.name });
    for (const action of ['announce', 'withdraw'] as const) {
      const menu = await openMenu(canvas, name);
      await userEvent.click(menu.getByRole('menuitem', { name: t(`adminCatalog.${action}`) }));
      await waitFor(() => expect(args.onQuestionAsk).toHaveBeenCalledWith(action, repriced));
    }
    await openMenu(canvas, name);
  },
};

const asking = (
  action: RenewalAction,
  submission: Extract<PlanOverlay, { kind: 'question' }>['submission'] = idle,
) => viewOf(sampleAdminPlans, { overlay: { kind: 'question', action, row: repriced, submission } });

/** D38, D39: nobody pays more without two weeks of notice. */
// shows: PRICES-09
export const ConfirmAnnounce: Story = {
  args: { view: asking('announce') },
  play: confirms('adminCatalog.announce', 'onQuestionConfirm'),
};

export const ConfirmWithdraw: Story = { args: { view: asking('withdraw') } };

export const ConfirmPending: Story = { args: { view: asking('announce', { status: 'pending' }) } };

/** The price has changed since the list was read. */
export const ConfirmRefused: Story = {
  args: { view: asking('announce', { status: 'failed', reason: 'changed' }) },
};

type FormChanges = Partial<Extract<PlanOverlay, { kind: 'form' }>>;

const form = (row: AdminPlan | null, draft: PlanDraft, changes: FormChanges = {}): PlanOverlay => ({
  kind: 'form',
  row,
  draft,
  problems: {},
  refusals: 0,
  submission: idle,
  ...changes,
});
const editing = (draft: Partial<PlanDraft>, changes: FormChanges & Pick<Changes, 'reach'> = {}) => {
  const { reach = counted, ...overlay } = changes;
  return viewOf(sampleAdminPlans, {
    overlay: form(plan, { ...planDraftOf(plan), ...draft }, overlay),
    reach,
  });
};

/** A form as it opens changes nothing. */
export const Edit: Story = {
  args: { view: editing({}) },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: t('adminPlans.edit.title', { name: plan.name }) }),
    );
    await expect(dialog.getByText(t('adminCatalog.effect.none'))).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(containing(t('adminPlans.field.monthly'))), '5');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ monthly: '15775' });
    await press(dialog, t('adminPlans.form.save'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

/** A new price: the form shows who is affected before it is saved. */
// shows: ADMIN-53
export const EditPrice: Story = {
  args: { view: editing({ monthly: '1700' }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of [
      t('adminPlans.effect.servers', { count: 214 }),
      t('adminPlans.effect.carts', { count: 12 }),
      t('adminPlans.effect.payments', { count: 3 }),
    ])
      await expect(dialog.getByText(text)).toBeInTheDocument();
    await expect(dialog.getByText(containing(money(1700)))).toBeInTheDocument();
  },
};

export const EditLaterPrice: Story = {
  args: { view: editing({ nextMonthly: '1700', nextFrom: '2026-12-15' }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('adminPlans.effect.servers', { count: 214 }))).toBeInTheDocument();
    // Nothing happens to carts and payments of today.
    await expect(dialog.queryByText(t('adminPlans.effect.carts', { count: 12 }))).toBeNull();
  },
};

export const EditSale: Story = { args: { view: editing({ sale: 'hidden', disk: 100 }) } };

export const EditCounting: Story = {
  args: { view: editing({ monthly: '1700' }, { reach: { status: 'loading' } }) },
};

export const EditNotCounted: Story = {
  args: { view: editing({ monthly: '1700' }, { reach: { status: 'error', reason: 'offline' } }) },
};

export const Add: Story = {
  args: { view: viewOf(sampleAdminPlans, { overlay: form(null, emptyPlanDraft) }) },
};

const filled: PlanDraft = { ...emptyPlanDraft, star: 'Mira', monthly: '900', stock: 20 };

export const Filled: Story = {
  args: { view: viewOf(sampleAdminPlans, { overlay: form(null, filled) }) },
};

const wrong: PlanDraft = {
  ...emptyPlanDraft,
  star: 'Mira[GB]',
  cpu: null,
  monthly: '0',
  nextMonthly: '800',
  nextFrom: today,
};

export const Validation: Story = {
  args: {
    view: viewOf(sampleAdminPlans, {
      overlay: form(null, wrong, { problems: planProblems(wrong, today), refusals: 1 }),
    }),
  },
  play: showsInDialog('adminPlans.problem.name', 'adminPlans.problem.future'),
};

export const Pending: Story = {
  args: { view: editing({ monthly: '1700' }, { submission: { status: 'pending' } }) },
};

/** Another administrator was faster. */
export const SubmitFailed: Story = {
  args: { view: editing({ monthly: '1700' }, { submission: { status: 'failed', reason: 'edited' } }) },
  play: alerts('admin.refused.edited'),
};

export const AddRefused: Story = {
  args: {
    view: viewOf(sampleAdminPlans, {
      overlay: form(null, filled, { submission: { status: 'failed', reason: 'nameTaken' } }),
    }),
  },
};
