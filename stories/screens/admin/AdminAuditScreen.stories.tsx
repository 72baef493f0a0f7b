import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AuditEntry } from '@/domain/admin/audit';
import { auditRules, type AuditConditions, type AuditKey } from '@/domain/admin/lists';
import { makeAuditEntry, sampleAuditTrail } from '@/sample-data/auditTrail';
import { AdminAuditScreen } from '@/screens/admin/AdminAuditScreen/AdminAuditScreen';
import { toAdminAuditView, type AuditOverlay } from '@/screens/admin/AdminAuditScreen/adminAuditView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { listActions, sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { openMenu } from '../../kit/menu';
import { alerts, press, retries } from '../../kit/plays';
import { t } from '../../kit/words';
import { listKnobs } from '../../kit/knobs';

type Changes = SampleListChanges<number, AuditKey, AuditConditions> & { overlay?: AuditOverlay };

/** The screen's view of these records, or of a list that is not there. */
const viewOf = (source: SampleRows<AuditEntry>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) =>
  toAdminAuditView({
    list: sampleList(auditRules, source, changes).list,
    people: ['admin@meridian.example', 'night.shift@meridian.example'],
    overlay,
  });

const many = Array.from({ length: 240 }, (_, index) => makeAuditEntry({ id: 240 - index }));

const meta = {
  component: AdminAuditScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleAuditTrail),
    ...listActions,
    onMoreLoad: fn(),
    onExport: fn(),
    onDetailsOpen: fn(),
    onOverlayClose: fn(),
  },
} satisfies Meta<typeof AdminAuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

// shows: ADMIN-20, STAFF-02
export const Default: Story = {
  parameters: listKnobs(sampleAuditTrail, viewOf, { long: ['admin', 'subject', 'customer'] }),
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'subject', t('adminAudit.column.subject'));
    await expectListColumns(canvas, 'adminAudit.column', ['at', 'kind', 'subject', 'customer', 'admin']);
    await press(canvas, t('adminAudit.export'), args.onExport);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf(sampleAuditTrail, { filter: { kind: 'userDeleted' } }) },
  play: relaxes('adminAudit.column.kind', 'adminAudit.event.userDeleted', { kind: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeAuditEntry({
        id: 987_654_321,
        subject: `${'very-long-name'.repeat(8)}.example.com`,
        customer: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        admin: `${'very-long-name'.repeat(6)}@meridian.example`,
        changes: [{ field: 'name', before: 'a'.repeat(120), after: 'b'.repeat(120) }],
      }),
      ...sampleAuditTrail,
    ]),
  },
};

/** The chosen conditions, the panel open. */
export const FilterOpen: Story = {
  args: {
    view: viewOf(sampleAuditTrail, {
      filter: { admin: 'night.shift@meridian.example', day: '2026-11-24' },
      isFilterOpen: true,
    }),
  },
  play: async ({ canvas, args }) => {
    await canvas.findByText(t('adminAudit.day'));
    await userEvent.click(canvas.getByRole('button', { name: t('list.reset') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ kind: null, admin: null, day: null });
  },
};

/** The list is longer than what has been read: the footer counts all of it and leads on. */
export const MoreToCome: Story = {
  args: { view: viewOf(many, { limit: 100 }) },
  play: readsOn(240),
};

export const MorePending: Story = { args: { view: viewOf(many, { limit: 100, more: 'pending' }) } };

export const MoreFailed: Story = {
  args: { view: viewOf(many, { limit: 100, more: 'failed' }) },
  play: alerts('list.moreFailed'),
};

export const MenuOpen: Story = {
  play: async ({ canvas, args }) => {
    const [first = makeAuditEntry()] = sampleAuditTrail;
    await userEvent.click(canvas.getByRole('button', { name: t('adminAudit.menu', { id: first.id }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('admin.details') }));
    await waitFor(() => expect(args.onDetailsOpen).toHaveBeenCalledWith(first));
    await openMenu(canvas, t('adminAudit.menu', { id: first.id }));
  },
};

export const Details: Story = {
  args: { view: viewOf(sampleAuditTrail, { overlay: { kind: 'details', row: makeAuditEntry() } }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('shop-old.example.ru')).toBeVisible();
    await expect(dialog.getByText(t('adminAudit.field.expires'))).toBeVisible();
    await userEvent.click(dialog.getByText(t('common.close')));
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

/** An event of the portal itself concerns no account and has no previous values. */
export const DetailsOfPortal: Story = {
  args: {
    view: viewOf(sampleAuditTrail, {
      overlay: {
        kind: 'details',
        row: makeAuditEntry({
          kind: 'deliveryFailed',
          admin: '',
          customer: '',
          changes: [{ field: 'reason', before: null, after: 'No free addresses in nl-1' }],
        }),
      },
    }),
  },
};
