import { useReducer, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { emptyLoginDraft, loginProblems, type LoginDraft } from '@/domain/auth/loginRules';
import { formReducer, type FormAction } from '@/domain/form/formState';
import { LoginScreen } from '@/screens/auth/LoginScreen/LoginScreen';
import { toLoginView } from '@/screens/auth/LoginScreen/toLoginView';
import { authPageArgs, chooseLanguageAndTheme } from '../../kit/authPage';
import { failedBy, formAfter, blurred, longEmail, refusedBy, sending, sendings } from '../../kit/form';
import { choice, knobs, toggle } from '../../kit/knobs';
import { expectLink, leadsTo, press, pressesInVain } from '../../kit/plays';
import { containing, startingWith } from '../../kit/textMatch';
import { t } from '../../kit/words';

type Rest = Parameters<typeof toLoginView>[1];

/** The login as the app shows it. */
function viewOf(form = formAfter(emptyLoginDraft), rest: Partial<Rest> = {}) {
  return toLoginView(form, {
    occasion: 'visit',
    registration: 'open',
    isPasswordShown: false,
    externalSignIn: 'idle',
    providerName: null,
    ...rest,
  });
}

const draft: LoginDraft = { email: 'anna.sokolova@example.ru', password: 'correct horse battery' };

/** Filled in, after this has happened. */
const filled = (...actions: readonly FormAction<LoginDraft>[]) =>
  formAfter(emptyLoginDraft, draft, ...actions);

/** The typed values, the reason for the page and the result of submitting. */
const loginKnobs = knobs(
  {
    typed: choice(['nothing', 'filled in', 'long']),
    occasion: choice(['visit', 'sessionEnded']),
    registration: choice(['open', 'invited', 'closed']),
    sending: choice(sendings),
    isPasswordShown: toggle(),
    externalSignIn: choice(['idle', 'pending']),
  },
  ({ typed, sending: state, ...rest }) => {
    const known = typed === 'nothing' ? {} : draft;
    const email = typed === 'long' ? { email: longEmail } : {};
    return {
      view: viewOf(formAfter<LoginDraft>(emptyLoginDraft, { ...known, ...email }, ...sending(state)), rest),
    };
  },
);

const meta = {
  component: LoginScreen,
  args: {
    view: viewOf(),
    ...authPageArgs(),
    onDraftChange: fn(),
    onPasswordShownChange: fn(),
    onSubmit: fn(),
    onPasskeySignIn: fn(),
    onExternalSignIn: fn(),
  },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** §2: login and password, the language, the two links, the external provider. */
// shows: LOGIN-29, LOGIN-01, LOGIN-04, LOGIN-07, LOGIN-08, LOGIN-09, LANG-03
export const Default: Story = {
  parameters: loginKnobs,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: containing(t('auth.login.login')) }), 'a');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ email: 'a' });
    await userEvent.type(canvas.getByLabelText(t('auth.field.password')), 'b');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ password: 'b' });
    await press(canvas, t('auth.login.submit'), args.onSubmit);
    await press(canvas, t('auth.login.passkey'), args.onPasskeySignIn);
    await press(canvas, t('auth.external.start'), args.onExternalSignIn);
    await chooseLanguageAndTheme(canvas, args);
    await expectLink(canvas, t('auth.login.forgot'), '/forgot-password');
    await expectLink(canvas, t('auth.login.ask'), '/ask-support');
    await expectLink(canvas, t('auth.login.register'), '/register');
  },
};

