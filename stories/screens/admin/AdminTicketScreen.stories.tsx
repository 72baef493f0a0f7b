import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { AdminRefusal } from '@/domain/admin/refusal';
import { ticketPriorities } from '@/domain/desk/desk';
import { ticketStatuses, type TicketId } from '@/domain/support/support';
import type { FormAction } from '@/domain/form/formState';
import {
  makeDeskCustomer,
  makeDeskGuest,
  makeDeskPage,
  makeDeskTicket,
  sampleCannedAnswers,
  sampleDeskEntries,
  sampleDeskTickets,
  sampleStaff,
} from '@/sample-data/deskTickets';
import { AdminTicketScreen } from '@/screens/admin/AdminTicketScreen/AdminTicketScreen';
import { emptyCompose, type ComposeDraft } from '@/screens/admin/AdminTicketScreen/adminTicketView';
import { inContentArea } from '../../kit/contentArea';
import { fileOf, formAfter } from '../../kit/form';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../kit/knobs';
import { openMenu } from '../../kit/menu';
import { expectLink, leadsTo, press, retries, shows } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { money, t } from '../../kit/words';
import { ticketViewOf } from './adminTicketPage';

type Compose = FormAction<ComposeDraft, AdminRefusal>;

/** The form for an answer or a note, after this has happened. */
const writing = (typed: Partial<ComposeDraft>, ...actions: readonly Compose[]) =>
  ticketViewOf({}, { form: formAfter(emptyCompose, typed, ...actions) });

const meta = {
  component: AdminTicketScreen,
  decorators: [inContentArea],
  args: {
    view: ticketViewOf(),
    onRetry: fn(),
    onModeChange: fn(),
    onTextChange: fn(),
    onFilesAdd: fn(),
    onFileRemove: fn(),
    onComposeSubmit: fn(),
    onAnswerUndo: fn(),
    onTicketChange: fn(),
    onMergeOpen: fn(),
    onMergeSubmit: fn(),
    onViewAs: fn(),
    onAttach: fn(),
    onQuestionConfirm: fn(),
    onDraftChange: fn(),
    onOverlayClose: fn(),
    onCannedInsert: fn(),
    onCannedOpen: fn(),
    onCannedChange: fn(),
    onCannedSubmit: fn(),
    onCannedDelete: fn(),
    onCannedClose: fn(),
  },
} satisfies Meta<typeof AdminTicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An answer as it is typed. */
const typedAnswer = 'Готово';

const answerText = () => t('adminTickets.compose.text');

/** The state and the urgency of the ticket, and how much it says. */
const ticketKnobs = knobs(
  {
    status: choice(ticketStatuses),
    priority: choice(ticketPriorities),
    entries: count(3, 30),
    isLong: toggle(),
  },
  ({ status, priority, entries, isLong }) => {
    const ticket = makeDeskTicket({ status, priority });
    return {
      view: ticketViewOf({
        ticket: { ...ticket, subject: isLong ? lengthened(ticket.subject) : ticket.subject },
        entries: repeated(sampleDeskEntries, entries),
      }),
    };
  },
);

/** The thread, the answer, and the customer beside it. */
// shows: DESK-02
export const Default: Story = {
  parameters: ticketKnobs,
  play: async ({ canvas, args }) => {
    const note = t('adminTickets.author.note', { staff: sampleStaff[1] });
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText(containing(money(1500)))).toBeVisible();
    await expectLink(canvas, containing('nginx-error.log'), '/api/tickets/5001/attachments/1');
    await expectLink(canvas, 'shop.example.ru', '/admin/servers?q=%231024');
    await userEvent.click(canvas.getByRole('radio', { name: t('adminTickets.compose.note') }));
    await expect(args.onModeChange).toHaveBeenCalledWith('note');
    await userEvent.type(canvas.getByRole('textbox', { name: answerText() }), 'x');
    await expect(args.onTextChange).toHaveBeenCalledWith('x');
    await userEvent.click(canvas.getByRole('button', { name: t('adminTickets.compose.send') }));
    await expect(args.onComposeSubmit).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: t('adminTickets.compose.sendClose') }));
    await expect(args.onComposeSubmit).toHaveBeenLastCalledWith(true);
  },
};

