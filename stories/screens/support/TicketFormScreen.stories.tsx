import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { formReducer, type FormAction } from '@/domain/form/formState';
import type { ServerId } from '@/domain/servers/server';
import { inLanguage } from '@/domain/values/localized';
import { emptyTicketDraft } from '@/domain/support/supportForm';
import { useI18n } from '@/i18n/I18nProvider';
import { sampleServers } from '@/sample-data/servers';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { TicketFormScreen } from '@/screens/support/TicketFormScreen/TicketFormScreen';
import {
  toTicketFormView,
  type TicketFormDraft,
  type TicketFormParts,
} from '@/screens/support/TicketFormScreen/ticketFormView';
import { inContentArea } from '../../kit/contentArea';
import { failedBy, fileOf, formAfter, blurred, sending, sendings } from '../../kit/form';
import { choice, count, knobs, lengthened, toggle } from '../../kit/knobs';
import { expectLink, press, pressesInVain } from '../../kit/plays';
import { containing, exactly, startingWith } from '../../kit/textMatch';
import { i18n, t } from '../../kit/words';

const empty: TicketFormDraft = { ...emptyTicketDraft, files: [] };

/** The ticket form as the app shows it. */
function viewOf(form = formAfter(empty), changes: Partial<TicketFormParts> = {}) {
  return toTicketFormView({
    form,
    restored: null,
    answers: [],
    articles: [],
    locale: 'ru',
    servers: sampleServers,
    isEmptyAsked: false,
    ...changes,
  });
}

/** Files as picked, in this order. */
const picked = (...files: readonly (readonly [name: string, size: number])[]) =>
  files.map(([name, size], index) => ({ id: `f${index}`, file: fileOf(name, size) }));

const draft: TicketFormDraft = {
  subject: 'Сайт не открывается после обновления PHP',
  service: 'vps',
  serverId: 1042 as ServerId,
  department: 'technical',
  message:
    'Обновили PHP до 8.4, и nginx отвечает 502.\nВ логах: connect() to unix:/run/php/php8.3-fpm.sock failed.',
  files: picked(['nginx-error.log', 348_160], ['Снимок экрана 2026-11-21.png', 1_873_000]),
};

/** Filled in, after this has happened. */
const filled = (...actions: readonly FormAction<TicketFormDraft>[]) => formAfter(empty, draft, ...actions);

/** An answer of the sample. */
function answerNamed(id: string) {
  const answer = sampleAnswers.find((each) => each.id === id);
  if (!answer) throw new RangeError(`No answer ${id}`);
  return answer;
}

/** The typed, attached and already answered parts, and the result of submitting. */
const ticketKnobs = knobs(
  {
    typed: choice(['nothing', 'filled in', 'long']),
    files: count(0, 8),
    hasAnswers: toggle(),
    draft: choice(['new', 'restored', 'restored, of another question']),
    isRefused: toggle(),
    sending: choice(sendings),
  },
  ({ typed, files, hasAnswers, draft: kind, isRefused, sending: state }) => {
    const subject = hasAnswers ? 'Сервер не отвечает по SSH' : draft.subject;
    const form = formAfter<TicketFormDraft>(
      empty,
      {
        ...(typed === 'nothing' ? {} : draft),
        ...(typed === 'long' ? { message: draft.message.repeat(30) } : {}),
        ...(typed !== 'nothing' || hasAnswers
          ? { subject: typed === 'long' ? lengthened(subject) : subject }
          : {}),
        files: picked(
          ...Array.from({ length: files }, (_, index) => [`error-${index + 1}.log`, 348_160] as const),
        ),
      },
      ...(isRefused ? [{ type: 'refused', fields: ['subject', 'department', 'files'] } as const] : []),
      ...sending(state),
    );
    return {
      view: viewOf(form, {
        answers: hasAnswers ? sampleAnswers : [],
        restored: kind === 'new' ? null : { isOther: kind !== 'restored', lostFiles: ['error.log'] },
      }),
    };
  },
);

const meta = {
  component: TicketFormScreen,
  decorators: [inContentArea],
  args: {
    view: viewOf(),
    onDraftChange: fn(),
    onFilesAdd: fn(),
    onFileRemove: fn(),
    onDraftDiscard: fn(),
    onRestoredDismiss: fn(),
    onSubmit: fn(),
    onEmptyConfirm: fn(),
    onEmptyClose: fn(),
  },
} satisfies Meta<typeof TicketFormScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2, §9: 12 services, of which none is required, and 4 departments. */
// shows: TICKET-01, TICKET-02, TICKET-03, TICKET-07
export const Default: Story = {
  parameters: ticketKnobs,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: t('support.form.subject') }), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ subject: 'a' });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: startingWith(t('support.form.service')) }),
      t('support.service.bitninja'),
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
    await press(canvas, t('support.form.submit'), args.onSubmit);
    await expectLink(canvas, t('common.cancel'), '/dashboard/support');
  },
};

