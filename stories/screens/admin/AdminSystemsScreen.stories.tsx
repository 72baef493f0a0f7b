import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  anotherFamily,
  emptySystemDraft,
  systemDraftOf,
  systemProblems,
  systemRules,
  type AdminSystem,
  type SystemConditions,
  type SystemDraft,
  type SystemKey,
} from '@/domain/admin/system';
import { makeAdminSystem, sampleAdminSystems } from '@/sample-data/adminSystems';
import { AdminSystemsScreen } from '@/screens/admin/AdminSystemsScreen/AdminSystemsScreen';
import type { AdminSystemsView, SystemOverlay } from '@/screens/admin/AdminSystemsScreen/adminSystemsView';
import { inContentArea } from '../../kit/contentArea';
import { expectColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { retries, showsInDialog } from '../../kit/plays';
import { exactly, startingWith } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<string, SystemKey, SystemConditions> & { overlay?: SystemOverlay };

/** The screen's view of these systems, or of a list that is not there. */
function viewOf(
  source: SampleRows<AdminSystem>,
  { overlay = { kind: 'none' }, ...changes }: Changes = {},
): AdminSystemsView {
  const { list, about } = sampleList(systemRules, source, changes);
  return { ...list, families: about?.families ?? [], overlay };
}

const system = makeAdminSystem();

const meta = {
  component: AdminSystemsScreen,
  decorators: [inContentArea],
  args: { view: viewOf(sampleAdminSystems), ...adminListActions, onSystemAdd: fn(), onSystemEdit: fn() },
} satisfies Meta<typeof AdminSystemsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every version of every family (§3); one is not offered. */
// shows: PRICES-08
export const Default: Story = {
  parameters: listKnobs(sampleAdminSystems, viewOf, {
    long: ['name'],
    every: { sale: ['offered', 'withheld'] },
  }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText(t('adminSystems.sale.withheld'))).not.toHaveLength(0);
    await searchFilterAndSort(canvas, args, 'servers', t('adminSystems.column.servers'));
    await expectColumns(canvas, [
      t('adminSystems.column.name'),
      t('adminSystems.column.sale'),
      t('adminSystems.column.memory'),
      t('adminSystems.column.servers'),
      t('list.actions'),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: t('adminSystems.add') }));
    await expect(args.onSystemAdd).toHaveBeenCalledOnce();
    const tab = canvas.getByRole('link', { name: t('adminCatalog.tab.systems') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveAttribute('href', '/admin/catalog/systems');
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([system], { filter: { sale: 'withheld' } }) },
  play: relaxes('adminSystems.column.sale', 'adminSystems.sale.withheld', { sale: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAdminSystem({
        name: 'Red Hat Enterprise Linux Server 9.4 (Plow) with Extended Update Support',
        memory: 1024,
        sale: 'withheld',
        servers: 1_234_567,
      }),
    ]),
  },
};

/** Only a part is loaded: the footer counts all rows and leads on, the head stays in sight, and the address follows (D9). */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeAdminSystem({ id: `debian ${index}` })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

export const MenuOpen: Story = {
  args: { view: viewOf([system]) },
  play: async ({ canvas, args }) => {
    const open = () => openMenu(canvas, t('adminSystems.menu', { name: system.name }));
    await userEvent.click((await open()).getByRole('menuitem', { name: t('adminSystems.edit') }));
    await waitFor(() => expect(args.onSystemEdit).toHaveBeenCalledWith(system));
    await open();
  },
};

const editing = (
  row: AdminSystem,
  changes: Partial<SystemDraft>,
  overlay: Partial<Extract<SystemOverlay, { kind: 'form' }>> = {},
) =>
  viewOf(sampleAdminSystems, {
    overlay: {
      kind: 'form',
      row,
      draft: { ...systemDraftOf(row), ...changes },
      problems: {},
      refusals: 0,
      submission: idle,
      ...overlay,
    },
  });

