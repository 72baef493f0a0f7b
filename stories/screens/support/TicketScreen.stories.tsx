import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { formReducer, type FormAction } from '@/domain/form/formState';
import { supportDepartments, ticketStatuses, type TicketId } from '@/domain/support/support';
import { makeTicket } from '@/sample-data/tickets';
import { leadsTo, press, pressesInVain, retries } from '../../kit/plays';
import { exampleTickets } from '../../kit/supportTickets';
import { TicketScreen } from '@/screens/support/TicketScreen/TicketScreen';
import { toTicketView, type ReplyDraft, type TicketParts } from '@/screens/support/TicketScreen/ticketView';
import { inContentArea } from '../../kit/contentArea';
import { failedBy, fileOf, formAfter } from '../../kit/form';
import { choice, count, knobs, lengthened, repeated, toggle } from '../../kit/knobs';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';

const empty: ReplyDraft = { message: '', files: [] };

/** A ticket's page as the app shows it. */
function viewOf(ticket = makeTicket(), changes: Partial<TicketParts> = {}) {
  return toTicketView({
    id: ticket.id,
    load: { status: 'ready', value: ticket },
    form: formAfter(empty),
    closing: 'idle',
    now: '2026-11-21T10:10:00Z',
    ...changes,
  });
}

/** A reply as typed, after this has happened. */
const replying = (typed: Partial<ReplyDraft>, ...actions: readonly FormAction<ReplyDraft>[]) =>
  viewOf(undefined, { form: formAfter(empty, typed, ...actions) });

const [, answered = makeTicket(), closed = makeTicket()] = exampleTickets;

/** Thread of a ticket, its subject, and its assignee. */
const ticketKnobs = knobs(
  {
    status: choice(ticketStatuses),
    messages: count(2, 40),
    department: choice(supportDepartments),
    longNames: toggle(),
    isArchived: toggle(),
    isAboutServer: choice(['yes', 'no']),
    isClosing: toggle(),
  },
  ({ status, messages, department, longNames, isArchived, isAboutServer, isClosing }) => {
    const ticket = makeTicket({ status, department, isArchived });
    return {
      view: viewOf(
        {
          ...ticket,
          subject: longNames ? lengthened(ticket.subject) : ticket.subject,
          serverId: isAboutServer === 'yes' ? ticket.serverId : null,
          messages: repeated(ticket.messages, messages),
        },
        { closing: isClosing ? 'pending' : 'idle' },
      ),
    };
  },
);

const meta = {
  component: TicketScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onReplyChange: fn(),
    onFilesAdd: fn(),
    onFileRemove: fn(),
    onReplySubmit: fn(),
    onTicketClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TicketScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Oldest first; a robot that says it is a robot confirms the queue. */
// shows: SUPPORT-05
export const Default: Story = {
  parameters: ticketKnobs,
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        containing(t('support.thread.queued', { id: 5001, department: t('support.department.technical') })),
      ),
    ).toBeVisible();
    await expect(canvas.getByText('nginx-error.log')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: t('support.thread.reply') }), 'a');
    await expect(args.onReplyChange).toHaveBeenCalledWith('a');
    const log = new File(['502'], 'nginx.log', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(t('support.form.files')), log);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([log]);
    await press(canvas, t('support.thread.close'), args.onTicketClose);
  },
};

/** Files of support’s answer are downloaded from the thread. */
// shows: DESK-08
export const SupportFiles: Story = {
  args: {
    view: viewOf(
      makeTicket({
        status: 'answered',
        messages: [
          {
            id: 1,
            at: '2026-11-21T09:50:00Z',
            author: 'support',
            text: 'Новая настройка во вложении.',
            attachments: [{ id: '12', name: `${'very-long-name-of-a-file'.repeat(5)}.txt`, size: 2048 }],
          },
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: containing('very-long-name-of-a-file') });
    await expect(link).toHaveAttribute('href', '/api/tickets/5001/attachments/12');
    await expect(link).toHaveAttribute('download');
  },
};

export const Loading: Story = { args: { view: viewOf(undefined, { load: { status: 'loading' } }) } };

export const Error: Story = {
  args: { view: viewOf(undefined, { load: { status: 'error', reason: 'unexpected' } }) },
  play: retries('onRetry'),
};

/** No number in the address, a malformed one, or one of no ticket. */
export const NoSuchTicket: Story = {
  args: { view: viewOf(undefined, { id: null }) },
  play: leadsTo('support.thread.back', '/dashboard/support'),
};

export const Answered: Story = {
  args: { view: viewOf(answered) },
};

export const Closed: Story = {
  args: { view: viewOf(closed) },
};

export const Archived: Story = {
  args: { view: viewOf(makeTicket({ isArchived: true })) },
};

export const Closing: Story = { args: { view: viewOf(undefined, { closing: 'pending' }) } };

export const Filled: Story = {
  args: {
    view: replying({
      message: 'Нашли в конфиге старый сокет.\nПоменяли, но после перезагрузки снова 502.',
      files: [{ id: 'f0', file: fileOf('site.conf.txt', 2_400) }],
    }),
  },
  play: async ({ canvas, args }) => {
    await press(canvas, t('support.thread.send'), args.onReplySubmit);
    await press(canvas, t('files.remove', { name: 'site.conf.txt' }), args.onFileRemove, 'f0');
  },
};

export const Validation: Story = {
  args: { view: replying({}, { type: 'refused', fields: ['message'] }) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: t('support.thread.reply') });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(t('support.problem.reply'));
  },
};

export const Pending: Story = {
  args: { view: replying({ message: 'Да' }, { type: 'sent' }) },
  play: pressesInVain('support.form.pending', 'onReplySubmit'),
};

export const SubmitFailed: Story = {
  args: { view: replying({ message: 'Спасибо, заработало.' }, failedBy('offline')) },
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      makeTicket({
        id: 999_999_999 as TicketId,
        subject: `${'Оченьдлинноесловобезпробелов'.repeat(5)} <script>alert(1)</script>`,
        messages: [
          {
            id: 1,
            at: '2026-11-21T09:40:00Z',
            author: 'customer',
            text: `${'Текст, в котором есть всё. '.repeat(60)}\n\n${'x'.repeat(400)}\n<b>не жирно</b>\nالخادم لا يستجيب`,
            attachments: [
              { name: `${'имя-файла-'.repeat(20)}.png`, size: 24_999_999 },
              { name: 'صورة الشاشة.png', size: 12 },
            ],
          },
          { id: 2, at: '2026-11-21T09:41:00Z', author: 'customer', text: '', attachments: [] },
        ],
      }),
    ),
  },
};

const answer = 'Проверили, всё работает';

/** Try it: type, attach, send. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [ticket, setTicket] = useState(makeTicket);
    const [form, dispatch] = useReducer(formReducer<ReplyDraft>, formAfter(empty));
    return (
      <TicketScreen
        {...args}
        view={viewOf(ticket, { form })}
        onReplyChange={(message) => dispatch({ type: 'changed', patch: { message } })}
        onReplySubmit={() => {
          const reply = { at: ticket.updatedAt, author: 'customer', attachments: [] } as const;
          const { messages } = ticket;
          setTicket({
            ...ticket,
            messages: [...messages, { id: messages.length + 1, text: form.draft.message, ...reply }],
          });
          dispatch({ type: 'reset', draft: empty });
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('support.thread.reply') }), answer);
    await userEvent.click(canvas.getByRole('button', { name: t('support.thread.send') }));
    await expect(canvas.getByText(answer)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: t('support.thread.reply') })).toHaveValue('');
  },
};
