import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  datacenterDraftOf,
  datacenterProblems,
  datacenterRules,
  emptyDatacenterDraft,
  longestCity,
  type AdminDatacenter,
  type DatacenterConditions,
  type DatacenterDraft,
  type DatacenterKey,
} from '@/domain/admin/datacenter';
import { planSales } from '@/domain/admin/plan';
import type { DatacenterId } from '@/domain/catalog/plan';
import { inLanguage } from '@/domain/values/localized';
import { makeAdminDatacenter, sampleAdminDatacenters } from '@/sample-data/adminDatacenters';
import { AdminDatacentersScreen } from '@/screens/admin/AdminDatacentersScreen/AdminDatacentersScreen';
import type {
  AdminDatacentersView,
  DatacenterOverlay,
} from '@/screens/admin/AdminDatacentersScreen/adminDatacentersView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { choice, knobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { i18n, t, tagged } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<DatacenterId, DatacenterKey, DatacenterConditions> & {
  overlay?: DatacenterOverlay;
};

/** The screen's view of these data centres, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminDatacenter>,
  { overlay = { kind: 'none' }, ...changes }: Changes = {},
): AdminDatacentersView {
  const { list } = sampleList(datacenterRules, source, changes);
  return { ...list, overlay };
}

/** There is one row for each data centre, so the controls change its sale and not the number of rows. */
const datacenterKnobs = knobs(
  {
    state: choice(['ready', 'loading', 'error']),
    sale: choice(['as they are', ...planSales]),
  },
  ({ state, sale }) => {
    if (state === 'loading') return { view: viewOf({ status: 'loading' }) };
    if (state === 'error') return { view: viewOf({ status: 'error', reason: 'unexpected' }) };
    const shown = sampleAdminDatacenters.map((each) => ({
      ...each,
      sale: planSales.find((known) => known === sale) ?? each.sale,
    }));
    return { view: viewOf(shown) };
  },
);

const datacenter = makeAdminDatacenter();
const name = () => `${i18n().country('NL')}, ${inLanguage(datacenter.city, i18n().locale)}`;

const meta = {
  component: AdminDatacentersScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAdminDatacenters),
    ...adminListActions,
    onDatacenterAdd: fn(),
    onDatacenterEdit: fn(),
  },
} satisfies Meta<typeof AdminDatacentersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every data centre; one that is sold out shows why. */
// shows: PRICES-07
export const Default: Story = {
  parameters: datacenterKnobs,
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(t('adminDatacenters.sale.soldOut'))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'servers', t('adminDatacenters.column.servers'));
    await expectListColumns(canvas, 'adminDatacenters.column', [
      'id',
      'sale',
      'position',
      'plans',
      'servers',
    ]);
    const tab = canvas.getByRole('link', { name: t('adminCatalog.tab.datacenters') });
    await press(canvas, t('adminDatacenters.add'), args.onDatacenterAdd);
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveAttribute('href', '/admin/catalog/datacenters');
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([datacenter], { filter: { sale: 'hidden' } }) },
  play: relaxes('adminDatacenters.column.sale', 'adminDatacenters.sale.hidden', { sale: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

const long = 'Оборудование едет со второй площадки и будет готово к концу недели. '.repeat(2);

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminDatacenter({
        city: { ru: 'Я'.repeat(longestCity), en: 'W'.repeat(longestCity) },
        sale: 'soldOut',
        reason: { ru: long, en: long },
        plans: 123_456,
        servers: 1_234_567,
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminDatacenter({ version: `${index}` })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

/** A new one cannot be ordered from until it has plans, machines and addresses. */
// shows: PRICES-13
export const NotReady: Story = {
  args: {
    view: viewOf([
      makeAdminDatacenter({ id: 'fi', city: { ru: 'Хельсинки', en: 'Helsinki' }, plans: 0 }),
      makeAdminDatacenter({
        id: 'kz',
        city: { ru: 'Алматы', en: 'Almaty' },
        plans: 3,
        room: 0,
        version: '2',
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(t('adminDatacenters.missing.plans'))).not.toHaveLength(0);
    await expect(canvas.getAllByText(t('adminDatacenters.missing.room', { id: 'kz' }))).not.toHaveLength(0);
  },
};

export const MenuOpen: Story = {
  args: { view: viewOf([datacenter]) },
  play: async ({ canvas, args }) => {
    const open = () => openMenu(canvas, t('adminDatacenters.menu', { name: name() }));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminDatacenters.edit') }));
    await waitFor(() => expect(args.onDatacenterEdit).toHaveBeenCalledWith(datacenter));
    await open();
  },
};

const editing = (
  changes: Partial<DatacenterDraft> = {},
  overlay: Partial<Extract<DatacenterOverlay, { kind: 'form' }>> = {},
) =>
  viewOf(sampleAdminDatacenters, {
    overlay: {
      kind: 'form',
      row: datacenter,
      draft: { ...datacenterDraftOf(datacenter), ...changes },
      problems: {},
      refusals: 0,
      submission: idle,
      ...overlay,
    },
  });

const reasons = { reasonRu: 'Новые серверы приедут в декабре', reasonEn: 'New servers arrive in December' };

/** Servers there stay; carts can no longer be ordered from. */
// shows: PRICES-07
export const Edit: Story = {
  args: { view: editing({ sale: 'soldOut', ...reasons }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: name() }));
    await expect(dialog.getByText(t('adminDatacenters.effect.servers', { count: 214 }))).toBeInTheDocument();
    await expect(dialog.getByText(t('adminDatacenters.effect.closed', { count: 12 }))).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(containing(t('adminCatalog.reason.en'))), '!');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ reasonEn: `${reasons.reasonEn}!` });
    await press(dialog, t('adminDatacenters.form.save'), args.onFormSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

/** Customers read the name at their servers, and choose the country in the order of the provider. */
// shows: PRICES-13
export const Renaming: Story = {
  args: { view: editing({ cityRu: 'Роттердам', cityEn: 'Rotterdam', position: 5 }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: name() }));
    for (const effect of ['name', 'order'] as const)
      await expect(dialog.getByText(t(`adminDatacenters.effect.${effect}`))).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(containing(t('adminDatacenters.field.cityEn'))), '!');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ cityEn: 'Rotterdam!' });
  },
};

