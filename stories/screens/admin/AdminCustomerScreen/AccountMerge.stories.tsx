import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { mergeObstacles, mergeProblems, newMerge } from '@/domain/admin/accountMerge';
import type { CustomerOverview } from '@/domain/admin/customer';
import type { AdminUserId } from '@/domain/admin/user';
import { rubles } from '@/domain/money/money';
import { makeMergePreview } from '@/sample-data/accountMerge';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeCustomer } from '@/sample-data/customer';
import { AdminCustomerScreen } from '@/screens/admin/AdminCustomerScreen/AdminCustomerScreen';
import { toAdminCustomerView, type MergeView } from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { inContentArea } from '../../../kit/contentArea';
import { containing, exactly } from '../../../kit/textMatch';
import { money, t } from '../../../kit/words';
import { expectLink, press, showsInDialog } from '../../../kit/plays';
import { idle } from '../adminListFrame';
import customerPage from '../AdminCustomerScreen.stories';

/** The form that merges another account into the customer's, over their page. */
const meta = {
  component: AdminCustomerScreen,
  decorators: [inContentArea],
  args: customerPage.args,
} satisfies Meta<typeof AdminCustomerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const anna = makeCustomer();
const preview = makeMergePreview();
const { email } = preview.closes;

type MergeForm = Extract<MergeView['overlay'], { kind: 'form' }>;

const form: MergeForm = {
  kind: 'form',
  row: anna.user,
  draft: { email, confirmation: '', note: '' },
  problems: {},
  refusals: 0,
  submission: idle,
};

function mergeView(shown: MergeView['preview'], changes: Partial<MergeForm> = {}) {
  return toAdminCustomerView(
    anna.user.id,
    { status: 'ready', value: anna },
    {
      noteForm: { text: '', problem: null, refusals: 0, submission: idle },
      overlay: { kind: 'none' },
      merge: { overlay: { ...form, ...changes }, preview: shown },
    },
  );
}

const found = { status: 'ready', value: preview } as const;
const filled = { email, confirmation: email, note: 'Просит вести всё в одном аккаунте' };

/** The first step: which account is closed. */
// shows: MERGE-01
export const Default: Story = {
  args: { view: mergeView({ status: 'none' }, { draft: newMerge }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'a');
    await expect(args.onMergeChange).toHaveBeenCalledWith({ email: 'a' });
    await press(dialog, t('adminCustomer.merge.show'), args.onMergeSubmit);
    await press(dialog, t('common.cancel'), args.onMergeClose);
  },
};

/** A role that may not merge finds the button off, with the reason. */
// shows: MERGE-06
export const WithoutRight: Story = {
  args: {
    view: toAdminCustomerView(
      anna.user.id,
      { status: 'ready', value: anna },
      {
        noteForm: { text: '', problem: null, refusals: 0, submission: idle },
        overlay: { kind: 'none' },
        role: 'support',
      },
    ),
  },
  play: async ({ canvas, args }) => {
    const reason = t('admin.readOnly', { role: t('admin.staffRole.support') });
    const merge = canvas.getByRole('button', { name: t('adminCustomer.merge') });
    await expect(merge).toHaveAttribute('aria-disabled', 'true');
    await expect(merge).toHaveAccessibleDescription(reason);
    await userEvent.click(merge);
    await expect(args.onReasonAsk).toHaveBeenCalledWith(reason);
    await expect(args.onMerge).not.toHaveBeenCalled();
  },
};

