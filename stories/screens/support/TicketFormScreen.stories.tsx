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
import { containing, startingWith } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';

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

/** An answer of the sample. */
function answerNamed(id: string) {
  const answer = sampleAnswers.find((each) => each.id === id);
  if (!answer) throw new RangeError(`No answer ${id}`);
  return answer;
}

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
    await userEvent.type(canvas.getByRole('textbox', { name: t('support.form.subject') }), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ subject: 'a' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: startingWith(t('support.form.service')) }),
      'BitNinja',
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ service: 'bitninja' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('support.form.department') }),
      t('support.department.abuse'),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ department: 'abuse' });
    const log = new File(['502'], 'nginx.log', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText(t('support.form.files')), log);
    await expect(args.onFilesAdd).toHaveBeenCalledWith([log]);
    await userEvent.click(canvas.getByRole('button', { name: t('support.form.submit') }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('common.cancel') })).toHaveAttribute(
      'href',
      '/dashboard/support',
    );
  },
};

/** Opened by a server's Question (D7): the server can be taken out again. */
// proves: TICKET-08
export const Filled: Story = {
  args: { view: filled },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('support.form.removeServer') }));
    await expect(args.onDraftChange).toHaveBeenCalledWith({ serverId: null });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: startingWith(t('support.form.service')) }),
      t('support.form.noService'),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ service: '' });
    await userEvent.click(
      canvas.getByRole('button', { name: t('common.files.remove', { name: 'nginx-error.log' }) }),
    );
    await expect(args.onFileRemove).toHaveBeenCalledWith('f0');
  },
};

/** Answers come while the subject is typed; only their number is announced, and focus stays. */
export const Answers: Story = {
  args: {
    view: { ...empty, draft: { ...emptyTicketDraft, subject: 'Не могу войти по SSH' }, answers },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(startingWith(t('support.answers.count', { count: 2 }))),
    ).toBeInTheDocument();
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getByText(answerNamed('access').ru.title));
    await expect(first).toHaveTextContent(answerNamed('access').ru.text);
    const [link] = canvas.getAllByRole('link', { name: t('support.answers.open', { page: 'VPS/VDS' }) });
    await waitFor(() => expect(link).toBeVisible());
  },
};

const lostFiles = ['error.log', 'экран.png'];

export const Restored: Story = {
  args: {
    view: { ...filled, files: [], restored: { isOther: false, lostFiles: lostFiles } },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(containing(t('support.draft.lostFiles', { names: lostFiles.join(', ') }))),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('support.draft.discard') }));
    await expect(args.onDraftDiscard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t('support.draft.dismiss') }));
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
    const subject = canvas.getByRole('textbox', { name: t('support.form.subject') });
    await expect(subject).toHaveFocus();
    await expect(subject).toHaveAccessibleDescription(t('support.problem.required'));
    await expect(canvas.getByText(t('support.file.tooLarge', { size: 25 }))).toBeVisible();
  },
};

export const Pending: Story = {
  args: { view: { ...filled, submission: { status: 'pending' } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('support.form.pending') }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** §8: the server's own words; everything typed is still there. */
export const SubmitFailed: Story = {
  args: {
    view: {
      ...filled,
      submission: { status: 'failed', reason: { text: '503 Service Unavailable' } },
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
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('support.form.subject') }),
      answerNamed('renew')[i18n().locale].title,
    );
    // It fades in.
    await waitFor(() => expect(canvas.getByText(answerNamed('renew')[i18n().locale].title)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: t('support.form.subject') })).toHaveFocus();
  },
};
