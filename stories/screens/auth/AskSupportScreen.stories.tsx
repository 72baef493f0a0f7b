import { useReducer, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { formReducer } from '@/domain/form/formState';
import { emptyGuestTicket, guestTicketProblems, type GuestTicketDraft } from '@/domain/support/guestTicket';
import { AskSupportScreen } from '@/screens/auth/AskSupportScreen/AskSupportScreen';
import { toAskSupportView } from '@/screens/auth/AskSupportScreen/toAskSupportView';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { failedBy, formAfter, longEmail, refusedBy, sending, sendings } from '../../kit/form';
import { choice, knobs } from '../../kit/knobs';
import { expectLink, presses, pressesInVain } from '../../kit/plays';
import { containing } from '../../kit/textMatch';
import { t } from '../../kit/words';

type Draft = GuestTicketDraft;
const empty = emptyGuestTicket;
const draft: Draft = {
  email: 'anna.sokolova@example.ru',
  name: 'Анна',
  subject: 'Код не приходит',
  message: 'Письма с кодом нет ни во входящих, ни в спаме.',
};

const viewOf = (form = formAfter<Draft>(empty), sentTo: string | null = null) =>
  toAskSupportView(form, sentTo);

const field = (name: keyof Omit<Draft, 'email'>) => containing(t(`askSupport.${name}`));

/** Both steps, with short and long texts. */
const askKnobs = knobs(
  { step: choice(['form', 'sent']), typed: choice(['nothing', 'short', 'long']), sending: choice(sendings) },
  ({ step, typed, sending: state }) => {
    const long = { ...draft, email: longEmail, message: `${draft.message} `.repeat(30) };
    const known = { nothing: empty, short: draft, long }[typed];
    const form = formAfter<Draft>(empty, known, ...sending(state));
    return { view: viewOf(form, step === 'sent' ? known.email : null) };
  },
);

const meta = {
  component: AskSupportScreen,
  args: { view: viewOf(), ...authPageArgs(), onDraftChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof AskSupportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The login page leads here; Cancel leads back. */
// shows: DESK-10
export const Default: Story = {
  parameters: askKnobs,
  play: async ({ canvas, args }) => {
    await expectLink(canvas, t('common.cancel'), '/login');
    await userEvent.type(canvas.getByRole('textbox', { name: containing(t('auth.field.email')) }), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ email: 'a' });
    for (const name of ['name', 'subject', 'message'] as const) {
      await userEvent.type(canvas.getByRole('textbox', { name: field(name) }), 'b');
      await expect(args.onDraftChange).toHaveBeenLastCalledWith({ [name]: 'b' });
    }
    await chooseLanguageAndTheme(canvas, args);
  },
};

export const Filled: Story = {
  args: { view: viewOf(formAfter(empty, draft)) },
  play: presses('askSupport.submit', 'onSubmit'),
};

/** Every field is required; the first problem has the focus. */
export const Validation: Story = {
  args: { view: viewOf(formAfter(empty, {}, refusedBy(guestTicketProblems(empty)))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: containing(t('auth.field.email')) })).toHaveFocus();
    await expect(canvas.getAllByText(t('auth.problem.required'))).toHaveLength(4);
  },
};

/** Sending: what is typed stays, a second press does nothing. */
export const Pending: Story = {
  args: { view: viewOf(formAfter(empty, draft, { type: 'sent' })) },
  play: pressesInVain('askSupport.pending', 'onSubmit'),
};

/** Too many questions: the page says when to try again, and keeps the text. */
export const SubmitFailed: Story = {
  args: {
    view: viewOf(
      formAfter<Draft>(
        empty,
        draft,
        failedBy('refused', { status: 429, error: 'Слишком много попыток', retryAfterSeconds: 300 }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: field('message') })).toHaveValue(draft.message);
  },
};

/** The answer comes by mail, to this address. */
// shows: DESK-10
export const Sent: Story = {
  args: { view: viewOf(undefined, draft.email) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText(draft.email)).toBeVisible();
    await expectLink(canvas, t('askSupport.toLogin'), '/login');
  },
};

export const LongContent: Story = { args: { view: viewOf(undefined, longEmail) } };

/** Try it: both steps. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [form, dispatch] = useReducer(formReducer<Draft>, formAfter(empty, draft));
    const [sentTo, setSentTo] = useState<string | null>(null);
    return (
      <AskSupportScreen
        {...args}
        view={viewOf(form, sentTo)}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onSubmit={() => setSentTo(form.draft.email)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('askSupport.submit') }));
    await expect(canvas.getByText(draft.email)).toBeVisible();
  },
};