/** Servers keep it; carts can no longer be ordered with it. */
// shows: PRICES-08
export const Edit: Story = {
  args: { view: editing(system, { sale: 'withheld' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: system.name }));
    await expect(dialog.getByText(t('adminSystems.effect.servers', { count: 214 }))).toBeInTheDocument();
    await expect(dialog.getByText(t('adminSystems.effect.withheld', { count: 12 }))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: startingWith(t('adminSystems.sale.offered')) }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ sale: 'offered' });
    await userEvent.click(dialog.getByRole('button', { name: t('adminSystems.form.save') }));
    await expect(args.onFormSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: t('common.cancel') }));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

/** Carts with a panel that no longer goes with it cannot be paid. */
// shows: PRICES-15
export const Narrowing: Story = {
  args: { view: editing(system, { memory: 4, panels: [], software: ['docker'] }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: system.name }));
    await expect(dialog.getByText(t('adminSystems.effect.narrowed', { count: 12 }))).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: t('adminSystems.panel.plesk') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ panels: ['plesk'] });
    await userEvent.click(dialog.getByRole('checkbox', { name: t('adminSystems.software.docker') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ software: [] });
  },
};

/** The form names the templates that the provisioner needs. */
// shows: PRICES-15
export const Add: Story = {
  args: {
    view: editing(system, { ...emptySystemDraft, release: '26.04', panels: ['plesk'] }, { row: null }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminSystems.add') }));
    await expect(dialog.getByText('Ubuntu 26.04 + plesk')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(startingWith(t('adminSystems.field.release'))), '1');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ release: '26.041' });
  },
};

const alpine = makeAdminSystem({
  id: 'Alpine Linux 3.22',
  family: 'Alpine Linux',
  name: 'Alpine Linux 3.22',
});
const leap = { ...emptySystemDraft, family: anotherFamily, familyName: 'openSUSE Leap', release: '15.6' };

/** A family that §3 does not have; another one was added before. */
// shows: PRICES-16
export const AddFamily: Story = {
  args: {
    view: viewOf([...sampleAdminSystems, alpine], {
      overlay: { kind: 'form', row: null, draft: leap, problems: {}, refusals: 0, submission: idle },
    }),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminSystems.add') }));
    await expect(dialog.getByText('openSUSE Leap 15.6')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(startingWith(t('adminSystems.field.familyName'))), '!');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ familyName: 'openSUSE Leap!' });
    const family = dialog.getByLabelText(exactly(t('adminSystems.field.family')));
    await userEvent.selectOptions(family, 'Alpine Linux');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ family: 'Alpine Linux' });
  },
};

const listed = { ...leap, familyName: 'ubuntu' };

/** §3 has the family already. */
export const FamilyListed: Story = {
  args: {
    view: editing(system, listed, { row: null, problems: systemProblems(listed), refusals: 1 }),
  },
  play: showsInDialog(() => t('adminSystems.problem.listed')),
};

const unnamed = { ...emptySystemDraft, release: '26/04' };

export const Validation: Story = {
  args: {
    view: editing(system, unnamed, { row: null, problems: systemProblems(unnamed), refusals: 1 }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(t('adminSystems.problem.release'))).toBeInTheDocument();
  },
};

export const Unchanged: Story = { args: { view: editing(system, { sale: 'offered' }) } };

const closed = makeAdminSystem({ sale: 'withheld', servers: 0, carts: 0 });

export const Opening: Story = { args: { view: editing(closed, { sale: 'offered' }) } };

export const Pending: Story = {
  args: { view: editing(system, { sale: 'withheld' }, { submission: { status: 'pending' } }) },
};

/** The demonstration does not change it (D51). */
export const SubmitFailed: Story = {
  args: {
    view: editing(
      system,
      { sale: 'withheld' },
      { submission: { status: 'failed', reason: 'demonstration' } },
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('admin.refused.demonstration'));
  },
};