/** Its country is chosen among those without a data centre. */
// shows: PRICES-13
export const Add: Story = {
  args: {
    view: editing({ ...emptyDatacenterDraft, country: 'FI', cityRu: 'Хельсинки' }, { row: null }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminDatacenters.add') }));
    const id = tagged('adminDatacenters.needs.machines', (code) => ({ id: 'fi', code }));
    await expect(dialog.getByText(id, { selector: 'code' })).toBeInTheDocument();
    await expect(dialog.getByText(t('adminDatacenters.needs.plans', { code: 'FI' }))).toBeInTheDocument();
    const country = dialog.getByLabelText(containing(t('adminDatacenters.field.country')));
    await expect(within(country).queryByText(i18n().country('NL'))).toBeNull();
    await userEvent.selectOptions(country, 'KZ');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ country: 'KZ' });
  },
};

export const Unchanged: Story = { args: { view: editing() } };

export const Hiding: Story = { args: { view: editing({ sale: 'hidden' }) } };

const closed = makeAdminDatacenter({ sale: 'hidden', servers: 0, carts: 0 });

export const Opening: Story = {
  args: { view: editing({ sale: 'open' }, { row: closed }) },
  play: showsInDialog(() => t('adminDatacenters.effect.opened', { count: 0 })),
};

const wrong = {
  ...datacenterDraftOf(datacenter),
  cityRu: 'Я'.repeat(41),
  sale: 'soldOut',
  reasonRu: ' ',
  reasonEn: 'x'.repeat(121),
} as const;

export const Validation: Story = {
  args: { view: editing(wrong, { problems: datacenterProblems(wrong), refusals: 1 }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    for (const problem of ['required', 'tooLong', 'city'] as const)
      await expect(dialog.getByText(t(`adminDatacenters.problem.${problem}`))).toBeInTheDocument();
  },
};

export const Pending: Story = {
  args: { view: editing({ sale: 'hidden' }, { submission: { status: 'pending' } }) },
};

/** Another administrator was faster. */
export const SubmitFailed: Story = {
  args: { view: editing({ sale: 'hidden' }, { submission: { status: 'failed', reason: 'edited' } }) },
  play: alerts('admin.refused.edited'),
};