/** In place of a page whose session has ended (D22), with an explanation. */
export const SessionEnded: Story = {
  args: { view: viewOf(formAfter(emptyLoginDraft, { email: draft.email }), { occasion: 'sessionEnded' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(startingWith(t('auth.login.sessionEnded')))).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

/** The provider opens no accounts: the sentence replaces the link to the registration. */
// shows: REGISTER-22
export const RegistrationClosed: Story = {
  args: { view: viewOf(formAfter(emptyLoginDraft), { registration: 'closed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('registrationMode.closed'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('auth.login.register') })).toBeNull();
  },
};

/** Accounts by invitation only. */
// shows: REGISTER-22
export const RegistrationByInvitation: Story = {
  args: { view: viewOf(formAfter(emptyLoginDraft), { registration: 'invited' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(t('registrationMode.invited'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('auth.login.register') })).toBeNull();
  },
};

export const Filled: Story = {
  args: { view: viewOf(filled()) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(t('auth.field.password')), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

// shows: LOGIN-02
export const PasswordShown: Story = {
  args: { view: viewOf(filled(), { isPasswordShown: true }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText(t('auth.field.password'))).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: t('common.hidePassword') }));
    await expect(args.onPasswordShownChange).toHaveBeenLastCalledWith(false);
  },
};

/** §5: login and password are required. Focus moves to the first empty one. */
// shows: LOGIN-03
export const Validation: Story = {
  args: {
    view: viewOf(formAfter(emptyLoginDraft, {}, refusedBy(loginProblems(emptyLoginDraft)))),
  },
  play: async ({ canvas }) => {
    const login = canvas.getByRole('textbox', { name: containing(t('auth.login.login')) });
    await expect(login).toHaveFocus();
    await expect(login).toHaveAccessibleDescription(t('auth.problem.required'));
  },
};

// shows: LOGIN-06
export const Pending: Story = {
  args: { view: viewOf(filled({ type: 'sent' })) },
  play: pressesInVain('auth.login.pending', 'onSubmit'),
};

const refusal = 'Неверный e-mail или пароль';

/** §8: the server's own words above the button. */
// shows: LOGIN-12
export const SubmitFailed: Story = {
  args: {
    view: viewOf(filled(failedBy('refused', { status: 401, error: refusal }))),
  },
  play: async ({ canvas }) => {
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent(refusal);
    await expect(error).toHaveFocus();
  },
};

/** §8: nothing was answered, so the form's own fallback, with what to do. */
// shows: LOGIN-14
export const Unreachable: Story = {
  args: {
    view: viewOf(filled(failedBy('timeout'))),
  },
  play: async ({ canvas }) => {
    const error = canvas.getByRole('alert');
    await expect(error).toHaveTextContent(t('auth.login.failed'));
    await expect(error).toHaveTextContent(t('auth.hint.timeout', { seconds: 10 }));
  },
};

/** The account waits for its verification: the way to a new code is one click. */
export const Unverified: Story = {
  args: {
    view: viewOf(
      filled(
        failedBy('refused', {
          status: 403,
          error:
            'Адрес ещё не подтверждён. Получите новый код на странице подтверждения (/verify) и введите его',
        }),
      ),
    ),
  },
  play: leadsTo('auth.newCode', '/verify?email=anna.sokolova%40example.ru'),
};

/** D13: the request to the provider is pending. */
// shows: LOGIN-16
/** The button shows the provider's configured name. */
export const ExternalNamed: Story = {
  args: { view: viewOf(formAfter(emptyLoginDraft), { providerName: 'Corp ID' }) },
  play: async ({ canvas, args }) => {
    const start = t('auth.external.startWith', { provider: 'Corp ID' });
    await press(canvas, start, args.onExternalSignIn);
  },
};

export const ExternalPending: Story = { args: { view: viewOf(filled(), { externalSignIn: 'pending' }) } };

export const LongContent: Story = {
  args: {
    view: viewOf(
      formAfter<LoginDraft>(
        emptyLoginDraft,
        { email: `${'очень-длинный-адрес-'.repeat(8)}@example.ru`, password: 'п'.repeat(128) },
        ...blurred('email'),
        failedBy('refused', { status: 502, statusText: 'Bad-Gateway-'.repeat(30) }),
      ),
      { isPasswordShown: true },
    ),
  },
};

/** Try it: the form's own rules, no server. */
export const Interactive: Story = {
  tags: ['!visual'],
  render: function Harness(args) {
    const [form, dispatch] = useReducer(formReducer<LoginDraft>, formAfter(emptyLoginDraft));
    const [isPasswordShown, setShown] = useState(false);
    return (
      <LoginScreen
        {...args}
        view={viewOf(form, { isPasswordShown })}
        onDraftChange={(patch) => dispatch({ type: 'changed', patch })}
        onPasswordShownChange={setShown}
        onSubmit={() => dispatch(refusedBy(loginProblems(form.draft)))}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('auth.login.submit') }));
    const login = canvas.getByRole('textbox', { name: containing(t('auth.login.login')) });
    await expect(login).toHaveFocus();
    await userEvent.keyboard('anna@example.ru');
    await expect(login).toHaveAccessibleDescription('');
    await userEvent.tab();
    await expect(canvas.getByLabelText(t('auth.field.password'))).toHaveFocus();
  },
};
