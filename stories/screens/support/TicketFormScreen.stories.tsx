import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ServerId } from '@/domain/server';
import { suggestAnswers } from '@/domain/supportAnswers';
import { emptyTicketDraft } from '@/domain/supportForm';
import { useI18n } from '@/i18n/I18nProvider';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { TicketFormScreen } from '@/screens/support/TicketFormScreen/TicketFormScreen';
import type { TicketFormView } from '@/screens/support/TicketFormScreen/ticketFormTypes';
import { inContentArea } from '../../kit/contentArea';

const empty: TicketFormView = {
  draft: emptyTicketDraft,
  files: [],
  problems: {},
  submission: { status: 'idle' },
  refusals: 0,
  restored: null,
  answers: [],
  cancelHref: '/dashboard/support',
};

const filled: TicketFormView = {
  ...empty,
  draft: {
    subject: 'Сайт не открывается после обновления PHP',
    service: 'vps',
    serverId: 1042 as ServerId,
    department: 'technical',
    message:
      'Обновили PHP до 8.4, и nginx отвечает 502.\nВ логах: connect() to unix:/run/php/php8.3-fpm.sock failed.',
  },
  files: [
    { id: 'f0', name: 'nginx-error.log', size: 348_160, problem: null },
    { id: 'f1', name: 'Снимок экрана 2026-11-21.png', size: 1_873_000, problem: null },
  ],
};

const answers = sampleAnswers
  .slice(1, 3)
  .map(({ id, ru }) => ({ id, ...ru, page: { href: '/dashboard/vps', name: 'shell.nav.vps' as const } }));

const meta = {
  component: TicketFormScreen,
  decorators: [inContentArea],
  args: {
    view: empty,
    onDraftChange: fn(),
    onFilesAdd: fn(),
    onFileRemove: fn(),
    onDraftDiscard: fn(),
    onRestoredDismiss: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof TicketFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2, §9: 12 services, of which none is required, and 4 departments. */
// proves: TICKET-01, TICKET-02, TICKET-03, TICKET-07
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Тема' }), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ subject: 'a' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Услуга/ }), 'BitNinja');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ service: 'bitninja' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Отдел' }), 'Жалобы (Abuse)');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ department: 'abuse' });
    const log = new File(['502'], 'nginx.log', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Файлы (необязательно)'), log);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([log]);
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Отмена' })).toHaveAttribute('href', '/dashboard/support');
  },
};

/** Opened by a server's Question (D7): the server can be taken out again. */
// proves: TICKET-08
export const Filled: Story = {
  args: { view: filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать' }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ serverId: null });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Услуга/ }), 'Не выбрана');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ service: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать файл nginx-error.log' }));
    await expect(args.onFileRemove).toHaveBeenCalledWith('f0');
  },
};

/** Answers come while the subject is typed; only their number is announced, and focus stays. */
export const Answers: Story = {
  args: {
    view: { ...empty, draft: { ...emptyTicketDraft, subject: 'Не могу войти по SSH' }, answers },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Нашлось 2 готовых ответа/)).toBeInTheDocument();
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getByText('Не получается войти на сервер по SSH или RDP'));
    await expect(first).toHaveTextContent('В списке серверов откройте «Инструкции»');
    const [link] = canvas.getAllByRole('link', { name: 'Открыть «VPS/VDS»' });
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const Restored: Story = {
  args: {
    view: { ...filled, files: [], restored: { isOther: false, lostFiles: ['error.log', 'экран.png'] } },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/приложите их снова: error.log, экран.png/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Начать заново' }));
    await expect(args.onDraftDiscard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть сообщение о черновике' }));
    await expect(args.onRestoredDismiss).toHaveBeenCalledOnce();
  },
};

/** Someone came with another question than the kept draft's: the draft stands until they say otherwise. */
export const RestoredOther: Story = {
  args: { view: { ...filled, files: [], restored: { isOther: true, lostFiles: [] } } },
};

/** §5: subject and department are required. Files that cannot go along say why, each for itself. */
// proves: TICKET-04
export const Validation: Story = {
  args: {
    view: {
      ...empty,
      problems: { subject: 'required', department: 'choose', files: 'files' },
      refusals: 1,
      files: [
        { id: 'f0', name: 'virus.exe', size: 120_000, problem: 'type' },
        { id: 'f1', name: 'dump.zip', size: 26_000_000, problem: 'tooLarge' },
        { id: 'f2', name: '', size: 10, problem: 'noName' },
        { id: 'f3', name: 'empty.txt', size: 0, problem: 'empty' },
        { id: 'f4', name: 'error.log', size: 348_160, problem: null },
        { id: 'f5', name: 'шестой.png', size: 90_000, problem: 'tooMany' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('textbox', { name: 'Тема' });
    await expect(subject).toHaveFocus();
    await expect(subject).toHaveAccessibleDescription('Заполните это поле');
    await expect(canvas.getByText('Больше 25 МБ')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { view: { ...filled, submission: { status: 'pending' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправляем...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §8: the server's own words; everything typed is still there. */
export const SubmitFailed: Story = {
  args: {
    view: {
      ...filled,
      submission: { status: 'failed', reason: { said: '503 Service Unavailable' } },
      refusals: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('503 Service Unavailable');
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    view: {
      ...filled,
      draft: {
        ...filled.draft,
        subject: 'Ж'.repeat(10_000),
        message: `${'Очень длинный рассказ о том, что произошло. '.repeat(80)}\n${'x'.repeat(500)}`,
      },
      problems: { subject: 'tooLong' },
      restored: { isOther: false, lostFiles: [`${'имя-файла-'.repeat(24)}.png`] },
      files: [{ id: 'f0', name: `${'имя-файла-'.repeat(24)}.png`, size: 24_999_999, problem: null }],
    },
  },
};

/** Try it: the answers come from the built-in instructions. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const { locale } = useI18n();
    const [draft, setDraft] = useState(emptyTicketDraft);
    return (
      <TicketFormScreen
        {...args}
        view={{
          ...empty,
          draft,
          answers: suggestAnswers(draft.subject, sampleAnswers).map((answer) => ({
            id: answer.id,
            ...answer[locale],
            page: null,
          })),
        }}
        onDraftChange={(patch) => setDraft((current) => ({ ...current, ...patch }))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Тема' }), 'Как продлить');
    // It fades in.
    await waitFor(() => expect(canvas.getByText('Как продлить сервер')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: 'Тема' })).toHaveFocus();
  },
};