export const Loading: Story = { args: { view: ticketViewOf({}, { load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: ticketViewOf({}, { load: { status: 'error', reason: 'offline' } }) },
  play: retries('onRetry'),
};

/** The address has a number of no ticket, or none at all. */
export const NoSuchTicket: Story = {
  args: { view: ticketViewOf({}, { load: { status: 'ready', value: null } }) },
  play: leadsTo('adminTickets.back', '/admin/tickets?status=queued'),
};

/** Each choice is in force at once. */
export const Properties: Story = {
  play: async ({ canvas, args }) => {
    const select = (label: string) => canvas.getByRole('combobox', { name: label });
    await userEvent.selectOptions(select(t('adminTickets.column.assignee')), sampleStaff[1]);
    await expect(args.onTicketChange).toHaveBeenLastCalledWith({ field: 'assignee', value: sampleStaff[1] });
    await userEvent.selectOptions(select(t('adminTickets.column.department')), 'billing');
    await expect(args.onTicketChange).toHaveBeenLastCalledWith({ field: 'department', value: 'billing' });
    await userEvent.selectOptions(select(t('adminTickets.column.priority')), 'urgent');
    await expect(args.onTicketChange).toHaveBeenLastCalledWith({ field: 'priority', value: 'urgent' });
    await userEvent.click(canvas.getByRole('button', { name: t('adminTickets.close') }));
    await expect(args.onTicketChange).toHaveBeenLastCalledWith({ field: 'status', value: 'closed' });
    await press(canvas, t('adminTickets.merge'), args.onMergeOpen, makeDeskPage());
    await press(canvas, t('adminUsers.viewAs'), args.onViewAs, makeDeskPage());
  },
};

export const Changing: Story = { args: { view: ticketViewOf({}, { changing: 'pending' }) } };

export const Closed: Story = {
  args: { view: ticketViewOf({ ticket: makeDeskTicket({ status: 'closed', waitingSince: null }) }) },
  play: async ({ canvas, args }) => {
    await press(canvas, t('adminTickets.reopen'), args.onTicketChange, { field: 'status', value: 'queued' });
  },
};

export const Filled: Story = {
  args: { view: writing({ answer: 'Анна, мы перезапустили php-fpm: сайт снова открывается.' }) },
};

/** An internal note as it is typed. */
const noteText = 'Проверить ещё раз вечером.';

/** A note looks like none of the customer's messages, while it is written too. */
export const Note: Story = {
  args: { view: writing({ mode: 'note', note: noteText }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue(noteText);
    await expect(canvas.queryByText(t('adminTickets.compose.sendClose'))).toBeNull();
    await press(canvas, t('adminTickets.compose.saveNote'), args.onComposeSubmit, false);
  },
};

export const Validation: Story = {
  args: { view: writing({}, { type: 'refused', fields: ['text'] }) },
  play: shows('adminTickets.compose.required'),
};

export const Pending: Story = { args: { view: writing({ answer: 'Готово' }, { type: 'sent' }) } };

/** Nothing typed is lost. */
export const SubmitFailed: Story = {
  args: { view: writing({ answer: typedAnswer }, { type: 'sent' }, { type: 'failed', failure: 'gone' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: answerText() })).toHaveValue(typedAnswer);
  },
};

/** The demonstration shows the desk and changes nothing of it (D51). */
export const Demonstration: Story = {
  args: {
    view: writing({ answer: 'Готово' }, { type: 'sent' }, { type: 'failed', failure: 'demonstration' }),
  },
  play: shows('admin.refused.demonstration'),
};

const chosenFiles = [
  { id: 'f0', file: fileOf('nginx.log', 2048) },
  { id: 'f1', file: fileOf('setup.exe', 2048) },
];

/** Files of an answer follow the rules of the customer's; a note has none. */
// shows: DESK-08
export const Files: Story = {
  args: {
    view: writing(
      { answer: typedAnswer, files: chosenFiles },
      {
        type: 'refused',
        fields: ['files'],
      },
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('support.file.type'))).toBeVisible();
    const log = new File(['502'], 'php.log', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(t('support.form.files')), log);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([log]);
    await press(canvas, t('files.remove', { name: 'setup.exe' }), args.onFileRemove, 'f1');
  },
};

/** An answer can be undone for ten seconds. */
// shows: DESK-03
export const Outgoing: Story = {
  args: {
    view: ticketViewOf({
      outgoing: [
        {
          id: 7,
          staff: sampleStaff[0],
          text: 'Перезапустили php-fpm.\nСайт открывается.',
          closes: true,
          files: [{ name: 'nginx.conf.txt', size: 2048 }],
          sendAt: '2026-11-21T11:40:10Z',
        },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(containing(t('adminTickets.outgoing.closes')))).toBeVisible();
    await expect(canvas.getByText(containing('nginx.conf.txt'))).toBeVisible();
    await press(canvas, t('adminTickets.outgoing.undo'), args.onAnswerUndo, 7);
  },
};

/** A guest gets mails only; an account with the same address can take the ticket. */
// shows: DESK-11, DESK-12
export const Guest: Story = {
  args: { view: ticketViewOf({ serverId: null, customer: null, guest: makeDeskGuest() }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(t('adminTickets.guest.noFiles'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('adminTickets.merge') })).toBeNull();
    await expectLink(canvas, makeDeskGuest().email, '/admin/users/1');
    await press(canvas, t('adminTickets.guest.attach'), args.onAttach);
  },
};

/** No account has the address. */
export const GuestWithoutAccount: Story = {
  args: {
    view: ticketViewOf({ serverId: null, customer: null, guest: makeDeskGuest({ account: null }) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('adminTickets.guest.noAccount'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('adminTickets.guest.attach') })).toBeNull();
  },
};

/** A customer with nothing, in trouble. */
export const SuspendedCustomer: Story = {
  args: {
    view: ticketViewOf({
      serverId: null,
      customer: makeDeskCustomer({
        status: 'Suspended',
        servers: [],
        tickets: [],
        openBills: { count: 0, sum: makeDeskCustomer().balance },
      }),
    }),
  },
  play: shows('adminTickets.customer.suspended', 'adminTickets.customer.noServers'),
};

export const LongContent: Story = {
  args: {
    view: ticketViewOf({
      ticket: makeDeskTicket({
        subject: 'Сервер не отвечает после обновления, а в журнале ничего нет. '.repeat(4),
        customer: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
      }),
      entries: Array.from({ length: 5 }, (_, round) =>
        sampleDeskEntries.map((entry) => ({ ...entry, id: `${round}-${entry.id}` })),
      ).flat(),
      customer: makeDeskCustomer({
        email: `${'very-long-name'.repeat(6)}@subdomain.example.com`,
        name: 'Константин Константинович Константинопольский-Преображенский',
      }),
    }),
  },
};

/** A canned answer is inserted, or the dialog opened in which they are written. */
export const CannedMenu: Story = {
  play: async ({ canvas, args }) => {
    const [first] = sampleCannedAnswers;
    const menu = await openMenu(canvas, t('adminTickets.canned'));
    await userEvent.click(menu.getByRole('menuitem', { name: first?.title ?? '' }));
    await expect(args.onCannedInsert).toHaveBeenCalledWith(first);
    await openMenu(canvas, t('adminTickets.canned'));
  },
};

/** Two answers to one question would confuse the customer. */
// shows: DESK-07
export const ColleagueWrites: Story = {
  args: { view: ticketViewOf({ writers: [sampleStaff[1]] }) },
  play: async ({ canvas }) => {
    const words = t('adminTickets.writers', { count: 1, staff: sampleStaff[1] });
    await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** The ticket leads back to the reader's place in the queue, and on to the next waiting ticket. */
// shows: DESK-15
export const Queue: Story = {
  play: async ({ canvas }) => {
    await expectLink(canvas, t('adminTickets.back'), '/admin/tickets?status=queued');
    await expectLink(canvas, t('adminTickets.next'), '/admin/tickets/5006');
    await expectLink(canvas, containing(sampleDeskTickets[2]?.subject ?? ''), '/admin/tickets/5006');
  },
};

/** Nobody else waits. */
// shows: DESK-15
export const LastOfQueue: Story = {
  args: { view: ticketViewOf({}, { queue: { href: '/admin/tickets', next: null } }) },
  play: async ({ canvas }) => {
    await expectLink(canvas, t('adminTickets.back'), '/admin/tickets');
    await expect(canvas.queryByRole('link', { name: t('adminTickets.next') })).toBeNull();
  },
};

/** The customer wrote again while the ticket was open. */
// shows: DESK-16
export const Unseen: Story = {
  args: {
    view: ticketViewOf({}, { seen: new Set(sampleDeskEntries.slice(0, -1).map(({ id }) => id)) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('adminTickets.unseen', { count: 1 }))).toBeVisible();
    await expect(canvas.getAllByText(t('adminTickets.new'))).toHaveLength(1);
  },
};

/** Its messages are elsewhere: nothing is answered here. */
export const Merged: Story = {
  args: {
    view: ticketViewOf({
      ticket: makeDeskTicket({ status: 'closed', waitingSince: null }),
      mergedInto: 5005 as TicketId,
      entries: sampleDeskEntries.filter(({ author }) => author === 'robot'),
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: t('adminTickets.number', { id: 5005 }) });
    await expect(link).toHaveAttribute('href', '/admin/tickets/5005');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('adminTickets.reopen') })).toBeNull();
  },
};

/** Finance reads tickets; the page says why there is no form. */
export const NoRight: Story = {
  args: { view: ticketViewOf({}, { reader: { email: sampleStaff[0], role: 'finance' } }) },
  play: async ({ canvas }) => {
    const reason = t('adminTickets.noRight', { role: t('admin.staffRole.finance') });
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('adminTickets.close') })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: t('adminTickets.column.priority') })).toBeDisabled();
  },
};
