import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { newCannedAnswer, type CannedDraft } from '@/domain/desk/cannedAnswer';
import type { FormAction } from '@/domain/form/formState';
import type { TicketId } from '@/domain/support/support';
import {
  makeDeskCustomer,
  makeDeskGuest,
  makeDeskPage,
  sampleCannedAnswers,
} from '@/sample-data/deskTickets';
import { AdminTicketScreen } from '@/screens/admin/AdminTicketScreen/AdminTicketScreen';
import type { TicketDialog } from '@/screens/admin/AdminTicketScreen/adminTicketView';
import { inContentArea } from '../../../kit/contentArea';
import { formAfter } from '../../../kit/form';
import { containing } from '../../../kit/textMatch';
import { t } from '../../../kit/words';
import { press, showsInDialog } from '../../../kit/plays';
import ticket from '../AdminTicketScreen.stories';
import { ticketViewOf } from '../adminTicketPage';

/** The dialogs above a ticket: canned answers, merging, and the portal as its customer sees it. */
const meta = {
  component: AdminTicketScreen,
  decorators: [inContentArea],
  args: ticket.args,
} satisfies Meta<typeof AdminTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog of canned answers, after this has happened. */
const cannedDialog = (
  id: number | null,
  typed: Partial<CannedDraft>,
  ...actions: readonly FormAction<CannedDraft, AdminRefusal>[]
) => ticketViewOf({}, { overlay: { id, form: formAfter(newCannedAnswer, typed, ...actions) } });

// shows: DESK-04
export const Default: Story = {
  args: { view: cannedDialog(null, {}) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: t('adminTickets.canned.title') }));
    await userEvent.type(
      dialog.getByRole('textbox', { name: containing(t('adminTickets.canned.name')) }),
      'x',
    );
    await expect(args.onCannedChange).toHaveBeenCalledWith({ title: 'x' });
    await userEvent.selectOptions(dialog.getByRole('combobox'), '1');
    await expect(args.onCannedOpen).toHaveBeenCalledWith(1);
    await press(dialog, t('adminTickets.canned.save'), args.onCannedSubmit);
  },
};

export const CannedChange: Story = {
  args: { view: cannedDialog(1, sampleCannedAnswers[0] ?? {}) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await press(dialog, t('adminTickets.canned.delete'), args.onCannedDelete);
    await press(dialog, t('common.cancel'), args.onCannedClose);
  },
};

export const CannedValidation: Story = {
  args: {
    view: cannedDialog(
      null,
      { text: 'Ваш пароль: {password}' },
      { type: 'refused', fields: ['title', 'text'] },
    ),
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const problem = t('adminTickets.canned.problem.variable', { name: 'password' });
    await expect(dialog.getByText(problem)).toBeVisible();
  },
};

export const CannedPending: Story = {
  args: { view: cannedDialog(1, sampleCannedAnswers[0] ?? {}, { type: 'sent' }) },
};

export const CannedFailed: Story = {
  args: {
    view: cannedDialog(
      1,
      sampleCannedAnswers[0] ?? {},
      { type: 'sent' },
      { type: 'failed', failure: 'gone' },
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** The dialog that merges the ticket into another one of its customer, after this has happened. */
const mergeDialog = (changes: Partial<Extract<TicketDialog, { kind: 'form' }>> = {}) =>
  ticketViewOf(
    {},
    {
      dialog: {
        kind: 'form',
        row: makeDeskPage(),
        draft: { into: null },
        problems: {},
        refusals: 0,
        submission: { status: 'idle' },
        ...changes,
      },
    },
  );

/** Two tickets about the same become one. */
// shows: DESK-06
export const Merge: Story = {
  args: { view: mergeDialog() },
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: t('adminTickets.merge.title', { id: 5001 }) }),
    );
    await userEvent.selectOptions(dialog.getByRole('combobox'), '5005');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ into: 5005 });
    await press(dialog, t('adminTickets.merge.submit'), args.onMergeSubmit);
    await press(dialog, t('common.cancel'), args.onOverlayClose);
  },
};

export const MergeValidation: Story = {
  args: { view: mergeDialog({ problems: { into: 'required' }, refusals: 1 }) },
  play: showsInDialog('adminTickets.merge.required'),
};

export const MergePending: Story = {
  args: { view: mergeDialog({ draft: { into: 5005 as TicketId }, submission: { status: 'pending' } }) },
};

export const MergeFailed: Story = {
  args: {
    view: mergeDialog({
      draft: { into: 5005 as TicketId },
      submission: { status: 'failed', reason: 'changed' },
    }),
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

/** The portal as the customer sees it, from the ticket. */
export const ViewAs: Story = {
  args: {
    view: ticketViewOf(
      {},
      {
        dialog: {
          kind: 'question',
          action: 'viewAs',
          row: makeDeskPage(),
          submission: { status: 'idle' },
        },
      },
    ),
  },
  play: async ({ args }) => {
    const name = t('adminUsers.viewAs.title', { name: makeDeskCustomer().name });
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    await press(dialog, t('adminUsers.viewAs'), args.onQuestionConfirm);
  },
};

/** Moving a guest's ticket says whom it is shown to, and that it stays there. */
// shows: DESK-12
export const AttachQuestion: Story = {
  args: {
    view: ticketViewOf(
      { customer: null, guest: makeDeskGuest() },
      {
        dialog: {
          kind: 'question',
          action: 'attach',
          row: makeDeskPage({ customer: null, guest: makeDeskGuest() }),
          submission: { status: 'idle' },
        },
      },
    ),
  },
  play: async ({ args }) => {
    const title = t('adminTickets.guest.attach.title', { id: 5001 });
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(dialog.getByText(containing(makeDeskGuest().email))).toBeVisible();
    await press(dialog, t('adminTickets.guest.attach'), args.onQuestionConfirm);
  },
};