/** Counts of moved and ended rows, and the confirmation. */
// shows: MERGE-01
export const ConfirmMerge: Story = {
  args: { view: mergeView(found, { draft: filled }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    const valueOf = (label: string) => dialog.getByText(label).nextElementSibling;
    await expect(valueOf(t('adminUsers.column.balance'))).toHaveTextContent(exactly(money(377)));
    await expect(valueOf(t('adminCustomer.merge.moved.payments'))).toHaveTextContent('8');
    await expect(valueOf(t('adminCustomer.merge.ended.apiTokens'))).toHaveTextContent('2');
    await expect(dialog.queryByText(t('adminCustomer.merge.moved.sshKeys'))).toBeNull();
    await userEvent.type(
      dialog.getByRole('textbox', { name: containing(t('adminCustomer.merge.confirmation')) }),
      '!',
    );
    await expect(args.onMergeChange).toHaveBeenCalledWith({ confirmation: `${email}!` });
    await press(dialog, t('adminCustomer.merge.submit'), args.onMergeSubmit);
  },
};

export const MergeValidation: Story = {
  args: {
    view: mergeView(found, { problems: mergeProblems(form.draft, preview.closes), refusals: 1 }),
  },
  play: showsInDialog(() => containing(t('adminCustomer.merge.problem.differs'))),
};

export const NoSuchAccount: Story = {
  args: { view: mergeView({ status: 'missing' }) },
  play: showsInDialog(() => containing(t('adminCustomer.merge.problem.missing'))),
};

/** Everything that can stand in the way; there is nothing to confirm. */
// shows: MERGE-01
export const Obstacles: Story = {
  args: { view: mergeView({ status: 'ready', value: makeMergePreview({ obstacles: mergeObstacles }) }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(mergeObstacles.length);
    await expect(dialog.getByRole('button', { name: t('adminCustomer.merge.submit') })).toBeDisabled();
  },
};

export const PreviewLoading: Story = { args: { view: mergeView({ status: 'loading' }) } };

export const PreviewError: Story = {
  args: { view: mergeView({ status: 'error', reason: 'offline' }) },
  play: showsInDialog('common.error.offline'),
};

export const MergePending: Story = {
  args: { view: mergeView(found, { draft: filled, submission: { status: 'pending' } }) },
};

/** One of the accounts was merged meanwhile. */
export const MergeRefused: Story = {
  args: {
    view: mergeView(found, {
      draft: filled,
      refusals: 1,
      submission: { status: 'failed', reason: 'notMergeable' },
    }),
  },
  play: showsInDialog('admin.refused.notMergeable'),
};

/** An old account with long texts. */
export const LongMerge: Story = {
  args: {
    view: mergeView(
      {
        status: 'ready',
        value: makeMergePreview({
          closes: makeAdminUser({
            id: 8 as AdminUserId,
            email: `${'very-long-name'.repeat(4)}@subdomain.example.com`,
            balance: rubles(98_765_432.1),
          }),
        }),
      },
      { draft: filled },
    ),
  },
};

const none = { items: [], total: 0 };

const pageOf = (value: CustomerOverview) =>
  toAdminCustomerView(
    anna.user.id,
    { status: 'ready', value },
    { noteForm: { text: '', problem: null, refusals: 0, submission: idle }, overlay: { kind: 'none' } },
  );

const other = { id: 7 as AdminUserId, email: 'a.sokolova@mail.example', at: '2026-11-20T09:30:00Z' } as const;

/** A merged account leads to the one that has its data, and offers no action. */
// shows: MERGE-04
export const Merged: Story = {
  args: {
    view: pageOf(
      makeCustomer({
        user: makeAdminUser({ status: 'Merged', servers: 0, balance: rubles(0) }),
        secondFactorSince: null,
        mergedInto: other,
        servers: none,
        orders: none,
        bills: none,
        payments: none,
        documents: none,
        tickets: none,
        notes: [],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expectLink(canvas, other.email, '/admin/users/7');
    for (const name of [t('adminUsers.viewAs'), t('adminCustomer.credit'), t('adminCustomer.merge')])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** The account that has the data of another one. */
// shows: MERGE-04
export const MergedFrom: Story = {
  args: { view: pageOf(makeCustomer({ mergedFrom: [other] })) },
  play: async ({ canvas, args }) => {
    await expectLink(canvas, other.email, '/admin/users/7');
    await press(canvas, t('adminCustomer.merge'), args.onMerge, anna.user);
  },
};
