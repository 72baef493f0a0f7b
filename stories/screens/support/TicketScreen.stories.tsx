import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { TicketId } from '@/domain/support';
import { exampleTickets, makeTicket } from '@/sample-data/supportTickets';
import { TicketScreen } from '@/screens/support/TicketScreen/TicketScreen';
import type { ReplyView, TicketView } from '@/screens/support/TicketScreen/ticketTypes';
import { inContentArea } from '../../kit/contentArea';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';

const reply: ReplyView = {
  message: '',
  files: [],
  problems: {},
  submission: { status: 'idle' },
  refusals: 0,
};

type ReadyView = Extract<TicketView, { status: 'ready' }>;

const ready: ReadyView = {
  status: 'ready',
  ticket: makeTicket(),
  serverHref: '/dashboard/server-edit?id=1024',
  delay: 30,
  now: '2026-11-21T10:10:00Z',
  reply,
  closing: 'idle',
};

const [, answered = makeTicket(), closed = makeTicket()] = exampleTickets;
const id = 5001 as TicketId;

const meta = {
  component: TicketScreen,
  decorators: [inContentArea],
  args: {
    view: ready,
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
// proves: SUPPORT-05
export const Default: Story = {
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
    await userEvent.click(canvas.getByRole('button', { name: t('support.thread.close') }));
    await expect(args.onTicketClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { view: { status: 'loading', id } } };

export const Error: Story = {
  args: { view: { status: 'error', id, reason: 'unexpected' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** No number in the address, a malformed one, or one of no ticket. */
export const NoSuchTicket: Story = {
  args: { view: { status: 'noSuchTicket', listHref: '/dashboard/support' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('support.thread.back') })).toHaveAttribute(
      'href',
      '/dashboard/support',
    );
  },
};

export const Answered: Story = {
  args: { view: { ...ready, ticket: answered, serverHref: null, delay: null } },
};

export const Closed: Story = {
  args: { view: { ...ready, ticket: closed, serverHref: null, delay: null } },
};

export const Archived: Story = {
  args: { view: { ...ready, ticket: makeTicket({ isArchived: true }) } },
};

export const Closing: Story = { args: { view: { ...ready, closing: 'pending' } } };

export const Filled: Story = {
  args: {
    view: {
      ...ready,
      reply: {
        ...reply,
        message: 'Нашли в конфиге старый сокет.\nПоменяли, но после перезагрузки снова 502.',
        files: [{ id: 'f0', name: 'site.conf.txt', size: 2_400, problem: null }],
      },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('support.thread.send') }));
    await expect(args.onReplySubmit).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole('button', { name: t('common.files.remove', { name: 'site.conf.txt' }) }),
    );
    await expect(args.onFileRemove).toHaveBeenCalledWith('f0');
  },
};

export const Validation: Story = {
  args: { view: { ...ready, reply: { ...reply, problems: { message: 'required' }, refusals: 1 } } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: t('support.thread.reply') });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(t('support.problem.reply'));
  },
};

export const Pending: Story = {
  args: { view: { ...ready, reply: { ...reply, message: 'Да', submission: { status: 'pending' } } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('support.form.pending') }));
    await expect(args.onReplySubmit).not.toHaveBeenCalled();
  },
};

export const SubmitFailed: Story = {
  args: {
    view: {
      ...ready,
      reply: {
        ...reply,
        message: 'Спасибо, заработало.',
        submission: { status: 'failed', reason: 'offline' },
        refusals: 1,
      },
    },
  },
};

export const LongContent: Story = {
  args: {
    view: {
      ...ready,
      ticket: makeTicket({
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
    },
  },
};

const answer = 'Проверили, всё работает';

/** Try it: type, attach, send. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [ticket, setTicket] = useState(ready.ticket);
    const [message, setMessage] = useState('');
    return (
      <TicketScreen
        {...args}
        view={{ ...ready, ticket, reply: { ...reply, message } }}
        onReplyChange={setMessage}
        onReplySubmit={() => {
          setTicket({
            ...ticket,
            messages: [
              ...ticket.messages,
              {
                id: ticket.messages.length + 1,
                at: ready.now,
                author: 'customer',
                text: message,
                attachments: [],
              },
            ],
          });
          setMessage('');
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
