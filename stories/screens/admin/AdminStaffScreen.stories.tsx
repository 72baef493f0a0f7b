import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { staffRoles } from '@/domain/admin/rights';
import {
  emptyStaffDraft,
  staffProblems,
  staffRules,
  type StaffConditions,
  type StaffKey,
  type StaffMember,
} from '@/domain/admin/staff';
import type { AdminUserId } from '@/domain/admin/user';
import { sampleAdmin } from '@/sample-data/admin';
import { makeStaffMember, sampleStaff } from '@/sample-data/staff';
import { AdminStaffScreen } from '@/screens/admin/AdminStaffScreen/AdminStaffScreen';
import { toAdminStaffView, type StaffOverlay } from '@/screens/admin/AdminStaffScreen/adminStaffView';
import { inContentArea } from '../../kit/contentArea';
import { expectListColumns } from '../../kit/dataGrid';
import { listKnobs } from '../../kit/knobs';
import { readsOn, relaxes, searchFilterAndSort } from '../../kit/listToolbar';
import { sampleList, type SampleListChanges, type SampleRows } from '../../kit/listView';
import { press, retries, showsInDialog } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';
import { adminListActions, idle } from './adminListFrame';

type Changes = SampleListChanges<AdminUserId, StaffKey, StaffConditions> & { overlay?: StaffOverlay };

/** The screen's view of these members, or of a list that is not there. */
function viewOf(source: SampleRows<StaffMember>, { overlay = { kind: 'none' }, ...changes }: Changes = {}) {
  return toAdminStaffView(sampleList(staffRules, source, changes).list, overlay, sampleAdmin.email);
}

const maria = makeStaffMember();
const invitation: Extract<StaffOverlay, { kind: 'form' }> = {
  kind: 'form',
  row: null,
  draft: emptyStaffDraft,
  problems: {},
  refusals: 0,
  submission: idle,
};
const roleForm: StaffOverlay = { ...invitation, row: maria, draft: { ...emptyStaffDraft, role: 'support' } };
const question: Extract<StaffOverlay, { kind: 'question' }> = {
  kind: 'question',
  action: 'remove',
  row: maria,
  submission: idle,
};

const meta = {
  component: AdminStaffScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(sampleStaff),
    ...adminListActions,
    onInvite: fn(),
    onRoleEdit: fn(),
    onQuestionAsk: fn(),
  },
} satisfies Meta<typeof AdminStaffScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The staff with their roles; an invitation is the main action. */
// shows: ADMIN-45
export const Default: Story = {
  parameters: listKnobs(sampleStaff, viewOf, { long: ['name', 'email'], every: { role: staffRoles } }),
  play: async ({ canvas, args }) => {
    await searchFilterAndSort(canvas, args, 'role', t('adminStaff.column.role'));
    await expectListColumns(canvas, 'adminStaff.column', ['name', 'email', 'role', 'lastLogin']);
    await press(canvas, t('adminStaff.invite'), args.onInvite);
  },
};

export const Loading: Story = { args: { view: viewOf({ status: 'loading' }) } };

export const Empty: Story = { args: { view: viewOf([]) } };

export const NoMatches: Story = {
  args: { view: viewOf([maria], { filter: { role: 'finance' } }) },
  play: relaxes('adminStaff.column.role', 'admin.staffRole.finance', { role: null }),
};

export const Error: Story = {
  args: { view: viewOf({ status: 'error', reason: 'offline' }) },
  play: retries('onRefresh'),
};

export const LongContent: Story = {
  args: {
    view: viewOf([
      makeStaffMember({
        name: 'Александра-Виктория Константинопольская-Заболотнова',
        email: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
      }),
      ...sampleStaff,
    ]),
  },
};

/** Only a part is loaded: the footer counts all members and leads on. */
export const MoreToCome: Story = {
  args: {
    view: viewOf(
      Array.from({ length: 80 }, (_, index) => makeStaffMember({ id: (index + 1) as AdminUserId })),
      { limit: 50 },
    ),
  },
  play: readsOn(80),
};

/** A member's role can be taken. */
export const RemoveChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('adminStaff.menu', { name: maria.name }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('adminStaff.remove') }));
    await expect(args.onQuestionAsk).toHaveBeenCalledWith('remove', maria);
  },
};

/** A member's role can be changed. */
export const RoleChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('adminStaff.menu', { name: maria.name }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('adminStaff.role') }));
    await expect(args.onRoleEdit).toHaveBeenCalledWith(maria);
  },
};

/** The environment names this owner, so the portal cannot change the role. */
export const FixedOwnerMenuOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: t('adminStaff.menu', { name: sampleAdmin.name }) }),
    );
    const item = await screen.findByRole('menuitem', { name: containing(t('adminStaff.remove')) });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(t('adminStaff.lock.fixed'));
    await expect(args.onQuestionAsk).not.toHaveBeenCalled();
  },
};

/** The rights of each role are said in words where it is chosen. */
// shows: ADMIN-45
export const Invitation: Story = {
  args: { view: viewOf(sampleStaff, { overlay: invitation }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminStaff.invite') }));
    for (const role of staffRoles)
      await expect(dialog.getByText(t(`adminStaff.rights.${role}`))).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: containing(t('admin.staffRole.finance')) }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ role: 'finance' });
    await press(dialog, t('adminStaff.invite.submit'), args.onFormSubmit);
  },
};

export const Validation: Story = {
  args: {
    view: viewOf(sampleStaff, {
      overlay: {
        ...invitation,
        draft: { ...emptyStaffDraft, email: 'maria@' },
        problems: staffProblems({ ...emptyStaffDraft, email: 'maria@' }, null),
        refusals: 1,
      },
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByLabelText(containing(t('adminStaff.column.name')))).toBeInvalid();
    await expect(dialog.getByText(t('adminStaff.problem.email'))).toBeVisible();
  },
};

export const Pending: Story = {
  args: { view: viewOf(sampleStaff, { overlay: { ...invitation, submission: { status: 'pending' } } }) },
};

export const SubmitFailed: Story = {
  args: {
    view: viewOf(sampleStaff, {
      overlay: { ...invitation, submission: { status: 'failed', reason: 'emailTaken' } },
    }),
  },
  play: showsInDialog('admin.refused.emailTaken'),
};

/** A customer gets a role only if the invitation says so. */
// shows: ADMIN-45
export const AccountExists: Story = {
  args: {
    view: viewOf(sampleStaff, {
      overlay: { ...invitation, submission: { status: 'failed', reason: 'accountExists' } },
    }),
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(t('admin.refused.accountExists'))).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: containing(t('adminStaff.isExisting')) }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ isExisting: true });
  },
};

export const RoleChange: Story = {
  args: { view: viewOf(sampleStaff, { overlay: roleForm }) },
  play: async () => {
    const title = t('adminStaff.role.title', { name: maria.name });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await expect(dialog.queryByRole('textbox')).toBeNull();
    await expect(dialog.getByRole('radio', { name: containing(t('admin.staffRole.support')) })).toBeChecked();
  },
};

export const RemoveQuestion: Story = {
  args: { view: viewOf(sampleStaff, { overlay: question }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, t('adminStaff.remove'), args.onQuestionConfirm);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

export const RemoveRefused: Story = {
  args: {
    view: viewOf(sampleStaff, {
      overlay: { ...question, submission: { status: 'failed', reason: 'lastOwner' } },
    }),
  },
  play: showsInDialog('admin.refused.lastOwner'),
};
