import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  largestPrice,
  priceDraftOf,
  priceProblems,
  priceRules,
  type AdminPrice,
  type PriceConditions,
  type PriceDraft,
  type PriceKey,
  type PriceReach,
} from '@/domain/admin/price';
import { kindOfPrice, type PriceItem } from '@/domain/admin/priceItems';
import type { RenewalAction } from '@/domain/admin/renewalPrice';
import type { Loaded } from '@/domain/results/loaded';
import { makeAdminPrice, sampleAdminPrices, samplePriceReach } from '@/sample-data/adminPrices';
import { AdminPricesScreen } from '@/screens/admin/AdminPricesScreen/AdminPricesScreen';
import {
  toPricePreview,
  type AdminPricesView,
  type PriceOverlay,
} from '@/screens/admin/AdminPricesScreen/adminPricesView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, press, retries, showsInDialog } from '../../kit/plays';
import { containing, exactly } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<PriceItem, PriceKey, PriceConditions> & {
  overlay?: PriceOverlay;
  reach?: Loaded<PriceReach>;
};

const today = '2026-11-21';
const counted = { status: 'ready', value: samplePriceReach } as const;

/** The screen's view of these items, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminPrice>,
  { overlay = { kind: 'none' }, reach = counted, ...changes }: Changes = {},
): AdminPricesView {
  const { list } = sampleList(priceRules, source, changes);
  return { ...list, overlay, preview: toPricePreview(overlay, reach, today) };
}

const plesk = makeAdminPrice();
const year = makeAdminPrice({ id: 'discount.year' });
const arcturus = makeAdminPrice({ id: 'tariff.Arcturus' });

const meta = {
  component: AdminPricesScreen,
  decorators: [inContentArea],
  args: { view: viewOf(sampleAdminPrices), ...adminListActions, onPriceEdit: fn(), onQuestionAsk: fn() },
} satisfies Meta<typeof AdminPricesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options in both of their lists (D17), the seven tariffs and the discounts of periods; one change is planned. */
// shows: PRICES-04
export const Default: Story = {
  parameters: listKnobs(sampleAdminPrices, viewOf, {
    shown: sampleAdminPrices.length,
    long: [],
    every: {},
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(containing(money(400)))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'value', t('adminPrices.column.value'));
    await expectListColumns(canvas, 'adminPrices.column', ['id', 'kind', 'value']);
    const tab = canvas.getByRole('link', { name: t('adminCatalog.tab.prices') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveAttribute('href', '/admin/catalog/prices');
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([plesk], { filter: { kind: 'tariff' } }) },
  play: relaxes('adminPrices.column.kind', 'adminPrices.kind.tariff', { kind: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminPrice({
        id: 'editPanel.cpanel',
        value: largestPrice,
        upcoming: { value: largestPrice - 1, from: '2027-12-31' },
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: { view: viewOf(sampleAdminPrices, { limit: 10 }) },
  play: readsOn(sampleAdminPrices.length),
};

export const MenuOpen: Story = {
  args: { view: viewOf([plesk]) },
  play: async ({ canvas, args }) => {
    const name = t('adminPrices.menu', { name: t('adminPrices.item.panel.plesk') });
    const menu = await openMenu(canvas, name);
    await userEvent.click(menu.getByRole('menuitem', { name: t('adminPrices.edit') }));
    await waitFor(() => expect(args.onPriceEdit).toHaveBeenCalledWith(plesk));
    await openMenu(canvas, name);
  },
};

/** Servers that were sold Plesk at another price, and others that know of the next one. */
const repriced = makeAdminPrice({ otherPrice: 21, announced: 4 });

/** Actions on those servers: announce the price, withdraw it. */
// shows: PRICES-10
export const RenewalActionsOpen: Story = {
  args: { view: viewOf([repriced]) },
  play: async ({ canvas, args }) => {
    const name = t('adminPrices.menu', { name: t('adminPrices.item.panel.plesk') });
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
  submission: Extract<PriceOverlay, { kind: 'question' }>['submission'] = idle,
) => viewOf(sampleAdminPrices, { overlay: { kind: 'question', action, row: repriced, submission } });

/** D38, D39: nobody pays more without two weeks of notice. */
// shows: PRICES-10
export const ConfirmAnnounce: Story = {
  args: { view: asking('announce') },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    const consequence = t('adminCatalog.announce.consequence', { count: 21, price: money(300) });
    await expect(dialog.getByText(exactly(consequence))).toBeInTheDocument();
    await press(dialog, t('adminCatalog.announce'), args.onQuestionConfirm);
  },
};

export const ConfirmWithdraw: Story = { args: { view: asking('withdraw') } };

export const ConfirmPending: Story = { args: { view: asking('announce', { status: 'pending' }) } };

/** The price has changed since the list was read. */
export const ConfirmRefused: Story = {
  args: { view: asking('announce', { status: 'failed', reason: 'changed' }) },
};

const editing = (
  row: AdminPrice,
  changes: Partial<PriceDraft> = {},
  overlay: Partial<Extract<PriceOverlay, { kind: 'form' }>> = {},
  reach: Loaded<PriceReach> = counted,
) =>
  viewOf(sampleAdminPrices, {
    reach,
    overlay: {
      kind: 'form',
      row,
      draft: { ...priceDraftOf(row), ...changes },
      problems: {},
      refusals: 0,
      submission: idle,
      ...overlay,
    },
  });

/** D38: servers keep the price that the option was sold for; carts follow. */
// shows: PRICES-05
export const Edit: Story = {
  args: { view: editing(plesk, { value: '350' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminPrices.item.panel.plesk') }));
    for (const text of [
      t('adminPrices.effect.now.price', { before: money(300), after: money(350) }),
      t('adminPrices.effect.servers.option', { count: 214 }),
      t('adminPrices.effect.carts', { count: 12 }),
      t('adminPrices.effect.payments', { count: 3 }),
    ])
      await expect(dialog.getByText(exactly(text))).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(containing(t('adminPrices.field.nextValue.price'))), '4');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ nextValue: '4' });
    await press(dialog, t('adminPrices.form.save'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

/** A discount is not part of a server's price: the next renewals have the new one. */
// shows: PRICES-06
export const Discount: Story = {
  args: { view: editing(year, { value: '20' }) },
  play: showsInDialog(() => t('adminPrices.effect.servers.discount', { count: 214 })),
};

/** Nobody is affected before its day. */
export const Planned: Story = {
  args: { view: editing(arcturus, { nextValue: '6000', nextFrom: '2026-12-01' }) },
};

/** Emptied fields cancel a planned change. */
export const Canceled: Story = {
  args: {
    view: editing(makeAdminPrice({ id: 'ipv4', upcoming: { value: 25_000, from: '2026-12-01' } }), {
      nextValue: '',
      nextFrom: '',
    }),
  },
  play: showsInDialog('adminPrices.effect.canceled'),
};

export const Unchanged: Story = { args: { view: editing(plesk) } };

export const Counting: Story = {
  args: { view: editing(plesk, { value: '350' }, {}, { status: 'loading' }) },
};

export const CountFailed: Story = {
  args: { view: editing(plesk, { value: '350' }, {}, { status: 'error', reason: 'offline' }) },
};

const problemsOf = ({ id }: AdminPrice, draft: PriceDraft) => priceProblems(kindOfPrice(id), draft, today);
const wrong = { value: '', nextValue: '1,234', nextFrom: '2026-11-21' } as const;
const wrongDiscount = { value: '91', nextValue: '', nextFrom: '' } as const;

export const Validation: Story = {
  args: { view: editing(plesk, wrong, { problems: problemsOf(plesk, wrong), refusals: 1 }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const problem of ['required', 'amount', 'future'] as const)
      await expect(dialog.getByText(t(`adminPrices.problem.${problem}`))).toBeInTheDocument();
  },
};

export const WrongDiscount: Story = {
  args: {
    view: editing(year, wrongDiscount, { problems: problemsOf(year, wrongDiscount), refusals: 1 }),
  },
  play: showsInDialog(() => t('adminPrices.problem.percent', { max: 90 })),
};

export const Pending: Story = {
  args: { view: editing(plesk, { value: '350' }, { submission: { status: 'pending' } }) },
};

/** Another administrator was faster. */
export const SubmitFailed: Story = {
  args: {
    view: editing(plesk, { value: '350' }, { submission: { status: 'failed', reason: 'edited' } }),
  },
  play: alerts('admin.refused.edited'),
};
