import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { memberRoles } from '@/domain/members/memberRole';
import { emptyInvitation, type Members, type OwnAccount } from '@/domain/members/members';
import { exampleAccounts, exampleMembers, makeInvitation, makeMember } from '@/sample-data/members';
import { ColleaguesScreen } from '@/screens/colleagues/ColleaguesScreen/ColleaguesScreen';
import {
  toColleaguesView,
  type AcceptanceView,
  type ColleagueAsked,
  type ColleaguesOverlay,
} from '@/screens/colleagues/ColleaguesScreen/colleaguesView';
import { inContentArea } from '../../kit/contentArea';
import { count, knobs } from '../../kit/knobs';
import { alerts, expectLink, press, presses, retries, showsInDialog } from '../../kit/plays';
import { t } from '../../kit/words';

interface Parts {
  members?: Members;
  accounts?: readonly OwnAccount[];
  overlay?: ColleaguesOverlay;
  acceptance?: AcceptanceView | null;
}

const viewOf = ({
  members = exampleMembers,
  accounts = exampleAccounts.slice(0, 1),
  overlay = { kind: 'none' },
  acceptance = null,
}: Parts = {}) =>
  toColleaguesView({ status: 'ready', value: { members, accounts } }, { acceptance, overlay });

const inviting = (changes: Partial<Extract<ColleaguesOverlay, { kind: 'invite' }>> = {}) =>
  viewOf({
    overlay: {
      kind: 'invite',
      draft: emptyInvitation,
      problems: {},
      refusals: 0,
      submission: { status: 'idle' },
      ...changes,
    },
  });

const [anna = makeMember()] = exampleMembers.members;
const [boris = makeInvitation()] = exampleMembers.invitations;

const asking = (
  asked: Partial<ColleagueAsked>,
  submission: Extract<ColleaguesOverlay, { kind: 'ask' }>['submission'] = { status: 'idle' },
) =>
  viewOf({
    overlay: {
      kind: 'ask',
      action: 'remove',
      id: anna.id,
      email: anna.email,
      role: anna.role,
      typed: '',
      password: '',
      isPasswordShown: false,
      ...asked,
      submission,
    },
  });

/** Number of colleagues and of invitations. */
const colleaguesKnobs = knobs({ members: count(2, 20), invitations: count(2, 20) }, (numbers) => ({
  view: viewOf({
    members: {
      ...exampleMembers,
      members: Array.from({ length: numbers.members }, (_, index) =>
        makeMember({ id: index + 1, role: memberRoles[index % memberRoles.length] ?? 'finance' }),
      ),
      invitations: Array.from({ length: numbers.invitations }, (_, index) =>
        makeInvitation({ id: index + 1, email: `colleague-${index}@example.com` }),
      ),
    },
  }),
}));

