import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AccountSettlement } from '@/domain/account/settlement';
import { deletionProblems, newDeletion } from '@/domain/admin/settlement';
import type { Loaded } from '@/domain/results/loaded';
import { rubles } from '@/domain/money/money';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeSettlement } from '@/sample-data/settlement';
import { AdminUsersScreen } from '@/screens/admin/AdminUsersScreen/AdminUsersScreen';
import type { DeletionOverlay } from '@/screens/admin/AdminUsersScreen/adminUsersView';
import { inContentArea } from '../../../kit/contentArea';
import { containing, exactly } from '../../../kit/textMatch';
import { money, t } from '../../../kit/words';
import { press, showsInDialog } from '../../../kit/plays';
import { idle } from '../adminListFrame';
import users from '../AdminUsersScreen.stories';

/** The form above the deletion of an account, over their list. */
const meta = {
  component: AdminUsersScreen,
  decorators: [inContentArea],
  args: users.args,
} satisfies Meta<typeof AdminUsersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const anna = makeAdminUser();

const deletionForm: Extract<DeletionOverlay, { kind: 'form' }> = {
  kind: 'form',
  row: anna,
  draft: newDeletion,
  problems: {},
  refusals: 0,
  submission: idle,
};

/** The form above a deletion, with these sums. */
function deletionView(settlement: Loaded<AccountSettlement>, changes: Partial<typeof deletionForm> = {}) {
  return {
    ...users.args.view,
    deletion: { overlay: { ...deletionForm, ...changes }, settlement },
  };
}

/** The sums before the account is gone: what is cancelled, returned and written off (D45). */
// shows: ADMIN-38
export const Default: Story = {
  args: { view: deletionView({ status: 'ready', value: makeSettlement() }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByText(t('adminUsers.delete.consequence', { email: anna.email, servers: 4 })),
    ).toBeVisible();
    const valueOf = (label: string) => dialog.getByText(label).nextElementSibling;
    await expect(valueOf(t('adminUsers.delete.returned'))).toHaveTextContent(exactly(money(4000)));
    await expect(valueOf(t('adminUsers.delete.writtenOff'))).toHaveTextContent(exactly(money(227.5)));
    await userEvent.click(dialog.getByRole('radio', { name: containing(t('adminUsers.delete.writeOff')) }));
    await expect(args.onDeletionChange).toHaveBeenCalledWith({ balance: 'writeOff' });
    await press(dialog, t('adminUsers.delete'), args.onDeletionSubmit);
    await press(dialog, t('common.cancel'), args.onDeletionClose);
  },
};

export const DeleteLoading: Story = { args: { view: deletionView({ status: 'loading' }) } };

/** A reason is required, because it is audited. */
export const DeleteValidation: Story = {
  args: {
    view: deletionView(
      {
        status: 'ready',
        value: makeSettlement({ bills: { count: 0, sum: rubles(0) }, reserved: rubles(0) }),
      },
      { problems: deletionProblems(newDeletion), refusals: 1 },
    ),
  },
  play: showsInDialog(() => containing(t('admin.note.problem.required'))),
};

/** The sums have changed since the dialog was opened. */
export const DeleteRefused: Story = {
  args: {
    view: deletionView(
      { status: 'ready', value: makeSettlement() },
      { refusals: 1, submission: { status: 'failed', reason: 'refundChanged' } },
    ),
  },
};