/** Opened by a server's Question (D7): the server can be taken out again. */
// shows: TICKET-08, TICKET-10
export const Filled: Story = {
  args: { view: viewOf(filled()) },
  play: async ({ canvas, args }) => {
    const server = canvas.getByRole('combobox', { name: startingWith(t('support.form.server')) });
    await expect(server).toHaveDisplayValue('#1042 mail.example.ru');
    await userEvent.selectOptions(server, '#1031 api.example.ru');
    await expect(args.onDraftChange).toHaveBeenCalledWith({ serverId: 1031 });
    await userEvent.selectOptions(server, t('support.form.noServer'));
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ serverId: null });
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: startingWith(t('support.form.service')) }),
      t('support.form.noService'),
    );
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ service: '' });
    await press(canvas, t('files.remove', { name: 'nginx-error.log' }), args.onFileRemove, 'f0');
  },
};

/** Answers come while the subject is typed; only their number is announced, and focus stays. */
export const Answers: Story = {
  args: {
    view: viewOf(formAfter(empty, { subject: 'Сервер не отвечает по SSH' }), { answers: sampleAnswers }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(startingWith(t('support.answers.count', { count: 2 }))),
    ).toBeInTheDocument();
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getByText(answerNamed('access').texts.ru.title));
    await expect(first).toHaveTextContent(answerNamed('access').texts.ru.text);
    const [link] = canvas.getAllByRole('link', {
      name: t('support.answers.open', { page: t('shell.nav.vps') }),
    });
    await waitFor(() => expect(link).toBeVisible());
  },
};

const lostFiles = ['error.log', 'экран.png'];

export const Restored: Story = {
  args: {
    view: viewOf(formAfter(draft, { files: [] }), { restored: { isOther: false, lostFiles } }),
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(containing(t('support.draft.lostFiles', { names: lostFiles.join(', ') }))),
    ).toBeVisible();
    await press(canvas, t('support.draft.discard'), args.onDraftDiscard);
    await press(canvas, t('support.draft.dismiss'), args.onRestoredDismiss);
  },
};

/** The link asks another question than the stored draft: the draft stays until discarded. */
export const RestoredOther: Story = {
  args: { view: viewOf(formAfter(draft, { files: [] }), { restored: { isOther: true, lostFiles: [] } }) },
};

/** §5: subject and department are required. Files that cannot go along say why, each for itself. */
// shows: TICKET-04
export const Validation: Story = {
  args: {
    view: viewOf(
      formAfter(
        empty,
        {
          files: picked(
            ['virus.exe', 120_000],
            ['dump.zip', 26_000_000],
            ['', 10],
            ['empty.txt', 0],
            ...Array.from({ length: 5 }, (_, index) => [`error-${index + 1}.log`, 348_160] as const),
            ['шестой.png', 90_000],
          ),
        },
        { type: 'refused', fields: ['subject', 'department', 'files'] },
      ),
    ),
  },
  play: async ({ canvas }) => {
    const subject = canvas.getByRole('textbox', { name: t('support.form.subject') });
    await expect(subject).toHaveFocus();
    await expect(subject).toHaveAccessibleDescription(t('support.problem.required'));
    await expect(canvas.getByText(exactly(t('support.file.tooLarge', { size: 25 })))).toBeVisible();
  },
};

/** The field of the server is in its place before they are known, and for an account without any. */
export const ServersLoading: Story = {
  args: { view: viewOf(formAfter(empty), { servers: [] }) },
  play: async ({ canvas }) => {
    const server = canvas.getByRole('combobox', { name: startingWith(t('support.form.server')) });
    await expect(server).toHaveDisplayValue(t('support.form.noServer'));
    await expect(canvas.getByRole('textbox', { name: t('support.form.message') })).toBeVisible();
  },
};

/** Only the subject: confirmed before it is sent. */
// shows: TICKET-09
export const EmptyMessage: Story = {
  args: { view: viewOf(filled(), { isEmptyAsked: true }) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: t('support.form.empty') }));
    await press(dialog, t('support.form.emptySend'), args.onEmptyConfirm);
    await press(dialog, t('support.form.emptyWrite'), args.onEmptyClose);
  },
};

export const Pending: Story = {
  args: { view: viewOf(filled({ type: 'sent' })) },
  play: pressesInVain('support.form.pending', 'onSubmit'),
};

/** §8: the server's own words; everything typed is still there. */
export const SubmitFailed: Story = {
  args: {
    view: viewOf(filled(failedBy('refused', { status: 503, statusText: 'Service Unavailable' }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('503 Service Unavailable');
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    view: viewOf(
      formAfter(
        draft,
        {
          subject: 'Ж'.repeat(10_000),
          message: `${'Очень длинный рассказ о том, что произошло. '.repeat(80)}\n${'x'.repeat(500)}`,
          files: picked([`${'имя-файла-'.repeat(24)}.png`, 24_999_999]),
        },
        ...blurred('subject'),
      ),
      { restored: { isOther: false, lostFiles: [`${'имя-файла-'.repeat(24)}.png`] } },
    ),
  },
};

/** Try it: the answers come from the built-in instructions. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const { locale } = useI18n();
    const [form, dispatch] = useReducer(formReducer<TicketFormDraft>, formAfter(empty));
    return (
      <TicketFormScreen
        {...args}
        view={viewOf(form, { answers: sampleAnswers, locale })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
      />
    );
  },
  play: async ({ canvas }) => {
    const { title } = inLanguage(answerNamed('renew').texts, i18n().locale);
    await userEvent.type(canvas.getByRole('textbox', { name: t('support.form.subject') }), title);
    // It fades in.
    await waitFor(() => expect(canvas.getByText(title)).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: t('support.form.subject') })).toHaveFocus();
  },
};