const meta = {
  component: ColleaguesScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onAccept: fn(),
    onInvite: fn(),
    onDraftChange: fn(),
    onInvitationSubmit: fn(),
    onMemberAction: fn(),
    onWithdraw: fn(),
    onSwitch: fn(),
    onLeave: fn(),
    onQuestionChange: fn(),
    onConfirm: fn(),
    onOverlayClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ColleaguesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two colleagues, an open invitation and an expired one. */
// shows: COLLEAGUES-01, COLLEAGUES-02
export const Default: Story = {
  parameters: colleaguesKnobs,
  play: async ({ canvas, args }) => {
    const people = within(canvas.getByRole('list', { name: t('colleagues.people.title') }));
    await expect(people.getAllByRole('listitem')).toHaveLength(3);
    const own = within(
      people.getByRole('group', { name: t('colleagues.member.menu', { email: anna.email }) }),
    );
    for (const action of ['role', 'transfer', 'remove'] as const) {
      await userEvent.click(own.getByRole('button', { name: t(`colleagues.action.${action}`) }));
      await expect(args.onMemberAction).toHaveBeenLastCalledWith(action, anna);
    }
    await press(canvas, t('colleagues.withdrawLabel', { email: boris.email }), args.onWithdraw, boris);
    await expect(canvas.getAllByText(t('colleagues.invitation.expired'))).toHaveLength(1);
    await press(canvas, t('colleagues.invite'), args.onInvite);
  },
};

export const Loading: Story = {
  args: { view: toColleaguesView({ status: 'loading' }, { acceptance: null, overlay: { kind: 'none' } }) },
};

export const Error: Story = {
  args: {
    view: toColleaguesView(
      { status: 'error', reason: 'offline' },
      { acceptance: null, overlay: { kind: 'none' } },
    ),
  },
  play: retries('onRetry'),
};

export const Empty: Story = {
  args: { view: viewOf({ members: { ...exampleMembers, members: [], invitations: [] } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('colleagues.people.empty'))).toBeVisible();
    await expect(canvas.queryByText(t('colleagues.invitations.title'))).toBeNull();
  },
};

/** A technician sees the people and changes nothing about them. */
// shows: COLLEAGUES-02
export const AsTechnician: Story = {
  args: {
    view: viewOf({
      members: {
        ...exampleMembers,
        role: 'technician',
        members: exampleMembers.members.map((each) => ({ ...each, isSelf: each.id === anna.id })),
      },
      accounts: exampleAccounts.map((each) => ({ ...each, isCurrent: each.id !== null })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: t('colleagues.invite') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('colleagues.action.remove') })).toBeNull();
    await expect(canvas.getByText(t('colleagues.self'))).toBeVisible();
  },
};

/** A person with several accounts opens one, or leaves that of a colleague. */
// shows: COLLEAGUES-09
export const SeveralAccounts: Story = {
  args: { view: viewOf({ accounts: exampleAccounts }) },
  play: async ({ canvas, args }) => {
    const [, other] = exampleAccounts;
    const list = within(canvas.getByRole('list', { name: t('colleagues.accounts.title') }));
    await expect(list.getAllByText(t('colleagues.account.current'))).toHaveLength(1);
    await press(list, t('colleagues.account.open'), args.onSwitch, other);
    await press(list, t('colleagues.action.leave'), args.onLeave, other);
  },
};

/** Names and addresses as long as they may be. */
export const LongContent: Story = {
  args: {
    view: viewOf({
      members: {
        ...exampleMembers,
        owner: { name: 'Х'.repeat(120), email: `${'x'.repeat(60)}@example.com` },
        members: [
          makeMember({ name: 'Anna '.repeat(20), email: `${'y'.repeat(60)}@${'z'.repeat(60)}.example.com` }),
        ],
        invitations: [makeInvitation({ email: `${'w'.repeat(60)}@example.com` })],
      },
      accounts: exampleAccounts.map((each) => ({ ...each, email: `${'v'.repeat(60)}@example.com` })),
    }),
  },
};

/** The link of an invitation was opened. */
// shows: COLLEAGUES-01
export const Invited: Story = {
  args: { view: viewOf({ acceptance: { status: 'idle' } }) },
  play: presses('colleagues.accept.submit', 'onAccept'),
};

export const Accepting: Story = { args: { view: viewOf({ acceptance: { status: 'pending' } }) } };

/** Somebody else is signed in than the person who was invited. */
export const InvitedElsewhere: Story = {
  args: { view: viewOf({ acceptance: { status: 'failed', reason: 'invitedElsewhere' } }) },
  play: alerts('colleagues.accept.failed.invitedElsewhere'),
};

/** Nobody is signed in: the links lead back to the invitation. */
export const InvitedVisitor: Story = {
  args: {
    view: viewOf({
      acceptance: { status: 'signIn', loginHref: '/login?returnTo=x', registerHref: '/register?returnTo=x' },
    }),
  },
  play: async ({ canvas }) => {
    await expectLink(canvas, t('colleagues.accept.login'), '/login?returnTo=x');
    await expectLink(canvas, t('colleagues.accept.register'), '/register?returnTo=x');
  },
};

// shows: COLLEAGUES-01
export const Invitation: Story = {
  args: { view: inviting() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('colleagues.form.title') }));
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('colleagues.form.email')}`)), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ email: 'a' });
    await userEvent.click(dialog.getByRole('radio', { name: t('colleagues.role.finance') }));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ role: 'finance' });
    await press(dialog, t('colleagues.form.submit'), args.onInvitationSubmit);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOverlayClose).toHaveBeenCalledOnce();
  },
};

export const InvitationInvalid: Story = {
  args: {
    view: inviting({
      draft: { ...emptyInvitation, email: 'anna' },
      problems: { email: 'invalid' },
      refusals: 1,
    }),
  },
  play: showsInDialog('colleagues.problem.email.invalid'),
};

export const InvitationPending: Story = {
  args: {
    view: inviting({
      draft: { email: 'anna@example.com', role: 'finance' },
      submission: { status: 'pending' },
    }),
  },
};

export const InvitationRefused: Story = {
  args: {
    view: inviting({
      draft: { email: 'anna@example.com', role: 'finance' },
      submission: { status: 'failed', reason: 'alreadyMember' },
    }),
  },
  play: showsInDialog('colleagues.failed.alreadyMember'),
};

// shows: COLLEAGUES-08
export const ConfirmRole: Story = {
  args: { view: asking({ action: 'role' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: t('colleagues.role.readOnly') }));
    await expect(args.onQuestionChange).toHaveBeenCalledWith({ role: 'readOnly' });
    await press(dialog, t('colleagues.ask.role.submit'), args.onConfirm);
  },
};

// shows: COLLEAGUES-08
export const ConfirmRemoval: Story = {
  args: { view: asking({ action: 'remove' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await press(dialog, t('colleagues.ask.remove.submit'), args.onConfirm);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

export const ConfirmWithdrawal: Story = {
  args: { view: asking({ action: 'withdraw', email: boris.email }) },
};

// shows: COLLEAGUES-08
export const ConfirmLeaving: Story = {
  args: { view: asking({ action: 'leave', email: 'it@acme.example' }) },
};

/** The button works once address and password are typed. */
// shows: COLLEAGUES-07
export const ConfirmTransfer: Story = {
  args: { view: asking({ action: 'transfer', role: 'readOnly' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('button', { name: t('colleagues.ask.transfer.submit') })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText(t('colleagues.form.typed', { email: anna.email })), 'a');
    await expect(args.onQuestionChange).toHaveBeenCalledWith({ typed: 'a' });
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${t('colleagues.form.password')}`)), 's');
    await expect(args.onQuestionChange).toHaveBeenLastCalledWith({ password: 's' });
    await userEvent.click(dialog.getByRole('button', { name: t('common.showPassword') }));
    await expect(args.onQuestionChange).toHaveBeenLastCalledWith({ isPasswordShown: true });
  },
};

const transfer = { action: 'transfer', role: 'readOnly', typed: anna.email } as const;

export const TransferRefused: Story = {
  args: {
    view: asking({ ...transfer, password: 'secret' }, { status: 'failed', reason: 'accountInUse' }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByRole('alert')).toHaveTextContent(t('colleagues.failed.accountInUse'));
    await expect(dialog.getByRole('button', { name: t('colleagues.ask.transfer.submit') })).toBeEnabled();
  },
};

/** The password is wrong, and visible. */
// shows: COLLEAGUES-07
export const TransferWrongPassword: Story = {
  args: {
    view: asking(
      { ...transfer, password: 'guess', isPasswordShown: true },
      { status: 'failed', reason: 'wrongCurrentPassword' },
    ),
  },
  play: showsInDialog('colleagues.failed.wrongCurrentPassword'),
};

export const TransferPending: Story = {
  args: { view: asking({ ...transfer, password: 'secret' }, { status: 'pending' }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: t('colleagues.ask.transfer.submit') }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
